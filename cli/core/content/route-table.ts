import { isMapping, type JsonValue, listIn } from '../values/json-value.ts';
import { groupBy } from './group.ts';
import { once } from './memoize.ts';
import { makeNearest } from './nearest-path.ts';

/** One row of `content/routes.yaml`. */
export interface Route {
  readonly page: string;
  /** A React Router pattern with at most one `:parameter`; `*` is every other path. */
  readonly path: string;
  readonly title: string;
  readonly collection?: string;
  readonly entry?: string;
  readonly fallback?: { readonly entry?: string; readonly page?: string; readonly default?: true };
}

export interface RouteMatch {
  readonly route: Route;
  /** The entry named by the path; `undefined` when the route has no parameter. */
  readonly slug: string | undefined;
  /** False when the path names an entry that does not exist: the visitor sees the fallback. */
  readonly exists: boolean;
}

export interface RouteTable {
  readonly routes: readonly Route[];
  /** The route of an internal path (without query and fragment); `undefined` when only `*` matches. */
  match(path: string): RouteMatch | undefined;
  /** Every existing path, its parameters filled in, with its page and entry. */
  concrete(): readonly ConcretePath[];
  /** The pages that show the entries of a collection, or the singleton of that name. */
  pagesOf(collection: string | undefined, slug: string): readonly string[];
  /** The concrete paths nearest to a dead one, the likeliest first. */
  nearest(path: string): readonly string[];
}

interface ConcretePath {
  readonly path: string;
  readonly page: string;
  readonly collection: string | undefined;
  readonly slug: string | undefined;
}

/** `routes` is the value of `routes.yaml`, as far as it is sound; `slugs` gives a collection's entries, `has` says whether one is there. */
export function makeRouteTable(
  routes: JsonValue | undefined,
  slugs: (collection: string) => readonly string[],
  has = (collection: string, slug: string) => slugs(collection).includes(slug),
): RouteTable {
  const table = soundRows(routes).map(({ route }) => route);
  const shown = table.filter(({ path }) => path !== '*');
  const fixed = new Map(shown.filter(({ path }) => !path.includes(':')).map((route) => [route.path, route]));
  const variable = shown
    .filter(({ path }) => path.includes(':'))
    .map((route) => ({ route, prefix: route.path.slice(0, route.path.indexOf(':')) }));
  const pages = groupBy(
    table.map(({ page }) => page),
    (page) => page,
  );
  const showing = groupBy(
    table.map(({ page, collection, entry = '' }, row) => ({ page, row, shown: `${collection}/${entry}` })),
    ({ shown }) => shown,
  );
  const concrete = once(() =>
    shown.flatMap(({ page, collection, path, entry }): ConcretePath[] =>
      path.includes(':')
        ? slugs(collection ?? '').map((slug) => ({ path: buildPath(path, slug), page, collection, slug }))
        : [{ path, page, collection: entry === undefined ? undefined : collection, slug: entry }],
    ),
  );
  const nearest = once(() =>
    makeNearest(
      concrete().map(({ path }) => path),
      new Map(table.map((route) => [route.path, route.title])),
    ),
  );
  return {
    routes: table,
    match(path) {
      const route = fixed.get(path);
      if (route) return { route, slug: route.entry, exists: true };
      for (const { route: candidate, prefix } of variable) {
        const slug = path.slice(prefix.length);
        if (path.startsWith(prefix) && slug !== '' && !slug.includes('/'))
          return { route: candidate, slug, exists: has(candidate.collection ?? '', slug) };
      }
      return undefined;
    },
    concrete,
    pagesOf(collection, slug) {
      if (collection === undefined) return pages.get(slug) ?? [];
      const shared = showing.get(`${collection}/`) ?? [];
      const direct = showing.get(`${collection}/${slug}`) ?? [];
      return [...shared, ...direct].sort((a, b) => a.row - b.row).map(({ page }) => page);
    },
    nearest: (path) => nearest()(path),
  };
}

/** The rows that have a page and a path, with their index in the list, and without properties that the schema refuses. */
export function soundRows(value: JsonValue | undefined): { index: number; route: Route }[] {
  return listIn(value, 'routes').flatMap((row, index) => {
    if (!isMapping(row) || typeof row.path !== 'string' || typeof row.page !== 'string') return [];
    const { page, path, title } = row;
    const fallback = isMapping(row.fallback) ? row.fallback : undefined;
    const route: Route = {
      page,
      path,
      title: typeof title === 'string' ? title : '',
      ...strings(row, ['collection', 'entry']),
      ...(fallback && {
        fallback: {
          ...strings(fallback, ['entry', 'page']),
          ...(fallback.default === true && { default: true as const }),
        },
      }),
    };
    return [{ index, route }];
  });
}

function strings<N extends string>(
  mapping: { readonly [key: string]: JsonValue },
  names: readonly N[],
): { readonly [name in N]?: string } {
  const entries = names.map((name) => [name, mapping[name]]).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries);
}

export function buildPath(pattern: string, slug: string): string {
  return pattern.replace(/:[a-z]+/, slug);
}
