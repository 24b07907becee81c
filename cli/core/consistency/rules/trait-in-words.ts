import { groupBy } from '../../content/group.ts';
import { LEXICON } from '../../content/settings/settings.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Trait } from '../../model/relations.ts';
import type { Text } from '../../model/walk.ts';
import { runsIn } from '../../prose/tokens.ts';
import { isMapping, valueAt } from '../../values/json-value.ts';
import { parentPointer } from '../../values/pointer.ts';
import { saidIn, type TraitWords, traitWordsOf } from '../claims/trait-words.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const traitInWords: Rule<{ 'trait-in-words': { trait: string; value: string; said: string } }> = {
  id: 'trait-in-words',
  title: { fr: 'trait que les mots démentent', en: 'trait that the words belie' },
  why: {
    fr: 'la comparaison et le guide disent une chose de l’arbre, et sa page une autre',
    en: 'the comparison and the finder say one thing of a tree and its page another',
  },
  words: {
    'trait-in-words': ({ trait, value, said }) => [
      `« ${trait} » vaut ${fr.quote(value)}, mais le texte dit ce que veut dire ${fr.quote(said)}`,
      'corrigez le trait ou le texte',
      `"${trait}" is ${en.quote(value)}, but the text says what ${en.quote(said)} means`,
      'fix the trait or the text',
    ],
  },
  *find(model) {
    const lexicon = model.singleton(LEXICON);
    const vocabulary = lexicon && traitWordsOf(lexicon);
    if (!vocabulary || vocabulary.size === 0) return;
    const texts = groupBy(model.texts, ({ entry }) => entry);
    for (const trait of model.traits) {
      yield;
      const words = vocabulary.get(trait.trait);
      const own = words && valuesOf(trait, words);
      if (!words || !own || own.size === 0) continue;
      const around = (texts.get(trait.entry) ?? []).filter((text) => isOf(text, trait));
      for (const text of around) {
        const said = saidIn(text.value, words);
        const [other] = said;
        if (other === undefined || [...said].some((value) => own.has(value))) continue;
        const params = { trait: trait.trait, value: trait.value, said: other };
        yield finding('trait-in-words', params, trait.entry.subject, [
          side(model, atOf(model, trait.entry, trait.pointer), trait.value),
          side(model, text, text.value),
        ]);
        break;
      }
    }
    yield* lists(model, vocabulary);
  },
};

/** The value itself, or those that its words say: `holdInWords: longue`. */
function valuesOf({ value }: Trait, { index }: TraitWords): ReadonlySet<string> {
  const marks = runsIn(value).flatMap((run) => index.in(run));
  const said = marks.flatMap(({ value: word }) => (word.role === 'value' ? [word.value] : []));
  return new Set(/^[a-z-]+$/.test(value) ? [value, ...said] : said);
}

const LENGTH = 400;

/** Short texts of the same entry; prose at length may speak of others. */
function isOf({ entry, pointer, value }: Text, trait: Trait): boolean {
  if (pointer === trait.pointer || /^\/editorial\//.test(pointer)) return false;
  return entry === trait.entry && value.length < LENGTH;
}

/** A reason beside a trait and some of its values, with the words that visitors read for each value. */
function* lists(model: Model, vocabulary: ReadonlyMap<string, TraitWords>) {
  for (const text of model.texts) {
    yield;
    const meant = meantBy(text);
    const words = meant && vocabulary.get(meant.trait);
    if (!meant || !words) continue;
    const { trait, own, isNamed } = meant;
    const said = saidIn(text.value, isNamed ? { ...words, hasNouns: false } : words);
    const [other] = said;
    if (other === undefined || own.some((each) => said.has(each))) continue;
    yield finding('trait-in-words', { trait, value: own.join(', '), said: other }, text.entry.subject, [
      side(model, text, text.value),
    ]);
  }
}

interface Meant {
  readonly trait: string;
  readonly own: readonly string[];
  /** Whether it stands under the name of its trait, and needs no noun. */
  readonly isNamed: boolean;
}

function meantBy({ entry, pointer }: Text): Meant | undefined {
  const [, trait, value] = /^\/([^/]+)\/values\/([^/]+)$/.exec(pointer) ?? [];
  if (trait !== undefined && value !== undefined) return { trait, own: [value], isNamed: true };
  const around = valueAt(entry.value, parentPointer(pointer));
  if (!isMapping(around) || typeof around.field !== 'string' || !Array.isArray(around.values))
    return undefined;
  return { trait: around.field, own: around.values.map(String), isNamed: false };
}
