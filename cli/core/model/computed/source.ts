import type { ComputedFact, Content, Entry } from '../../content/content.ts';
import type { Settings } from '../../content/settings/settings.ts';
import { isMapping } from '../../values/json-value.ts';

/** Computes facts whose names begin with its id and a colon. */
export interface Source {
  readonly id: string;
  /** Whether a content file changes what it computes, besides the names of all files. */
  reads(path: string, settings: Settings): boolean;
  facts(content: Content): Iterable<ComputedFact>;
}

export function nameIn({ value, slug }: Entry): string {
  return isMapping(value) && typeof value.name === 'string' ? value.name : slug;
}
