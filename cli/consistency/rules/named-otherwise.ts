import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import { valueAt } from '../../content/json-value.ts';
import { placeIn } from '../../content/places.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { NUMBER_WORDS } from '../../prose/numbers.ts';
import { fold, runsIn } from '../../prose/tokens.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const namedOtherwise: Rule<{
  'named-otherwise': { own: string; other: string };
  'named-otherwise/address': { written: string; own: string; other: string };
  'named-otherwise/link': { label: string; own: string };
}> = {
  id: 'named-otherwise',
  title: { fr: 'titre qui nomme une autre fiche', en: 'title that names another entry' },
  why: {
    fr: 'le moteur de recherche et le lecteur d’écran annoncent un autre arbre ou une autre commune',
    en: 'search engines and screen readers announce another tree or another town',
  },
  words: {
    'named-otherwise': ({ own, other }) => [
      `ce texte nomme ${fr.quote(other)}, alors que la fiche est celle de ${fr.quote(own)}`,
      'corrigez le nom',
      `this text names ${en.quote(other)}, but the entry is ${en.quote(own)}`,
      'fix the name',
    ],
    'named-otherwise/link': ({ label, own }) => [
      `le lien dit ${fr.quote(label)}, mais mène à ${fr.quote(own)}`,
      'accordez le lien et son texte',
      `the link says ${en.quote(label)}, but leads to ${en.quote(own)}`,
      'bring the link and its text together',
    ],
    'named-otherwise/address': ({ written, own, other }) => [
      `${fr.quote(written)} est l’adresse de ${fr.quote(other)} dans la boutique, alors que la fiche est celle de ${fr.quote(own)}`,
      'corrigez l’adresse',
      `"${written}" is the address of ${en.quote(other)} in the shop, but the entry is ${en.quote(own)}`,
      'fix the address',
    ],
  },
  *find(model) {
    const collections = new Map(model.collections.map((name) => [name, namesOf(model.collection(name))]));
    const labels = model.texts.filter(
      ({ entry, pointer }) => entry.collection !== undefined && LABELS.test(pointer),
    );
    const labelsOf = groupBy(labels, ({ entry }) => entry);
    const shown = groupBy(
      labels.filter(({ pointer }) => PICTURE.test(pointer)),
      ({ entry, value }) => `${entry.collection} ${headOf(value)}`,
    );
    for (const text of labels) {
      const { entry, value, pointer } = text;
      const names = collections.get(entry.collection ?? '');
      const own = names?.of.get(entry);
      if (!names || !own) continue;
      const named = [...others(model, text, own, names)];
      yield* named;
      if (named.length > 0 || !PICTURE.test(pointer)) continue;
      const alike = shown.get(`${entry.collection} ${headOf(value)}`) ?? [];
      yield* otherThing(model, text, own, names, { alike, said: labelsOf.get(entry) ?? [] });
    }
    yield* links(model, collections);
    yield* addresses(model);
  },
};

/** Texts that announce the entry they are in; others may well speak of its neighbours. */
const LABELS = /\/(?:seo\/(?:title|description)|alt|caption)$|^\/(?:title|name|description|summary|excerpt)$/;
/** What a picture shows. */
const PICTURE = /\/(?:alt|caption)$/;
/** Shorter words name nothing. */
const LETTERS = 4;

interface Name {
  readonly entry: Entry;
  /** The words of its name, and those that no other of its collection has. */
  readonly all: readonly string[];
  readonly words: readonly string[];
  /** The same of its slug. */
  readonly slug: readonly string[];
  readonly ownSlug: readonly string[];
}

/** The names of a collection, and by each word that only one of them has, this one. */
interface Names {
  readonly of: ReadonlyMap<Entry, Name>;
  readonly byWord: ReadonlyMap<string, Name>;
  readonly bySlugWord: ReadonlyMap<string, Name>;
  /** The first whose name begins with what it is: "couronne" of "Couronne de l’Avent". */
  readonly byHead: ReadonlyMap<string, Name>;
}

