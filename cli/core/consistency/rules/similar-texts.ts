import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { At, Text } from '../../model/walk.ts';
import { finding } from '../finding.ts';
import { likenesses, runsOf } from '../likeness.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

/** From this share on, two entries read as one page with two names. */
const TOO_MUCH = 0.2;

export const similarTexts: Rule<{ 'similar-texts': { name: string; other: string; percent: number } }> = {
  id: 'similar-texts',
  title: { fr: 'deux pages presque pareilles', en: 'two pages almost alike' },
  why: {
    fr: 'le visiteur lit deux fois la même page, et les moteurs de recherche n’en montrent qu’une',
    en: 'a visitor reads the same page twice, and search engines show one of the two only',
  },
  words: {
    'similar-texts': ({ name, other, percent }) => [
      `le texte de ${fr.quote(name)} reprend ${percent} % de celui de ${fr.quote(other)}`,
      'dites ce qui n’est vrai que de cette page ; ce qui vaut pour plusieurs se dit une fois',
      `the text of ${en.quote(name)} repeats ${percent}% of that of ${en.quote(other)}`,
      'say what is true of this page only; what holds for several is said once',
    ],
  },
  *find(model) {
    const texts = groupBy(model.texts, ({ entry }) => entry);
    for (const collection of model.collections) {
      const entries = model.collection(collection).filter((entry) => isPage(model, entry));
      const runs: ReadonlySet<string>[] = [];
      for (const entry of entries) {
        yield;
        runs.push(runsIn(entry, texts.get(entry) ?? []));
      }
      for (const likeness of likenesses(runs)) {
        yield;
        const [entry, earlier] = likeness ? [entries[likeness.index], entries[likeness.other]] : [];
        if (!likeness || likeness.share < TOO_MUCH || !entry || !earlier) continue;
        const percent = Math.round(likeness.share * 100);
        const params = { name: nameOf(entry), other: nameOf(earlier), percent };
        const sides = [entry, earlier].map((each) =>
          side(model, longestOf(texts.get(each) ?? [], model, each), nameOf(each)),
        );
        yield finding('similar-texts', params, entry.subject, sides);
      }
    }
  },
};

function isPage(model: Model, { collection, slug }: Entry): boolean {
  return collection !== undefined && model.paths.ofEntry(collection, slug).length > 0;
}

interface Known {
  readonly texts: readonly Text[];
  readonly runs: ReadonlySet<string>;
}

/** An entry that has not changed is not read again. */
const known = new WeakMap<Entry, Known>();

function runsIn(entry: Entry, texts: readonly Text[]): ReadonlySet<string> {
  const last = known.get(entry);
  if (last?.texts.length === texts.length && last.texts.every((text, at) => text === texts[at]))
    return last.runs;
  const runs = runsOf({ names: nameOf(entry), text: proseOf(texts) });
  known.set(entry, { texts, runs });
  return runs;
}

/** Labels and single words are alike everywhere. */
const SHORTEST = 40;

/** What an entry says in sentences. */
function proseOf(texts: readonly Text[]): string {
  return texts.map(({ value }) => (value.length < SHORTEST ? '' : value)).join('\n');
}

function longestOf(texts: readonly Text[], model: Model, entry: Entry): At {
  return texts.toSorted((a, b) => b.value.length - a.value.length)[0] ?? atOf(model, entry, '');
}
