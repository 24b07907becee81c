// Longer than other files: each step of the judgement of a sentence needs the results of those before it.
import { groupBy } from '../../content/group.ts';
import type { Fact, FactReading } from '../../model/facts.ts';
import type { Model } from '../../model/model.ts';
import { seasonOf } from '../../model/season.ts';
import type { Text } from '../../model/walk.ts';
import { sentenceAround } from '../../prose/contexts.ts';
import type { Lexicon } from '../../prose/lexicon.ts';
import { isQuoted, type QuantityInText } from '../../prose/paragraphs.ts';
import { isMentioned, type Operator, type Statement, statementOf } from '../../prose/statements.ts';
import { entryBeside } from './names.ts';
import { partAround } from './placeholders.ts';
import {
  factsBySubject,
  isBoundOfCollection,
  isNamedFor,
  narrowToProduct,
  productSlugsOf,
} from './subjects.ts';
import { twinsIn } from './twins.ts';
import { type Claim, isPlausible, speaksOf, type Verdict, verdictOn } from './verdict.ts';

/** A quantity in a text, and how what its sentence says about it compares with the facts. */
export interface JudgedStatement {
  readonly text: Text;
  readonly quantity: QuantityInText;
  readonly operator: Operator;
  /** The fact that it is about, when one is near enough. */
  readonly against: Against | undefined;
  /** Whether the difference is sure enough to be reported. */
  readonly isSure: boolean;
  /** Without one fact that it is about, those that the same words show elsewhere, when it is none of them. */
  readonly rivals: readonly Against[];
}

export interface Against {
  readonly fact: Fact;
  /** What a visitor of the page reads. */
  readonly expected: readonly FactReading[];
  readonly verdict: Verdict;
  /** The reading of the same value. */
  readonly same: FactReading | undefined;
}

/** A subject further than this from a quantity, in tokens, may be that of another. */
const NEAR = 12;
/** Added to the distance when a sentence names none of the products of its facts. */
const UNSURE = 50;

type Known = ReturnType<typeof knownTo>;

function knownTo(model: Model, lexicon: Lexicon) {
  const products = productSlugsOf(model);
  /** The entry that a text is about: the one that its item of a list names, or that of its file. */
  const slugOf = (text: Text) => (entryBeside(model, text) ?? text.entry).slug;
  return { factsOf: factsBySubject(model), twins: twinsIn(model, lexicon, products), products, slugOf };
}

/** Every quantity of the content except phone numbers; quotations are skipped. `undefined` is a pause before each text. */
export function* judgeStatements(model: Model): Generator<JudgedStatement | undefined> {
  const { lexicon } = model;
  if (!lexicon) return;
  const season = seasonOf(model);
  const known = knownTo(model, lexicon);
  for (const text of model.eachText()) {
    yield;
    for (const all of groupBy(model.quantitiesIn(text), sentenceAround).values())
      for (const quantity of all) {
        if (quantity.kind === 'phone' || isQuoted(quantity.paragraph)) continue;
        const statement = statementOf(quantity, lexicon, season);
        if (statement) yield judgeOne(text, statement, known, all);
      }
  }
}

function judgeOne(text: Text, statement: Statement, known: Known, all: readonly QuantityInText[]) {
  const { quantity, operator } = statement;
  const candidates = candidatesFor(text, statement, known);
  const judged = candidates.map((candidate) => ({
    ...candidate,
    against: judgeAgainst(text, statement, candidate.facts),
  }));
  const nearest = tellingOf(judged);
  const against = nearest?.against;
  const isSure =
    statement.world === 'ours' &&
    nearest !== undefined &&
    nearest.isSure &&
    nearest.distance <= NEAR &&
    !isTaken(quantity, nearest.start, nearest.facts, all) &&
    !(isSomeDays(quantity) && isApart(statement, nearest.start)) &&
    against?.verdict === 'differs';
  const isSame = judged.some((each) => each.against?.verdict === 'same');
  const twin = isSame ? undefined : againstTwin(text, statement, known);
  if (twin && (twin.isSure || !isSure))
    return { text, quantity, operator, against: twin.against, isSure: true, rivals: [] };
  const rivals = against ? [] : rivalsOf(text, statement, known);
  return { text, quantity, operator, against, isSure, rivals };
}

/** Where the same words show one fact elsewhere, and this value is another. */
function againstTwin(
  text: Text,
  statement: Statement,
  { twins, products, slugOf }: Known,
): { readonly against: Against; readonly isSure: boolean } | undefined {
  const { quantity, sentence } = statement;
  if (statement.world !== 'ours') return undefined;
  const between = twins(statement);
  const { facts } = narrowToProduct(between.facts, slugOf(text), sentence.tokens, products);
  const [fact, ...others] = facts;
  const expected = fact ? expectedOn(fact, text.surfaces) : [];
  if (!fact || others.length > 0 || expected.length === 0) return undefined;
  const { isSure } = between;
  if (!speaksOf(quantity.kind, fact.kind))
    return { against: { fact, expected, verdict: 'differs', same: undefined }, isSure };
  const isLikely = fact.readings.some(({ canonical }) => isPlausible(quantity, { ...fact, canonical }));
  const against = isLikely ? judgeAgainst(text, statement, [fact]) : undefined;
  const isOther = isSure && against?.verdict !== 'same';
  if (!against || (against.verdict !== 'differs' && !isOther)) return undefined;
  return { against: { ...against, verdict: 'differs' }, isSure };
}

