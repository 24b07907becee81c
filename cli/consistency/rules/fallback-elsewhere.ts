import { isMapping } from '../../content/json-value.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const fallbackElsewhere: Rule<{
  'fallback-elsewhere': { path: string; page: string; parent: string };
}> = {
  id: 'fallback-elsewhere',
  title: { fr: 'repli vers une page sans rapport', en: 'fallback to an unrelated page' },
  why: {
    fr: 'qui suit un lien périmé arrive sur une page qui ne parle pas de ce qu’il cherche',
    en: 'who follows an old link lands on a page that is not about what they look for',
  },
  words: {
    'fallback-elsewhere': ({ path, page, parent }) => [
      `une adresse inconnue de ${path} montre la page ${fr.quote(page)}, alors que ${fr.quote(parent)} en fait la liste`,
      `écrivez « page: ${parent} », ou acceptez la différence en disant pourquoi`,
      `an unknown address of ${path} shows the page ${en.quote(page)}, but ${en.quote(parent)} lists them`,
      `write "page: ${parent}", or accept the difference and say why`,
    ],
  },
  *find(model) {
    const entry = model.singleton(model.settings.routes);
    const rows =
      entry && isMapping(entry.value) && Array.isArray(entry.value.routes) ? entry.value.routes : [];
    for (const [index, row] of rows.entries()) {
      if (!entry || !isMapping(row) || !isMapping(row.fallback) || typeof row.path !== 'string') continue;
      const parentPath = row.path.replace(/\/:[^/]+$/, '');
      const parent = rows.findIndex((each) => isMapping(each) && each.path === parentPath);
      const listing = rows[parent];
      const { page } = row.fallback;
      if (typeof page !== 'string' || !isMapping(listing) || listing.page === page) continue;
      const params = { path: row.path, page, parent: String(listing.page) };
      yield finding('fallback-elsewhere', params, entry.subject, [
        side(model, atOf(model, entry, `/routes/${index}/fallback/page`), page),
        side(model, atOf(model, entry, `/routes/${parent}/page`), params.parent),
      ]);
    }
  },
};
