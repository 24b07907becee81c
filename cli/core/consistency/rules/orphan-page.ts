import type { Entry } from '../../content/content.ts';
import type { Route } from '../../content/route-table.ts';
import type { Model } from '../../model/model.ts';
import { parentPointer } from '../../values/pointer.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const orphanPage: Rule<{ 'orphan-page': { path: string } }> = {
  id: 'orphan-page',
  title: { fr: 'page orpheline', en: 'orphan page' },
  why: {
    fr: 'personne ne trouve une page à laquelle rien ne mène',
    en: 'nobody finds a page to which nothing leads',
  },
  words: {
    'orphan-page': ({ path }) => [
      `ni lien, ni menu, ni pied de page ne mène à ${path}`,
      'ajoutez un lien vers cette page, ou retirez-la de la table des routes',
      `no link, menu or footer leads to ${path}`,
      'add a link to this page, or remove it from the route table',
    ],
  },
  *find(model) {
    const table = model.singleton(model.settings.routes);
    // Where no menu is content, links are in the code of pages.
    const hasMenus = model.hrefs.some(({ surfaces }) =>
      surfaces.some((surface) => model.settings.surfaces.includes(surface)),
    );
    if (!table || !hasMenus) return;
    const reached = reachedIn(model);
    for (const [row, route] of model.routes.routes.entries()) {
      const { page, path } = route;
      if (path === '/' || path === '*' || reached.has(route) || isListed(model, route)) continue;
      const at = { entry: table, pointer: `/routes/${row}/path`, surfaces: [page] };
      yield finding('orphan-page', { path }, table.subject, [side(model, at, path)]);
    }
  },
};

/** The rows to which something outside their page links, or of which it names an entry. */
function reachedIn(model: Model): ReadonlySet<Route> {
  const moved = model.singleton(model.settings.redirects);
  const reached = new Set<Route>();
  const reach = (route: Route | undefined, from: Entry) => {
    if (!route || from === moved) return;
    const isFromItself = model.routes.pagesOf(from.collection, from.slug).includes(route.page);
    if (!isFromItself || route.path.includes(':')) reached.add(route);
  };
  for (const { match, entry } of model.hrefs) if (match?.exists) reach(match.route, entry);
  for (const { collection, slug, entry } of model.names)
    for (const path of model.paths.ofEntry(collection, slug)) reach(model.routes.match(path)?.route, entry);
  return reached;
}

/** Whether the page at the address above may list the entries of a row. */
function isListed({ routes }: Model, { path }: Route): boolean {
  return path.includes(':') && routes.match(parentPointer(path) || '/')?.exists === true;
}
