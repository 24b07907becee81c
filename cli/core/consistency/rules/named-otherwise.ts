// Longer than other files: each way in which a name may be another than that of what it names.
import type { Entry } from '../../content/content.ts';
import { namingField } from '../../content/given-name.ts';
import { groupBy } from '../../content/group.ts';
import { closest } from '../../content/nearest.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { foldText } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import { fold, runsIn } from '../../prose/tokens.ts';
import { slugOf } from '../../shared/slug.ts';
import { valueAt } from '../../values/json-value.ts';
import { labelOf } from '../claims/link-labels.ts';
import { headOf, LETTERS, type Name, type Names, namesOf, singular, wordsOf } from '../claims/names.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, textSide } from '../sides.ts';

export const namedOtherwise: Rule<{
  'named-otherwise': { own: string; other: string };
  'named-otherwise/address': { written: string; own: string; other: string };
  'named-otherwise/link': { label: string; own: string };
  'named-otherwise/one-of-all': { name: string; page: string };
  'named-otherwise/file': { name: string; slug: string };
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
      'make the link and its text agree',
    ],
    'named-otherwise/address': ({ written, own, other }) => [
      `${fr.quote(written)} est l’adresse de ${fr.quote(other)} dans la boutique, alors que la fiche est celle de ${fr.quote(own)}`,
      'corrigez l’adresse',
      `"${written}" is the address of ${en.quote(other)} in the shop, but the entry is ${en.quote(own)}`,
      'fix the address',
    ],
    'named-otherwise/one-of-all': ({ name, page }) => [
      `ce titre nomme ${fr.quote(name)}, alors que ${fr.quote(page)} vaut pour toutes les fiches`,
      'écrivez le nom entre accolades, comme dans les autres titres de la page',
      `this title names ${en.quote(name)}, but ${en.quote(page)} is for all entries`,
      'write the name in braces, as in the other titles of the page',
    ],
    'named-otherwise/file': ({ name, slug }) => [
      `${fr.quote(name)} s’écrit autrement que l’adresse de sa page, ${fr.quote(slug)}`,
      'corrigez le nom, ou renommez la fiche',
      `${en.quote(name)} does not match its file name, ${en.quote(slug)}`,
      'fix the name, or rename the entry',
    ],
  },
  *find(model) {
    const collections = new Map(model.collections.map((name) => [name, namesOf(model.collection(name))]));
    const labels = model.texts.filter(
      ({ entry, pointer }) => entry.collection !== undefined && LABELS.test(pointer),
    );
    const labelsOf = groupBy(labels, ({ entry }) => entry);
    const shown = groupBy(
      labels.filter(({ pointer }) => OF_THING.test(pointer)),
      ({ entry, value }) => `${entry.collection} ${headOf(value)}`,
    );
    for (const text of labels) {
      yield;
      const { entry, value, pointer } = text;
      const names = collections.get(entry.collection ?? '');
      const own = names?.of.get(entry);
      if (!names || !own) continue;
      const named = [...others(model, text, own, names)];
      yield* named;
      if (named.length > 0 || !OF_THING.test(pointer)) continue;
      const alike = shown.get(`${entry.collection} ${headOf(value)}`) ?? [];
      yield* otherThing(model, text, own, names, { alike, said: labelsOf.get(entry) ?? [] });
    }
    yield* links(model, collections);
    yield* addresses(model);
    yield* templates(model, collections);
    for (const names of collections.values()) yield* misspelt(model, names);
  },
};

/** Texts that announce their own entry; others may well mention its neighbours. */
const LABELS =
  /\/(?:seo\/(?:title|description)|banner\/title|alt|caption)$|^\/(?:title|name|description|summary|excerpt)$/;
