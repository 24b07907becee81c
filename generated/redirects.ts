// Written by `sapin generate` from content/redirects.yaml: edit that, not this.
import type { Redirects } from './types.ts';

export const redirects: Redirects = {
  "redirects": []
};
