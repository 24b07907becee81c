// Longer than other files: the relations between lists that schemas declare, with their words in both languages.
import { namingField } from '../../content/given-name.ts';
import { groupBy } from '../../content/group.ts';
import { closest } from '../../content/nearest.ts';
import { placeIn } from '../../content/places.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Fact } from '../../model/facts.ts';
import { atOf, nameOf, productName, routesOfPrices } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { liveCells } from '../../model/prices.ts';
import type { At, Complete, Row } from '../../model/relations.ts';
import { cached } from '../../prose/cached.ts';
import { listedIn, listFor } from '../../values/among.ts';
import { heights } from '../../values/decimals.ts';
import { mappingOf, valueAt } from '../../values/json-value.ts';
import { additionTo, groupIn } from '../claims/additions.ts';
import { computedAs, countedIn } from '../claims/counted.ts';
import { repeatedTexts } from '../claims/repeated.ts';
import { covers, shownOnce, sizeOf } from '../claims/sizes.ts';
import { additionCure, finding, removalCure } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, rowSide, side } from '../sides.ts';

/** The relations between lists that schemas declare, a keyword each. */
export const listMismatch: Rule<{
  'list-mismatch/missing': { list: string; missing: readonly string[] };
  'list-mismatch/sizes': { missing: readonly string[]; unsold: readonly string[] };
  'list-mismatch/group': { name: string; listed: string; given: string };
  'list-mismatch/one-way': { from: string; to: readonly string[] };
  'list-mismatch/twice': { name: string; lists: readonly string[] };
  'list-mismatch/not-among': {
    value: string;
    file: string;
    nearest: string | undefined;
    values: readonly string[];
  };
  'list-mismatch/count': { label: string; written: string; counts: string; count: string };
  'list-mismatch/counts-nothing': { label: string; counts: string };
}> = {
  id: 'list-mismatch',
  title: { fr: 'listes qui devraient se répondre', en: 'lists that should match' },
  why: {
    fr: 'ce que l’une vend ou dessert, l’autre l’oublie : le client ne peut ni le lire ni le demander',
    en: 'what one sells or serves the other leaves out: customers cannot read about it or ask for it',
  },
  words: {
    'list-mismatch/missing': ({ list, missing }, reader) => [
      `la liste ${fr.quote(list)} oublie ${fr.all(missing)}`,
      `ajoutez ${missing.length > 1 ? 'les entrées qui manquent' : 'l’entrée qui manque'}, ou ${fr.accept(reader)}`,
      `the list ${en.quote(list)} leaves out ${en.all(missing)}`,
      'add what is missing, or accept the difference and say why',
    ],
    'list-mismatch/sizes': ({ missing, unsold }) => [
      [
        missing.length > 0 ? `la liste des tailles oublie ${fr.all(missing)}, qui se vendent pourtant` : '',
        unsold.length > 0 ? `elle propose ${fr.all(unsold)}, qu’aucune grille ne vend` : '',
      ]
        .filter((part) => part !== '')
        .join(' ; '),
      'accordez les tailles de la liste et celles des grilles',
      [
        missing.length > 0 ? `the list of sizes leaves out ${en.all(missing)}, which are sold` : '',
        unsold.length > 0 ? `it offers ${en.all(unsold)}, which no grid sells` : '',
      ]
        .filter((part) => part !== '')
        .join('; '),
      'make the sizes of the list and those of the grids agree',
    ],
    'list-mismatch/group': ({ name, listed, given }) => [
      `${name} est dans la liste ${fr.quote(listed)}, mais se dit de ${fr.quote(given)}`,
      'accordez la liste et la fiche',
      `${name} is in the list ${en.quote(listed)}, but says it is of ${en.quote(given)}`,
      'make the list and the entry agree',
    ],
    'list-mismatch/one-way': ({ from, to }) => [
      `${from} nomme ${fr.all(to)}, mais ${to.length > 1 ? 'aucune de ces fiches ne nomme' : `${to[0]} ne nomme pas`} ${from}`,
      'ajoutez la relation qui manque, ou retirez l’autre',
      `${from} names ${en.all(to)}, but ${to.length > 1 ? 'none of these' : to[0]} does not name ${from}`,
      'add the missing relation, or remove the other',
    ],
    'list-mismatch/twice': ({ name, lists }) => [
      `${name} est deux fois : dans ${fr.all(lists.map(fr.quote))}`,
      'retirez l’une des deux',
      `${name} is there twice: in ${en.all(lists.map(en.quote))}`,
      'remove one of them',
    ],
    'list-mismatch/not-among': ({ value, file, nearest, values }, reader) => [
      `${fr.quote(value)} n’est pas dans la liste de ${reader.file(file)}`,
      fr.orElse(
        nearest,
        `écrivez l’une de ses valeurs (${values.join(', ')}), ou ajoutez celle-ci à la liste`,
      ),
      `${en.quote(value)} is not in the list of ${file}`,
      en.orElse(nearest, `write one of its values (${values.join(', ')}), or add this one to the list`),
    ],
    'list-mismatch/count': ({ label, written, counts, count }, reader) => [
      `${fr.quote(label)} vaut ${written}, mais ${count} d’après ${reader.isAtDesk ? 'ce dont elle dépend' : counts}`,
      'corrigez la constante, ou ce dont elle dépend',
      `${en.quote(label)} is ${written}, but ${count} by ${counts}`,
      'fix the fact, or what it depends on',
    ],
    'list-mismatch/counts-nothing': ({ label, counts }, reader) => [
      `${fr.quote(label)} dit dépendre de ${fr.quote(counts)}, qui n’existe pas`,
      reader.isAtDesk
        ? 'corrigez ce dont elle dépend, ou videz ce champ'
        : 'écrivez le nom d’un dossier, un fichier et l’endroit de sa liste (decorations/couronne#/bougies), ou une valeur calculée',
      `${en.quote(label)} claims to depend on ${en.quote(counts)}, which does not exist`,
      'write the name of a folder, a file and the place of its list (decorations/wreath#/candles), or a computed value',
    ],
  },
  *find(model) {
    for (const list of model.completes) {
      if (list.heights !== undefined) yield* unlikeGrids(model, list, list.heights);
      else yield* incomplete(model, list);
    }
    yield* oneWay(model);
    for (const repeated of repeatedTexts(model.distincts, model.rows)) {
      yield;
      for (const { rows } of repeated) yield* twice(model, rows);
    }
    yield* notAmong(model);
    for (const fact of model.facts) yield* miscounted(model, fact);
  },
};

