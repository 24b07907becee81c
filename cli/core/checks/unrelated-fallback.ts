import type { SingletonCheck } from '../annotations/check-kinds.ts';
import { soundRows } from '../content/route-table.ts';
import { en, fr } from '../messages/phrases.ts';

/** An unknown address below a page that shows another page than that one, which lists what there is. */
export const unrelatedFallback: SingletonCheck<{
  'link/unrelated-fallback': { path: string; page: string; parent: string };
}> = {
  reads: { singleton: ({ routes }) => routes },
  severity: 'warning',
  words: {
    'link/unrelated-fallback': ({ path, page, parent }, reader) => [
      `une adresse inconnue de ${path} montre la page ${fr.quote(page)}, alors que ${fr.quote(parent)} en fait la liste`,
      reader.isAtDesk ? `choisissez ${fr.quote(parent)}` : `écrivez « page: ${parent} »`,
      `an unknown address of ${path} shows the page ${en.quote(page)}, but ${en.quote(parent)} lists them`,
      `write "page: ${parent}"`,
    ],
  },
  *find({ value }) {
    const rows = soundRows(value);
    for (const { index, route } of rows) {
      const page = route.fallback?.page;
      const above = route.path.replace(/\/:[^/]+$/, '');
      const parent = rows.find((row) => row.route.path === above)?.route.page;
      if (page === undefined || parent === undefined || parent === page) continue;
      const params = { path: route.path, page, parent };
      yield { code: 'link/unrelated-fallback', params, pointer: `/routes/${index}/fallback/page` };
    }
  },
};
