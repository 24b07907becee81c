import { groupBy } from '../../content/group.ts';
import { isMapping, type JsonValue } from '../../content/json-value.ts';
import { placeIn } from '../../content/places.ts';
import { pointerTo } from '../../content/pointer.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Fact, FactReading } from '../../model/facts.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { dayOfSeason, seasonOf } from '../../model/season.ts';
import { measureOf } from '../../model/values.ts';
import type { At, Text } from '../../model/walk.ts';
import {
  disagreements,
  inflections,
  isOfAnotherMatter,
  reachOf,
  type Stated as StatedIn,
  sentenceOf,
} from '../../prose/contexts.ts';
import { keepLast } from '../../prose/keep-last.ts';
import type { Quantity } from '../../prose/read-quantities.ts';
import { fold } from '../../prose/tokens.ts';
import { finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { factSide, side } from '../sides.ts';

type Stated = StatedIn<Text>;

export const statedInProse: Rule<{
  'stated-in-prose': { stated: string; label: string; expected: readonly string[]; fact: string };
  'stated-in-prose/agrees': { stated: string; label: string; fact: string };
  'stated-in-prose/phone': { stated: string; known: readonly string[] };
  'stated-in-prose/texts': { values: readonly string[]; about: readonly string[] };
}> = {
  id: 'stated-in-prose',
  title: { fr: 'valeur écrite en toutes lettres', en: 'value written out in prose' },
  why: {
    fr: 'une valeur recopiée dans un texte ne suit pas la constante quand elle change',
    en: 'a value copied into a text does not follow the constant when it changes',
  },
  words: {
    'stated-in-prose': ({ stated, label, expected, fact }) => [
      `le texte dit ${fr.quote(stated)}, mais ${fr.quote(label)} vaut ${fr.all(expected.map(fr.quote), 'ou')} sur cette page`,
      `écrivez {{${fact}}} à la place de la valeur`,
      `the text says ${en.quote(stated)}, but ${en.quote(label)} is ${en.all(expected.map(en.quote), 'or')} on this page`,
      `write {{${fact}}} instead of the value`,
    ],
    'stated-in-prose/agrees': ({ stated, label, fact }) => [
      `${fr.quote(stated)} est écrit en toutes lettres (${label})`,
      `écrivez {{${fact}}} : le texte suivra la constante`,
      `${en.quote(stated)} is written out (${label})`,
      `write {{${fact}}}: the text will follow the constant`,
    ],
    'stated-in-prose/phone': ({ stated, known }) => [
      `le texte donne le ${stated}, mais la boutique a le ${fr.all(known, 'ou le')}`,
      'corrigez le numéro',
      `the text gives ${stated}, but the shop has ${en.all(known, 'or')}`,
      'fix the number',
    ],
    'stated-in-prose/texts': ({ values, about }) => [
      `deux textes se contredisent (${fr.all(about)}) : ${fr.all(values.map(fr.quote))}`,
      'accordez les deux textes, ou faites de cette valeur une constante dans facts/',
      `two texts contradict each other (${en.all(about)}): ${en.all(values.map(en.quote))}`,
      'bring the two texts together, or make this value a constant in facts/',
    ],
  },
  *find(model) {
    const mentioned = model.facts
      .filter(({ mentions }) => mentions.length > 0)
      .map((fact) => ({ ...fact, mentions: fact.mentions.flatMap(inflections) }));
    const facts = indexFacts(mentioned);
    const season = seasonOf(model);
    const phones = knownPhones(model);
    const untied: Stated[] = [];
    for (const text of model.texts) {
      for (const quantity of model.quantitiesIn(text)) {
        const stated = { text, quantity };
        if (quantity.kind === 'phone') {
          yield* unknownPhone(model, stated, phones);
          continue;
        }
        if (isOfAnotherMatter(stated)) continue;
        const candidates = candidatesFor(stated, facts, season);
        if (candidates.length > 0) yield* compare(model, stated, candidates);
        else if (!isTreeSize(quantity)) untied.push(stated);
      }
    }
    yield* betweenTexts(model, untied);
  },
};

// --- Which fact a quantity speaks of ------------------------------------------------------------------------------

/** A quantity of one of these kinds can speak of a fact of that kind. */
const SPEAKS_OF: Readonly<Record<string, readonly string[]>> = {
  date: ['date', 'date-range'],
  'date-range': ['date-range', 'date'],
};

/** The facts of a kind that a sentence may name: it holds the first word of a mention. */
type FactIndex = (sentence: string) => (kind: string) => readonly Fact[];

function indexFacts(facts: readonly Fact[]): FactIndex {
  const keys = facts.flatMap((fact) => {
    const words = new Set(fact.mentions.flatMap((mention) => keysOf(mention).slice(0, 1)));
    return Array.from(words, (word) => ({ fact, key: `${fact.kind} ${word}` }));
  });
  const groups = groupBy(keys, ({ key }) => key);
  return keepLast((sentence) => {
    const words = keysOf(sentence);
    const known = new Map<string, readonly Fact[]>();
    return (kind) => {
      const find = () => words.flatMap((word) => groups.get(`${kind} ${word}`) ?? []).map(({ fact }) => fact);
      const named = known.get(kind) ?? [...new Set(find())];
      known.set(kind, named);
      return named;
    };
  });
}

/** The distinct words of a text, equal in the singular and the plural. */
function keysOf(text: string): string[] {
  const words = fold(text).match(/\p{L}+|\d+/gu) ?? [];
  return [...new Set(words.map((word) => word.replace(/[sx]+$/, '')))];
}

/** The facts of a fitting kind that a mention near the quantity names, nearest first. */
function candidatesFor(stated: Stated, facts: FactIndex, season: number | undefined): Fact[] {
  const { kind, year } = stated.quantity;
  if (kind.startsWith('date') && year !== undefined && year !== season) return []; // a day of another season
  const near = (SPEAKS_OF[kind] ?? [kind])
    .flatMap(facts(sentenceOf(stated)))
    .filter((fact) => fact.readings.some((reading) => isComparable(stated.quantity, reading)))
    .flatMap((fact) => {
      const distance = reachOf(stated, fact.mentions);
      return distance === null ? [] : [{ fact, distance }];
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ fact }) => fact);
  return ofItsProduct(stated, near);
}

