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
      const own = names?.get(text.entry);
      if (names && own) yield* others(model, text, own, names);
    }
  },
};

/** Texts that announce the entry they are in; others may well speak of its neighbours. */
const LABELS = /\/(?:seo\/title|alt|caption)$|^\/(?:title|name)$/;
/** Shorter words name nothing. */
const LETTERS = 4;

interface Name {
  readonly entry: Entry;
  /** The words of its name, and those that no other of its collection has. */
  readonly all: readonly string[];
  readonly words: readonly string[];
}

function namesOf(entries: readonly Entry[]): ReadonlyMap<Entry, Name> {
  const words = entries.map((entry) => ({ entry, words: wordsOf(nameOf(entry)) }));
  const counts = new Map<string, number>();
  for (const name of words)
    for (const word of new Set(name.words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map(
    words.map(({ entry, words: all }) => [
      entry,
      { entry, all, words: all.filter((word) => counts.get(word) === 1) },
    ]),
  );
}

function wordsOf(text: string): string[] {
  return (fold(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LETTERS);
}

function* others(model: Model, text: Text, own: Name, names: ReadonlyMap<Entry, Name>) {
  const said = new Set(wordsOf(text.value));
  if (own.words.length === 0 || own.words.some((word) => said.has(word))) return;
  for (const name of names.values()) {
    if (name === own || name.words.length === 0 || !isNamed(name, said, text.value)) continue;
    const params = { own: nameOf(own.entry), other: nameOf(name.entry) };
    yield finding('named-otherwise', params, text.entry.subject, [
      side(model, text, text.value),
      side(model, atOf(model, name.entry, ''), params.other),
    ]);
  }
}

/** By its whole name, or by its own words when one of them is written as a name: "étoiles" alone is no Nordmann. */
function isNamed({ all, words }: Name, said: ReadonlySet<string>, text: string): boolean {
  if (all.every((word) => said.has(word))) return true;
  const capitals = new Set((text.match(/\p{Lu}\p{L}+/gu) ?? []).map(fold));
  return words.every((word) => said.has(word)) && words.some((word) => capitals.has(word));
}
