import { pathOf } from '../../content/link-address.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Model } from '../../model/model.ts';
import type { Href } from '../../model/walk.ts';
import { cure, finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, textSide } from '../sides.ts';

const DEFAULT_PAGE = { fr: 'page par défaut', en: 'default page' };

const nearestPage = {
  fr: (paths: readonly string[]) =>
    paths.length === 0
      ? 'donnez au lien une adresse qui existe, ou retirez-le'
      : `la page la plus proche est ${fr.all(paths, 'ou')}`,
  en: (paths: readonly string[]) =>
    paths.length === 0
      ? 'give the link an address that exists, or remove it'
      : `the nearest page is ${en.all(paths, 'or')}`,
};

export const deadLink: Rule<{
  'dead-link': { href: string; nearest: readonly string[] };
  /** `shown` is the entry or page in its place; null for the page’s own default. */
  'dead-link/fallback': { href: string; shown: string | null; nearest: readonly string[] };
}> = {
  id: 'dead-link',
  title: { fr: 'lien mort', en: 'dead link' },
  why: {
    fr: 'le visiteur qui suit ce lien tombe sur une autre page que celle qu’on lui promet',
    en: 'a visitor who follows this link lands on another page than the one promised',
  },
  words: {
    'dead-link': ({ href, nearest }) => [
      `le lien ${href} ne mène à aucune page`,
      nearestPage.fr(nearest),
      `the link ${href} leads to no page`,
      nearestPage.en(nearest),
    ],
    'dead-link/fallback': ({ href, shown, nearest }) => [
      `le lien ${href} ne mène pas où il dit : le visiteur voit ${fr.quote(shown ?? DEFAULT_PAGE.fr)}`,
      nearestPage.fr(nearest),
      `the link ${href} does not lead where it says: visitors see ${en.quote(shown ?? DEFAULT_PAGE.en)}`,
      nearestPage.en(nearest),
    ],
  },
  *find(model) {
    for (const href of model.hrefs) {
      if (href.match?.exists || model.routes.routes.length === 0) continue;
      yield report(model, href, model.routes.nearest(pathOf(href.value)));
    }
  },
};

function report(model: Model, href: Href, near: readonly string[]) {
  const link = textSide(model, href, href, href.value);
  const shown = shownInstead(href);
  const table = model.singleton(model.settings.routes);
  const { subject } = href.entry;
  const cures = near.map((path) => cure('link', link.place, path, path));
  if (shown === undefined || !table || !href.match)
    return finding('dead-link', { href: href.value, nearest: near }, subject, [link], { cures });
  const row = model.routes.routes.indexOf(href.match.route);
  const fallback = side(
    model,
    { entry: table, pointer: `/routes/${row}/fallback`, surfaces: [] },
    shown ?? DEFAULT_PAGE.fr,
    {
      source: href.match.route.path,
      ...(shown === null && { en: { value: DEFAULT_PAGE.en } }),
    },
  );
  const params = { href: href.value, shown, nearest: near };
  return finding('dead-link/fallback', params, subject, [link, fallback], { cures });
}

/** What the route shows for a key that it does not know; null for the page's own default, `undefined` for the page "not found". */
function shownInstead({ match }: Href): string | null | undefined {
  const { entry, page, default: hasDefault } = match?.route.fallback ?? {};
  return entry ?? page ?? (hasDefault ? null : undefined);
}