const foldedSentence = keepLast(fold);

/** Of facts that differ by product only, the one whose product the entry or the sentence names. */
function ofItsProduct(stated: Stated, near: readonly Fact[]): Fact[] {
  const sentence = foldedSentence(sentenceOf(stated));
  const isNamed = (product: string) =>
    stated.text.entry.slug === product ||
    fold(product)
      .split('-')
      .filter((word) => !['sapin', 'nordmann'].includes(word))
      .every((word) => sentence.includes(word));
  const named = near.filter(({ qualifier }) => qualifier.product !== undefined && isNamed(qualifier.product));
  return named.length === 0
    ? [...near]
    : near.filter((fact) => fact.qualifier.product === undefined || named.includes(fact));
}

/** A tree of 2 m says nothing of a radius of 15 km. */
const PLAUSIBLE_RATIO = 12;

function isComparable({ value }: Quantity, { canonical }: FactReading): boolean {
  const [stated, known] = [measureOf(value), measureOf(canonical)];
  if (!stated || !known) return true;
  if (stated.unit !== known.unit || known.to === 0 || stated.to === 0) return false;
  const ratio = stated.to / known.to;
  return ratio <= PLAUSIBLE_RATIO && ratio >= 1 / PLAUSIBLE_RATIO;
}

/** Heights of trees differ from one tree to the next. */
function isTreeSize({ kind, value }: Quantity): boolean {
  return kind === 'distance' && (measureOf(value)?.to ?? 0) <= 12;
}

// --- Whether it agrees ------------------------------------------------------------------------------------------

function* compare(model: Model, stated: Stated, candidates: readonly Fact[]) {
  const { text, quantity } = stated;
  const judged = candidates.map((fact) => {
    const expected = expectedOn(fact, text.surfaces);
    return { fact, expected, verdicts: expected.map((reading) => agreement(stated, fact, reading)) };
  });
  const agreeing = judged.find(({ verdicts }) => verdicts.some((verdict) => verdict !== 'differs'));
  const written = text.value.slice(quantity.start, quantity.end).replace(/\s+/g, ' ');
  if (agreeing) {
    const same = agreeing.expected.find((_, index) => agreeing.verdicts[index] === 'same');
    if (!same || !text.takesPlaceholders) return;
    const { label, slug } = agreeing.fact;
    const params = { stated: written, label, fact: slug };
    const sides = [textSide(model, stated), factSide(model, agreeing.fact, same)];
    yield finding('stated-in-prose/agrees', params, text.entry.subject, sides, { isHint: true });
    return;
  }
  const [nearest] = judged;
  if (!nearest || nearest.expected.length === 0) return;
  const { fact, expected } = nearest;
  const values = [...new Set(expected.map((reading) => reading.text))];
  const params = { stated: written, label: fact.label, expected: values, fact: fact.slug };
  const sides = [textSide(model, stated), ...expected.map((reading) => factSide(model, fact, reading))];
  yield finding('stated-in-prose', params, text.entry.subject, sides);
}

