import { allEntries, type Content } from '../../content/content.ts';
import { hasReadings } from '../../content/entry-readings.ts';
import { groupBy } from '../../content/group.ts';
import { localeOf } from '../../language/locale-of.ts';
import { heights } from '../../values/decimals.ts';
import { liveCells, makePriceFile, type PricedRow } from '../prices.ts';
import { nameIn, type Source } from './source.ts';

/** `price:varieties/least` and `/most`, then those of each product: `price:nobilis/least`. */
export const prices: Source = {
  id: 'price',
  reads: isOfReadings,
  *facts(content) {
    for (const { slug, label, cells, about } of groupsOf(content)) {
      const sorted = cells.toSorted((a, b) => a.row.price - b.row.price);
      const ends = [
        ['least', sorted[0], Math.min, { fr: `prix le plus bas : ${label}`, en: `lowest price: ${label}` }],
        [
          'most',
          sorted.at(-1),
          Math.max,
          { fr: `prix le plus haut : ${label}`, en: `highest price: ${label}` },
        ],
      ] as const;
      for (const [end, cell, pick, words] of ends) {
        if (!cell) continue;
        const { price, pointer } = cell.row;
        yield {
          name: `price:${slug}/${end}`,
          kind: 'money',
          value: price,
          text: localeOf(content.settings).money(price),
          label: words,
          entry: cell.file.entry,
          pointer: `${pointer}/price`,
          ...(about !== undefined && { about }),
          isUnsettled: differs(cells, (rows) => pick(...rows.map(({ row }) => row.price))),
        };
      }
    }
  },
};

/** `size:nobilis`: from the smallest to the tallest that is sold; `size:varieties/least` and `/most` alone. */
export const sizes: Source = {
  id: 'size',
  reads: isOfReadings,
  *facts(content) {
    const { measure } = localeOf(content.settings);
    for (const { slug, label, cells, about } of groupsOf(content)) {
      const [first] = cells;
      if (!first) continue;
      const [min, max] = reachOf(cells);
      const at = {
        kind: 'distance',
        entry: first.file.entry,
        pointer: first.row.pointer,
        isUnsettled: differs(cells, reachOf),
        ...(about !== undefined && { about }),
      };
      const range = `${min}-${max} m`;
      if (about !== undefined)
        yield {
          ...at,
          name: `size:${slug}`,
          value: range,
          text: Number.isFinite(max) ? measure(range) : heights(min, max),
          label: { fr: `tailles vendues : ${label}`, en: `sizes sold: ${label}` },
        };
      const ends = [
        ['least', min, { fr: `plus petite taille : ${label}`, en: `smallest size: ${label}` }],
        ['most', max, { fr: `plus grande taille : ${label}`, en: `tallest size: ${label}` }],
      ] as const;
      for (const [end, metres, words] of ends)
        if (Number.isFinite(metres))
          yield {
            ...at,
            name: `size:${slug}/${end}`,
            value: `${metres} m`,
            text: measure(`${metres} m`),
            label: words,
          };
    }
  },
};

interface Group {
  readonly slug: string;
  readonly label: string;
  /** The product; none for a whole collection. */
  readonly about: string | undefined;
  readonly cells: readonly PricedRow[];
}

/** The prices that a visitor may meet, of each collection of products and of each product. */
function groupsOf(content: Content): Group[] {
  const files = allEntries(content).flatMap((entry) =>
    hasReadings(entry) ? (makePriceFile(entry) ?? []) : [],
  );
  const cells = liveCells(files);
  const group = (isProduct: boolean) =>
    [...groupBy(cells, ({ file: { product } }) => (isProduct ? product.slug : product.collection))].map(
      ([slug, rows]) => {
        const product = rows[0]?.file.product;
        const entry = isProduct && product ? content.find(product.collection, slug) : undefined;
        const about = isProduct && product ? `${product.collection}/${slug}` : undefined;
        const collection = content.schemas.files.get(slug)?.schema['x-label'] ?? slug;
        return { slug, label: entry ? nameIn(entry) : String(collection), about, cells: rows };
      },
    );
  return [...group(false), ...group(true)];
}

/** Whether what is computed of prices depends on a decision that is still open. */
function differs(cells: readonly PricedRow[], measure: (cells: readonly PricedRow[]) => unknown): boolean {
  const values = [...groupBy(cells, (cell) => cell.file)].flatMap(([file, rows]) =>
    [...new Set(rows.map(({ reading }) => reading))].map((kept) =>
      String(measure(cells.filter((cell) => cell.file !== file || cell.reading === kept))),
    ),
  );
  return new Set(values).size > 1;
}

function reachOf(cells: readonly PricedRow[]): [number, number] {
  return [Math.min(...cells.map(({ row }) => row.min)), Math.max(...cells.map(({ row }) => row.max))];
}

/** The schema identifies prices by what an entry refers to, not by a path: any collection may hold them. */
function isOfReadings(path: string): boolean {
  return path.includes('/');
}
