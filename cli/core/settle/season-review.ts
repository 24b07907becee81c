import { placesOfOtherYears } from '../consistency/rules/stale-season.ts';
import { type Content, identityOf } from '../content/content.ts';
import { REVIEW } from '../content/settings/review-schema.ts';
import type { Span } from '../diagnostics/problem.ts';
import type { ContentEdit } from '../edit/content-edit.ts';
import { removeDecision } from '../edit/edit.ts';
import { editValue } from '../edit/edit-value.ts';
import type { Language } from '../language/wording.ts';
import { buildModel } from '../model/model.ts';
import { seasonAt, seasonOf } from '../model/season.ts';
import { type Item, itemsOf } from '../season/items.ts';
import { lineOf, openItems, type Reviewed, readReview, reviewText, yearOfReview } from '../season/review.ts';
import { valueAt } from '../values/json-value.ts';

/** What is left of earlier seasons when that of `year` is prepared. */
export interface SeasonReview {
  readonly content: Content;
  readonly year: number;
  /** The day on which it is looked at, `2026-11-21`. */
  readonly today: string;
  readonly items: readonly Item[];
  readonly reviewed: readonly Reviewed[];
  /** Those that nobody has looked at. */
  readonly open: readonly Item[];
}

/** The year of the season to prepare: that of the day, or of the next one from July on, unless the site is further. */
export function nextSeason(content: Content, today: string): number {
  return Math.max(seasonOf({ identity: identityOf(content) }) ?? 0, seasonAt(today));
}

export function reviewOf(content: Content, year: number, today: string): SeasonReview {
  const items = [...itemsOf(content, year), ...textItems(content, year, today)];
  const reviewed = readReview(content);
  return { content, year, today, items, reviewed, open: openItems(items, reviewed, year) };
}

/** The mentions of other years in texts and addresses. */
function textItems(content: Content, year: number, today: string): Item[] {
  const model = buildModel(content, today);
  return [...placesOfOtherYears(model, year)].map(([entry, places]): Item => {
    const sides = places.map((place) => place.side(model).place);
    const text = ({ pointer }: { readonly pointer: string }) => String(valueAt(entry.value, pointer));
    const pointers = new Set(sides.flatMap(({ pointer, range }) => (range ? [pointer] : [])));
    return {
      id: `text:${entry.subject}`,
      kind: 'text',
      entry,
      pointer: sides[0]?.pointer ?? '',
      label: entry.subject,
      lines: sides.map((side) => (side.range ? around(text(side), side.range) : entry.slug)),
      typed: Array.from(pointers, (pointer) => ({ pointer, of: '', value: text({ pointer }) })),
    };
  });
}

/** A few whole words around a part of a text, on one line. */
function around(text: string, { start, end }: Span): string {
  const before = /(?<!\S)[^\n]{0,30}$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[^\n]{0,30}(?!\S)/.exec(text.slice(end))?.[0] ?? '';
  return `${before}${text.slice(start, end)}${after}`.trim();
}

/**
 * Records that items are right as they are, or that others are to be looked at again, and forgets seasons that are over; none
 * where that is recorded.
 */
export function keptEdit(
  { content, year, today, reviewed, items }: SeasonReview,
  kept: readonly Item[],
  language: Language,
  reopened: readonly Item[] = [],
): ContentEdit | undefined {
  const ids = new Set([...kept, ...reopened].map(({ id }) => id));
  if (ids.size === 0) return undefined;
  const season = nextSeason(content, today);
  const others = reviewed.filter((row) =>
    row.year === year ? !ids.has(row.item) && items.some(({ id }) => id === row.item) : row.year >= season,
  );
  const rows = [...others, ...kept.map((item) => ({ item: item.id, value: lineOf(item), year }))];
  const file = yearOfReview(content)?.entry.file ?? { path: `${REVIEW}.yaml`, text: undefined };
  const after = rows.length === 0 ? undefined : reviewText(file.text, rows, language);
  return after === file.text ? undefined : { path: file.path, before: file.text, after };
}

export function removedEdit({ entry }: Item, what: NonNullable<Item['removes']>): ContentEdit {
  const { path, text } = entry.file;
  const after =
    what === 'decision' ? removeDecision(text) : editValue(text, { op: 'remove', pointer: what.pointer });
  return { path, before: text, after };
}
