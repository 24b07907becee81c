import type { Fact, FactReading } from '../../model/facts.ts';
import { captionOf, type Model } from '../../model/model.ts';
import { seasonOf } from '../../model/season.ts';
import { measureOf } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import type { Mark, Subject } from '../../prose/lexicon.ts';
import { isQuoted, paragraphAt, type QuantityInText } from '../../prose/paragraphs.ts';
import { isKind } from '../../prose/patterns.ts';
import type { Occurrence } from '../../prose/phrases.ts';
import { type ReadSentence, type Statement, statementOf } from '../../prose/statements.ts';
import { fold } from '../../prose/tokens.ts';
import { factsBySubject, ofItsProduct } from './subjects.ts';
import { type Claim, isPlausible, speaksOf, type Verdict, verdictOn } from './verdict.ts';

/** A quantity in a text, with what its sentence says of it and how that stands to the facts. */
export interface JudgedStatement {
  readonly text: Text;
  readonly quantity: QuantityInText;
  readonly statement: Statement;
  /** The fact that it speaks of, when one is near enough. */
  readonly against: Against | undefined;
  /** Facts that it may speak of, likeliest first. */
  readonly likely: readonly Fact[];
  /** Whether the difference is sure enough to be reported. */
  readonly isSure: boolean;
}

export interface Against {
  readonly fact: Fact;
  /** What a visitor of the page reads. */
  readonly expected: readonly FactReading[];
  readonly verdict: Verdict;
  /** The reading of the same value. */
  readonly same: FactReading | undefined;
}

/** Subjects further than this from a quantity, in tokens, may not be its own. */
const NEAR = 12;
/** What it adds to the distance when a sentence names none of the products of its facts. */
const UNSURE = 50;

/** Every quantity of the content but phone numbers; quotations of other texts are left out. */
export function* judgeStatements(model: Model): Generator<JudgedStatement> {
  const { lexicon } = model;
  if (!lexicon) return;
  const season = seasonOf(model);
  const factsOf = factsBySubject(model);
  for (const text of model.texts)
    for (const quantity of model.quantitiesIn(text)) {
      if (quantity.kind === 'phone' || isQuoted(quantity.paragraph)) continue;
      const statement = statementOf(quantity, lexicon, season);
      if (statement) yield judgeOne(text, statement, factsOf, model.quantitiesIn(text));
    }
}

/**
 * The placeholders beside a label, judged like the values in their places: a label of another fact than the one shown is
 * `isSure`. Those whose label speaks of their own fact are left out. Prose has too many ways to speak of two facts at once.
 */
export function* judgePlaceholders(model: Model): Generator<JudgedStatement & { readonly shown: Fact }> {
  const { lexicon } = model;
  if (!lexicon) return;
  const season = seasonOf(model);
  const factsOf = factsBySubject(model);
  const bySlug = new Map(model.facts.map((fact) => [fact.slug, fact]));
  for (const text of model.texts) {
    if (!text.value.includes('{{') || captionOf(text) === '') continue;
    const shown = placeholdersIn(text, (name) => bySlug.get(name));
    for (const { quantity, fact } of shown) {
      const statement = statementOf(quantity, lexicon, season);
      const judged = statement && judgeOne(text, statement, factsOf, []);
      if (judged && !judged.likely.some((each) => each.slug === fact.slug || each.topic === fact.topic))
        yield { ...judged, shown: fact };
    }
  }
}

const PLACEHOLDER = /\{\{([\w-]+)\}\}/g;

/** What placeholders show, as if it were written. */
function placeholdersIn(
  text: Text,
  factOf: (name: string) => Fact | undefined,
): { readonly quantity: QuantityInText; readonly fact: Fact }[] {
  const caption = captionOf(text);
  const whole = caption + text.value;
  return [...whole.matchAll(PLACEHOLDER)].flatMap(({ 0: { length }, 1: name = '', index }) => {
    const fact = factOf(name);
    const reading = fact && expectedOn(fact, text.surfaces)[0];
    if (!fact || !reading || index < caption.length || !isKind(fact.kind)) return [];
    const { paragraph, start: paragraphStart } = paragraphAt(whole, index);
    const start = index - caption.length;
    const quantity: QuantityInText = {
      kind: fact.kind,
      value: reading.canonical,
      start,
      end: start + length,
      paragraph,
      paragraphStart: paragraphStart - caption.length,
    };
    return [{ quantity, fact }];
  });
}

function judgeOne(
  text: Text,
  statement: Statement,
  factsOf: (subject: Subject) => readonly Fact[],
  all: readonly QuantityInText[],
): JudgedStatement {
  const { quantity } = statement;
  const candidates = candidatesFor(text, statement, factsOf);
  const likely = [...new Set(candidates.flatMap(({ facts }) => facts))];
  const judged = candidates.map((candidate) => ({
    ...candidate,
    against: judgeAgainst(text, statement, candidate.facts),
  }));
  const nearest = tellingOf(judged);
  const against = nearest?.against;
  const agreesElsewhere = judged.some(
    (each) =>
      each !== nearest &&
      each.isSure &&
      (each.against?.verdict === 'same' || each.against?.verdict === 'compatible'),
  );
  const isSure =
    statement.world === 'ours' &&
    nearest !== undefined &&
    nearest.isSure &&
    nearest.distance <= NEAR &&
    !agreesElsewhere &&
    !isTaken(quantity, nearest.start, nearest.facts, all) &&
    against?.verdict === 'differs';
  return { text, quantity, statement, against, likely, isSure };
}

