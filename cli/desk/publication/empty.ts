import { textsSince } from '../../core/git/texts-since.ts';
import type { Publication, UnpublishedEntry } from '../contract.ts';
import { sizeOf } from './incoming.ts';
import type { State } from './state.ts';

/** What is published, as far as it is known here. */
export interface Known {
  /** Entries that visitors read otherwise. */
  readonly unpublished: readonly UnpublishedEntry[];
  /** How many entries others have published that are not here. */
  readonly incoming: number;
  /** What files held when they were last published, where they hold something else now. */
  readonly earlier: ReadonlyMap<string, string>;
}

export const NOTHING: Known = { unpublished: [], incoming: 0, earlier: new Map() };

export async function knownFrom({ repository, base, entries, incoming }: State): Promise<Known> {
  const unpublished = entries.map(({ subject, title, kind }) => ({ subject, title, change: kind }));
  return { unpublished, incoming: sizeOf(incoming), earlier: await textsSince(repository, base) };
}

/** No comparison of pages. */
export const NO_PAGES = { pages: [], frame: null, busy: false, progress: null };
/** The answer where there is no history. */
export const EMPTY: Publication = {
  revision: '',
  entries: [],
  ...NO_PAGES,
  suggestion: '',
  obstacle: null,
  faults: [],
  nowhere: null,
  incoming: null,
  unheard: null,
  canPublish: false,
  canPropose: false,
  asksAuthor: false,
};
