import type { PriceFileReading } from '#generated/types.ts';
import type { StockView } from '../shell/stock.ts';
import { formatHeights, formatPrice } from '../text/format.ts';
import { HeightScale } from './HeightScale.tsx';
import styles from './PriceGrid.module.css';
import notes from './StateNote.module.css';
import table from './Table.module.css';
import type { TreeShape } from './tree/draw-tree.ts';

interface PriceGridProps {
  readonly grid: PriceFileReading['grid'];
  /** What is to be said of its rows; each has room for it, so that nothing moves when it changes. */
  readonly now?: StockView | undefined;
  /** The tree of the picture. */
  readonly shape: TreeShape;
  /** Height of the person beside it, in metres. */
  readonly person: number;
  readonly caption: string;
  readonly sizeColumn: string;
  readonly priceColumn: string;
  /** A line under the table, such as what the prices include. */
  readonly note?: string;
}

/** Sizes and prices: as a table, and as trees beside a person. */
export function PriceGrid({
  grid,
  now,
  shape,
  person,
  caption,
  sizeColumn,
  priceColumn,
  note,
}: PriceGridProps) {
  return (
    <div className={`stack ${styles.grid}`}>
      <HeightScale
        shape={shape}
        sizes={grid.map(({ max, price }, row) => ({
          height: max,
          price: now?.sizes[row]?.ask ? undefined : price,
        }))}
        person={person}
      />
      <table className={table.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{sizeColumn}</th>
            <th scope="col">{priceColumn}</th>
          </tr>
        </thead>
        <tbody>
          {grid.map(({ min, max, price }, row) => {
            const state = now?.sizes[row];
            const heights = formatHeights(min, max);
            return (
              <tr key={min}>
                <th scope="row">
                  {heights}
                  {now && (
                    <span className={`note ${notes.state}`} data-state={state?.look}>
                      {!state?.isOfAll && state?.note}
                    </span>
                  )}
                </th>
                <td className="amount">
                  {state?.ask ? (
                    <a href={state.ask.href} className={styles.ask}>
                      {state.ask.label}
                      <span className="visually-hidden"> {heights}</span>
                    </a>
                  ) : (
                    formatPrice(price)
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {note && <p className="note">{note}</p>}
    </div>
  );
}
