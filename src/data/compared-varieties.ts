// Node side only: what the finder and the comparison know of each variety.
import { findFact } from '#generated/facts.ts';
import { prices } from '#generated/prices.ts';
import { readingOn, type Surface } from '#generated/readings.ts';
import type { Badge, PriceFileReading, Variety } from '#generated/types.ts';
import { type VarietySlug, varieties } from '#generated/varieties.ts';
import type { TreeShape } from '../components/tree/draw-tree.ts';

export interface ComparedVariety {
  readonly slug: VarietySlug;
  readonly name: string;
  readonly subtitle: string;
  readonly shopSlug?: string;
  readonly badges: readonly Badge[];
  readonly shape: TreeShape;
  readonly traits: Omit<Variety['traits'], 'hold'>;
  /** How long the needles hold; absent where nothing is promised. */
  readonly hold?: Hold;
  /** From the smallest to the tallest, in metres and euros. */
  readonly sizes: PriceFileReading['grid'];
}

/** In words, and in weeks. */
export interface Hold {
  readonly text: string;
  readonly shortest: number;
  readonly longest: number;
}

/** Every variety that has a price on `surface`, in the order of the content. */
export function comparedVarieties(surface: Surface): ComparedVariety[] {
  return varieties.flatMap(
    ({ slug, name, subtitle, shopSlug, badges, drawing, traits: { hold, ...traits } }) => {
      const file = prices.find(({ variety }) => variety === slug);
      const sizes = file && readingOn(file, surface)?.grid;
      if (!sizes) return [];
      const { alt: _alt, scene: _scene, ...shape } = drawing;
      const promise = hold && holdOf(hold, surface);
      return [
        {
          slug,
          name,
          subtitle,
          ...(shopSlug && { shopSlug }),
          badges,
          shape,
          traits,
          ...(promise && { hold: promise }),
          sizes,
        },
      ];
    },
  );
}

function holdOf(slug: NonNullable<Variety['traits']['hold']>, surface: Surface): Hold | undefined {
  const fact = findFact(slug);
  const reading = fact && readingOn(fact, surface);
  const weeks = reading && /^([\d.]+)(?:-([\d.]+))? semaines$/.exec(String(reading.value));
  if (!reading || !weeks) return undefined;
  const [, shortest, longest = shortest] = weeks;
  const text = reading.text ?? String(reading.value);
  return { text, shortest: Number(shortest), longest: Number(longest) };
}
