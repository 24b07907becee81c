import { varietyList } from '#generated/pages/variety-list.ts';
import { prices } from '#generated/prices.ts';
import { readingOn } from '#generated/readings.ts';
import { paths } from '#generated/routes.ts';
import { findVariety } from '#generated/varieties.ts';
import { varietyPictures } from '../../data/variety-pictures.ts';
import type { PageContent } from '../page.ts';
import type { VarietyListPageProps } from './VarietyListPage.tsx';

export function varietyListData(): PageContent<VarietyListPageProps> {
  const { seo, items, ...words } = varietyList;
  return {
    head: { ...seo, canonical: paths.varietyList() },
    props: { words, varieties: items.flatMap(listed) },
  };
}

function listed(item: (typeof varietyList.items)[number]): VarietyListPageProps['varieties'] {
  const variety = findVariety(item.variety);
  const price = prices.find((file) => file.variety === item.variety);
  if (!variety) return [];
  return [
    {
      slug: variety.slug,
      name: variety.name,
      image: varietyPictures(variety)[0],
      badge: item.badge,
      description: item.description,
      from: price && readingOn(price, 'variety-list')?.from,
      shopSlug: variety.shopSlug,
    },
  ];
}
