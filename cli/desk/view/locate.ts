import { findEntry } from '../../core/content/content.ts';
import { localeOf } from '../../core/language/locale-of.ts';
import { factText } from '../../core/language/reading.ts';
import type { Model } from '../../core/model/model.ts';
import { foldText } from '../../core/model/values.ts';
import { literalPattern } from '../../core/text/literal-pattern.ts';
import { withoutMarkdown } from '../../core/text/without-markdown.ts';
import { mappingOf } from '../../core/values/json-value.ts';
import { pointerTo } from '../../core/values/pointer.ts';
import type { Snapshot } from '../../core/workspace/workspace.ts';
import type { Place } from '../contract.ts';
import { placeOf } from './names.ts';
import { entriesOf } from './overview.ts';
import { scalarsIn } from './scalars.ts';

export interface Located {
  /** The text of an element of a page. */
  readonly text: string;
  /** The address of the page. */
  readonly page: string;
  /** The entry that is open. */
  readonly subject?: string;
}

/** How well a value matches a text: as a whole, with its constants filled in, as a number, among other words, in part. */
const FIT = { none: 0, part: 1, among: 2, value: 3, pattern: 4, whole: 5 } as const;

/** Shorter texts occur in too many places, in characters. */
const ENOUGH = 4;

/** The place of a text of a page: the best fit, and of these the one nearest to what is open. `null` where it is computed. */
export function locate(snapshot: Snapshot, { text, page, subject }: Located): Place | null {
  const { content } = snapshot.loaded;
  const wanted = foldText(text);
  if (wanted === '') return null;
  const rankOf = nearness(snapshot.model(), page, subject);
  let best: { readonly place: Place; readonly order: readonly number[] } | null = null;
  for (const entry of entriesOf(content)) {
    const rank = rankOf(entry.subject);
    for (const [pointer, value] of scalarsIn(entry.value, '')) {
      const fit = typeof value === 'number' ? fitOfNumber(value, wanted, rank) : fitOf(String(value), wanted);
      if (fit === FIT.none) continue;
      const order = [-fit, rank, Math.abs(String(value).length - text.length)];
      if (best === null || isBefore(order, best.order))
        best = { place: placeOf(content, entry, pointer), order };
    }
  }
  return best !== null && Number(best.order[0]) < -FIT.among
    ? best.place
    : (factSaying(snapshot, wanted) ?? best?.place ?? null);
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? 0;
    if (value !== against) return value < against;
  }
  return false;
}

/** 0 for what is open, then the entry of the page, its prices and its frame, then the rest. */
function nearness(model: Model, page: string, open: string | undefined): (subject: string) => number {
  const { route, slug } = model.routes.match(page.replace(/[?#].*/, '')) ?? {};
  const main = route && slug !== undefined ? `${route.collection}/${slug}` : route?.page;
  const prices = model.priceFiles.find(({ product }) => `${product.collection}/${product.slug}` === main)
    ?.entry.subject;
  return (subject) => {
    if (subject === open) return 0;
    if (subject === main) return 1;
    return subject === prices || subject === route?.page ? 2 : 3;
  };
}

function fitOf(value: string, wanted: string): number {
  const blocks = blocksOf(value);
  if (blocks.some((block) => block === wanted)) return FIT.whole;
  if (value.includes('{') && blocks.some((block) => patternOf(block)?.test(wanted))) return FIT.pattern;
  if (wanted.length >= ENOUGH && blocks.some((block) => block.includes(wanted))) return FIT.among;
  const isPart = blocks.some((block) => block.length > 3 * ENOUGH && wanted.includes(block));
  return isPart ? FIT.part : FIT.none;
}

/** Amounts are alone in cells of tables, and those of the page's entry. */
function fitOfNumber(value: number, wanted: string, rank: number): number {
  const [, written] = wanted.match(/^(?:dès )?(\d+(?:,\d+)?) ?(?:€|m|cm|km|h)?$/) ?? [];
  return rank < 3 && written !== undefined && Number(written.replace(',', '.')) === value
    ? FIT.value
    : FIT.none;
}

/** What a text looks like on a page, block by block: no marks of Markdown. */
function blocksOf(text: string): readonly string[] {
  return text.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|#+) )/).map((block) => foldText(withoutMarkdown(block)));
}

/** A text with constants, or with gaps that the page fills in: « lu en {minutes} min ». */
function patternOf(block: string): RegExp | null {
  const parts = block.split(/\{\{?[^{}]*\}?\}/);
  if (parts.length < 2 || parts.join('').replace(/[^\p{L}]/gu, '').length < ENOUGH) return null;
  return new RegExp(`^${parts.map(literalPattern).join('.*?')}$`);
}

/** The reading of a fact that a page shows by itself. */
function factSaying({ sound, model }: Snapshot, wanted: string): Place | null {
  const locale = localeOf(sound.settings);
  for (const { entry } of model().facts) {
    const { kind, readings } = mappingOf(entry.value);
    for (const [index, reading] of (Array.isArray(readings) ? readings : []).entries()) {
      if (foldText(factText(locale, String(kind), reading)) !== wanted) continue;
      const found = findEntry(sound, entry.subject);
      if (found) return placeOf(sound, found, pointerTo(pointerTo('/readings', index), 'value'));
    }
  }
  return null;
}
