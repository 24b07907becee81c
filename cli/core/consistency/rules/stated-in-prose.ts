import { en, fr } from '../../messages/phrases.ts';
import type { Fact } from '../../model/facts.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { sentenceAround } from '../../prose/contexts.ts';
import { wordList } from '../../prose/french.ts';
import type { Sentence } from '../../prose/near.ts';
import { indexPhrases } from '../../prose/phrases.ts';
import { readSentence } from '../../prose/sentences.ts';
import {
  type Against,
  expectedOn,
  type JudgedStatement,
  judgeStatements,
} from '../claims/judge-statements.ts';
import { constantCure, cure, finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, side, statedSide } from '../sides.ts';

export const statedInProse: Rule<{
  'stated-in-prose': { stated: string; label: string; expected: readonly string[]; fact: string | undefined };
  'stated-in-prose/agrees': { stated: string; label: string; fact: string };
  'stated-in-prose/one-of': { stated: string; facts: readonly ShownFact[] };
  'stated-in-prose/phone': { stated: string; known: readonly string[] };
}> = {
  id: 'stated-in-prose',
  title: { fr: 'valeur recopiée à la main', en: 'value copied by hand' },
  why: {
    fr: 'une valeur recopiée dans un texte ne suit pas la constante quand elle change',
    en: 'a value copied into a text does not follow the fact when it changes',
  },
  words: {
    'stated-in-prose': ({ stated, label, expected, fact }) => [
      `le texte dit ${fr.quote(stated)}, mais ${fr.quote(label)} vaut ${fr.all(expected.map(fr.quote), 'ou')} sur cette page`,
      fact ? `écrivez {{${fact}}} à la place de la valeur` : 'corrigez la valeur',
      `the text says ${en.quote(stated)}, but ${en.quote(label)} is ${en.all(expected.map(en.quote), 'or')} on this page`,
      fact ? `write {{${fact}}} instead of the value` : 'fix the value',
    ],
    'stated-in-prose/agrees': ({ stated, label, fact }) => [
      `${fr.quote(stated)} est recopié à la main (${label})`,
      `écrivez {{${fact}}} : le texte suivra la constante`,
      `${en.quote(stated)} is copied by hand (${label})`,
      `write {{${fact}}}: the text will follow the fact`,
    ],
    'stated-in-prose/one-of': ({ stated, facts }) => [
      `le texte dit ${fr.quote(stated)}, où d’autres, avec les mêmes mots, montrent ${fr.all(
        facts.map(({ label, text }) => `${fr.quote(label)} (${text})`),
        'ou',
      )}`,
      `écrivez ${fr.all(facts.map(inBraces), 'ou')}, si c’est cela`,
      `the text says ${en.quote(stated)} where others, with the same words, show ${en.all(
        facts.map(({ label, text }) => `${en.quote(label)} (${text})`),
        'or',
      )}`,
      `write ${en.all(facts.map(inBraces), 'or')}, if it is about that`,
    ],
    'stated-in-prose/phone': ({ stated, known }) => [
      `le texte donne le ${stated}, mais la boutique a le ${fr.all(known, 'ou le')}`,
      'corrigez le numéro',
      `the text gives ${stated}, but the shop has ${en.all(known, 'or')}`,
      'fix the number',
    ],
  },
  *find(model) {
    for (const judged of judgeStatements(model)) {
      yield;
      if (!judged) continue;
      const { against, isSure, text } = judged;
      if (against?.verdict === 'same' && text.takesPlaceholders) yield agreement(model, judged, against);
      else if (against && isSure) yield difference(model, judged, against);
      else if (judged.rivals.length > 0) yield oneOf(model, judged);
    }
    yield* unknownPhones(model);
  },
};

/** A fact, and how texts show it. */
interface ShownFact {
  readonly label: string;
  readonly slug: string;
  readonly text: string;
}

const inBraces = ({ slug }: ShownFact) => `{{${slug}}}`;

function agreement(model: Model, { text, quantity }: JudgedStatement, { fact, same }: Against) {
  const stated = statedSide(model, text, quantity);
  const params = { stated: stated.value, label: fact.label, fact: fact.slug };
  const cures = [constantCure(stated.place, fact.slug)];
  const sides = [stated, ...(same ? [factSide(model, fact, same)] : [])];
  return finding('stated-in-prose/agrees', params, text.entry.subject, sides, { isHint: true, cures });
}