/** The readings that a visitor of these surfaces sees; every one that counts when the text is on no known surface. */
function expectedOn(fact: Fact, surfaces: readonly string[]): FactReading[] {
  const shown = surfaces.flatMap((surface) => fact.on(surface) ?? []);
  return surfaces.length === 0 ? fact.readings.filter(({ live }) => live) : [...new Set(shown)];
}

type Agreement = 'same' | 'compatible' | 'differs';

function agreement(stated: Stated, { kind }: Fact, { canonical }: FactReading): Agreement {
  const { quantity } = stated;
  if (quantity.kind === kind) {
    if (quantity.value === canonical) return 'same';
    if (kind === 'date' && quantity.value.startsWith('??'))
      return quantity.value.slice(3) === canonical.slice(3) ? 'compatible' : 'differs';
    return isBoundOf(stated, canonical) ? 'compatible' : 'differs';
  }
  const [from = '', to = ''] = canonical.split('/');
  if (kind === 'date-range') return isWithin(quantity.value, from, to) ? 'compatible' : 'differs';
  return quantity.value.split('/')[1] === canonical ? 'compatible' : 'differs';
}

/** A day of a period, or a day without a month. */
function isWithin(value: string, from: string, to: string): boolean {
  if (value.startsWith('??')) return true;
  const day = dayOfSeason(value);
  return dayOfSeason(from) <= day && day <= dayOfSeason(to);
}

/** "sous 72 h" is one end of "48-72 h". */
function isBoundOf({ text, quantity }: Stated, canonical: string): boolean {
  const [bound, known] = [measureOf(quantity.value), measureOf(canonical)];
  if (!bound || !known || bound.from !== bound.to || known.from === known.to) return false;
  const before = fold(text.value.slice(Math.max(0, quantity.start - 25), quantity.start));
  const after = fold(text.value.slice(quantity.end, quantity.end + 20));
  if (bound.to === known.to) return AT_MOST.test(before) || AT_MOST_AFTER.test(after);
  return bound.from === known.from && AT_LEAST.test(before);
}

const AT_MOST = /(?:sous|moins de|au plus|maximum|jusqu.?a|max\.?|plus tard)\s*$/;
const AT_MOST_AFTER = /^\s*(?:au plus|au maximum|maximum|max\b|grand maximum)/;
const AT_LEAST = /(?:des|partir de|au moins|minimum|plus tot)\s*$/;

function textSide(model: Model, { text, quantity: { start, end } }: Stated): Side {
  const written = text.value.slice(start, end).replace(/\s+/g, ' ');
  return side(model, text, written, { place: placeIn(text.entry, text.pointer, { range: { start, end } }) });
}

// --- Phone numbers ------------------------------------------------------------------------------------------------

interface KnownPhone {
  readonly at: At;
  readonly written: string;
}

/** Words that make a number the shop's own. */
const OURS = ['appelez', 'appeler', 'téléphone', 'téléphonez', 'joindre', 'joignez', 'contactez', 'ligne'];

/** Numbers that stand in fields of their own in `site.yaml`. */
function knownPhones(model: Model): KnownPhone[] {
  const site = model.singleton('site');
  const phones: KnownPhone[] = [];
  const visit = (value: JsonValue, pointer: string) => {
    if (site && typeof value === 'string' && /^0[1-9](?: \d{2}){4}$/.test(value))
      phones.push({ at: atOf(model, site, pointer), written: value });
    else if (isMapping(value))
      for (const key in value) visit(value[key] as JsonValue, pointerTo(pointer, key));
  };
  if (site) visit(site.value, '');
  return phones;
}

function* unknownPhone(model: Model, stated: Stated, phones: readonly KnownPhone[]) {
  const { value } = stated.quantity;
  if (phones.length === 0 || phones.some(({ written }) => written.replaceAll(' ', '') === value)) return;
  if (reachOf(stated, OURS) === null) return;
  const own = textSide(model, stated);
  const params = { stated: own.value, known: phones.map(({ written }) => written) };
  const sides = [own, ...phones.map(({ at, written }) => side(model, at, written))];
  yield finding('stated-in-prose/phone', params, stated.text.entry.subject, sides);
}

// --- Two texts that contradict each other ---------------------------------------------------------------------------

/** Two towns may be ten and fifteen minutes away. */
const ABOUT_THEMSELVES = new Set(['towns', 'varieties', 'decorations']);

function* betweenTexts(model: Model, untied: readonly Stated[]) {
  for (const { statements, about } of disagreements(untied, ABOUT_THEMSELVES)) {
    const sides = statements.map((stated) => textSide(model, stated));
    const params = { values: sides.map(({ value }) => value), about };
    yield finding('stated-in-prose/texts', params, statements[0]?.text.entry.subject ?? '', sides);
  }
}