/** What says at once which thing it is about: descriptions of pictures, and summaries. */
const OF_THING = /\/(?:alt|caption)$|^\/summary$/;
/** "Un peu plus cher qu’un Nobilis". */
const COMPARED = /\s(?:plus|moins|aussi|même)\s[^.!?]*\squ(?:e\s|['’])/;

function* others(model: Model, text: Text, own: Name, names: Names) {
  const said = new Set(wordsOf(text.value));
  if (COMPARED.test(text.value)) return;
  if (OWN_NAME.test(text.pointer)) yield* otherSlug(model, text, own, said, names);
  if (own.words.length === 0 || own.words.some((word) => said.has(word))) return;
  const capitals = new Set((text.value.match(/\p{Lu}\p{L}+/gu) ?? []).map(fold));
  for (const name of fullNames(text, own, said, names)) yield naming(model, text, own, name);
  for (const name of namedBy([...said, ...capitals], names.byWord)) {
    if (name === own || !isNamed(model, name, said, capitals, text)) continue;
    yield naming(model, text, own, name);
  }
}

/** In a title, names whose every word occurs, though others share them: "Couronne de l’Avent". */
function fullNames(text: Text, own: Name, said: ReadonlySet<string>, { of }: Names): Name[] {
  if (!TITLE.test(text.pointer)) return [];
  return [...of.values()].filter(
    (name) =>
      name !== own &&
      name.words.length === 0 &&
      name.all.length > 1 &&
      name.all.every((word) => said.has(word)),
  );
}

/** What names the entry and nothing else. */
const TITLE = /\/title$/;

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

/** In whole sentences, only a name that is capitalised as one counts. */
const SENTENCES = /\/(?:description|summary|excerpt)$/;
const OWN_NAME = /^\/(?:title|name)$/;

/** The name of an entry that shares no word with its file's name and matches another's. */
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

/** By its whole name, or by its own words when one of them is capitalised as a name: "étoiles" alone is no Nordmann. */
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

/** Whether no other text writes a word in lower case: "un nobilis" identifies one. */
function isProper(model: Model, word: string, text: Text): boolean {
  return !model.texts.some(
    ({ value }) =>
      value !== text.value &&
      runsIn(value).some((run) =>
        run.some(({ text: said, written }) => said === word && !/^\p{Lu}/u.test(written)),
      ),
  );
}

// --- What a picture or a summary shows ----------------------------------------------------------------------------

/**
 * A picture or a summary that begins with what another entry is, "un panier d’osier", and says nothing of its own; not where the
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

/** A title that names one entry, on a page for all whose other titles take the name in braces. */
function* templates(model: Model, collections: ReadonlyMap<string, Names>) {
  for (const { page, path, collection = '' } of model.routes.routes) {
    const entry = path.includes(':') ? model.singleton(page) : undefined;
    const names = collections.get(collection);
    if (!entry || !names) continue;
    const titles = model.texts.filter((text) => text.entry === entry && TITLE.test(text.pointer));
    if (!titles.some(({ value }) => IN_BRACES.test(value))) continue;
    for (const text of titles.filter(({ value }) => !IN_BRACES.test(value))) {
      const capitals = new Set((text.value.match(/\p{Lu}\p{L}+/gu) ?? []).map(fold));
      const named = [...names.of.values()].find(
        ({ all }) => all.length > 0 && all.every((word) => capitals.has(word)),
      );
      if (!named) continue;
      const params = { name: nameOf(named.entry), page };
      yield finding('named-otherwise/one-of-all', params, entry.subject, [side(model, text, text.value)]);
    }
  }
}
const IN_BRACES = /(?<!\{)\{\w+\}/;

/** In a collection whose files bear the names of their entries, of which this one is almost spelt so. */
function* misspelt(model: Model, { of }: Names) {
  const others = [...of.keys()].filter((entry) => slugOf(nameOf(entry)) !== entry.slug);
  if (others.length * FEW > of.size) return;
  for (const entry of others) {
    yield;
    const written = slugOf(nameOf(entry));
    const isLonger = written.split('-').length !== entry.slug.split('-').length; // "houtaud-centre"
    if (isLonger || written.length < LETTERS || closest(written, [entry.slug]) === undefined) continue;
    yield finding('named-otherwise/file', { name: nameOf(entry), slug: entry.slug }, entry.subject, [
      side(model, atOf(model, entry, `/${namingField(entry.value)}`), nameOf(entry)),
      side(model, atOf(model, entry, ''), entry.slug),
    ]);
  }
}
/** Of so many files, all but one bear the names of their entries. */
const FEW = 5;

// --- Links ----------------------------------------------------------------------------------------------------------

/** A link whose text is the whole name of another entry, or its own entry's with another number. */
function* links(model: Model, collections: ReadonlyMap<string, Names>) {
  for (const href of model.hrefs) {
    yield;
    const { entry, pointer, value, match, surfaces } = href;
    const { collection } = match?.route ?? {};
    const names = collection === undefined ? undefined : collections.get(collection);
    const target = names && match?.exists ? model.entry(`${collection}/${match.slug}`) : undefined;
    const own = target && names?.of.get(target);
    const written = own && labelOf(href);
    if (!names || !own || !written) continue;
    const { label, at, range } = written;
    const said = new Set(wordsOf(label));
    const saysAll = ({ all }: Name) => all.length > 0 && all.every((word) => said.has(word));
    const other = saysAll(own)
      ? undefined
      : [...names.of.values()].find((name) => name !== own && saysAll(name));
    if (!other && !differsByNumber(label, nameOf(own.entry))) continue;
    yield finding('named-otherwise/link', { label, own: nameOf(own.entry) }, entry.subject, [
      textSide(model, { entry, pointer: at, surfaces }, range, label),
      side(model, { entry, pointer, surfaces }, value),
    ]);
  }
}

/** "Nordmann 4 étoiles" and "Nordmann 5 étoiles". */
function differsByNumber(label: string, name: string): boolean {
  const [a, b] = [foldText(label), foldText(name)];
  return a !== b && /\d/.test(a) && a.replace(/\d+/g, '#') === b.replace(/\d+/g, '#');
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
    yield;
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