/** A hint that names more facts than these helps nobody. */
const MOST = 3;

/** The facts of its kind that the same words show elsewhere, if it is the value of none. */
function rivalsOf(text: Text, statement: Statement, { twins }: Known): readonly Against[] {
  const { quantity, world } = statement;
  const isLikely = (fact: Fact) =>
    fact.kind === quantity.kind &&
    fact.readings.some(({ canonical }) => isPlausible(quantity, { ...fact, canonical }));
  const facts = world === 'ours' ? twins(statement).facts.filter(isLikely) : [];
  const judged = facts.flatMap((fact) => judgeAgainst(text, statement, [fact]) ?? []);
  const isNone = judged.every(({ verdict }) => verdict === 'differs');
  return isNone && judged.length > 1 && judged.length <= MOST ? judged : [];
}

/** The nearest, or another that the same word refers to and that the value fits: "dès le 1er, vous commandez". */
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
  /** The offset of the word of its subject, in its paragraph. */
  readonly start: number;
  readonly isSure: boolean;
}

/** The facts of a matching kind, subject by subject, nearest first. */
function candidatesFor(text: Text, statement: Statement, { factsOf, products, slugOf }: Known): Candidate[] {
  const { quantity, subjects, sentence } = statement;
  const offset = quantity.start - quantity.paragraphStart;
  const { counted } = quantity;
  // "En été" is too vague for a day.
  const isPartOfYear = isSomeDays(quantity) && !quantity.isRough;
  const { from, to } = partAround(sentence.tokens, statement.place.from);
  const part = sentence.tokens.slice(from, to);
  const isOther = sentence.mentions.some(({ value }) => value.role === 'unless' && value.subject === counted);
  const named = !counted ? subjects : isOther ? [] : [{ subject: counted, distance: 0, start: offset }];
  return named
    .flatMap(({ subject, distance, start }) => {
      const fitting = factsOf(subject).filter(
        (fact) =>
          speaksOf(quantity.kind, fact.kind) &&
          !isBoundOfCollection(fact, text.entry) &&
          !(isPartOfYear && fact.kind === 'date') &&
          fact.readings.some((reading) => isPlausible(quantity, { ...fact, canonical: reading.canonical })),
      );
      const beside = narrowToProduct(fitting, '', part, products);
      const { facts, isSure: isOfProduct } = beside.isSure
        ? beside
        : narrowToProduct(fitting, slugOf(text), sentence.tokens, products);
      const isSure = isOfProduct && (isMentioned(sentence, subject) || isNamedFor(text.entry, subject));
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

function claimOf({ quantity, operator, isDenied, isOnly }: Statement): Claim {
  const { kind, value, isRough = false, isPart = false } = quantity;
  return { kind, value, operator, isDenied, isRough, isPart, isOnly };
}

const RANKS: readonly Verdict[] = ['same', 'compatible', 'unrelated', 'differs'];

/** The most favourable verdict on the facts of one subject: one promise may have several forms. */
function judgeAgainst(text: Text, statement: Statement, facts: readonly Fact[]): Against | undefined {
  const claim = claimOf(statement);
  const all = facts.flatMap((fact) => {
    const expected = expectedOn(fact, text.surfaces);
    return expected.map((reading) => {
      const verdict = isSome(statement, reading)
        ? 'unrelated'
        : verdictOn(claim, { ...fact, canonical: reading.canonical });
      return { fact, expected, verdict, same: verdict === 'same' ? reading : undefined };
    });
  });
  return all.sort((a, b) => RANKS.indexOf(a.verdict) - RANKS.indexOf(b.verdict))[0];
}

/** "Quatre fromages" may be some of twenty-four; twenty-five may not. */
function isSome(statement: Statement, { canonical }: FactReading): boolean {
  const { quantity, operator, isTotal } = statement;
  const isLoose = quantity.kind === 'count' && !isTotal && operator === 'is';
  return isLoose && Number(quantity.value) < Number(canonical);
}

/** The readings that a visitor of these surfaces sees; all effective ones when the text is on no known surface. */
export function expectedOn(fact: Fact, surfaces: readonly string[]): FactReading[] {
  const shown = surfaces.flatMap((surface) => fact.on(surface) ?? []);
  return surfaces.length === 0 ? fact.readings.filter(({ live }) => live) : [...new Set(shown)];
}

/** "En décembre" only mentions the time. */
function isSomeDays({ kind, isPart = false }: QuantityInText): boolean {
  return kind === 'date-range' && isPart;
}

/** "Nous recevons sur rendez-vous, et nos conseils se lisent toute l’année": days after a comma, of something else. */
function isApart({ quantity, sentence: { tokens } }: Statement, subject: number): boolean {
  const offset = quantity.start - quantity.paragraphStart;
  if (subject > offset) return false;
  return tokens.some(({ start, text }) => start > subject && start < offset && text === ',');
}
