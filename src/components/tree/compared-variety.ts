import type { PriceFileReading, Variety } from '#generated/types.ts';
import type { VarietySlug } from '#generated/varieties.ts';
import type { Stocked, StockState } from '../../shell/stock.ts';
import type { TreeShape } from './draw-tree.ts';

/** What the finder and the comparison know of a variety. */
export interface ComparedVariety extends Stocked {
  readonly slug: VarietySlug;
  readonly name: string;
  readonly subtitle: string;
  readonly shopSlug?: string;
  readonly badges: readonly string[];
  readonly shape: TreeShape;
  readonly traits: Omit<Variety['traits'], 'hold'>;
  /** How long the needles hold; absent where nothing is promised. */
  readonly hold?: Hold;
  /** From the smallest to the tallest, in metres and euros. */
  readonly sizes: readonly Size[];
}

/** A row of a grid, with what its tallest tree takes up in centimetres. */
export type Size = PriceFileReading['grid'][number] & {
  readonly height: number;
  readonly width: number;
  /** What is to be said of it now. */
  readonly state?: StockState | null | undefined;
};

/** In words, and in weeks. */
export interface Hold {
  readonly text: string;
  readonly shortest: number;
  readonly longest: number;
}
