// Evaluated at build time (see vite.config.ts). Every page loads the result, so it holds only what scripts need.
import { navigation as wholeNavigation } from '#generated/navigation.ts';
import { type Route, routes as routeTable } from '#generated/routes.ts';
import { seasons } from '#generated/seasons.ts';
import { site as wholeSite } from '#generated/site.ts';
import { findTown } from '#generated/towns.ts';
import type { SeasonsSeasonTexts } from '#generated/types.ts';
import { buildMoment } from '../data/build-moment.ts';
import { seasonBeginnings } from '../data/season-starts.ts';
import { seasonAt } from './calendar.ts';

const { header, footer } = wholeNavigation;

/** The header and the footer, in which the delivered towns have their names. */
export const navigation = {
  header,
  footer: {
    ...footer,
    towns: footer.towns.map(({ title, note, towns }) => ({
      title,
      note,
      towns: towns.map((slug) => ({ slug, name: findTown(slug)?.name ?? slug })),
    })),
  },
};

/** Where each page is, and what stands in for a key that no entry has. */
export type PageRoute = Pick<Route, 'page' | 'path' | 'fallback'>;
export const routes: readonly PageRoute[] = routeTable.map(({ page, path, fallback }) => ({
  page,
  path,
  ...(fallback && { fallback }),
}));

/** The shop as visitors know it on every page. */
const { tagline, opening, map, legal, imageHosts, ...shown } = wholeSite;
export const site = shown;

/** When each season begins, in the order of the year. */
export const seasonStarts = seasonBeginnings();

const index = seasonAt(seasonStarts, buildMoment);

/** The season of the build's day, which the prerendered pages speak in, with its texts if it has its own. */
export const builtSeason: { readonly index: number; readonly texts: SeasonsSeasonTexts | undefined } = {
  index,
  texts: seasons.seasons[index]?.texts,
};
