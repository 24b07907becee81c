import type { SingletonCheck } from '../annotations/check-kinds.ts';
import { en, fr } from '../messages/phrases.ts';
import { isMapping, listIn } from '../values/json-value.ts';

/** Addresses that are redirected twice, or that are a page's: the redirect would hide it. */
export const redirects: SingletonCheck<{ 'link/redirect': { value: string; reason: 'twice' | 'page' } }> = {
  reads: { singleton: ({ redirects }) => redirects },
  severity: 'error',
  words: {
    'link/redirect': ({ value, reason }) =>
      reason === 'twice'
        ? [
            `l’adresse ${fr.quote(value)} est déjà redirigée`,
            'gardez une seule des deux lignes',
            `the address ${en.quote(value)} is redirected already`,
            'keep one of the two lines',
          ]
        : [
            `l’adresse ${fr.quote(value)} est celle d’une page du site`,
            'effacez cette redirection : elle cacherait la page',
            `the address ${en.quote(value)} is that of a page`,
            'delete this redirect: it would hide the page',
          ],
  },
  *find({ value }, { routes }) {
    const seen = new Set<string>();
    for (const [index, row] of listIn(value, 'redirects').entries()) {
      if (!isMapping(row) || typeof row.from !== 'string' || typeof row.to !== 'string') continue;
      const isTwice = seen.has(row.from);
      seen.add(row.from);
      if (isTwice || routes.match(row.from)?.exists)
        yield {
          code: 'link/redirect',
          params: { value: row.from, reason: isTwice ? 'twice' : 'page' },
          pointer: `/redirects/${index}/from`,
        };
    }
  },
};
