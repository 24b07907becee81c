import type { RouteTable } from './route-table.ts';

/** The surfaces that show a text: those of `x-surface`; else the pages of its entry; else an unknown one (`['']`). */
export function surfacesOfText(
  { routes }: { readonly routes: RouteTable },
  { collection, slug }: { readonly collection: string | undefined; readonly slug: string },
  at: { readonly surfaces: readonly string[] | undefined },
): readonly string[] {
  const surfaces = at.surfaces ?? routes.pagesOf(collection, slug);
  return surfaces.length > 0 ? surfaces : [''];
}

/** The collection of which a page shows one entry, by its address. */
export function collectionShownBy(
  { routes }: { readonly routes: RouteTable },
  page: string,
): string | undefined {
  return routes.routes.find((route) => route.page === page && route.path.includes(':'))?.collection;
}
