import type { EntryState, EntrySummary } from '../contract.ts';

/** How a list is sorted: by what entries are called, by their days (the newest first), or by what they need. */
export type Order = 'name' | 'day' | 'state';

/** What an entry may need, the most urgent first. */
export const STATES = {
  errors: ({ errors, gaps }) => errors + gaps > 0,
  decisions: ({ decisions }) => decisions > 0,
  unsaved: ({ unsaved }) => unsaved,
  unpublished: ({ unpublished }) => unpublished,
  waits: ({ waitsUntil }) => waitsUntil !== null,
} satisfies Readonly<Record<string, (state: EntryState) => boolean>>;

export type StateName = keyof typeof STATES;

export const STATE_NAMES = Object.keys(STATES) as readonly StateName[];

function rankOf({ state }: EntrySummary): number {
  const rank = STATE_NAMES.findIndex((name) => STATES[name](state));
  return rank < 0 ? STATE_NAMES.length : rank;
}

/** As people look for things: « Épicéa » among the E, « 2 m » before « 10 m ». */
const byName = new Intl.Collator('fr', { numeric: true, ignorePunctuation: true });

export function sortedEntries(entries: readonly EntrySummary[], order: Order): EntrySummary[] {
  const compareNames = (a: EntrySummary, b: EntrySummary) => byName.compare(a.title, b.title);
  return entries.toSorted((a, b) => {
    // What has no day yet is being written.
    if (order === 'day') return (b.day ?? '9999').localeCompare(a.day ?? '9999') || compareNames(a, b);
    return (order === 'state' ? rankOf(a) - rankOf(b) : 0) || compareNames(a, b);
  });
}

/** Entries by what they are about, in the order of its names; one group without a name where none has a subject. */
export function groupedEntries(
  entries: readonly EntrySummary[],
): readonly (readonly [name: string, entries: readonly EntrySummary[]])[] {
  const groups = new Map<string, EntrySummary[]>();
  for (const entry of entries)
    groups.set(entry.group ?? '', [...(groups.get(entry.group ?? '') ?? []), entry]);
  return [...groups].sort(([a], [b]) => byName.compare(a, b));
}
