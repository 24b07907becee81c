import { comparison } from '#generated/pages/comparison.ts';
import { paths } from '#generated/routes.ts';
import { traits as words } from '#generated/traits.ts';
import type { ComparedVariety } from '../../components/tree/compared-variety.ts';
import { treeWidth } from '../../components/tree/TreeDrawing.tsx';
import { comparedVarieties, inMenuOrder } from '../../data/compared-varieties.ts';
import { personHeightOn } from '../../data/distances.ts';
import type { PageContent } from '../page.ts';
import type { ComparisonPageProps } from './ComparisonPage.tsx';
import type { Column, Size } from './ComparisonTable.tsx';

const { hold, unknown, ...named } = words;
const traitNames = Object.keys(named) as (keyof typeof named)[];

export function buildPage(): PageContent<ComparisonPageProps> {
  const { seo, ...rest } = comparison;
  const varieties = inMenuOrder(comparedVarieties('comparison'));
  const sizes = sizesOf(varieties);
  return {
    head: { ...seo, canonical: paths.comparison() },
    props: {
      columns: varieties.map((variety) => columnOf(variety, sizes)),
      sizes,
      traits: [hold.label, ...traitNames.map((name) => named[name].label)],
      unknown,
      person: personHeightOn('comparison'),
      words: rest,
    },
  };
}

/** Every size that some variety has, from the smallest to the tallest. */
function sizesOf(varieties: readonly ComparedVariety[]): Size[] {
  const all = varieties.flatMap(({ sizes }) => sizes.map(({ min, max }) => ({ min, max })));
  const distinct = new Map(all.map((size) => [`${size.min} ${size.max}`, size]));
  return [...distinct.values()].toSorted((a, b) => a.min - b.min || a.max - b.max);
}

function columnOf(
  { slug, name, shopSlug, badges, stock, shape, hold: promise, traits, sizes: own }: ComparedVariety,
  sizes: readonly Size[],
): Column {
  const heights = {
    min: Math.min(...own.map(({ min }) => min)),
    max: Math.max(...own.map(({ max }) => max)),
  };
  return {
    slug,
    name,
    ...(shopSlug && { shopSlug }),
    badges,
    ...(stock && { stock }),
    shape,
    heights,
    width: treeWidth(shape, heights.max),
    prices: sizes.map(
      ({ min, max }) => own.find((size) => size.min === min && size.max === max)?.price ?? null,
    ),
    traits: [
      promise?.text ?? traits.holdInWords ?? null,
      ...traitNames.map((trait) => inWords(trait, traits[trait])),
    ],
  };
}

function inWords(trait: keyof typeof named, value: string | undefined): string | null {
  const values: Readonly<Record<string, string>> = { ...named[trait].values };
  return value === undefined ? null : (values[value] ?? null);
}
