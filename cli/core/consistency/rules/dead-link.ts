import { redirectsIn } from '../../content/redirects.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Model } from '../../model/model.ts';
import type { Href } from '../../model/walk.ts';
import { cure, finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, textSide } from '../sides.ts';

const DEFAULT_PAGE = { fr: 'page par défaut', en: 'default page' };

interface Found {
  href: string;
  /** Where the address has moved to, or the pages nearest to it. */
  nearest: readonly string[];
  isMoved: boolean;
}

const nearestPage = {
  fr: ({ nearest, isMoved }: Found) => {
    if (isMoved) return `cette adresse est devenue ${fr.all(nearest)}`;
    return nearest.length === 0
      ? 'donnez au lien une adresse qui existe, ou retirez-le'
      : `la page la plus proche est ${fr.all(nearest, 'ou')}`;
  },
  en: ({ nearest, isMoved }: Found) => {
    if (isMoved) return `this address has become ${en.all(nearest)}`;
    return nearest.length === 0
      ? 'give the link an address that exists, or remove it'
      : `the nearest page is ${en.all(nearest, 'or')}`;
  },
};

export const deadLink: Rule<{
  'dead-link': Found;
  /** `shown` is the entry or page in its place; null for the default of the page. */
  'dead-link/fallback': Found & { shown: string | null };
}> = {
  id: 'dead-link',
  title: { fr: 'lien mort', en: 'dead link' },
  why: {
    fr: 'le visiteur qui suit ce lien tombe sur une autre page que celle qu’on lui promet',
    en: 'a visitor who follows this link lands on another page than the one promised',
  },
  words: {
    'dead-link': (found) => [
      `le lien ${found.href} ne mène à aucune page`,
      nearestPage.fr(found),
      `the link ${found.href} leads to no page`,
      nearestPage.en(found),
    ],
    'dead-link/fallback': ({ shown, ...found }) => [
      `le lien ${found.href} ne mène pas où il dit : le visiteur voit ${fr.quote(shown ?? DEFAULT_PAGE.fr)}`,
      nearestPage.fr(found),
      `the link ${found.href} does not lead where it says: visitors see ${en.quote(shown ?? DEFAULT_PAGE.en)}`,
      nearestPage.en(found),
    ],
  },
  *find(model) {
    const moved = redirectsIn(model.singleton(model.settings.redirects)?.value);
    for (const href of model.hrefs)
      if (!href.match?.exists && model.routes.routes.length > 0) yield report(model, href, moved);
  },
};

function report(model: Model, href: Href, moved: ReadonlyMap<unknown, string>) {
  const to = moved.get(href.path);
  const near = to === undefined ? model.routes.nearest(href.path) : [to];
  const link = textSide(model, href, href, href.value);
  const shown = shownInstead(href);
  const table = model.singleton(model.settings.routes);
  const { subject } = href.entry;
  const cures = near.map((path) => cure('link', link.place, path, path));
  const found = { href: href.value, nearest: near, isMoved: to !== undefined };
  if (shown === undefined || !table || !href.match)
    return finding('dead-link', found, subject, [link], { cures });
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
  return finding('dead-link/fallback', { ...found, shown }, subject, [link, fallback], { cures });
}

/** What the route shows for a key that it does not know; null for the default of the page, `undefined` for the page "not found". */
function shownInstead({ match }: Href): string | null | undefined {
  const { entry, page, default: hasDefault } = match?.route.fallback ?? {};
  return entry ?? page ?? (hasDefault ? null : undefined);
}
