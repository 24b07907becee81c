import { home } from '#generated/pages/home.ts';
import { paths } from '#generated/routes.ts';
import { findVariety } from '#generated/varieties.ts';
import { articles } from '../../data/articles.ts';
import { statesOfHeight } from '../../data/stock.ts';
import { varietyPictures } from '../../data/variety-pictures.ts';
import type { PageContent } from '../page.ts';
import type { HomePageProps } from './HomePage.tsx';

/** However many articles there are, the carousel goes through the latest. */
const newsCount = 7;

export function buildPage(): PageContent<HomePageProps> {
  const { seo, teasers, ...words } = home;
  const news = articles
    .slice(0, newsCount)
    .map(({ slug, title, excerpt, image }) => ({ title, excerpt, image, href: paths.article(slug) }));
  return {
    head: { ...seo, canonical: paths.home() },
    props: { words: { ...words, teasers: { ...teasers, items: teasers.items.map(pictured) } }, news },
  };
}

type Teaser = (typeof home.teasers.items)[number];

/** A teaser without a picture of its own shows its variety's. */
function pictured(teaser: Teaser): HomePageProps['words']['teasers']['items'][number] {
  const variety = findVariety(teaser.variety);
  if (!variety) throw new Error(`no variety ${teaser.variety}`);
  return {
    image: varietyPictures(variety)[0],
    ...teaser,
    states: statesOfHeight(variety, teaser.height, 'home'),
  };
}