function namesOf(entries: readonly Entry[]): Names {
  const spoken = entries.map((entry) => wordsOf(nameOf(entry)));
  const slugs = entries.map(({ slug }) => slug.split('-').filter((word) => word.length >= LETTERS));
  const [once, onceInSlugs] = [singles(spoken), singles(slugs)];
  const names = entries.map((entry, index): Name => {
    const [all = [], slug = []] = [spoken[index], slugs[index]];
    const words = all.filter((word) => once.has(word));
    return { entry, all, words, slug, ownSlug: slug.filter((word) => onceInSlugs.has(word)) };
  });
  return {
    of: new Map(names.map((name) => [name.entry, name])),
    byWord: new Map(names.flatMap((name) => name.words.map((word) => [word, name] as const))),
    bySlugWord: new Map(names.flatMap((name) => name.ownSlug.map((word) => [word, name] as const))),
    byHead: new Map(names.toReversed().map((name) => [headOf(nameOf(name.entry)) ?? '', name])),
  };
}

/** Words that stand in one of the lists alone. */
function singles(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const word of new Set(list)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count === 1 ? [word] : [])));
}

function wordsOf(text: string, letters = LETTERS): string[] {
  return (fold(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= letters);
}

function* others(model: Model, text: Text, own: Name, names: Names) {
  const said = new Set(wordsOf(text.value));
  if (OWN_NAME.test(text.pointer)) yield* otherSlug(model, text, own, said, names);
  if (own.words.length === 0 || own.words.some((word) => said.has(word))) return;
  const capitals = new Set((text.value.match(/\p{Lu}\p{L}+/gu) ?? []).map(fold));
  for (const name of namedBy([...said, ...capitals], names.byWord)) {
    if (name === own || !isNamed(model, name, said, capitals, text)) continue;
    yield naming(model, text, own, name);
  }
}

function naming(model: Model, text: Text, own: Name, other: Name) {
  const params = { own: nameOf(own.entry), other: nameOf(other.entry) };
  return finding('named-otherwise', params, text.entry.subject, [
    side(model, text, text.value),
    side(model, atOf(model, other.entry, ''), params.other),
  ]);
}

function namedBy(words: Iterable<string>, byWord: ReadonlyMap<string, Name>): ReadonlySet<Name> {
  return new Set([...words].flatMap((word) => byWord.get(word) ?? []));
}

/** In whole sentences, only a name that is written as one counts. */
const SENTENCES = /\/(?:description|summary|excerpt)$/;
const OWN_NAME = /^\/(?:title|name)$/;

/** The name of an entry that says nothing of its file's name, and all that is another's. */
function* otherSlug(model: Model, text: Text, own: Name, said: ReadonlySet<string>, names: Names) {
  if (own.slug.some((word) => said.has(word))) return;
  for (const name of namedBy(said, names.bySlugWord)) {
    if (name === own || !name.ownSlug.every((word) => said.has(word))) continue;
    const params = { own: own.entry.slug, other: nameOf(name.entry) };
    yield finding('named-otherwise', params, text.entry.subject, [
      side(model, text, text.value),
      side(model, atOf(model, name.entry, ''), params.other),
    ]);
  }
}

/** By its whole name, or by its own words when one of them is written as a name: "étoiles" alone is no Nordmann. */
function isNamed(
  model: Model,
  { all, words }: Name,
  said: ReadonlySet<string>,
  capitals: ReadonlySet<string>,
  text: Text,
): boolean {
  if (SENTENCES.test(text.pointer)) return words.every((word) => capitals.has(word));
  if (all.every((word) => said.has(word))) return true;
  if (!words.every((word) => said.has(word))) return false;
  return words.some((word) => capitals.has(word)) || words.some((word) => isProper(model, word, text));
}

/** Whether no other text writes a word without a capital: "un nobilis" names one. */
function isProper(model: Model, word: string, text: Text): boolean {
  return !model.texts.some(
    ({ value }) =>
      value !== text.value &&
      runsIn(value).some((run) =>
        run.some(({ text: said, written }) => said === word && !/^\p{Lu}/u.test(written)),
      ),
  );
}

// --- What a picture shows -----------------------------------------------------------------------------------------

/** Words before the one that says what a thing is: "trois petites boules". */
const BEFORE = new Set([
  ...NUMBER_WORDS,
  ...'les des petit petite grand grande gros grosse beau belle vieux vieille joli jolie plusieurs tres'.split(
    ' ',
  ),
]);

/** The word that says what is shown, in the singular. */
function headOf(text: string): string | undefined {
  const word = wordsOf(text, 3).find((each) => !BEFORE.has(each));
  return word && singular(word);
}

function singular(word: string): string {
  return word.replace(/[sx]$/, '');
}

/**
 * A picture that begins with what another entry is, "un panier d’osier", and says nothing of its own; not where the
 * pictures of others, `alike`, begin so too, or where the other labels of its entry have that word: every tree is "un sapin".
 */
function* otherThing(
  model: Model,
  text: Text,
  own: Name,
  names: Names,
  { alike, said }: { readonly alike: readonly Text[]; readonly said: readonly Text[] },
) {
  const head = headOf(text.value);
  const ours = new Set([...own.all, ...own.slug].map(singular));
  const other = head === undefined ? undefined : names.byHead.get(head);
  if (!other || wordsOf(text.value).some((word) => ours.has(singular(word)))) return;
  const saysHead = ({ value }: Text) =>
    value !== text.value && wordsOf(value).some((word) => singular(word) === head);
  if (said.some(saysHead)) return;
  const isCommon = alike.some(({ entry }) => entry !== text.entry && headOf(nameOf(entry)) !== head);
  if (!isCommon) yield naming(model, text, own, other);
}

// --- Links ----------------------------------------------------------------------------------------------------------

/** A Markdown link whose text is the whole name of another entry, and not that of the one to which it leads. */
function* links(model: Model, collections: ReadonlyMap<string, Names>) {
  for (const { entry, pointer, value, start, end, match, surfaces } of model.hrefs) {
    const { collection } = match?.route ?? {};
    const names = collection === undefined ? undefined : collections.get(collection);
    const target = names && match?.exists ? model.entry(`${collection}/${match.slug}`) : undefined;
    const own = target && names?.of.get(target);
    const text = own && valueAt(entry.value, pointer);
    if (!names || !own || typeof text !== 'string') continue;
    const [, label = ''] = /\[([^[\]]*)\]\($/.exec(text.slice(0, start)) ?? [];
    const said = new Set(wordsOf(label));
    const saysAll = ({ all }: Name) => all.length > 0 && all.every((word) => said.has(word));
    if (said.size === 0 || saysAll(own)) continue;
    const other = [...names.of.values()].find((name) => name !== own && saysAll(name));
    if (!other) continue;
    const at = { entry, pointer, surfaces };
    const place = placeIn(entry, pointer, { range: { start: start - label.length - 2, end: start - 2 } });
    yield finding('named-otherwise/link', { label, own: nameOf(own.entry) }, entry.subject, [
      side(model, at, label, { place }),
      side(model, at, value, { place: placeIn(entry, pointer, { range: { start, end } }) }),
    ]);
  }
}

// --- Addresses in the shop that sells -------------------------------------------------------------------------------

/** Where the page of a product is, for which no reference can be checked here. */
const ADDRESS = 'shopSlug';

function* addresses(model: Model) {
  const all = model.collections.flatMap((name) => {
    const entries = model.collection(name);
    return entries.flatMap((entry) => {
      const written = valueAt(entry.value, `/${ADDRESS}`);
      return typeof written === 'string' ? [{ entry, entries, written }] : [];
    });
  });
  const byAddress = groupBy(all, ({ written }) => written);
  for (const { entry, entries, written } of all) {
    const said = new Set(written.split('-'));
    const isSaid = ({ slug }: Entry) => slug.split('-').every((word) => said.has(word));
    if (isSaid(entry)) continue;
    const sharesWord = entry.slug.split('-').some((word) => word.length >= LETTERS && said.has(word));
    const same = sharesWord ? undefined : byAddress.get(written)?.find((each) => each.entry !== entry);
    const other = same?.entry ?? entries.find((each) => each !== entry && isSaid(each));
    if (!other) continue;
    const params = { written, own: nameOf(entry), other: nameOf(other) };
    yield finding('named-otherwise/address', params, entry.subject, [
      side(model, atOf(model, entry, `/${ADDRESS}`), written),
      side(model, atOf(model, other, same ? `/${ADDRESS}` : ''), params.other),
    ]);
  }
}
