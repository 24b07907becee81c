import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import { memoize } from '../../content/memoize.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { At } from '../../model/walk.ts';
import { fold } from '../../prose/tokens.ts';
import { valueAt } from '../../values/json-value.ts';
import { parentPointer } from '../../values/pointer.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, textSide } from '../sides.ts';

export const namesAnother: Rule<{ 'names-another': { written: string; target: string; other: string } }> = {
  id: 'names-another',
  title: { fr: 'nom d’une autre fiche', en: 'name of another entry' },
  why: {
    fr: 'un titre, une image ou un lien annonce un autre arbre ou une autre commune que la page',
    en: 'a title, a picture or a link announces another tree or another town than the page',
  },
  words: {
    'names-another': ({ written, target, other }) => [
      `${fr.quote(written)} nomme ${fr.quote(other)}, alors qu’il s’agit de ${fr.quote(target)}`,
      'corrigez le nom, ou ce qu’il désigne',
      `${en.quote(written)} names ${en.quote(other)}, but this is about ${en.quote(target)}`,
      'fix the name, or what it stands for',
    ],
  },
  *find(model) {
    const namesOf = memoize(indexNames);
    const found: (Naming & { readonly other: Entry })[] = [];
    const named = new Map<string, number>();
    for (const naming of namingsIn(model)) {
      yield;
      const { written, target } = naming;
      const { byEntry, byWord } = namesOf(model.collection(target.collection ?? ''));
      const words = wordsIn(written);
      const ours = wordsOfTarget(naming, byEntry.get(target));
      const sequence = ` ${words.join(' ')} `;
      const holds = (name: readonly string[]) => sequence.includes(` ${name.join(' ')} `);
      const near = [...new Set(words)].flatMap((word) => byWord.get(word) ?? []);
      const [other, ...more] = near.filter(
        ({ entry, name }) => entry !== target && differs(name, ours, words) && holds(name),
      );
      if (other && more.length === 0) found.push({ ...naming, other: other.entry });
      else if (words.some((word) => ours.has(word)))
        named.set(fieldOf(naming), (named.get(fieldOf(naming)) ?? 0) + 1);
    }
    for (const [field, all] of groupBy(found, fieldOf))
      for (const { other, ...naming } of all) {
        const { entry, written, range, target } = naming;
        if (entry === target && all.length > Math.max(1, named.get(field) ?? 0)) continue;
        const params = { written, target: nameOf(target), other: nameOf(other) };
        yield finding('names-another', params, entry.subject, [
          range ? textSide(model, naming, range, written) : side(model, naming, written),
          side(model, atOf(model, other, ''), params.other),
        ]);
      }
  },
};

/** Words that should name `target`, if they name an entry at all. */
interface Naming extends At {
  readonly written: string;
  /** Where they are part of a text, in UTF-16 units. */
  readonly range?: { readonly start: number; readonly end: number };
  readonly target: Entry;
}

/** What its schema declares to name its entry, or the one that is named beside it; and the words of the links of a text. */
function* namingsIn(model: Model): Generator<Naming> {
  const targets = new Map<string, Entry>();
  const add = ({ entry, pointer }: Pick<At, 'entry' | 'pointer'>, target: Entry | undefined) => {
    if (target) targets.set(`${entry.subject}#${parentPointer(pointer)}`, target);
  };
  for (const href of model.hrefs) {
    const { entry, pointer, value, start, match } = href;
    const target = match?.exists ? model.entry(`${match.route.collection}/${match.slug}`) : undefined;
    const text = valueAt(entry.value, pointer);
    if (text === value) add(href, target);
    else if (target && typeof text === 'string') {
      const [, written = ''] = /\[([^[\]]*)\]\($/.exec(text.slice(0, start)) ?? [];
      yield { ...href, written, range: { start: start - written.length - 2, end: start - 2 }, target };
    }
  }
  for (const name of model.names) add(name, model.entry(`${name.collection}/${name.slug}`));
  for (const naming of model.namings) {
    const { entry, pointer, names, value } = naming;
    if (names === 'value') continue;
    const target = names === 'entry' ? entry : targets.get(`${entry.subject}#${parentPointer(pointer)}`);
    if (target?.collection !== undefined) yield { ...naming, written: value, target };
  }
}

/** A field that names others more often than its entry names none: it compares the entry with them. */
function fieldOf({ entry, target, pointer }: Naming): string {
  return entry === target ? `${entry.collection} ${pointer.replace(/\d+/g, '*')}` : '';
}

/** A text that is the name of its entry cannot judge itself: its file's name does. */
function wordsOfTarget({ written, target }: Naming, name: Name | undefined): ReadonlySet<string> {
  return new Set(written === nameOf(target) ? name?.slug : [...(name?.name ?? []), ...(name?.slug ?? [])]);
}

interface Name {
  readonly entry: Entry;
  /** The words of its name, and those of its file's. */
  readonly name: readonly string[];
  readonly slug: readonly string[];
}

/** The names of entries, each by the word of it that fewest others have: a text is compared with few of thousands. */
function indexNames(entries: readonly Entry[]) {
  const names = entries.map((entry) => ({ entry, name: wordsIn(nameOf(entry)), slug: wordsIn(entry.slug) }));
  const uses = groupBy(
    names.flatMap(({ name }) => name),
    (word) => word,
  );
  const usesOf = (word: string) => uses.get(word)?.length ?? 0;
  const rarest = ({ name }: Name) => name.toSorted((a, b) => usesOf(a) - usesOf(b))[0];
  return { byEntry: new Map(names.map((name) => [name.entry, name])), byWord: groupBy(names, rarest) };
}

/** Whether a name is more than a part of the target's, and the text has no other word of it. */
function differs(name: readonly string[], ours: ReadonlySet<string>, words: readonly string[]): boolean {
  return (
    name.some((word) => !ours.has(word)) && !words.some((word) => ours.has(word) && !name.includes(word))
  );
}

/** Shorter words name nothing; a number does: "Nordmann 5 étoiles". */
function wordsIn(text: string): string[] {
  return fold(text).match(/\p{L}{4,}|\d+/gu) ?? [];
}
