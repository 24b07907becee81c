import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import { LEXICON } from '../../content/settings/settings.ts';
import { en, fr } from '../../messages/phrases.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Trait } from '../../model/relations.ts';
import type { Text } from '../../model/walk.ts';
import type { Sentence } from '../../prose/near.ts';
import { sentencesOf } from '../../prose/polarity.ts';
import { clauseAround, isNegated, type ReadSentence, readSentence } from '../../prose/statements.ts';
import { is, type Run, runsIn } from '../../prose/tokens.ts';
import { isMapping, valueAt } from '../../values/json-value.ts';
import { parentPointer } from '../../values/pointer.ts';
import { saidIn, type TraitWords, traitWordsOf } from '../claims/trait-words.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, textSide } from '../sides.ts';

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
    yield* sentencesOnOne(model, vocabulary);
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

/** What a sentence says of the one tree that it names, or of that of its page: "ses aiguilles". */
function* sentencesOnOne(model: Model, vocabulary: ReadonlyMap<string, TraitWords>) {
  const traits = groupBy(
    model.traits.filter(({ trait }) => vocabulary.get(trait)?.hasNouns),
    ({ entry }) => entry,
  );
  const owners = [...traits.keys()].map((entry) => ({ entry, words: new Set(wordsInName(nameOf(entry))) }));
  const names = new Set(owners.flatMap(({ words }) => [...words]));
  const mayName = new RegExp([...names].join('|') || '(?!)');
  const quick = [...vocabulary.values()].flatMap((words) => (words.hasNouns ? words.quick.source : []));
  const mayTell = new RegExp(quick.join('|') || '(?!)', 'i');
  for (const text of model.texts) {
    yield;
    const isOfPage = traits.has(text.entry) && /^\/editorial\//.test(text.pointer);
    const isTelling = (part: string) => (isOfPage || mayName.test(part)) && mayTell.test(part);
    if (!isTelling(text.value)) continue;
    for (const { sentence, paragraphStart } of sentencesOf(text.value, isTelling)) {
      const { start, end } = sentence;
      const range = { start: start + paragraphStart, end: end + paragraphStart };
      const said = text.value.slice(range.start, range.end);
      const named =
        namedIn(sentence.tokens, owners, names) ?? (isOfPage && OF_IT.test(said) ? [text.entry] : []);
      const own = named.flatMap((entry) => traits.get(entry) ?? []);
      for (const { trait, other } of beliedBy(model, sentence, said, own, named.length, vocabulary))
        yield finding(
          'trait-in-words',
          { trait: trait.trait, value: trait.value, said: other },
          text.entry.subject,
          [
            side(model, atOf(model, trait.entry, trait.pointer), trait.value),
            textSide(model, text, range, said.replace(/\s+/g, ' ')),
          ],
        );
    }
  }
}

/** The traits that all the trees of a sentence have, and that it gives another value. */
function* beliedBy(
  { lexicon }: Model,
  sentence: Sentence,
  said: string,
  traits: readonly Trait[],
  trees: number,
  vocabulary: ReadonlyMap<string, TraitWords>,
): Generator<{ readonly trait: Trait; readonly other: string }> {
  if (!lexicon || traits.length === 0) return;
  const read = readSentence(sentence, lexicon, undefined);
  if (read.world !== 'ours' || isCompared(read)) return;
  for (const [name, words] of vocabulary) {
    const own = traits.filter(({ trait }) => trait === name);
    const [first] = own;
    if (!first || own.length < trees) continue;
    const [other] = saidIn(said, words);
    const values = own.flatMap((each) => [...valuesOf(each, words)]);
    if (other === undefined || values.length === 0 || isDenied(read, words)) continue;
    const all = saidIn(said, { ...words, hasNouns: false });
    if (!values.some((value) => all.has(value))) yield { trait: first, other };
  }
}

/** A sentence about the tree of its page opens with what belongs to it. */
const OF_IT = /^(?:Ses|Son|Sa|Il|Elle) /;

/** The entries with a name in a sentence, where it is no first word: all that share the word, or those with each word. */
function namedIn(
  tokens: Run,
  owners: readonly { readonly entry: Entry; readonly words: ReadonlySet<string> }[],
  names: ReadonlySet<string>,
): Entry[] | undefined {
  const words = new Set<string>();
  for (let at = 1; at < tokens.length; at++) {
    const { written = '' } = tokens[at] ?? {};
    if (names.has(written)) words.add(written);
  }
  if (words.size === 0) return undefined;
  return owners.flatMap(({ entry, words: own }) =>
    [...words].every((word) => own.has(word)) ? [entry] : [],
  );
}

/** The capitalised words of a name: "Nordmann" and "Classic". */
function wordsInName(name: string): string[] {
  return name.match(/\p{Lu}\p{Ll}{3,}/gu) ?? [];
}

/** "Moins souple qu’un Nordmann", "contrairement au Nobilis": another is meant as well. */
function isCompared({ tokens }: ReadSentence): boolean {
  return tokens.some((_, at) => is(tokens, at, 'moins', 'comme', 'que', 'qu', 'contrairement', 'ni'));
}

/** Whether the clause of a value denies something outside of its words. */
function isDenied(read: ReadSentence, { index }: TraitWords): boolean {
  const marks = index.in(read.tokens).filter(({ value }) => value.role === 'value');
  const denials = marks.map((mark) => {
    const clause = clauseAround(read, mark);
    // "Ses branches raides ne plient pas" denies another word.
    const isAhead = read.marks.some(
      ({ value, from }) => value.role === 'opening' && from >= clause.from && from < mark.to,
    );
    return isAhead && isNegated(read, clause, mark);
  });
  return denials.length > 0 ? denials.every(Boolean) : isNegated(read, { from: 0, to: read.tokens.length });
}
