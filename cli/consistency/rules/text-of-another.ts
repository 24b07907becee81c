import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import { nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { foldText } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import { tellingIn } from '../announced.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const textOfAnother: Rule<{
  'text-of-another': { own: string; other: string; shared: readonly string[] };
}> = {
  id: 'text-of-another',
  title: { fr: 'texte d’une autre fiche', en: 'text of another entry' },
  why: {
    fr: 'le visiteur lit, sous le nom d’une chose, la description d’une autre',
    en: 'visitors read the description of one thing under the name of another',
  },
  words: {
    'text-of-another': ({ own, other, shared }) => [
      `ce texte de ${fr.quote(own)} a les mots de ${fr.quote(other)} : ${fr.all(shared)}`,
      'écrivez le texte de cette fiche',
      `this text of ${en.quote(own)} has the words of ${en.quote(other)}: ${en.all(shared)}`,
      'write the text of this entry',
    ],
  },
  *find(model) {
    const short = model.texts.filter(
      ({ entry, value }) => entry.collection !== undefined && value.length < LETTERS,
    );
    for (const texts of groupBy(short, ({ entry }) => entry.collection).values()) {
      const byEntry = groupBy(texts, ({ entry }) => entry);
      if (byEntry.size < ENTRIES) continue;
      yield;
      yield* misplacedIn(model, byEntry);
    }
  },
};

/** Longer texts may speak of others. */
const LETTERS = 400;
const ENTRIES = 4;
/** What says what an entry is. */
const OF_ITSELF =
  /^\/(?:(?:\w+\/)?(?:subtitle|summary|description|excerpt|alt)|seo\/title|first\/title|second\/title)$/;
/** So many words of another entry show that a text is about it, where it has its name; more where it does not. */
const NAMED = 3;
const UNNAMED = 5;

interface Said {
  readonly entry: Entry;
  readonly name: ReadonlySet<string>;
  /** In how many of its texts each word is. */
  readonly words: ReadonlyMap<string, number>;
}

function* misplacedIn(model: Model, byEntry: ReadonlyMap<Entry, readonly Text[]>) {
  const wordsIn = new Map([...byEntry.values()].flat().map((text) => [text, tellingIn(text.value)]));
  const all = [...byEntry].map(([entry, texts]): Said => {
    const name = new Set(tellingIn(`${nameOf(entry)} ${entry.slug.replaceAll('-', ' ')}`));
    return { entry, name, words: countsOf([...texts.map((text) => wordsIn.get(text) ?? []), [...name]]) };
  });
  const spread = countsOf(all.map(({ words }) => [...words.keys()]));
  const labels = [...wordsIn.keys()].filter(({ pointer }) => OF_ITSELF.test(pointer));
  const seen = countsOf(labels.map(({ value }) => [foldText(value)]));
  const rare = Math.max(ENTRIES - 1, all.length / 4);
  for (const own of all)
    for (const text of byEntry.get(own.entry) ?? []) {
      // What is copied to the letter is said by other rules.
      if (!OF_ITSELF.test(text.pointer) || (seen.get(foldText(text.value)) ?? 0) > 1) continue;
      const words = (wordsIn.get(text) ?? []).filter((word) => (spread.get(word) ?? 0) <= rare);
      if (words.some((word) => own.name.has(word))) continue;
      const ours = words.filter((word) => (own.words.get(word) ?? 0) > 1).length;
      const [other, shared = []] = closest(own, all, words);
      const needed = shared.some((word) => other?.name.has(word)) ? NAMED : UNNAMED;
      if (!other || shared.length < needed || ours * needed >= shared.length * 2) continue;
      const params = { own: nameOf(own.entry), other: nameOf(other.entry), shared };
      yield finding('text-of-another', params, own.entry.subject, [side(model, text, text.value)]);
    }
}

/** The other entry that has most of these words. */
function closest(own: Said, all: readonly Said[], words: readonly string[]): [Said?, string[]?] {
  let best: [Said?, string[]?] = [];
  for (const other of all) {
    if (other === own) continue;
    const shared = words.filter((word) => other.words.has(word));
    if (shared.length > (best[1]?.length ?? 0)) best = [other, shared];
  }
  return best;
}

function countsOf(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
