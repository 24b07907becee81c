import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import { memoize } from '../../content/memoize.ts';
import { en, fr } from '../../messages/phrases.ts';
import { containersIn, type MappingAt } from '../../model/containers.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { fold } from '../../prose/tokens.ts';
import { isList, isMapping, type JsonValue, valueAt } from '../../values/json-value.ts';
import { parentPointer, pointerTo } from '../../values/pointer.ts';
import { type Names, namesOf, singular, wordsOf } from '../claims/names.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const labelOfAnother: Rule<{
  'label-of-another': { label: string; own: string; other: string };
  'label-of-another/entry': { label: string; own: string; other: string };
  'label-of-another/twice': { own: string };
  'label-of-another/not-its-own': { label: string; own: string; all: readonly string[] };
}> = {
  id: 'label-of-another',
  title: { fr: 'libellé d’un autre choix', en: 'label of another choice' },
  why: {
    fr: 'le visiteur choisit une chose, et la boutique en reçoit une autre',
    en: 'visitors choose one thing and the shop receives another',
  },
  words: {
    'label-of-another': ({ label, own, other }) => [
      `${fr.quote(label)} est le libellé de ${fr.quote(own)}, mais il nomme ${fr.quote(other)}, qui est à côté`,
      'accordez le libellé et ce qu’il désigne',
      `${en.quote(label)} is the label of ${en.quote(own)}, but it names ${en.quote(other)}, which stands beside`,
      'make the label and what it stands for agree',
    ],
    'label-of-another/entry': ({ label, own, other }) => [
      `${fr.quote(label)} désigne ici ${fr.quote(own)}, mais nomme ${fr.quote(other)}`,
      'accordez le libellé et la fiche',
      `${en.quote(label)} stands for ${en.quote(own)} here, but names ${en.quote(other)}`,
      'make the label and the entry agree',
    ],
    'label-of-another/twice': ({ own }) => [
      `deux choix de cette liste s’appellent ${fr.quote(own)}`,
      'donnez à chacun sa valeur : la boutique ne saura pas lequel a été choisi',
      `two choices of this list are called ${en.quote(own)}`,
      'give each a value of its own: the shop cannot tell which was chosen',
    ],
    'label-of-another/not-its-own': ({ label, own, all }) => [
      `${fr.quote(label)} n’est pas à ${fr.quote(own)}, qui a ${fr.all(all.map(fr.quote))}`,
      'écrivez ce que dit la fiche',
      `${en.quote(label)} is not of ${en.quote(own)}, which has ${en.all(all.map(en.quote))}`,
      'write what the entry says',
    ],
  },
  *find(model) {
    for (const entry of model.entries) {
      yield;
      for (const group of groupsIn(entry)) {
        yield* among(model, entry, group);
        yield* twice(model, entry, group);
      }
    }
    yield* buttons(model);
    yield* references(model);
  },
};

/** Something with a label, and the name by which the content refers to it. */
interface Labelled {
  readonly own: string;
  readonly ownAt: string;
  readonly label: string;
  readonly at: string;
  /** Where the group is of several entries. */
  readonly entry?: Entry;
}

/** Kept, however many decisions are tried. */
const groupsIn = memoize((entry: Entry): readonly (readonly Labelled[])[] =>
  containersIn(entry)
    .flatMap(({ value, pointer }) => (isList(value) ? [choicesIn(value, pointer)] : fieldsIn(value, pointer)))
    .filter(({ length }) => length > 1),
);

function choicesIn(list: readonly JsonValue[], pointer: string): Labelled[] {
  return list.flatMap((item, index) => choice(item, `${pointer}/${index}`));
}

function fieldsIn(value: MappingAt['value'], pointer: string): Labelled[][] {
  const keys = Object.keys(value);
  const named = keys.filter((key) => typeof value[key] === 'string' && SUFFIX.test(key));
  const bySuffix = groupBy(named, (key) => SUFFIX.exec(key)?.[0] ?? '');
  return [
    keys.flatMap((key) => field(value[key], key, pointerTo(pointer, key))),
    ...Array.from(bySuffix.values(), (same) =>
      same.flatMap((key) => suffixed(value[key], key, pointerTo(pointer, key))),
    ),
  ];
}

/** "Label" of `phoneLabel`. */
const SUFFIX = /[A-Z][a-z]+$/;

/** `{ value: recyclage, label: Le recyclage du sapin }`. */
function choice(item: JsonValue, pointer: string): Labelled[] {
  if (!isMapping(item) || typeof item.label !== 'string') return [];
  const field = ['value', 'id'].find((each) => typeof item[each] === 'string');
  return field === undefined
    ? []
    : [{ own: String(item[field]), ownAt: `${pointer}/${field}`, label: item.label, at: `${pointer}/label` }];
}

/** `telephone: { label: Téléphone }`. */
function field(value: JsonValue | undefined, key: string, pointer: string): Labelled[] {
  if (!isMapping(value) || typeof value.label !== 'string') return [];
  return [{ own: key, ownAt: `${pointer}/label`, label: value.label, at: `${pointer}/label` }];
}

/** `phoneLabel: Téléphone`, beside `emailLabel`. */
function suffixed(value: JsonValue | undefined, key: string, pointer: string): Labelled[] {
  const [suffix] = SUFFIX.exec(key) ?? [];
  if (typeof value !== 'string' || suffix === undefined) return [];
  return [{ own: key.slice(0, -suffix.length), ownAt: pointer, label: value, at: pointer }];
}

