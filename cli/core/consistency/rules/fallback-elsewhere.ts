import { en, fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { At } from '../../model/walk.ts';
import { isMapping, type JsonValue, listIn, mappingOf } from '../../values/json-value.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';
import { wordsIn } from './names-another.ts';

export const fallbackElsewhere: Rule<{
  'fallback-elsewhere': { path: string; page: string; parent: string };
  'fallback-elsewhere/value': { field: string; written: string; expected: string; collection: string };
  'fallback-elsewhere/entry': { path: string; entry: string; expected: string };
}> = {
  id: 'fallback-elsewhere',
  title: { fr: 'adresse qui montre une page sans rapport', en: 'address that shows an unrelated page' },
  why: {
    fr: 'qui suit un lien périmé arrive sur une page qui ne parle pas de ce qu’il cherche',
    en: 'who follows an old link lands on a page that is not about what they look for',
  },
  words: {
    'fallback-elsewhere': ({ path, page, parent }, reader) => [
      `une adresse inconnue de ${path} montre la page ${fr.quote(page)}, alors que ${fr.quote(parent)} en fait la liste`,
      `${reader.isAtDesk ? `choisissez ${fr.quote(parent)}` : `écrivez « page: ${parent} »`}, ou acceptez la différence en disant pourquoi`,
      `an unknown address of ${path} shows the page ${en.quote(page)}, but ${en.quote(parent)} lists them`,
      `write "page: ${parent}", or accept the difference and say why`,
    ],
    'fallback-elsewhere/value': ({ field, written, expected, collection }, reader) => [
      `à une adresse inconnue, ${fr.quote(field)} vaut ${fr.quote(written)}, mais ${fr.quote(expected)} dans tout ${reader.isAtDesk ? '' : 'le dossier '}${reader.folder(collection)}`,
      'écrivez la même valeur, ou acceptez la différence en disant pourquoi',
      `for an unknown address, ${en.quote(field)} is ${en.quote(written)}, but ${en.quote(expected)} in all of ${collection}/`,
      'write the same value, or accept the difference and say why',
    ],
    'fallback-elsewhere/entry': ({ path, entry, expected }, reader) => [
      `l’adresse ${path} montre ${fr.quote(entry)}, mais ses mots sont ceux de ${fr.quote(expected)}`,
      `${reader.isAtDesk ? `choisissez ${fr.quote(expected)}` : `écrivez « entry: ${expected} »`}, ou corrigez l’adresse`,
      `the address ${path} shows ${en.quote(entry)}, but its words are those of ${en.quote(expected)}`,
      `write "entry: ${expected}", or fix the address`,
    ],
  },
  *find(model) {
    const entry = model.singleton(model.settings.routes);
    const rows = listIn(entry?.value, 'routes');
    for (const [index, row] of rows.entries()) {
      if (isMapping(row)) yield* unlikeAll(model, row);
      if (entry && isMapping(row)) yield* ofAnother(model, row, atOf(model, entry, `/routes/${index}/entry`));
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

/** Entries that agree say what is usual. */
const ENTRIES = 3;

/** What the page of a collection shows for an address that it does not know, against what all its entries say. */
function* unlikeAll(model: Model, { page, collection, fallback }: { readonly [key: string]: JsonValue }) {
  const entry = model.entry(`pages/${page}`) ?? model.singleton(String(page));
  if (!entry || typeof collection !== 'string' || mappingOf(fallback).default !== true) return;
  const entries = model.collection(collection);
  for (const [field, written] of Object.entries(mappingOf(mappingOf(entry.value).default))) {
    const values = new Set(entries.map(({ value }) => mappingOf(value)[field]));
    const [expected] = values;
    const first = entries[0];
    if (!first || entries.length < ENTRIES || values.size !== 1) continue;
    if (typeof expected !== 'string' || typeof written !== 'string' || written === expected) continue;
    yield finding('fallback-elsewhere/value', { field, written, expected, collection }, entry.subject, [
      side(model, atOf(model, entry, `/default/${field}`), written),
      side(model, atOf(model, first, `/${field}`), expected),
    ]);
  }
}

/** An address of one entry whose words, and title, are those of another one. */
function* ofAnother(model: Model, row: { readonly [key: string]: JsonValue }, at: At) {
  const { path, title, collection, entry: slug } = row;
  if (typeof collection !== 'string' || typeof slug !== 'string') return;
  const said = new Set(wordsIn(`${String(path).replaceAll(/[/-]/g, ' ')} ${title}`));
  const shared = (name: string, { title: own }: { readonly [key: string]: JsonValue }) =>
    wordsIn(`${name.replaceAll('-', ' ')} ${own}`).filter((word) => said.has(word)).length;
  const known = model
    .collection(collection)
    .map((entry) => ({ entry, count: shared(entry.slug, mappingOf(entry.value)) }));
  const [first] = known.toSorted((a, b) => b.count - a.count);
  if (!first || first.count === 0 || known.find(({ entry }) => entry.slug === slug)?.count !== 0) return;
  const params = { path: String(path), entry: slug, expected: first.entry.slug };
  yield finding('fallback-elsewhere/entry', params, at.entry.subject, [
    side(model, at, slug),
    side(model, atOf(model, first.entry, ''), first.entry.slug),
  ]);
}
