import type { Publication, Subject } from '../contract.ts';

type Tied = Pick<Publication['entries'][number], 'subject' | 'needs' | 'namedBy' | 'isRecorded'>;

/** The subjects of the entries that are published, or `null` for all. */
export type Taken = ReadonlySet<Subject> | null;

/**
 * What is published once an entry is taken in or left out. With it come what it needs and what names it; with it stay
 * those that need it.
 */
export function takenAfter(
  entries: readonly Tied[],
  taken: Taken,
  subject: Subject,
  isTaken: boolean,
): Taken {
  const follow = (start: readonly Subject[], next: (entry: Tied) => readonly Subject[]) => {
    const found = new Set(start);
    // A set that grows is walked to its end.
    for (const each of found)
      for (const other of entries.filter((entry) => entry.subject === each).flatMap(next)) found.add(other);
    return found;
  };
  const named = entries.find((entry) => entry.subject === subject)?.namedBy ?? [];
  const changed = isTaken
    ? follow([subject, ...named], ({ needs }) => needs)
    : follow([subject], (needed) =>
        entries.flatMap((entry) => (entry.needs.includes(needed.subject) ? [entry.subject] : [])),
      );
  const now = entries.filter((entry) =>
    changed.has(entry.subject) ? isTaken || entry.isRecorded : (taken?.has(entry.subject) ?? true),
  );
  return now.length === entries.length ? null : new Set(now.map((entry) => entry.subject));
}
