import { pathOf } from '../../content/href.ts';
import { placeIn } from '../../content/places.ts';
import type { Model } from '../../model/model.ts';
import type { Href } from '../../model/walk.ts';
import { finding } from '../finding.ts';
import { makeNearest } from '../nearest-path.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const deadLink: Rule = {
  id: 'dead-link',
  title: { fr: 'lien mort', en: 'dead link' },
  why: {
    fr: 'le visiteur qui suit ce lien tombe sur une autre page que celle qu’on lui promet',
    en: 'a visitor who follows this link lands on another page than the one promised',
  },
  *find(model) {
    let nearest: ReturnType<typeof makeNearest> | undefined;
    for (const href of model.hrefs) {
      if (href.match?.exists || model.routes.routes.length === 0) continue;
      nearest ??= makeNearest(model.paths.all);
      yield report(model, href, nearest(pathOf(href.value)));
    }
  },
};

function report(model: Model, href: Href, near: readonly string[]) {
  const range = { start: href.start, end: href.end };
  const link = side(model, href, href.value, { place: placeIn(href.entry, href.pointer, { range }) });
  const shown = shownInstead(href);
  const table = model.singleton('routes');
  const { subject } = href.entry;
  if (shown === undefined || !table || !href.match)
    return finding('dead-link', { href: href.value, nearest: near }, subject, [link]);
  const row = model.routes.routes.indexOf(href.match.route);
  const fallback = side(model, { entry: table, pointer: `/routes/${row}/fallback`, surfaces: [] }, shown, {
    source: href.match.route.path,
  });
  const params = { href: href.value, shown, nearest: near };
  return finding('dead-link/fallback', params, subject, [link, fallback]);
}

/** What the route shows for a key that it does not know; `undefined` when that is the page "not found". */
function shownInstead({ match }: Href): string | undefined {
  const { entry, page, default: made } = match?.route.fallback ?? {};
  return entry ?? page ?? (made ? 'page par défaut' : undefined);
}
