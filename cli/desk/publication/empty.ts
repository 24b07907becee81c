import type { Publication } from '../contract.ts';

/** No comparison of pages. */
export const NO_PAGES = { pages: [], frame: null, busy: false, progress: null };
/** What is said where there is no history. */
export const EMPTY: Publication = {
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
