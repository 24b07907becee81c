import type { Link } from '#generated/types.ts';
import { type Dated, useHolding } from './period.ts';

/** What is to be said of a tree. */
export interface TreeState {
  /** Of its tag: nearly sold out, sold out, on order. */
  readonly look: 'warning' | 'out' | 'normal';
  readonly tag: string;
  /** The same beside a price, with the delay of a tree on order. */
  readonly note: string;
  /** Of a tree on order: its delay in words, and what is then true of its delivery. */
  readonly delay?: string;
  readonly delivery?: { readonly text: string };
  /** Where to ask for a tree that is sold out. */
  readonly ask?: Link;
  /** Of a size: the whole variety says so, and the size need not repeat it. */
  readonly isOfAll?: true;
}

/** What is to be said of a variety for a time. `src/data/stock.ts` makes it. */
export interface StockView extends Dated {
  /** Of the whole variety. */
  readonly whole?: TreeState;
  /** Of the rows of its grid; null for those that are available. */
  readonly sizes: readonly (TreeState | null)[];
  /** What it costs at least, in euros. */
  readonly lowest: number;
}

/** A variety, with a view for each time; without any, all of it is available. */
export interface Stocked {
  readonly stock?: readonly StockView[] | undefined;
}

/** The view of each variety that holds now by the visitor's clock; see `useHolding`. */
export function useStock(varieties: readonly Stocked[]): readonly (StockView | undefined)[] {
  const holding = useHolding(varieties.flatMap(({ stock = [] }) => stock));
  return varieties.map(({ stock }) => stock?.find((view) => holding.includes(view)));
}
