import type { Entry } from '../../content/content.ts';
import { namingField } from '../../content/given-name.ts';
import { groupBy } from '../../content/group.ts';
import { placeIn } from '../../content/places.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf, nameOf, productName, routesOfPrices } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { At, List } from '../../model/walk.ts';
import { heights } from '../../values/decimals.ts';
import { isMapping, valueAt } from '../../values/json-value.ts';
import { parentPointer } from '../../values/pointer.ts';
import { additionCure, type Cure, finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { rowSide, side } from '../sides.ts';

const TERMS = 'legal/cgv';
const QUOTE = 'quote-request';
const NAVIGATION = 'navigation';

/** A list that should name every entry of a collection. */
type ListName =
  | { readonly kind: 'terms' | 'quote-types' | 'footer-towns' }
  | { readonly kind: 'submenu' | 'page'; readonly name: string };

const LISTS = {
  fr: {
    terms: 'la liste des conditions générales de vente',
    'quote-types': 'la liste des sapins du formulaire de devis',
    'footer-towns': 'la liste des communes du pied de page',
    submenu: 'le sous-menu',
    page: 'la liste de la page',
  },
  en: {
    terms: 'the list of the terms of sale',
    'quote-types': 'the list of trees of the quote form',
    'footer-towns': 'the list of towns of the footer',
    submenu: 'the submenu',
    page: 'the list of the page',
  },
};

const listName = (list: ListName, words: (typeof LISTS)['fr'], quote: (name: string) => string) =>
  'name' in list ? `${words[list.kind]} ${quote(list.name)}` : words[list.kind];

export const listMismatch: Rule<{
  'list-mismatch/missing': { list: ListName; missing: readonly string[] };
  'list-mismatch/sizes': { missing: readonly string[]; unsold: readonly string[] };
  'list-mismatch/group': { town: string; listed: string; own: string };
}> = {
  id: 'list-mismatch',
  title: { fr: 'listes qui devraient se répondre', en: 'lists that should match' },
  why: {
    fr: 'ce que l’une vend ou dessert, l’autre l’oublie : le client ne peut ni le lire ni le demander',
    en: 'what one sells or serves the other leaves out: customers cannot read about it or ask for it',
  },
  words: {
    'list-mismatch/missing': ({ list, missing }) => [
      `${listName(list, LISTS.fr, fr.quote)} oublie ${fr.all(missing)}`,
      `ajoutez ${missing.length > 1 ? 'les entrées qui manquent' : 'l’entrée qui manque'}, ou acceptez la différence en disant pourquoi`,
      `${listName(list, LISTS.en, en.quote)} leaves out ${en.all(missing)}`,
      'add what is missing, or accept the difference and say why',
    ],
    'list-mismatch/sizes': ({ missing, unsold }) => [
      [
        missing.length > 0
          ? `le formulaire de devis ne permet pas de demander ${fr.all(missing, 'ni')}, qui se vendent pourtant`
          : '',
        unsold.length > 0 ? `le formulaire de devis propose ${fr.all(unsold)}, qu’aucune grille ne vend` : '',
      ]
        .filter((part) => part !== '')
        .join(' ; '),
      'accordez les tailles du formulaire et celles des grilles',
      [
        missing.length > 0
          ? `the quote form does not let one ask for ${en.all(missing, 'or')}, which are sold`
          : '',
        unsold.length > 0 ? `the quote form offers ${en.all(unsold)}, which no grid sells` : '',
      ]
        .filter((part) => part !== '')
        .join('; '),
      'make the sizes of the form and those of the grids agree',
    ],
    'list-mismatch/group': ({ town, listed, own }) => [
      `${town} est dans le groupe ${fr.quote(listed)} du pied de page, mais se dit du groupe ${fr.quote(own)}`,
      'accordez le pied de page et la fiche de la commune',
      `${town} is in the group ${en.quote(listed)} of the footer, but says it is of the group ${en.quote(own)}`,
      'make the footer and the town’s file agree',
    ],
  },
  *find(model) {
    for (const list of model.lists) {
      const name = nameOfList(model, list);
      if (name) yield* missingFrom(model, list, name);
    }
    yield* quoteSizes(model);
    yield* footerTowns(model);
    yield* submenus(model);
  },
};

/** The kind of a list that should name every entry of its collection; `undefined` when it may be a selection. */
function nameOfList(model: Model, { entry, collection, pointer, items }: List): ListName | undefined {
  if (entry.subject === TERMS && collection === 'varieties') return { kind: 'terms' };
  if (entry.subject === QUOTE && collection === 'varieties') return { kind: 'quote-types' };
  const isPage = entry.collection === undefined && /^\/[^/]+$/.test(pointer);
  return isPage && isMost(items.length, model.collection(collection).length)
    ? { kind: 'page', name: entry.slug }
    : undefined;
}

/** A list of fewer than half of the entries is a selection. */
function isMost(count: number, of: number): boolean {
  return count * 2 >= of;
}

function* missingFrom(model: Model, list: List, name: ListName) {
  const named = new Set(list.items.map(({ slug }) => slug));
  const missing = model
    .collection(list.collection)
    .filter(({ slug }) => !named.has(slug) && !hasBoxOfItsOwn(list.entry, slug));
  const { entry, pointer, items } = list;
  const isPlain = items.every((item) => parentPointer(item.pointer) === pointer);
  const additions = missing.map(({ slug }) => ({ entry, pointer, slug }));
  const cures = isPlain ? [additionCure(missing.map(nameOf).join(', '), additions)] : [];
  if (missing.length > 0) yield lacking(model, list, [...named], list.collection, missing, name, cures);
}

/** The quote form asks for flame-retardant trees with a box of its own. */
function hasBoxOfItsOwn({ value }: Entry, slug: string): boolean {
  return isMapping(value) && isMapping(value.fields) && value.fields[slug] !== undefined;
}

function lacking(
  model: Model,
  at: At,
  named: readonly string[],
  collection: string,
  missing: readonly Entry[],
  list: ListName,
  cures: readonly Cure[] = [],
) {
  const names = named.map((slug) => {
    const entry = model.entry(`${collection}/${slug}`);
    return entry ? nameOf(entry) : slug;
  });
  const place = placeIn(at.entry, at.pointer, { part: 'key' });
  const sides = [
    side(model, at, names.join(' ; '), { place, en: { value: names.join('; ') } }),
    ...missing.map((entry) => entrySide(model, entry)),
  ];
  const params = { list, missing: missing.map(nameOf) };
  return finding('list-mismatch/missing', params, at.entry.subject, sides, { cures });
}

/** An entry that a list leaves out, at its name. */
function entrySide(model: Model, entry: Entry): Side {
  const field = namingField(entry.value);
  const place = placeIn(entry, field === undefined ? '' : `/${field}`, {
    part: field === undefined ? 'first-key' : 'value',
  });
  return side(model, atOf(model, entry, place.pointer), nameOf(entry), { place, source: entry.subject });
}

// --- The sizes of the quote form --------------------------------------------------------------------------------

interface Size {
  readonly min: number;
  readonly max: number;
}

function* quoteSizes(model: Model) {
  const form = model.entry(QUOTE);
  const pointer = '/fields/quantites/sizes';
  const listed = form && valueAt(form.value, pointer);
  if (!form || !Array.isArray(listed)) return;
  const sizes = listed.flatMap((size): Size[] => (isMapping(size) ? sizeOf(String(size.id)) : []));
  if (sizes.length === 0 || model.priceFiles.length === 0) return;
  const offered = offeredTypes(model);
  const rows = model.priceFiles.flatMap((file) =>
    file.readings
      .filter(({ live }) => live)
      .flatMap((reading) => reading.rows.map((row) => ({ file, reading, row }))),
  );
  const missing = rows.filter(
    ({ file, row }) => (offered?.has(file.product.slug) ?? true) && !covers(sizes, row),
  );
  const unsold = sizes.filter(({ min, max }) => !rows.some(({ row }) => row.min < max && min < row.max));
  if (missing.length === 0 && unsold.length === 0) return;
  const at = { entry: form, pointer, surfaces: surfacesOfForm(model, form) };
  const params = {
    missing: distinct(missing.map(({ row }) => row).toSorted((a, b) => a.min - b.min)),
    unsold: distinct(unsold),
  };
  yield finding('list-mismatch/sizes', params, form.subject, [
    side(model, at, distinct(sizes).join(' ; '), {
      place: placeIn(form, pointer, { part: 'key' }),
      en: { value: distinct(sizes).join('; ') },
    }),
    ...missing.map(({ file, reading, row }) => ({
      ...rowSide(model, file, row, `${productName(model, file)}, ${heights(row.min, row.max)}`),
      routes: routesOfPrices(model, file, reading),
    })),
  ]);
}

/** The varieties that the form offers; `undefined` when it has no such list. */
function offeredTypes(model: Model): ReadonlySet<string> | undefined {
  const list = model.lists.find(
    ({ entry, collection }) => entry.subject === QUOTE && collection === 'varieties',
  );
  return list && new Set(list.items.map(({ slug }) => slug));
}

/** `1.5-1.75m` and `2.5m+` in metres; nothing for another spelling. */
function sizeOf(id: string): Size[] {
  const [, min, max] = /^([\d.]+)(?:-([\d.]+))?m(?:\+)?$/.exec(id) ?? [];
  if (min === undefined) return [];
  return [{ min: Number(min), max: max === undefined ? Number.POSITIVE_INFINITY : Number(max) }];
}

/** Whether every height of `row` is in one of the sizes. */
function covers(sizes: readonly Size[], row: Size): boolean {
  let reached = row.min;
  for (const { min, max } of sizes.toSorted((a, b) => a.min - b.min))
    if (min <= reached) reached = Math.max(reached, max);
  return reached >= row.max;
}

function distinct(sizes: readonly Size[]): string[] {
  return [...new Set(sizes.map(({ min, max }) => heights(min, max)))];
}

function surfacesOfForm(model: Model, form: Entry): readonly string[] {
  return model.texts.find(({ entry }) => entry === form)?.surfaces ?? [];
}

// --- The footer and the menu ----------------------------------------------------------------------------------------

function* footerTowns(model: Model) {
  const lists = model.lists.filter(
    ({ entry, pointer, collection }) =>
      entry.subject === NAVIGATION && pointer.startsWith('/footer/') && collection === 'towns',
  );
  const [first] = lists;
  if (!first) return;
  const named = new Set(lists.flatMap(({ items }) => items.map(({ slug }) => slug)));
  const missing = model.collection('towns').filter(({ slug }) => !named.has(slug));
  const whole = { ...first, pointer: '/footer/towns' };
  if (missing.length > 0) yield lacking(model, whole, [...named], 'towns', missing, { kind: 'footer-towns' });
  for (const list of lists) {
    const group = valueAt(list.entry.value, `${parentPointer(list.pointer)}/group`);
    for (const { slug, pointer } of list.items) {
      const town = model.entry(`towns/${slug}`);
      const own = town && valueAt(town.value, '/group');
      if (!town || typeof group !== 'string' || typeof own !== 'string' || own === group) continue;
      yield finding('list-mismatch/group', { town: nameOf(town), listed: group, own }, NAVIGATION, [
        side(model, { ...list, pointer }, group),
        side(model, atOf(model, town, '/group'), own),
      ]);
    }
  }
}

/** A submenu that links to most entries of a collection is meant to list them all. */
function* submenus(model: Model) {
  const links = model.hrefs.filter(
    ({ entry, pointer, match }) =>
      entry.subject === NAVIGATION &&
      /\/submenu\/\d+\/href$/.test(pointer) &&
      match?.exists &&
      match.slug !== undefined,
  );
  const groups = groupBy(
    links,
    ({ pointer, match }) => `${pointer.replace(/\/\d+\/href$/, '')} ${match?.route.collection}`,
  );
  for (const group of groups.values()) {
    const [first] = group;
    const collection = first?.match?.route.collection;
    if (!first || collection === undefined) continue;
    const named = new Set(group.flatMap(({ match }) => match?.slug ?? []));
    const entries = model.collection(collection);
    const missing = entries.filter(({ slug }) => !named.has(slug));
    if (missing.length === 0 || !isMost(named.size, entries.length)) continue;
    const pointer = first.pointer.replace(/\/\d+\/href$/, '');
    const name = String(valueAt(first.entry.value, pointer.replace(/submenu$/, 'name')) ?? '');
    yield lacking(model, { ...first, pointer }, [...named], collection, missing, { kind: 'submenu', name });
  }
}
