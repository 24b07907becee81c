import type { Entry } from '../content/content.ts';
import { euros, heights } from '../content/decimals.ts';
import { groupBy } from '../content/group.ts';
import type { Fact, FactReading } from './facts.ts';
import type { PriceFile, PriceReading, PriceRow } from './prices.ts';
import { canonical } from './values.ts';

/** What of the content is counted. */
interface Source {
  readonly collections: readonly string[];
  collection(name: string): readonly Entry[];
  readonly priceFiles: readonly PriceFile[];
}

/** Words of slugs shorter than this name no group. */
const NAME = 5;

/** What the content says without anybody writing it: how many entries there are, what is cheapest and dearest, what is sold. */
export function computedFacts(model: Source): Fact[] {
  return [...counts(model), ...prices(model), ...sizes(model)];
}

/** `count:varieties`, and `count:varieties/nordmann` for those whose slugs share a word. */
function* counts(model: Source): Generator<Fact> {
  for (const name of model.collections) {
    const entries = model.collection(name);
    const [first] = entries;
    if (!first) continue;
    yield computed(`count:${name}`, 'count', first, '', String(entries.length), String(entries.length));
    const words = entries.flatMap((entry) =>
      entry.slug
        .split('-')
        .filter((word) => word.length >= NAME)
        .map((word) => ({ word, entry })),
    );
    for (const [word, named] of groupBy(words, (each) => each.word)) {
      const [one] = named;
      if (named.length < 2 || !one) continue;
      yield computed(
        `count:${name}/${word}`,
        'count',
        one.entry,
        '',
        String(named.length),
        String(named.length),
      );
    }
  }
}

interface Cell {
  readonly file: PriceFile;
  readonly reading: PriceReading;
  readonly row: PriceRow;
}

/** Every price that a visitor may meet. */
export function liveCells({ priceFiles }: Pick<Source, 'priceFiles'>): Cell[] {
  return priceFiles.flatMap((file) =>
    file.readings
      .filter(({ live }) => live)
      .flatMap((reading) => reading.rows.map((row) => ({ file, reading, row }))),
  );
}

/** `price:varieties/least` and `/most`, then those of each variety: `price:nobilis/least`. */
function* prices(model: Pick<Source, 'priceFiles'>): Generator<Fact> {
  const cells = liveCells(model);
  const byProduct = groupBy(cells, ({ file }) => file.product.slug);
  const collections = groupBy(cells, ({ file }) => file.product.collection);
  for (const [name, own] of [...collections, ...byProduct] as Iterable<[string, Cell[]]>) {
    const sorted = own.toSorted((a, b) => a.row.price - b.row.price);
    for (const [end, cell] of [
      ['least', sorted[0]],
      ['most', sorted.at(-1)],
    ] as const) {
      if (!cell) continue;
      const { price, pointer } = cell.row;
      yield computed(
        `price:${name}/${end}`,
        'money',
        cell.file.entry,
        `${pointer}/price`,
        price,
        euros(price),
      );
    }
  }
}

/** `size:nobilis`: from the smallest to the tallest that is sold. */
function* sizes(model: Pick<Source, 'priceFiles'>): Generator<Fact> {
  for (const [name, own] of groupBy(liveCells(model), ({ file }) => file.product.slug)) {
    const min = Math.min(...own.map(({ row }) => row.min));
    const max = Math.max(...own.map(({ row }) => row.max));
    const [first] = own;
    if (first)
      yield computed(
        `size:${name}`,
        'distance',
        first.file.entry,
        first.row.pointer,
        `${min}-${max} m`,
        heights(min, max),
      );
  }
}

function computed(
  slug: string,
  kind: string,
  entry: Entry,
  pointer: string,
  value: string | number,
  text: string,
): Fact {
  const reading: FactReading = {
    value,
    canonical: canonical(kind, value),
    text,
    source: slug,
    pointer,
    live: true,
    declared: { source: slug, value },
  };
  return {
    entry,
    slug,
    label: slug,
    kind,
    topic: slug.replace(/\/[^/]*$/, ''),
    qualifier: {},
    bound: undefined,
    isComputed: true,
    readings: [reading],
    on: () => reading,
  };
}
