import type { Content, Entry } from '../content/content.ts';
import { groupBy } from '../content/group.ts';
import { cached } from '../prose/cached.ts';

/** The paths on which a visitor sees a surface. */
export interface Paths {
  /** Every path of a page. */
  readonly all: readonly string[];
  /** The paths of a page of the table; all of them for what surrounds every page. */
  ofSurface(surface: string): readonly string[];
  /** The paths on which a visitor reads a text of `entry` that `surfaces` show: of its collection's page, only its path. */
  of(entry: Entry, surfaces: readonly string[]): readonly string[];
  /** The paths of several pages together, cached by their names. */
  ofSurfaces(surfaces: readonly string[]): readonly string[];
  /** The paths of an entry's page. */
  ofEntry(collection: string, slug: string): readonly string[];
}

/** Reads the table's concrete paths once, however many callers need them. */
export function makePaths({ routes, settings }: Pick<Content, 'routes' | 'settings'>): Paths {
  const concrete = routes.concrete();
  const all = concrete.map(({ path }) => path);
  const pages = new Map(
    [...groupBy(concrete, ({ page }) => page)].map(([page, group]) => [page, group.map(({ path }) => path)]),
  );
  const entries = groupBy(concrete, ({ collection, slug }) => `${collection}/${slug}`);
  const isEverywhere = (surface: string) => settings.surfaces.includes(surface);
  const ofSurface = (surface: string) => (isEverywhere(surface) ? all : (pages.get(surface) ?? []));
  const together = cached((surfaces) => {
    const paths = [...new Set(surfaces.split(' ').flatMap(ofSurface))];
    return paths.length === all.length ? all : paths;
  });
  return {
    all,
    ofSurface,
    ofSurfaces: (surfaces) => together(surfaces.join(' ')),
    of(entry, surfaces) {
      if (surfaces.some(isEverywhere)) return all;
      const paths = entry.collection === undefined ? [] : (entries.get(entry.subject) ?? []);
      const lists = surfaces.map((surface) => {
        const mine = paths.filter(({ page }) => page === surface);
        return mine.length > 0 ? mine.map(({ path }) => path) : ofSurface(surface);
      });
      return union(lists);
    },
    ofEntry: (collection, slug) => (entries.get(`${collection}/${slug}`) ?? []).map(({ path }) => path),
  };
}

/** Each of several paths once. */
export function union(lists: readonly (readonly string[])[]): readonly string[] {
  return lists.length === 1 ? (lists[0] ?? []) : [...new Set(lists.flat())];
}
