import { varietyList } from '#generated/pages/variety-list.ts';
import { paths } from '#generated/routes.ts';
import { findVariety } from '#generated/varieties.ts';
import { priceOn } from '../../data/readings.ts';
import { stockOf } from '../../data/stock.ts';
import { varietyPictures } from '../../data/variety-pictures.ts';
import type { PageContent } from '../page.ts';
import type { VarietyListPageProps } from './VarietyListPage.tsx';

export function buildPage(): PageContent<VarietyListPageProps> {
  const { seo, items, ...words } = varietyList;
  return {
    head: { ...seo, canonical: paths.varietyList() },
    props: { words, varieties: items.flatMap(listed) },
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
      badge: item.badge,
      description: item.description,
      from: priceOn(item.variety, 'variety-list')?.from,
      ...(stock && { stock }),
      shopSlug: variety.shopSlug,
    },
  ];
}
