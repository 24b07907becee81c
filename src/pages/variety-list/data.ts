import { varietyList } from '#generated/pages/variety-list.ts';
import { paths } from '#generated/routes.ts';
import { slugOf } from '#generated/shared/slug.ts';
import { findVariety } from '#generated/varieties.ts';
import type { ComparedVariety } from '../../components/tree/compared-variety.ts';
import { comparedVarieties, inMenuOrder } from '../../data/compared-varieties.ts';
import { priceOn } from '../../data/readings.ts';
import { stockOf } from '../../data/stock.ts';
import { pictureToScale } from '../../data/trees-to-scale.tsx';
import { varietyPictures } from '../../data/variety-pictures.ts';
import type { PageContent } from '../page.ts';
import type { TreeInList } from './AllTrees.tsx';
import type { VarietyListPageProps } from './VarietyListPage.tsx';

export function buildPage(): PageContent<VarietyListPageProps> {
  const { seo, items, all, ...words } = varietyList;
  const { filters: wishes, ...allWords } = all;
  const trees = inMenuOrder(comparedVarieties('variety')).flatMap(inList);
  const filters = wishes
    .map(({ label }) => ({ id: slugOf(label), label }))
    .filter(({ id }) => trees.some((tree) => tree.filters.includes(id)));
  return {
    head: { ...seo, canonical: paths.varietyList() },
    props: {
      words,
      varieties: items.flatMap(listed),
      all: { trees, filters, words: allWords, from: words.from },
    },
  };
}

function listed(item: (typeof varietyList.items)[number]): VarietyListPageProps['varieties'] {
  const variety = findVariety(item.variety);
  if (!variety) return [];
  const stock = stockOf(variety, 'variety-list');
  return [
    {
      slug: variety.slug,
      name: variety.name,
      image: varietyPictures(variety)[0],
      badges: variety.badges,
      description: item.description,
      from: priceOn(item.variety, 'variety-list')?.from,
      ...(stock && { stock }),
      shopSlug: variety.shopSlug,
    },
  ];
}

/** As its own page sells it. */
function inList({ slug, name, subtitle, sizes, traits, stock }: ComparedVariety): TreeInList[] {
  const from = priceOn(slug, 'variety')?.from;
  const last = sizes.at(-1);
  if (from === undefined || !last) return [];
  return [
    {
      slug,
      name,
      forWhom: findVariety(slug)?.forWhom ?? subtitle,
      ...pictureToScale(slug),
      min: Math.min(...sizes.map(({ min }) => min)),
      max: last.max,
      width: last.width / 100,
      from,
      ...(stock && { stock }),
      filters: varietyList.all.filters
        .filter(({ trait, values }) => values.includes(traits[trait] ?? ''))
        .map(({ label }) => slugOf(label)),
    },
  ];
}
