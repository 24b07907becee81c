import type { Fault, SingletonCheck } from '../annotations/check-kinds.ts';
import type { RefParams } from '../annotations/ref.ts';
import type { Content } from '../content/content.ts';
import { isOfSite } from '../content/link-address.ts';
import { closest } from '../content/nearest.ts';
import { buildPath, type Route, soundRows } from '../content/route-table.ts';
import { byReason } from '../language/wording.ts';
import { en, fr } from '../messages/phrases.ts';
import { SLUG } from '../shared/slug.ts';

interface RouteParams {
  'link/route': {
    value: string;
    reason:
      | 'page-twice'
      | 'path-twice'
      | 'taken'
      | 'kept'
      | 'entry-twice'
      | 'no-parameter'
      | 'needs-parameter'
      | 'shape'
      | 'no-collection'
      | 'unknown-page';
    nearest: string | undefined;
  };
}

/** Faults of the route table that its schema cannot find: rows that contradict each other or name what does not exist. */
export const routes: SingletonCheck<RouteParams, RefParams> = {
  reads: { singleton: ({ routes }) => routes },
  severity: 'error',
  words: {
    'link/route': ({ value, reason, nearest }) =>
      byReason(reason, {
        'page-twice': [
          `la page ${fr.quote(value)} est déjà dans la table`,
          'une seule ligne par page',
          `the page ${en.quote(value)} is in the table already`,
          'one line a page',
        ],
        'path-twice': [
          `l’adresse ${fr.quote(value)} est déjà dans la table`,
          'une seule ligne par adresse',
          `the path ${en.quote(value)} is in the table already`,
          'one line a path',
        ],
        taken: [
          `l’adresse ${fr.quote(value)} est déjà celle de ${fr.quote(nearest ?? '')} : l’une des deux pages remplacerait l’autre`,
          'donnez une autre adresse à cette page',
          `the path ${en.quote(value)} is already that of ${en.quote(nearest ?? '')}: one of the two pages would replace the other`,
          'give this page another path',
        ],
        kept: [
          `l’adresse ${fr.quote(value)} sert déjà au site lui-même`,
          'donnez une autre adresse à cette page, sans point ni « _ »',
          `the path ${en.quote(value)} is used by the site itself`,
          'give this page another path, without a dot or "_"',
        ],
        'entry-twice': [
          `l’entrée ${fr.quote(value)} est déjà à une autre adresse`,
          'corrigez « entry », ou redirigez l’une des deux adresses vers l’autre',
          `the entry ${en.quote(value)} is at another path already`,
          'fix "entry", or redirect one of the two paths to the other',
        ],
        'no-parameter': [
          `l’adresse ${fr.quote(value)} a une partie qui change, mais aucune collection n’y répond`,
          'ajoutez « collection »',
          `the path ${en.quote(value)} has a variable part, and no collection answers it`,
          'add "collection: …"',
        ],
        shape: [
          `l’adresse ${fr.quote(value)} ne se suit pas`,
          'écrivez « /rubrique/page », « /rubrique/:nom » (des minuscules, à la fin), ou « * » pour toutes les autres',
          `the path ${en.quote(value)} cannot be followed`,
          'write "/folder/page", "/folder/:name" (lower-case letters, at the end), or "*" for all others',
        ],
        'needs-parameter': [
          `l’adresse ${fr.quote(value)} ne peut pas montrer toute une collection`,
          'ajoutez « /:nom » à l’adresse, ou « entry »',
          `the path ${en.quote(value)} cannot show a whole collection`,
          'add "/:name" to the path, or "entry: …"',
        ],
        'no-collection': [
          `l’entrée ${fr.quote(value)} est d’une collection qui n’est pas dite`,
          'ajoutez « collection »',
          `the collection of the entry ${en.quote(value)} is not given`,
          'add "collection: …"',
        ],
        'unknown-page': [
          `il n’y a pas de page ${fr.quote(value)}`,
          fr.orElse(nearest, 'nommez une page de la table'),
          `there is no page ${en.quote(value)}`,
          en.orElse(nearest, 'name a page of the table'),
        ],
      }),
  },
  *find(entry, content) {
    const seenPages = new Set<string>();
    const seenPaths = new Set<string>();
    const seenEntries = new Set<string>();
    const rows = soundRows(entry.value);
    const pages = rows.map(({ route }) => route.page);
    const known = new Set(pages);
    const shown = pathsOfEntries(rows, content);
    for (const { index, route } of rows) {
      const at = `/routes/${index}`;
      if (seenPages.has(route.page)) yield fault(`${at}/page`, route.page, 'page-twice');
      const shape = route.path.replace(/:[a-z]+/, ':');
      if (seenPaths.has(shape)) yield fault(`${at}/path`, route.path, 'path-twice');
      seenPages.add(route.page);
      seenPaths.add(shape);
      const named = route.entry === undefined ? undefined : `${route.collection}/${route.entry}`;
      if (named !== undefined && seenEntries.has(named))
        yield fault(`${at}/entry`, route.entry ?? '', 'entry-twice');
      if (named !== undefined) seenEntries.add(named);
      if (!PATH.test(route.path)) yield fault(`${at}/path`, route.path, 'shape');
      else yield* sharedPath(`${at}/path`, route, shown, content);
      const isVariable = route.path.includes(':');
      if (isVariable && route.collection === undefined) yield fault(`${at}/path`, route.path, 'no-parameter');
      if (!isVariable && route.collection !== undefined && route.entry === undefined)
        yield fault(`${at}/path`, route.path, 'needs-parameter');
      yield* unknownEntry(`${at}/entry`, route.entry, route, content);
      yield* unknownEntry(`${at}/fallback/entry`, route.fallback?.entry, route, content);
      const page = route.fallback?.page;
      if (page !== undefined && !known.has(page))
        yield fault(`${at}/fallback/page`, page, 'unknown-page', closest(page, pages));
    }
  },
};

