import type { Content } from '../content/content.ts';
import { REVIEW } from '../content/settings/review-schema.ts';
import type { Language } from '../language/wording.ts';
import { isMapping } from '../values/json-value.ts';
import type { Item } from './items.ts';

/** An item that was looked at, with its text then. */
export interface Reviewed {
  readonly item: string;
  readonly value: string;
  /** The season for which it is right. */
  readonly year: number;
}

/** What `review.yaml` keeps, of all years. */
export function readReview(content: Pick<Content, 'singletons'>): Reviewed[] {
  const { year: current, reviewed } = yearOfReview(content) ?? {};
  if (!Array.isArray(reviewed)) return [];
  return reviewed.flatMap((row) =>
    isMapping(row)
      ? [{ item: String(row.item), value: String(row.value), year: Number(row.year ?? current) }]
      : [],
  );
}

/** The file of the review, its year and its list; `undefined` where there is none. */
export function yearOfReview({ singletons }: Pick<Content, 'singletons'>) {
  const entry = singletons.get(REVIEW);
  if (!entry?.schema.isBuiltIn || !isMapping(entry.value)) return undefined;
  const { year, reviewed } = entry.value;
  return { entry, year, reviewed };
}

/** The items that nobody has looked at for a year, or that have changed since. */
export function openItems(items: readonly Item[], reviewed: readonly Reviewed[], year: number): Item[] {
  const known = new Map(reviewed.flatMap((row) => (row.year === year ? [[row.item, row.value]] : [])));
  return items.filter((item) => known.get(item.id) !== lineOf(item));
}

/** The text of an item, in one line. */
export function lineOf({ lines }: Item): string {
  return lines.join(' ; ').replace(/\s+/g, ' ');
}

const HEAD: Readonly<Record<Language, string>> = {
  fr: '# Ce que l’on a relu pour cette année, et qui est juste. « sapin season » écrit cette liste ; ce qui change se redemande.\n',
  en: '# What was looked at for this year, and is right. "sapin season" writes this list; what changes is asked again.\n',
};

/**
 * The text of `review.yaml` with what was looked at: comments before the year stay, the list is the tool's. A row of a later
 * year than the first says so.
 */
export function reviewText(
  text: string | undefined,
  reviewed: readonly Reviewed[],
  language: Language,
): string {
  const head = text === undefined ? HEAD[language] : text.slice(0, /^year:/m.exec(text)?.index ?? 0);
  const first = Math.min(...reviewed.map(({ year }) => year));
  const rows = reviewed
    .toSorted((a, b) => a.year - b.year || (a.item < b.item ? -1 : a.item > b.item ? 1 : 0))
    .map(({ item, value, year }) => {
      const later = year === first ? '' : `    year: ${year}\n`;
      return `  - item: ${JSON.stringify(item)}\n    value: ${JSON.stringify(value)}\n${later}`;
    });
  return `${head}year: ${first}\nreviewed:\n${rows.join('')}`;
}
