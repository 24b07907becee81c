import type { Fact, FactReading } from '../../model/facts.ts';
import type { Model } from '../../model/model.ts';
import { seasonOf } from '../../model/season.ts';
import { measureOf } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import type { Subject } from '../../prose/lexicon.ts';
import { isQuoted, type QuantityInText } from '../../prose/paragraphs.ts';
import { type Statement, statementOf } from '../../prose/statements.ts';
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
      if (statement) yield judgeOne(text, statement, factsOf);
    }
}

function judgeOne(
  text: Text,
  statement: Statement,
  factsOf: (subject: Subject) => readonly Fact[],
): JudgedStatement {
  const { quantity } = statement;
  const candidates = candidatesFor(text, statement, factsOf);
  const likely = [...new Set(candidates.flatMap(({ facts }) => facts))];
  const judged = candidates.map((candidate) => ({
    ...candidate,
    against: judgeAgainst(text, statement, candidate.facts),
  }));
  const [nearest] = judged;
  const against = nearest?.against;
  const agreesElsewhere = judged.some(
    (each) =>
      each !== nearest && (each.against?.verdict === 'same' || each.against?.verdict === 'compatible'),
  );
  const isSure =
    statement.world === 'ours' &&
    nearest !== undefined &&
    nearest.isSure &&
    nearest.distance <= NEAR &&
    !agreesElsewhere &&
    against?.verdict === 'differs';
  return { text, quantity, statement, against, likely, isSure };
}

interface Candidate {
  readonly facts: readonly Fact[];
  readonly distance: number;
  readonly isSure: boolean;
}

/** The facts of a fitting kind, subject by subject, nearest first. */
function candidatesFor(
  text: Text,
  { quantity, subjects, sentence }: Statement,
  factsOf: (subject: Subject) => readonly Fact[],
): Candidate[] {
  const words = sentence.tokens.map(({ written }) => written).join(' ');
  const named = quantity.counted ? [{ subject: quantity.counted, distance: 0 }] : subjects;
  return named
    .flatMap(({ subject, distance }) => {
      const fitting = factsOf(subject).filter(
        (fact) =>
          speaksOf(quantity.kind, fact.kind) &&
          fact.readings.some((reading) => isPlausible(quantity, { ...fact, canonical: reading.canonical })),
      );
      const { facts, isSure } = ofItsProduct(fitting, text.entry.slug, words);
      return facts.length === 0 ? [] : [{ facts, distance: distance + (isSure ? 0 : UNSURE), isSure }];
    })
    .sort((a, b) => a.distance - b.distance);
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

/** Heights of trees differ from one tree to the next. */
export function isTreeSize({ kind, value }: QuantityInText): boolean {
  return kind === 'distance' && (measureOf(value)?.to ?? 0) <= 12;
}