/** The entries that rows with a variable part show, by their paths. */
function pathsOfEntries(rows: ReturnType<typeof soundRows>, content: Content): ReadonlyMap<string, string> {
  return new Map(rows.flatMap(({ route }) => entriesOf(route, content)));
}

function entriesOf({ path, collection = '' }: Route, content: Content): (readonly [string, string])[] {
  // A name that is no slug is refused by itself.
  const slugs = path.includes(':') ? content.slugsOf(collection).filter((slug) => SLUG.test(slug)) : [];
  return slugs.map((slug) => [buildPath(path, slug), `${collection}/${slug}`]);
}

/** A path that something else has: one of the two would be written over the other. */
function* sharedPath(
  pointer: string,
  route: Route,
  shown: ReadonlyMap<string, string>,
  content: Content,
): Generator<Fault<RouteParams>> {
  const { path } = route;
  const kept = [path, ...entriesOf(route, content).map(([of]) => of)].find(isOfSite);
  if (kept !== undefined) yield fault(pointer, kept, 'kept');
  else if (shown.has(path)) yield fault(pointer, path, 'taken', shown.get(path));
}

/** What `match` and the builders of paths understand. */
const PATH = /^(?:\*|\/|(?:\/[^/:?#\s]+)+(?:\/:[a-z]+)?|\/:[a-z]+)$/;

function fault(
  pointer: string,
  value: string,
  reason: RouteParams['link/route']['reason'],
  nearest?: string,
): Fault<RouteParams> {
  return { code: 'link/route', params: { value, reason, nearest }, pointer };
}

/** Silent when the collection is empty or unknown: another problem reports that. */
function* unknownEntry(
  pointer: string,
  value: string | undefined,
  { collection }: Route,
  content: Content,
): Generator<Fault<RouteParams & RefParams>> {
  if (value === undefined) return;
  if (collection === undefined) {
    yield fault(pointer, value, 'no-collection');
    return;
  }
  const slugs = content.slugsOf(collection);
  if (slugs.length === 0 || content.find(collection, value)) return;
  const field = { field: 'entry', description: undefined, examples: [] };
  yield {
    code: 'ref/unknown',
    params: { ...field, value, collection, nearest: closest(value, slugs), names: [] },
    pointer,
  };
}
