// What the finder, the comparison and the list of all trees know of each variety.
import type { FactSlug } from '#generated/facts.ts';
import { weeks } from '#generated/measures.ts';
import { navigation } from '#generated/navigation.ts';
import type { Surface } from '#generated/readings.ts';
import { paths } from '#generated/routes.ts';
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

/** In the order of the menu; one that is not in it comes last. */
export function inMenuOrder<V extends Pick<ComparedVariety, 'slug'>>(all: readonly V[]): V[] {
  const links = navigation.header.menu.flatMap(({ submenu = [] }) => submenu);
  const rank = ({ slug }: V) => {
    const at = links.findIndex(({ href }) => href === paths.variety(slug));
    return at < 0 ? links.length : at;
  };
  return all.toSorted((a, b) => rank(a) - rank(b));
}

function holdOf(slug: FactSlug, surface: Surface): Hold | undefined {
  const reading = factOn(slug, surface);
  const bounds = reading && weeks[reading.value];
  return bounds && { text: reading.text ?? String(reading.value), ...bounds };
}