/** Two choices of a list with one value. */
function* twice(model: Model, entry: Entry, group: readonly Labelled[]) {
  for (const [own, same] of groupBy(group, (each) => each.own)) {
    if (same.length < 2) continue;
    const sides = same.map(({ ownAt, label }) => side(model, atOf(model, entry, ownAt), `${own} : ${label}`));
    yield finding('label-of-another/twice', { own }, entry.subject, sides);
  }
}

function* among(model: Model, own: Entry | undefined, group: readonly Labelled[]) {
  if (group.length < 2) return;
  for (const each of group) {
    const entry = each.entry ?? own;
    if (!entry) continue;
    const said = keysOf(each.label);
    if (isSaid(each, said)) continue;
    const other = group.find((rival) => rival.own !== each.own && isOneWord(rival) && isSaid(rival, said));
    if (!other) continue;
    const params = { label: each.label, own: each.own, other: other.own };
    yield finding('label-of-another', params, entry.subject, [
      side(model, atOf(model, entry, each.at), each.label),
      side(model, atOf(model, other.entry ?? entry, other.ownAt), other.own),
    ]);
  }
}

/** Words with the same stem count as equal: "resine" and "résine", "association" and "Associations". */
const ALIKE = 5;

function keysOf(text: string): ReadonlySet<string> {
  const words = fold(text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '')).match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= ALIKE).map((word) => word.slice(0, ALIKE)));
}

function isSaid({ own }: Labelled, said: ReadonlySet<string>): boolean {
  const words = own.split(/[-_]|(?=[A-Z])/);
  return words.some((word) => word.length >= ALIKE && said.has(fold(word).slice(0, ALIKE)));
}

/** A name of several words may share one with a label by chance. */
function isOneWord({ own }: Labelled): boolean {
  return !/[-_]|.[A-Z]/.test(own);
}

/** The buttons of entries that are steps: "Confirmer" is that of `confirmation`. */
function* buttons(model: Model) {
  const all = model.texts.filter(
    ({ entry, pointer }) => entry.collection !== undefined && /\/button$/.test(pointer),
  );
  for (const same of groupBy(all, ({ entry, pointer }) => `${entry.collection} ${pointer}`).values()) {
    const group = same.map(
      ({ entry, pointer, value }): Labelled => ({
        entry,
        own: entry.slug,
        ownAt: '',
        label: value,
        at: pointer,
      }),
    );
    yield* among(model, undefined, group);
  }
}

// --- Beside a reference -------------------------------------------------------------------------------------------

/** A label beside the slug of an entry, or under it as a key, that names another; a badge that the entry lacks. */
function* references(model: Model) {
  const names = new Map<string, Names>();
  const namesIn = (collection: string): Names => {
    const found = names.get(collection) ?? namesOf(model.collection(collection));
    names.set(collection, found);
    return found;
  };
  for (const { entry, pointer, collection, slug, part } of model.names) {
    if (part !== 'value' || parentPointer(pointer) === '') continue;
    const target = model.entry(`${collection}/${slug}`);
    const around = valueAt(entry.value, parentPointer(pointer));
    if (!target || target === entry || !isMapping(around)) continue;
    for (const key of ['label', 'name', 'title']) {
      const label = around[key];
      if (typeof label !== 'string' || parentPointer(pointer) === '') continue;
      const other = otherNamed(label, target, namesIn(collection));
      if (!other) continue;
      yield finding(
        'label-of-another/entry',
        { label, own: nameOf(target), other: nameOf(other) },
        entry.subject,
        [
          side(model, atOf(model, entry, `${parentPointer(pointer)}/${key}`), label),
          side(model, atOf(model, entry, pointer), slug),
        ],
      );
    }
    yield* linkBeside(model, entry, parentPointer(pointer), around.href, target);
    yield* badges(model, entry, parentPointer(pointer), around.badge, target);
  }
}

function otherNamed(label: string, target: Entry, { of, byWord }: Names): Entry | undefined {
  const said = new Set(wordsOf(label).map(singular));
  const has = (words: readonly string[]) => words.some((word) => said.has(singular(word)));
  const own = of.get(target);
  if (!own || has(own.words) || has(own.slug)) return undefined;
  return [...byWord].find(([word, name]) => name !== own && said.has(singular(word)))?.[1].entry;
}

/** A link to another entry of the same collection. */
function* linkBeside(
  model: Model,
  entry: Entry,
  pointer: string,
  href: JsonValue | undefined,
  target: Entry,
) {
  const match = typeof href === 'string' ? model.routes.match(href) : undefined;
  const { slug, route } = match ?? {};
  if (slug === undefined || route?.collection !== target.collection || slug === target.slug) return;
  const other = model.entry(`${target.collection}/${slug}`);
  if (!other) return;
  const params = { label: String(href), own: nameOf(target), other: nameOf(other) };
  yield finding('label-of-another/entry', params, entry.subject, [
    side(model, atOf(model, entry, `${pointer}/href`), String(href)),
    side(model, atOf(model, target, ''), nameOf(target)),
  ]);
}

/** What a list puts on an entry must be one of its own. */
function* badges(model: Model, entry: Entry, pointer: string, badge: JsonValue | undefined, target: Entry) {
  const all = valueAt(target.value, '/badges');
  if (typeof badge !== 'string' || !Array.isArray(all) || all.length === 0 || all.includes(badge)) return;
  const params = { label: badge, own: nameOf(target), all: all.map(String) };
  yield finding('label-of-another/not-its-own', params, entry.subject, [
    side(model, atOf(model, entry, `${pointer}/badge`), badge),
    side(model, atOf(model, target, '/badges'), all.join(', ')),
  ]);
}