/** `x-complete`: a list names all entries of its collection; one of links, all of each collection to whose entries it leads. */
function* incomplete(model: Model, list: Complete) {
  const isIn = ({ entry, pointer }: { readonly entry: At['entry']; readonly pointer: string }) =>
    entry === list.entry && pointer.startsWith(`${list.pointer}/`);
  const links = list.links ? model.hrefs.filter(isIn) : [];
  // The target of a dead link is unknown: another rule reports it.
  if (links.some(({ match }) => match?.exists === false)) return;
  const named = [
    ...links.flatMap(({ match, pointer }) =>
      match?.route.collection
        ? [{ collection: match.route.collection, slug: match.slug ?? '', pointer }]
        : [],
    ),
    ...model.names.filter((name) => isIn(name) && name.collection === list.entries),
  ];
  for (const [collection, items] of groupBy(named, (each) => each.collection)) {
    const all = model.collection(collection);
    const slugs = new Set(items.map(({ slug }) => slug));
    const missing = all.filter(({ slug }) => !slugs.has(slug) && !list.except.includes(slug));
    if (missing.length > 0) {
      const names = [...slugs].map((slug) => nameOf(model.entry(`${collection}/${slug}`) ?? list.entry));
      const additions = missing.flatMap((entry) => additionTo(model, list, items, entry) ?? []);
      const isCertain = additions.length === missing.length;
      const cures = isCertain ? [additionCure(missing.map(nameOf).join(', '), additions)] : [];
      const params = {
        list: String(all[0]?.schema.schema['x-label'] ?? collection),
        missing: missing.map(nameOf),
      };
      yield finding(
        'list-mismatch/missing',
        params,
        list.entry.subject,
        [
          listSide(model, list, names),
          ...missing.map((entry) => {
            const field = namingField(entry.value);
            const pointer = field === undefined ? '' : `/${field}`;
            const place = placeIn(entry, pointer, { part: field === undefined ? 'first-key' : 'value' });
            return side(model, atOf(model, entry, pointer), nameOf(entry), { place, source: entry.subject });
          }),
        ],
        { cures },
      );
    }
    for (const { slug, pointer } of list.by === undefined ? [] : items) {
      const entry = model.entry(`${collection}/${slug}`);
      const given = entry && mappingOf(entry.value)[list.by ?? ''];
      const listed = groupIn(list, pointer);
      if (!entry || typeof given !== 'string' || typeof listed !== 'string' || given === listed) continue;
      yield finding('list-mismatch/group', { name: nameOf(entry), listed, given }, list.entry.subject, [
        side(model, { ...list, pointer }, listed),
        side(model, atOf(model, entry, `/${list.by}`), given),
      ]);
    }
  }
}

