// What is sold out, nearly so, or on order: `content/availability.yaml`.
import { availability } from '#generated/availability.ts';
import { variety as varietyPage } from '#generated/pages/variety.ts';
import type { Surface } from '#generated/readings.ts';
import type { AvailabilityState, Link, PriceFileReading, Variety } from '#generated/types.ts';
import { type Dated, holds } from '../shell/period.ts';
import type { StockView, TreeState } from '../shell/stock.ts';
import { fill } from '../text/fill.ts';
import { formatHeights } from '../text/format.ts';
import { buildMoment } from './build-moment.ts';
import { stillToHold } from './periods.ts';
import { priceOn } from './readings.ts';
import { linkOf } from './request.ts';

type Line = Omit<AvailabilityState, 'from' | 'until'> & Dated;
type Named = Pick<Variety, 'slug' | 'name'>;
type Size = PriceFileReading['grid'][number];

const words = varietyPage.availability;

/**
 * What is to be said of a variety from the build on, one view after the other; the visitor's clock chooses.
 * @returns undefined for a variety that the list does not name, or that `surface` does not sell
 */
export function stockOf(variety: Named, surface: Surface): readonly StockView[] | undefined {
  const lines: Line[] = stillToHold(availability.states.filter((line) => line.variety === variety.slug));
  const price = priceOn(variety.slug, surface);
  if (lines.length === 0 || !price) return undefined;
  const built = buildMoment.getTime();
  const changes = lines.flatMap(({ from = built, until = built }) => [from, until]);
  const later = [...new Set(changes.filter((instant) => instant > built))].sort((a, b) => a - b);
  return [built, ...later].map((start, index) => {
    const until = later[index];
    const now = lines.filter((line) => holds(line, start));
    return {
      ...(index > 0 && { from: start }),
      ...(until !== undefined && { until }),
      isBuilt: index === 0,
      ...viewOf(variety, price, now),
    };
  });
}

function viewOf(
  variety: Named,
  { grid, from }: PriceFileReading,
  lines: readonly Line[],
): Omit<StockView, keyof Dated> {
  const found = grid.map((size) => lineOf(lines, size));
  const left = grid.filter((_, index) => found[index]?.state !== 'sold-out');
  const whole = wholeOf(found, lines);
  const cheapest = Math.min(...left.map(({ price }) => price));
  return {
    ...(whole && { whole: inWords(whole, variety) }),
    sizes: found.map((line, index) => {
      const isOfAll = line && !line.sizes && line.state !== 'sold-out';
      return line ? { ...inWords(line, variety, grid[index]), ...(isOfAll && { isOfAll }) } : null;
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

function inWords({ state, delay }: Line, variety: Named, size?: Size): TreeState {
  switch (state) {
    case 'sold-out':
      return { look: 'out', tag: words.soldOut, note: words.soldOut, ask: ask(variety, size) };
    case 'on-order': {
      const values = { delay: delay ?? '' };
      const delivery = { text: fill(varietyPage.included.delivery.onOrder, values) };
      return { look: 'normal', tag: words.onOrder, note: fill(words.delay, values), ...values, delivery };
    }
    default:
      return { look: 'warning', tag: words.few, note: words.few };
  }
}

/** The contact form, filled in with the tree that is meant. */
function ask({ name }: Named, size: Size | undefined): Link {
  return linkOf(words.ask, { tree: size ? `${name}, ${formatHeights(size.min, size.max)}` : name });
}

/**
 * What is to be said of its trees of a height, for those who show one of them.
 * @param height in metres; one that two sizes share is of the smaller one
 */
export function statesOfHeight(variety: Named, height: number, surface: Surface) {
  const row = priceOn(variety.slug, surface)?.grid.findIndex(({ max }) => height <= max) ?? -1;
  return (stockOf(variety, surface) ?? []).flatMap(({ whole: _, sizes, lowest: __, ...period }) => {
    const state = sizes[row];
    return state ? [{ tag: state.tag, look: state.look, ...period }] : [];
  });
}

/** When a variety is sold out: nothing should link to it then. */
export function soldOutTimes(variety: Named): readonly Dated[] {
  const views = stockOf(variety, 'variety') ?? [];
  return views.flatMap(({ whole, sizes: _, lowest: __, ...period }) => (whole?.ask ? [period] : []));
}
