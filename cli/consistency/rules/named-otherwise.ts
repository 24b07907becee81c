import type { Entry } from '../../content/content.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { fold } from '../../prose/tokens.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const namedOtherwise: Rule<{ 'named-otherwise': { own: string; other: string } }> = {
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
  },
  *find(model) {
    const collections = new Map(model.collections.map((name) => [name, namesOf(model.collection(name))]));
    for (const text of model.texts) {
      const { collection } = text.entry;
      if (collection === undefined || !LABELS.test(text.pointer)) continue;
      const names = collections.get(collection);
      const own = names?.of.get(text.entry);
      if (names && own) yield* others(model, text, own, names);
    }
  },
};

/** Texts that announce the entry they are in; others may well speak of its neighbours. */
const LABELS = /\/(?:seo\/(?:title|description)|alt|caption)$|^\/(?:title|name|description|summary|excerpt)$/;
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
  };
}

/** Words that stand in one of the lists alone. */
function singles(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const word of new Set(list)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count === 1 ? [word] : [])));
}

function wordsOf(text: string): string[] {
  return (fold(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LETTERS);
}

function* others(model: Model, text: Text, own: Name, names: Names) {
  const said = new Set(wordsOf(text.value));
  if (OWN_NAME.test(text.pointer)) yield* otherSlug(model, text, own, said, names);
  if (own.words.length === 0 || own.words.some((word) => said.has(word))) return;
  const capitals = new Set((text.value.match(/\p{Lu}\p{L}+/gu) ?? []).map(fold));
  for (const name of namedBy([...said, ...capitals], names.byWord)) {
    if (name === own || !isNamed(name, said, capitals, text)) continue;
    const params = { own: nameOf(own.entry), other: nameOf(name.entry) };
    yield finding('named-otherwise', params, text.entry.subject, [
      side(model, text, text.value),
      side(model, atOf(model, name.entry, ''), params.other),
    ]);
  }
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
  { all, words }: Name,
  said: ReadonlySet<string>,
  capitals: ReadonlySet<string>,
  { pointer }: Text,
): boolean {
  if (SENTENCES.test(pointer)) return words.every((word) => capitals.has(word));
  if (all.every((word) => said.has(word))) return true;
  return words.every((word) => said.has(word)) && words.some((word) => capitals.has(word));
}