/** The nearest, or another that the same word speaks of and that has to do with the value: "dès le 1er, vous commandez". */
function tellingOf<T extends Candidate & { readonly against: Against | undefined }>(
  judged: readonly T[],
): T | undefined {
  const [nearest] = judged;
  const isTelling = ({ against }: T) => against !== undefined && against.verdict !== 'unrelated';
  if (nearest === undefined || isTelling(nearest)) return nearest;
  return judged.find((each) => each.start === nearest.start && each.isSure && isTelling(each)) ?? nearest;
}

interface Candidate {
  readonly facts: readonly Fact[];
  readonly distance: number;
  /** Where the word of its subject stands, in its paragraph. */
  readonly start: number;
  readonly isSure: boolean;
}

/** The facts of a fitting kind, subject by subject, nearest first. */
function candidatesFor(
  text: Text,
  { quantity, subjects, sentence }: Statement,
  factsOf: (subject: Subject) => readonly Fact[],
): Candidate[] {
  const words = sentence.tokens.map(({ written }) => written).join(' ');
  const own = quantity.start - quantity.paragraphStart;
  const named = quantity.counted ? [{ subject: quantity.counted, distance: 0, start: own }] : subjects;
  return named
    .flatMap(({ subject, distance, start }) => {
      const fitting = factsOf(subject).filter(
        (fact) =>
          speaksOf(quantity.kind, fact.kind) &&
          fact.readings.some((reading) => isPlausible(quantity, { ...fact, canonical: reading.canonical })),
      );
      const { facts, isSure: isOfProduct } = ofItsProduct(fitting, text.entry.slug, words);
      const isSure = isOfProduct && isTold(text, subject, sentence);
      return facts.length === 0 ? [] : [{ facts, distance: distance + (isSure ? 0 : UNSURE), start, isSure }];
    })
    .sort((a, b) => a.distance - b.distance);
}

/** Whether a subject has another quantity before a comma: "livré le 5 décembre, il tient jusqu’à l’Épiphanie". */
function isTaken(
  quantity: QuantityInText,
  start: number,
  facts: readonly Fact[],
  all: readonly QuantityInText[],
): boolean {
  const [from, to] = [quantity.paragraphStart + start, quantity.start];
  return all.some(
    (other) =>
      other.start > from &&
      other.end < to &&
      !isSomeDays(other) &&
      facts.some(({ kind }) => speaksOf(other.kind, kind)) &&
      quantity.paragraph
        .slice(other.end - quantity.paragraphStart, to - quantity.paragraphStart)
        .includes(','),
  );
}

/** Whether the sentence or the name of its entry has one of the words that a subject wants beside its own. */
function isTold({ entry }: Text, subject: Subject, { marks }: ReadSentence): boolean {
  if (subject.with.length === 0) return true;
  const isWanted = ({ value }: Occurrence<Mark>) => value.role === 'with' && value.subject === subject;
  if (marks.some(isWanted)) return true;
  const name = new Set(entry.slug.split('-'));
  return subject.with.some((word) => name.has(fold(word)));
}

function claimOf({ quantity, operator, isDenied }: Statement): Claim {
  const { kind, value, isRough = false, isPart = false } = quantity;
  return { kind, value, operator, isDenied, isRough, isPart };
}

const RANKS: readonly Verdict[] = ['same', 'compatible', 'unrelated', 'differs'];

/** The most agreeing verdict on the facts of one subject: one promise may have several forms. */
function judgeAgainst(text: Text, statement: Statement, facts: readonly Fact[]): Against | undefined {
  const claim = claimOf(statement);
  const all = facts.flatMap((fact) => {
    const expected = expectedOn(fact, text.surfaces);
    return expected.length === 0
      ? []
      : expected.map((reading) => {
          const verdict = isSome(statement, reading)
            ? 'unrelated'
            : verdictOn(claim, { ...fact, canonical: reading.canonical });
          return { fact, expected, verdict, same: verdict === 'same' ? reading : undefined };
        });
  });
  return all.sort((a, b) => RANKS.indexOf(a.verdict) - RANKS.indexOf(b.verdict))[0];
}

/** "Quatre fromages" may be some of twenty-four; twenty-five may not. */
function isSome({ quantity, isTotal, operator }: Statement, { canonical }: FactReading): boolean {
  return (
    quantity.kind === 'count' && operator === 'is' && !isTotal && Number(quantity.value) < Number(canonical)
  );
}

/** The readings that a visitor of these surfaces sees; every one that counts when the text is on no known surface. */
export function expectedOn(fact: Fact, surfaces: readonly string[]): FactReading[] {
  const shown = surfaces.flatMap((surface) => fact.on(surface) ?? []);
  return surfaces.length === 0 ? fact.readings.filter(({ live }) => live) : [...new Set(shown)];
}

/** "En décembre" says when in passing. */
export function isSomeDays({ kind, isPart = false }: QuantityInText): boolean {
  return kind === 'date-range' && isPart;
}

/** Heights of trees differ from one tree to the next, and so do small lengths, in metres. */
const [SMALLEST_TREE, TALLEST_TREE] = [0.5, 12];

export function isTreeSize({ kind, value }: QuantityInText): boolean {
  return kind === 'distance' && (measureOf(value)?.to ?? 0) <= TALLEST_TREE;
}

/** "Une rondelle de deux centimètres": too small for a tree. */
export function isSmallLength({ kind, value }: QuantityInText): boolean {
  return kind === 'distance' && (measureOf(value)?.to ?? 0) < SMALLEST_TREE;
}
