// What is sold out, nearly so, or on order: `content/availability.yaml`.
import { availability } from '#generated/availability.ts';
import { decoration as decorationPage } from '#generated/pages/decoration.ts';
import { variety as varietyPage } from '#generated/pages/variety.ts';
import type { Surface } from '#generated/readings.ts';
import type {
  AvailabilityState,
  AvailabilityWords,
  Decoration,
  PriceFileReading,
  Variety,
} from '#generated/types.ts';
import { type Dated, holds } from '../shell/period.ts';
import type { StateView, StockState, StockView } from '../shell/stock.ts';
import { fill } from '../text/fill.ts';
import { formatHeights } from '../text/format.ts';
import { buildMoment } from './build-moment.ts';
import { stillToHold } from './periods.ts';
import { priceOn } from './readings.ts';
import { linkOf } from './request.ts';

type Line = Omit<AvailabilityState, 'from' | 'until'> & Dated;
type Named = Pick<Variety, 'slug' | 'name'>;
type Size = PriceFileReading['grid'][number];

/** @returns undefined for a variety that the list does not name, or that `surface` does not sell */
export function stockOf(variety: Named, surface: Surface): readonly StockView[] | undefined {
  const lines: Line[] = stillToHold(availability.states.filter((line) => line.variety === variety.slug));
  const price = priceOn(variety.slug, surface);
  return price && viewsOf(lines, (now) => viewOf(variety, price, now));
}

/** @returns undefined for a decoration that the list does not name */
export function stockOfDecoration({
  slug,
  title,
}: Pick<Decoration, 'slug' | 'title'>): readonly StateView[] | undefined {
  const named = availability.decorations?.filter(({ decoration }) => decoration === slug) ?? [];
  return viewsOf(stillToHold(named), ([line]) =>
    line ? { whole: inWords(line, title, decorationPage.availability) } : {},
  );
}

/** What pages say from the build on, one view after the other; the visitor's clock chooses. */
function viewsOf<L extends Dated, V extends object>(
  lines: readonly L[],
  viewAt: (now: readonly L[]) => V,
): readonly (V & Dated)[] | undefined {
  if (lines.length === 0) return undefined;
  const built = buildMoment.getTime();
  const changes = lines.flatMap(({ from = built, until = built }) => [from, until]);
  const later = [...new Set(changes.filter((instant) => instant > built))].sort((a, b) => a - b);
  return [built, ...later].map((start, index) => {
    const until = later[index];
    return {
      ...(index > 0 && { from: start }),
      ...(until !== undefined && { until }),
      isBuilt: index === 0,
      ...viewAt(lines.filter((line) => holds(line, start))),
    };
  });
}

function viewOf(
  { name }: Named,
  { grid, from }: PriceFileReading,
  lines: readonly Line[],
): Omit<StockView, keyof Dated> {
  const found = grid.map((size) => lineOf(lines, size));
  const left = grid.filter((_, index) => found[index]?.state !== 'sold-out');
  const whole = wholeOf(found, lines);
  const cheapest = Math.min(...left.map(({ price }) => price));
  return {
    ...(whole && { whole: inWords(whole, name) }),
    sizes: grid.map(({ min, max }, index) => {
      const line = found[index];
      if (!line) return null;
      const words = inWords(line, `${name}, ${formatHeights(min, max)}`);
      return line.sizes || line.state === 'sold-out' ? words : { ...words, isOfAll: true };
    }),
    lowest: left.length === 0 || left.length === grid.length ? from : Math.max(from, cheapest),
  };
}

/** A line that names the size goes before one of the whole variety. */
function lineOf(lines: readonly Line[], { min, max }: Size): Line | undefined {
  const own = lines.find(({ sizes }) => sizes?.includes(`${min}-${max}`));
  const line = own ?? lines.find(({ sizes }) => !sizes);
  return line?.state === 'available' ? undefined : line;
}

/** What all sizes have in common; while something is left, what is said of the whole variety. */
function wholeOf([first, ...others]: readonly (Line | undefined)[], lines: readonly Line[]) {
  if (others.every((other) => other?.state === first?.state)) return first;
  return lines.find(({ sizes, state }) => !sizes && (state === 'few' || state === 'on-order'));
}

/** What is sold out is asked for in the contact form, by its name. */
function inWords(
  { state, delay = '' }: Pick<Line, 'state' | 'delay'>,
  name: string,
  words: AvailabilityWords = varietyPage.availability,
): StockState {
  switch (state) {
    case 'sold-out':
      return { look: 'out', tag: words.soldOut, note: words.soldOut, ask: linkOf(words.ask, { name }) };
    case 'on-order':
      return { look: 'normal', tag: words.onOrder, note: fill(words.delay, { delay }), delay };
    default:
      return { look: 'warning', tag: words.few, note: words.few };
  }
}

/**
 * What pages say of its trees of a height, for those who show one of them.
 * @param height in metres; one that two sizes share is of the smaller one
 */
export function statesOfHeight(variety: Named, height: number, surface: Surface) {
  const row = priceOn(variety.slug, surface)?.grid.findIndex(({ max }) => height <= max) ?? -1;
  return (stockOf(variety, surface) ?? []).flatMap(({ whole: _, sizes, lowest: __, ...period }) => {
    const state = sizes[row];
    return state ? [{ tag: state.tag, look: state.look, ...period }] : [];
  });
}

/** When something is sold out: nothing should link to it then. */
export function soldOutTimes(views: readonly StateView[] = []): readonly Dated[] {
  return views
    .filter(({ whole }) => whole?.ask)
    .map(({ from, until, isBuilt }) => ({
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
      isBuilt,
    }));
}