function listSide(model: Model, list: At, values: readonly string[]) {
  const place = placeIn(list.entry, list.pointer, { part: 'key' });
  return side(model, list, values.join(' ; '), { place, en: { value: values.join('; ') } });
}

/** The sizes of a list hold every height that is sold of the product beside it, and no other. */
function* unlikeGrids(model: Model, list: Complete, field: string) {
  const items = [valueAt(list.entry.value, list.pointer)].flat();
  const sizes = items.flatMap((item) => sizeOf(String(mappingOf(item)[field])));
  if (sizes.length === 0 || model.priceFiles.length === 0) return;
  const rows = liveCells(model.priceFiles);
  const offered = model.completes.find(({ entry, entries }) => entry === list.entry && entries !== undefined);
  const isOffered = (slug: string) =>
    !offered ||
    model.names.some(
      (name) => name.entry === list.entry && name.slug === slug && name.collection === offered.entries,
    );
  const missing = rows.filter(({ file, row }) => isOffered(file.product.slug) && !covers(sizes, row));
  const unsold = sizes.filter(({ min, max }) => !rows.some(({ row }) => row.min < max && min < row.max));
  if (missing.length === 0 && unsold.length === 0) return;
  const params = {
    missing: shownOnce(missing.map(({ row }) => row).toSorted((a, b) => a.min - b.min)),
    unsold: shownOnce(unsold),
  };
  yield finding('list-mismatch/sizes', params, list.entry.subject, [
    listSide(model, list, shownOnce(sizes)),
    ...missing.map(({ file, reading, row }) => ({
      ...rowSide(model, file, row, `${productName(model, file)}, ${heights(row.min, row.max)}`),
      routes: routesOfPrices(model, file, reading),
    })),
  ]);
}

