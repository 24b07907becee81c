import { home } from '#generated/pages/home.ts';
import { paths } from '#generated/routes.ts';
import type { Picture } from '#generated/types.ts';
import { findVariety } from '#generated/varieties.ts';
import { articles } from '../../data/articles.ts';
import { priceOn } from '../../data/readings.ts';
import { statesOfHeight } from '../../data/stock.ts';
import { varietyPictures } from '../../data/variety-pictures.ts';
import { formatHeights } from '../../text/format.ts';
import type { PageContent } from '../page.ts';
import { addressOfSize } from '../variety/size.ts';
import type { HomePageProps } from './HomePage.tsx';

/** However many articles there are, the carousel goes through the latest. */
const newsCount = 7;

export function buildPage(): PageContent<HomePageProps> {
  const { seo, teasers, ...words } = home;
  const news = articles.slice(0, newsCount).map(({ slug, title, excerpt, image }) => ({
    title,
    excerpt,
    image: unread(image),
    href: paths.article(slug),
  }));
  return {
    head: { ...seo, canonical: paths.home() },
    props: { words: { ...words, teasers: { ...teasers, items: teasers.items.map(pictured) } }, news },
  };
}

/** The words beside it say what is in it. */
function unread(image: Picture): Picture {
  return { ...image, alt: '' };
}

type Teaser = (typeof home.teasers.items)[number];

/** A teaser without a picture of its own shows its variety's; it leads to the size in which its height is sold. */
function pictured(teaser: Teaser): HomePageProps['words']['teasers']['items'][number] {
  const variety = findVariety(teaser.variety);
  if (!variety) throw new Error(`no variety ${teaser.variety}`);
  const size = priceOn(variety.slug, 'home')?.grid.find(({ max }) => teaser.height <= max);
  return {
    ...teaser,
    image: unread(teaser.image ?? varietyPictures(variety)[0]),
    kind: size ? `${variety.name}, ${formatHeights(size.min, size.max)}` : variety.name,
    href: size ? addressOfSize(variety.slug, size) : paths.variety(variety.slug),
    states: statesOfHeight(variety, teaser.height, 'home'),
  };
}
