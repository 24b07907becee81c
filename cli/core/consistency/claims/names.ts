import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import { memoize } from '../../content/memoize.ts';
import { nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { At, EntryName } from '../../model/walk.ts';
import { NUMBER_WORDS } from '../../prose/numbers.ts';
import { fold } from '../../prose/tokens.ts';
import { parentPointer } from '../../values/pointer.ts';

/** Shorter words name nothing. */
export const LETTERS = 4;

/** A shorter word that is not capitalised may be an adjective: "le plus grand". */
export const LONG_ENOUGH = 6;

export interface Name {
  readonly entry: Entry;
  /** The words of its name, and those that no other of its collection has. */
  readonly all: readonly string[];
  readonly words: readonly string[];
  /** The same of its slug. */
  readonly slug: readonly string[];
  readonly ownSlug: readonly string[];
}

/** The names of a collection, and by each word that only one of them has, this one. */
export interface Names {
  readonly of: ReadonlyMap<Entry, Name>;
  readonly byWord: ReadonlyMap<string, Name>;
  readonly bySlugWord: ReadonlyMap<string, Name>;
  /** The first whose name begins with the noun of its kind: "couronne" of "Couronne de l’Avent". */
  readonly byHead: ReadonlyMap<string, Name>;
}

export function namesOf(entries: readonly Entry[]): Names {
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

/** Words that only one of the lists has. */
function singles(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const word of new Set(list)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count === 1 ? [word] : [])));
}

/** The entry that an item of a list names beside a text: the variety of a card. */
export function entryBeside(model: Model, { entry, pointer }: At): Entry | undefined {
  const item = /^.*\/\d+(?=\/)/.exec(pointer)?.[0];
  const [name, ...others] =
    item === undefined
      ? []
      : (namesByEntry(model.names).get(entry) ?? []).filter((each) => parentPointer(each.pointer) === item);
  return name && others.length === 0 ? model.entry(`${name.collection}/${name.slug}`) : undefined;
}

const namesByEntry = memoize((names: readonly EntryName[]) => groupBy(names, ({ entry }) => entry));

export function wordsOf(text: string, letters = LETTERS): string[] {
  return (fold(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= letters);
}

/** Words that may precede the noun of a thing: "trois petites boules". */
const BEFORE = new Set([
  ...NUMBER_WORDS,
  ...'les des petit petite grand grande gros grosse beau belle vieux vieille joli jolie plusieurs tres'.split(
    ' ',
  ),
]);

/** The noun that says what is shown, in the singular. */
export function headOf(text: string): string | undefined {
  const word = wordsOf(text, 3).find((each) => !BEFORE.has(each));
  return word && singular(word);
}

export function singular(word: string): string {
  return word.replace(/[sx]$/, '');
}
