import type { PriceTableRow } from './finding.ts';
import type { PriceReading, PriceRow } from './model.ts';

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
