import type { SingletonCheck } from '../annotations/check-kinds.ts';
import { isOfSite } from '../content/link-address.ts';
import type { RouteTable } from '../content/route-table.ts';
import { byReason } from '../language/wording.ts';
import { en, fr } from '../messages/phrases.ts';
import { fold } from '../shared/fold.ts';
import { SITE_FILES } from '../shared/site-files.ts';
import { isMapping, listIn } from '../values/json-value.ts';

interface Redirected {
  readonly value: string;
  readonly reason: 'twice' | 'page' | 'same' | 'kept' | 'unreadable';
}

/** Addresses that are redirected twice, or that something else has: the redirect would hide it. */
export const redirects: SingletonCheck<{ 'link/redirect': Redirected }> = {
  reads: { singleton: ({ redirects }) => redirects },
  severity: 'error',
  words: {
    'link/redirect': ({ value, reason }) =>
      byReason(reason, {
        twice: [
          `l’adresse ${fr.quote(value)} est déjà redirigée`,
          'gardez une seule des deux lignes',
          `the address ${en.quote(value)} is redirected already`,
          'keep one of the two lines',
        ],
        page: [
          `l’adresse ${fr.quote(value)} est celle d’une page du site`,
          'effacez cette redirection : elle cacherait la page',
          `the address ${en.quote(value)} is that of a page`,
          'delete this redirect: it would hide the page',
        ],
        same: [
          `l’adresse ${fr.quote(value)} mène déjà à une page du site, qui n’en diffère que par son écriture`,
          'effacez cette redirection : le site s’en charge',
          `the address ${en.quote(value)} leads to a page already, which is only spelled otherwise`,
          'delete this redirect: the site takes care of it',
        ],
        kept: [
          `l’adresse ${fr.quote(value)} sert au site lui-même`,
          'effacez cette redirection : elle cacherait ce qui s’y trouve',
          `the address ${en.quote(value)} is used by the site itself`,
          'delete this redirect: it would hide what is there',
        ],
        unreadable: [
          `l’adresse ${fr.quote(value)} ne se lit pas comme un chemin`,
          'recopiez-la de la barre d’adresse du navigateur',
          `the address ${en.quote(value)} does not read as a path`,
          'copy it from the address bar of a browser',
        ],
      }),
  },
  *find({ value }, { routes }) {
    const seen = new Set<string>();
    for (const [index, row] of listIn(value, 'redirects').entries()) {
      if (!isMapping(row) || typeof row.from !== 'string' || typeof row.to !== 'string') continue;
      const reason = reasonOf(row.from, seen, routes);
      seen.add(fileOf(row.from));
      if (!reason) continue;
      const params = { value: row.from, reason };
      yield { code: 'link/redirect', params, pointer: `/redirects/${index}/from` };
    }
  },
};

const OF_SITE: ReadonlySet<string> = new Set(Object.values(SITE_FILES));

function reasonOf(
  from: string,
  seen: ReadonlySet<string>,
  { match }: RouteTable,
): Redirected['reason'] | undefined {
  if (!isPath(from)) return 'unreadable';
  if (seen.has(fileOf(from))) return 'twice';
  if (match(from)?.exists) return 'page';
  if (match(fileOf(from))?.exists) return 'same';
  return OF_SITE.has(fold(from)) || isOfSite(from.replace(/\.[^/]*$/, '')) ? 'kept' : undefined;
}

/** Whether an address can be a file below the site's root, and a line in the settings of any host. */
function isPath(address: string): boolean {
  try {
    const [, ...names] = decodeURIComponent(address).split('/');
    return names.every((name) => /^(?!\.{1,2}$)[^"\\?#\p{Cc}]+$/u.test(name));
  } catch {
    return false; // No UTF-8.
  }
}

/** The address that hosts take for the same: without its file's ending, and as some systems write it. */
function fileOf(path: string): string {
  return fold(path).replace(/(?:\/index)?\.html$/, '') || '/';
}
