import type { Publication, Subject } from '../contract.ts';

type Tied = Pick<Publication['entries'][number], 'subject' | 'needs' | 'namedBy' | 'isRecorded'>;

/** The subjects of the entries that wait while the others are published. */
export type Left = ReadonlySet<Subject>;

/** What waits once an entry is taken in or left out. With it comes what it needs and what names it. */
export function leftAfter(entries: readonly Tied[], left: Left, subject: Subject, isTaken: boolean): Left {
  if (!isTaken) return leftOut(entries, new Set([...left, subject]));
  const named = entries.find((entry) => entry.subject === subject)?.namedBy ?? [];
  const taken = follow(entries, [subject, ...named], ({ needs }) => needs);
  return leftOut(entries, new Set([...left].filter((each) => !taken.has(each))));
}

/** What waits of these entries: with those that are left out stay those that need them. */
export function leftOut(entries: readonly Tied[], left: Left): Left {
  const all = follow(entries, left, (needed) =>
    entries.flatMap(({ subject, needs }) => (needs.includes(needed.subject) ? [subject] : [])),
  );
  return new Set(
    entries.flatMap(({ subject, isRecorded }) => (all.has(subject) && !isRecorded ? [subject] : [])),
  );
}

function follow(
  entries: readonly Tied[],
  start: Iterable<Subject>,
  next: (entry: Tied) => readonly Subject[],
): Left {
  const found = new Set(start);
  // A set that grows is walked to its end.
  for (const each of found)
    for (const other of entries.filter((entry) => entry.subject === each).flatMap(next)) found.add(other);
  return found;
}
