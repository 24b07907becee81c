import { useSyncExternalStore } from 'react';

/** A stretch of time, in milliseconds since 1970: from its first instant to the one after its last; a side without an instant is open. */
export interface Period {
  readonly from?: number;
  readonly until?: number;
}

/** What is true in a period only. `src/data/periods.ts` makes it from content. */
export interface Dated extends Period {
  /** Whether it was true at the moment of the build, and so in the prerendered page. */
  readonly isBuilt: boolean;
}

export function holds(
  { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY }: Period,
  moment: number,
) {
  return from <= moment && moment < until;
}

/**
 * Those that hold now, by the visitor's clock. The first render agrees with the prerendered page, which has those of the
 * build; only a change renders again.
 */
export function useHolding<T extends Dated>(all: readonly T[]): readonly T[] {
  const marks = useSyncExternalStore(
    all.length > 0 ? watchClock : watchNothing,
    () => marksOf(all, (item) => holds(item, Date.now())),
    () => marksOf(all, ({ isBuilt }) => isBuilt),
  );
  return all.filter((_, index) => marks[index] === '1');
}

/** A string, so that React can tell a change: `101` when the first and the third hold. */
function marksOf<T>(all: readonly T[], isHolding: (item: T) => boolean): string {
  return all.map((item) => Number(isHolding(item))).join('');
}

const minute = 60_000;

/** Calls back each minute, and when a tab that may have slept is looked at again. */
function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const watchNothing = () => () => undefined;