function oneOf(model: Model, { text, quantity, rivals }: JudgedStatement) {
  const shown = rivals.flatMap(({ fact, expected: [reading] }) => (reading ? [{ fact, reading }] : []));
  const facts = shown.map(({ fact: { label, slug }, reading: { text } }) => ({ label, slug, text }));
  const stated = statedSide(model, text, quantity);
  const sides = shown.map(({ fact, reading }) => factSide(model, fact, reading));
  const params = { stated: stated.value, facts };
  return finding('stated-in-prose/one-of', params, text.entry.subject, [stated, ...sides], { isHint: true });
}

function difference(model: Model, judged: JudgedStatement, { fact, expected }: Against) {
  const { text, quantity } = judged;
  const name = constantFor(model, judged, { fact, expected });
  const values = [...new Set(expected.map((reading) => reading.text))];
  const stated = statedSide(model, text, quantity);
  const params = { stated: stated.value, label: fact.label, expected: values, fact: name };
  const cures = text.takesPlaceholders && name ? [constantCure(stated.place, name)] : [];
  const sides = [stated, ...expected.map((reading) => factSide(model, fact, reading))];
  return finding('stated-in-prose', params, text.entry.subject, sides, { cures });
}

const ENDS: Partial<Readonly<Record<JudgedStatement['operator'], 0 | 1>>> = { 'at-least': 0, 'at-most': 1 };

/** What fits the words beside a value: behind the one that bounds it, of a period the day on which it begins or ends. */
function constantFor(
  { facts }: Model,
  { text, operator }: JudgedStatement,
  { fact, expected }: Pick<Against, 'fact' | 'expected'>,
): string | undefined {
  const end = ENDS[operator];
  if (fact.kind !== 'date-range' || end === undefined) return fact.slug;
  const days = expected.map(({ canonical }) => canonical.split('/')[end]);
  const isThatDay = (other: Fact) =>
    other.kind === 'date' &&
    expectedOn(other, text.surfaces).some(({ canonical }) => days.includes(canonical));
  return facts.find(isThatDay)?.slug;
}

// --- Phone numbers ------------------------------------------------------------------------------------------------

function* unknownPhones(model: Model) {
  const phones = knownPhones(model);
  const known = phones.map(({ value }) => value);
  for (const text of phones.length > 0 ? model.eachText() : []) {
    yield;
    for (const quantity of model.quantitiesIn(text)) {
      if (quantity.kind !== 'phone' || known.map(digitsOf).includes(quantity.value)) continue;
      const likely = known.filter((each) => isSlipAway(digitsOf(each), quantity.value));
      const sentence = sentenceAround(quantity);
      const isOurs = sentence !== undefined && OUR_NUMBER.in(sentence.tokens).length > 0;
      if ((likely.length === 0 && !isOurs) || isElsewhere(model, sentence)) continue;
      const stated = statedSide(model, text, quantity);
      const cures = likely.map((each) => cure('value', stated.place, each, each));
      const params = { stated: stated.value, known };
      yield finding('stated-in-prose/phone', params, text.entry.subject, [stated, ...phones], { cures });
    }
  }
}

/** The phone numbers in fields of the shop's identity. */
function knownPhones(model: Model): Side[] {
  return model
    .computedFacts()
    .flatMap(({ entry, readings: [reading] }) =>
      entry === model.identity && reading && /^0[1-9](?: \d{2}){4}$/.test(reading.text)
        ? [side(model, atOf(model, entry, reading.pointer), reading.text)]
        : [],
    );
}

function digitsOf(phone: string): string {
  return phone.replaceAll(' ', '');
}

/** One slip of a finger: another digit, or two that have changed places. */
function isSlipAway(one: string, other: string): boolean {
  const differing = [...one].filter((digit, at) => digit !== other[at]);
  return differing.length === 1 || [...one].sort().join() === [...other].sort().join();
}

/** "Appelez le …". */
const OUR_NUMBER = indexPhrases(wordList('our-number').map((word) => [word, true]));

/** Whether a sentence is about somebody else, as the town hall, whose number is another. */
function isElsewhere({ lexicon }: Model, sentence: Sentence | undefined): boolean {
  return !!lexicon && !!sentence && readSentence(sentence, lexicon, undefined).world === 'elsewhere';
}
