// Written by `sapin generate` from content/consistency.yaml: edit that, not this.
import type { AcceptedConflicts } from './types.ts';

export const consistency: AcceptedConflicts = {
  "accepted": []
};
