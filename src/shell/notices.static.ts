// Evaluated at build time (see vite.config.ts).
import { notices as allNotices } from '#generated/notices.ts';
import { stillToHold } from '../data/periods.ts';

/** What is or will be announced above every page, the warnings first. */
export const notices = stillToHold(allNotices).toSorted(
  (one, other) => Number(other.level === 'warning') - Number(one.level === 'warning'),
);
