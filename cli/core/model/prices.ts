import type { Entry } from '../content/content.ts';
import { readingsOf } from '../content/entry-readings.ts';
import type { Reading } from '../language/reading.ts';
import { isMapping } from '../values/json-value.ts';
import { liveReadings } from './facts.ts';

export interface PriceRow {
  /** In metres. */
  readonly min: number;
  readonly max: number;
  /** In euros. */
  readonly price: number;
  readonly pointer: string;
}

export interface PriceReading {
  readonly source: string;
  readonly pointer: string;
  /** In euros. */
  readonly from: number;
  readonly rows: readonly PriceRow[];
  readonly live: boolean;
  readonly declared: Reading;
}

export interface PriceFile {
  readonly entry: Entry;
  readonly product: { readonly collection: string; readonly slug: string };
  readonly readings: readonly PriceReading[];
}

export function makePriceFile(entry: Entry): PriceFile | undefined {
  const product = [...entry.annotationTree.properties].find(
    ([, { annotations }]) => annotations['x-ref'] !== undefined,
  );
  const slug = product && isMapping(entry.value) ? entry.value[product[0]] : undefined;
  const isLive = liveReadings(entry);
  const readings = readingsOf(entry).flatMap((declared, index): PriceReading[] => {
    const { grid, from, source } = declared;
    if (!Array.isArray(grid) || typeof from !== 'number') return [];
    const pointer = `/readings/${index}`;
    // Texts may name a price of a file that `check` is about to refuse.
    const rows = grid.flatMap((row, at) => {
      const { min, max, price } = isMapping(row) ? row : {};
      const isRow = typeof min === 'number' && typeof max === 'number' && typeof price === 'number';
      return isRow ? [{ min, max, price, pointer: `${pointer}/grid/${at}` }] : [];
    });
    return [{ source, pointer, from, rows, live: isLive(declared), declared }];
  });
  if (typeof slug !== 'string' || !product || readings.length === 0) return undefined;
  const collection = String(product[1].annotations['x-ref']);
  return { entry, product: { collection, slug }, readings };
}

/** A row of a grid, and where it is from. */
export interface PricedRow {
  readonly file: PriceFile;
  readonly reading: PriceReading;
  readonly row: PriceRow;
}

/** Every price that a visitor may meet. */
export function liveCells(files: readonly PriceFile[]): PricedRow[] {
  return files.flatMap((file) =>
    file.readings
      .filter(({ live }) => live)
      .flatMap((reading) => reading.rows.map((row) => ({ file, reading, row }))),
  );
}

/** A height that several grids price, or not; a cell is null where a grid has no row. */
export interface PriceTableRow {
  readonly min: number;
  readonly max: number;
  readonly prices: readonly (number | null)[];
  readonly differs: boolean;
}

/**
 * Several grids side by side: heights are cut wherever a row of any grid begins or ends, so that ranges which overlap
 * without being equal meet. Neighbouring pieces in which every grid keeps its row are joined again.
 */
export function lineUp(readings: readonly Pick<PriceReading, 'rows'>[]): PriceTableRow[] {
  const cuts = [...new Set(readings.flatMap(({ rows }) => rows.flatMap(({ min, max }) => [min, max])))].sort(
    (a, b) => a - b,
  );
  const lines: { min: number; max: number; rows: readonly (PriceRow | undefined)[] }[] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const [min = 0, max = 0] = [cuts[i], cuts[i + 1]];
    const rows = readings.map((reading) => reading.rows.find((row) => row.min <= min && row.max >= max));
    if (rows.every((row) => row === undefined)) continue;
    const last = lines.at(-1);
    const joins = last?.max === min && last.rows.every((row, column) => row === rows[column]);
    if (last && joins) last.max = max;
    else lines.push({ min, max, rows });
  }
  return lines.map(({ min, max, rows }) => {
    const prices = rows.map((row) => row?.price ?? null);
    return { min, max, prices, differs: new Set(prices).size > 1 };
  });
}

/** The rows that hold a height; one that two rows share belongs to both. */
export function rowsAt(rows: readonly PriceRow[], height: number): PriceRow[] {
  return rows.filter(({ min, max }) => min <= height && height <= max);
}
