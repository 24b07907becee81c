// Runs at build (see vite.config.ts): what scripts need of the site as a whole, and no more. Every page carries it.
import { navigation as wholeNavigation } from '../generated/navigation.ts';
import { type Route, routes as routeTable } from '../generated/routes.ts';
import { site as wholeSite } from '../generated/site.ts';
import { findTown } from '../generated/towns.ts';

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

/** The shop as visitors know it. */
const { legal, imageHosts, ...shown } = wholeSite;
export const site = shown;
