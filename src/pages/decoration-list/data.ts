import { findDecoration } from '#generated/decorations.ts';
import { decorationList } from '#generated/pages/decoration-list.ts';
import { paths } from '#generated/routes.ts';
import { stockOfDecoration } from '../../data/stock.ts';
import type { PageContent } from '../page.ts';
import type { DecorationListPageProps } from './DecorationListPage.tsx';

export function buildPage(): PageContent<DecorationListPageProps> {
  const { seo, items, ...words } = decorationList;
  return {
    head: { ...seo, canonical: paths.decorationList() },
    props: {
      decorations: items.flatMap((key) => {
        const found = findDecoration(key);
        if (!found) return [];
        const { slug, title, summary, image, price } = found;
        const stock = stockOfDecoration(found);
        return [
          { slug, title, summary, image, ...(price !== undefined && { price }), ...(stock && { stock }) },
        ];
      }),
      words,
    },
  };
}
