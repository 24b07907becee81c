import type { Link } from '#generated/types.ts';
import { type Dated, useHolding } from './period.ts';

/** What pages say of a tree or a decoration that is not simply available. */
export interface StockState {
  /** Of its tag: nearly sold out, sold out, on order. */
  readonly look: 'warning' | 'out' | 'normal';
  readonly tag: string;
  /** The same beside a price, with the delay of what is on order. */
  readonly note: string;
  /** Of what is on order, in words. */
  readonly delay?: string;
  /** Where to ask for what is sold out. */
  readonly ask?: Link;
  /** Of a size: the whole variety says so, and the size need not repeat it. */
  readonly isOfAll?: true;
}

/** What pages say of something for a time. `src/data/stock.ts` makes it. */
export interface StateView extends Dated {
  /** Of a decoration, or of a whole variety. */
  readonly whole?: StockState;
}

/** What pages say of a variety for a time. */
export interface StockView extends StateView {
  /** Of the rows of its grid; null for those that are available. */
  readonly sizes: readonly (StockState | null)[];
  /** What it costs at least, in euros. */
  readonly lowest: number;
}

/** What is sold, with a view for each time; without any, all of it is available. */
export interface Stocked<View extends StateView = StockView> {
  readonly stock?: readonly View[] | undefined;
}

/** The view of each that holds now by the visitor's clock; see `useHolding`. */
export function useStock<View extends StateView = StockView>(
  all: readonly Stocked<View>[],
): readonly (View | undefined)[] {
  const holding = useHolding(all.flatMap(({ stock = [] }) => stock));
  return all.map(({ stock }) => stock?.find((view) => holding.includes(view)));
}
