import { type ReactNode, use } from 'react';
import { paths } from '#generated/routes.ts';
import type { PriceFileReading, ComparisonPage as Words } from '#generated/types.ts';
import type { VarietySlug } from '#generated/varieties.ts';
import { Badges } from '../../components/Badge.tsx';
import { OrderLink } from '../../components/OrderLink.tsx';
import notes from '../../components/StateNote.module.css';
import type { TreeShape } from '../../components/tree/draw-tree.ts';
import { SeasonTexts } from '../../shell/season.ts';
import type { StockState, StockView } from '../../shell/stock.ts';
import { fill } from '../../text/fill.ts';
import { formatHeight, formatHeights, formatPrice } from '../../text/format.ts';
import styles from './ComparisonTable.module.css';
import { PersonToScale, scaleOf, TreeToScale } from './scale.tsx';

/** In metres. */
export type Size = Pick<PriceFileReading['grid'][number], 'min' | 'max'>;

/** What the page says of a variety. */
export interface Column {
  readonly slug: VarietySlug;
  readonly name: string;
  readonly shopSlug?: string;
  readonly badges: readonly string[];
  readonly shape: TreeShape;
  /** From its smallest to its tallest tree. */
  readonly heights: Size;
  /** Of its tallest tree, in metres. */
  readonly width: number;
  /** In euros, by the sizes of the page; null where it has no such tree. */
  readonly prices: readonly (number | null)[];
  /** What is to be said of it now; what changes has its room. */
  readonly now?: StockView | undefined;
  /** In words, by the traits of the page; null where nothing is known. */
  readonly traits: readonly (string | null)[];
}

interface ComparisonTableProps {
  readonly columns: readonly Column[];
  readonly sizes: readonly Size[];
  readonly traits: readonly string[];
  readonly unknown: string;
  /** Height of the person who stands beside the trees, in metres. */
  readonly person: number;
  /** Whether a tree of each stands in it, to one scale. */
  readonly isDrawn: boolean;
  readonly words: Words['table'];
}

/** A column for each variety, a row for each size that one of them has and for each trait. */
export function ComparisonTable({ columns, isDrawn, words, ...rows }: ComparisonTableProps) {
  const { sizes, traits, unknown, person } = rows;
  const order = use(SeasonTexts)?.order.short ?? words.order;
  const priced = sizes
    .map((size, index) => ({ size, index }))
    .filter(({ index }) => columns.some(({ prices }) => prices[index] !== null));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the window, it is scrolled from the keyboard
    <section className={styles.scroller} aria-label={words.title} tabIndex={0} data-prefetch="pointed">
      <table className={styles.table}>
        <caption className="visually-hidden">{words.title}</caption>
        <colgroup>
          <col />
          {columns.map(({ slug }) => (
            <col key={slug} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{words.variety}</th>
            {columns.map(({ slug, name }) => (
              <th key={slug} scope="col">
                <a href={paths.variety(slug)} className={`title ${styles.name}`}>
                  {name}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isDrawn && <DrawnRow columns={columns} person={person} words={words} />}
          {columns.some(({ badges }) => badges.length > 0) && (
            <Row label={words.badges} columns={columns}>
              {({ badges }) => <Badges badges={badges} />}
            </Row>
          )}
          {columns.some(({ now }) => now) && (
            <Row label={words.availability} columns={columns}>
              {({ now }) => <Note state={now?.whole} />}
            </Row>
          )}
        </tbody>
        <tbody className={styles.prices}>
          {priced.map(({ size: { min, max }, index }) => (
            <Row
              key={index}
              label={
                <>
                  <span className="visually-hidden">{words.price}, </span>
                  {formatHeights(min, max)}
                </>
              }
              columns={columns}
            >
              {(column) => <Price column={column} index={index} absent={words.absent} />}
            </Row>
          ))}
        </tbody>
        <tbody>
          {traits.map((label, index) => (
            <Row key={label} label={label} columns={columns}>
              {({ traits: its }) => its[index] ?? <Blank meaning={unknown} />}
            </Row>
          ))}
        </tbody>
        <tbody className={`screen-only ${styles.orders}`}>
          <Row label={<span className="visually-hidden">{order}</span>} columns={columns}>
            {(column) => (
              <OrderLink product={column.shopSlug} about={column.name} instead={column.now?.whole?.ask}>
                {words.order}
              </OrderLink>
            )}
          </Row>
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly label: ReactNode;
  readonly columns: readonly Column[];
  readonly children: (column: Column) => ReactNode;
}

function Row({ label, columns, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column.slug}>{children(column)}</td>
      ))}
    </tr>
  );
}

/** Cells of one width hold drawings of one scale: their lines meet, metre by metre. */
function DrawnRow({ columns, person, words }: Pick<ComparisonTableProps, 'columns' | 'person' | 'words'>) {
  const scale = scaleOf(
    person,
    columns.map(({ width, heights: { max } }) => ({ width, height: max })),
  );
  return (
    <tr className={styles.drawn}>
      <th scope="row">
        <PersonToScale scale={scale} height={person} />
        {words.scale} <small>{fill(words.person, { height: formatHeight(person) })}</small>
      </th>
      {columns.map(({ slug, shape, heights: { min, max } }) => (
        <td key={slug}>
          <TreeToScale scale={scale} shape={shape} height={max} />
          {fill(words.heights, { min: formatHeight(min), max: formatHeight(max) })}
        </td>
      ))}
    </tr>
  );
}

interface PriceProps {
  readonly column: Column;
  /** Of the size, in the rows of the page. */
  readonly index: number;
  readonly absent: string;
}

function Price({ column: { prices, now }, index, absent }: PriceProps) {
  const price = prices[index] ?? null;
  if (price === null) return <Blank meaning={absent} />;
  // Its own grid has its own rows only.
  const row = prices.slice(0, index).filter((other) => other !== null).length;
  const state = now?.sizes[row];
  return (
    <>
      {state?.ask ? <Blank /> : formatPrice(price)}
      {now && !state?.isOfAll && <Note state={state} />}
    </>
  );
}

function Note({ state }: { readonly state: StockState | null | undefined }) {
  return (
    <span key={state?.note} className={`note ${notes.state} ${styles.note}`} data-state={state?.look}>
      {state?.note}
    </span>
  );
}

/** A dash, and for screen readers what it means where nothing else says it. */
function Blank({ meaning }: { readonly meaning?: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      {meaning && <span className="visually-hidden">{meaning}</span>}
    </>
  );
}
