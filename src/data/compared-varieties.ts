// What the finder and the comparison know of each variety.
import type { FactSlug } from '#generated/facts.ts';
import { weeks } from '#generated/measures.ts';
import type { Surface } from '#generated/readings.ts';
import { treeSizes } from '#generated/tree-sizes.ts';
import { varieties } from '#generated/varieties.ts';
import type { ComparedVariety, Hold } from '../components/tree/compared-variety.ts';
import { factOn, priceOn } from './readings.ts';
import { stockOf } from './stock.ts';

/** Every variety that has a price on `surface`, in the order of the content. */
export function comparedVarieties(surface: Surface): ComparedVariety[] {
  return varieties.flatMap(
    ({ slug, name, subtitle, shopSlug, badges, drawing, traits: { hold, ...traits } }) => {
      const grid = priceOn(slug, surface)?.grid;
      if (!grid) return [];
      const sizes = grid.flatMap((row) => {
        const size = treeSizes[slug]?.[row.max];
        return size ? [{ ...row, ...size }] : [];
      });
      const { alt: _alt, scene: _scene, ...shape } = drawing;
      const promise = hold && holdOf(hold, surface);
      const stock = stockOf({ slug, name }, surface);
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
          ...(stock && { stock }),
          sizes,
        },
      ];
    },
  );
}

function holdOf(slug: FactSlug, surface: Surface): Hold | undefined {
  const reading = factOn(slug, surface);
  const bounds = reading && weeks[reading.value];
  return bounds && { text: reading.text ?? String(reading.value), ...bounds };
}
