// Evaluated at build time (see vite.config.ts). Every page loads the result, so it holds only what scripts need.
import { navigation as wholeNavigation } from '#generated/navigation.ts';
import { routes as routeTable } from '#generated/routes.ts';
import { seasons } from '#generated/seasons.ts';
import { yearInSeason } from '#generated/shared/season.ts';
import { site as wholeSite } from '#generated/site.ts';
import type { SeasonsSeasonTexts } from '#generated/types.ts';
import { ui as allWords } from '#generated/ui.ts';
import { buildMoment } from '../data/build-moment.ts';
import { folderOf } from '../data/page-folder.ts';
import { stillToHold } from '../data/periods.ts';
import { seasonBeginnings } from '../data/season-starts.ts';
import { seasonAt } from './calendar.ts';

const { header, footer } = wholeNavigation;
const { about, contactTitle, newsletterTitle, newsletterText } = footer;

/** The header and the top of the footer; `footer.static.ts` has its links. */
export const navigation = { header, footer: { about, contactTitle, newsletterTitle, newsletterText } };

/** Where each page is, where its code is, and what stands in for a key that no entry has. */
export interface PageRoute {
  readonly path: string;
  readonly folder: string;
  /** The page of another entry, or another page. */
  readonly standIn?: string;
  /** Whether `/_default` has a page for every other key. */
  readonly hasDefault?: true;
}
export const routes: readonly PageRoute[] = routeTable.map((route) => {
  const { path, fallback } = route;
  const standIn = fallback?.entry
    ? path.replace(/:\w+/, fallback.entry)
    : routeTable.find(({ page }) => page === fallback?.page)?.path;
  return {
    path,
    folder: folderOf(route),
    ...(standIn && { standIn }),
    ...(fallback?.default && { hasDefault: true }),
  };
});

/** What every page may say; `src/forms/words.static.ts` has the rest. */
const { fieldErrors, required, optional, sent, ...words } = allWords;
export const ui = words;

/** The shop as visitors know it on every page. */
const { tagline, opening, closed = [], map, legal, imageHosts, ...shown } = wholeSite;
export const site = shown;

/** The days of the season on which nobody answers. */
export const closedDays = stillToHold(
  closed.map((day) => {
    const date = `${yearInSeason(site.season, day)}-${day}`;
    return { from: date, until: date };
  }),
);

/** When each season begins, in the order of the year. */
export const seasonStarts = seasonBeginnings();

const index = seasonAt(seasonStarts, buildMoment);

/** The season of the build's day, which the prerendered pages speak in, with its texts if it has its own. */
export const builtSeason: { readonly index: number; readonly texts: SeasonsSeasonTexts | undefined } = {
  index,
  texts: seasons.seasons[index]?.texts,
};