/** `x-symmetric`: an entry that names others of its collection, in lists that go both ways, and is not named back. */
function* oneWay(model: Model) {
  const lists = model.lists.filter(
    ({ isSymmetric, entry, collection }) => isSymmetric && entry.collection === collection,
  );
  const known = new Set(
    lists.flatMap(({ entry, pointer, items }) => items.map(({ slug }) => `${pointer} ${entry.slug} ${slug}`)),
  );
  for (const list of lists) {
    const { entry, pointer, surfaces } = list;
    const unanswered = list.items.flatMap((item) => {
      const other = model.entry(`${list.collection}/${item.slug}`);
      return other && !known.has(`${pointer} ${item.slug} ${entry.slug}`) ? [{ item, other }] : [];
    });
    if (unanswered.length === 0) continue;
    const naming = unanswered.map(({ item, other }) =>
      side(model, { ...list, pointer: item.pointer }, `nomme ${nameOf(other)}`, {
        en: { value: `names ${nameOf(other)}` },
      }),
    );
    const silent = unanswered.map(({ other }) =>
      side(model, { entry: other, pointer, surfaces }, `ne nomme pas ${nameOf(entry)}`, {
        en: { value: `does not name ${nameOf(entry)}` },
        place: placeIn(other, pointer, { part: 'key' }),
      }),
    );
    const missing = unanswered.map(({ other }) => ({ entry: other, pointer, value: entry.slug }));
    const params = { from: nameOf(entry), to: unanswered.map(({ other }) => nameOf(other)) };
    yield finding('list-mismatch/one-way', params, entry.subject, [...naming, ...silent], {
      cures: [additionCure(nameOf(entry), missing)],
    });
  }
}

/** `x-distinct`: one row of reference data, such as a town, is in two lists of which either may have it. */
function* twice(model: Model, rows: readonly Row[]) {
  const [first] = rows;
  if (!first) return;
  const labelOf = ({ entry }: Row) =>
    String(entry.schema.schema['x-label'] ?? entry.collection ?? entry.slug);
  const items = rows.filter(({ pointer }) => pointer !== '').map((row) => [row.entry, row] as const);
  const lastOfEach = [...new Map(items).values()].toReversed();
  const cures = lastOfEach.map((row) => removalCure(labelOf(row), row));
  const name = first.fields[0]?.values[0] ?? '';
  const sides = rows.map((row) => side(model, { ...row, pointer: row.fields[0]?.pointer ?? '' }, name));
  const params = { name, lists: [...new Set(rows.map(labelOf))] };
  yield finding('list-mismatch/twice', params, first.entry.subject, sides, { cures });
}

/** How many values are listed. */
const MOST = 8;

/** `x-among`: a value that its list does not have. */
function* notAmong(model: Model) {
  const listedBy = cached((list) => listedIn(model.entries, list));
  for (const choice of model.choices) {
    const list = listFor(choice.list, choice.entry.value, choice.pointer);
    const listed = list === null ? [] : listedBy(list);
    const [first] = listed;
    const values = listed.map((each) => each.value);
    const { value } = choice;
    if (!first || values.includes(value)) continue;
    const { path: file } = first.source.file;
    const params = { value, file, nearest: closest(value, values), values: values.slice(0, MOST) };
    const [, pointer = ''] = /#([^*]*)\//.exec(choice.list) ?? [];
    yield finding('list-mismatch/not-among', params, choice.entry.subject, [
      side(model, choice, value),
      side(model, atOf(model, first.source, pointer), values.join(', ')),
    ]);
  }
}

/** A fact that is kept because texts use its words, though the content has its value: `counts` a list, `equals` a computed one. */
function* miscounted(model: Model, fact: Fact) {
  for (const key of ['counts', 'equals']) {
    const counts = mappingOf(fact.entry.value)[key];
    if (typeof counts !== 'string') continue;
    const { label } = fact;
    const held = key === 'counts' ? countedIn(model, counts) : computedAs(model, counts);
    if (!held) {
      const actual = side(model, atOf(model, fact.entry, `/${key}`), counts);
      yield finding('list-mismatch/counts-nothing', { label, counts }, fact.entry.subject, [actual]);
      continue;
    }
    const place = placeIn(held.at.entry, held.at.pointer, {
      part: held.at.pointer === '' ? 'first-key' : 'key',
    });
    for (const reading of fact.readings) {
      if (!reading.live || [reading.canonical, String(reading.value)].includes(held.canonical)) continue;
      const params = { label, written: reading.text, counts, count: held.text };
      yield finding('list-mismatch/count', params, fact.entry.subject, [
        factSide(model, fact, reading),
        side(model, held.at, held.text, { place, source: counts }),
      ]);
    }
  }
}
