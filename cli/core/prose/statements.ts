import { WEEKDAYS } from '../values/calendar.ts';
import { keptLast } from './cached.ts';
import { type Bound, type World, wordList } from './french.ts';
import type { Lexicon, Mark, Subject } from './lexicon.ts';
import { sentenceAt } from './near.ts';
import type { QuantityInText } from './paragraphs.ts';
import {
  clauseAround,
  isInside,
  isSupposed,
  type Marked,
  type Place,
  type ReadSentence,
  readSentence,
} from './sentences.ts';
import { is, type Run } from './tokens.ts';

/** `ends-before` is the first day on which something is no more, `over` any such day. */
export type Operator = Bound | 'is' | 'ends-before' | 'over';

/** What a sentence says of a quantity. */
export interface Statement {
  readonly quantity: QuantityInText;
  /** Its tokens in the sentence. */
  readonly place: Place;
  readonly operator: Operator;
  /** Whether it is denied: "ce n’est pas 24 h". */
  readonly isDenied: boolean;
  readonly world: World | 'ours';
  /** Whether it counts all: "nos neuf variétés", "ne … que deux"; "quatre fromages" may be some of them. */
  readonly isTotal: boolean;
  /** Whether it leaves out all others: "ne … que le samedi", "uniquement le matin". */
  readonly isOnly: boolean;
  /** What the sentence may be about, nearest first. */
  readonly subjects: readonly Named[];
  readonly sentence: ReadSentence;
}

interface Named {
  readonly subject: Subject;
  /** In tokens, from the quantity; more where another clause lies between. */
  readonly distance: number;
  /** The offset of its nearest word in its paragraph, in UTF-16 units. */
  readonly start: number;
}

/** What another clause adds to the distance of its words. */
const OTHER_CLAUSE = 100;
/** Words that may be between a bound and its value. */
const LINKS = new Set(wordList('joint'));

/** What the sentence around `quantity` says of it; `season` is the year that it is about when it names none. */
export const statementOf = keptLast(readStatement);

function readStatement(
  quantity: QuantityInText,
  lexicon: Lexicon,
  season: number | undefined,
): Statement | undefined {
  const start = quantity.start - quantity.paragraphStart;
  const sentence = sentenceAt(quantity.paragraph, start);
  if (!sentence) return undefined;
  const whole = readSentence(sentence, lexicon, season);
  const { tokens } = sentence;
  const from = tokens.findIndex((token) => token.end > start);
  const end = quantity.end - quantity.paragraphStart;
  const last = tokens.findIndex((token) => token.end >= end);
  const place = { from, to: (last < 0 ? tokens.length - 1 : last) + 1 };
  const clause = clauseAround(whole, place);
  const { operator, isDenied } = operatorOf(whole, place, clause, quantity);
  const isAgo = before(whole, place, 'ago') !== undefined && quantity.kind === 'duration';
  const year = quantity.year;
  const isOtherYear = year !== undefined && season !== undefined && year !== season && year !== season + 1;
  return {
    quantity,
    place,
    operator,
    isDenied,
    isTotal: isTotal(whole, place, clause),
    isOnly: isOnly(whole, place, clause),
    world: isAgo || isOtherYear ? 'past' : worldOfQuantity(quantity, whole, place),
    subjects: subjectsOf(whole, place, clause),
    sentence: whole,
  };
}

/** What happened in a year is past, and still holds. */
function worldOfQuantity({ kind }: QuantityInText, sentence: ReadSentence, place: Place): World | 'ours' {
  const { world } = sentence;
  if (world === 'ours') return isSupposed(sentence, place) ? 'supposed' : 'ours';
  return kind === 'year' && world === 'past' ? 'ours' : world;
}

/** The part of a clause around a word, between commas with "et": "vous êtes dans la liste, et rien ne vous sera demandé". */
export function coordinateOf({ tokens }: ReadSentence, mark: Place, clause: Place): Place {
  const isEdge = (at: number) => is(tokens, at, ',') && is(tokens, at + 1, 'et');
  let { from, to } = mark;
  while (from > clause.from && !isEdge(from - 1)) from--;
  while (to < clause.to && !isEdge(to)) to++;
  return { from, to };
}

/** Whether a clause says when: "nous ne livrons pas Munster le samedi" leaves the other days. */
export function isTimed({ tokens }: ReadSentence, { from, to }: Place, lexicon: Lexicon): boolean {
  return tokens.some(
    ({ text }, at) =>
      at >= from &&
      at < to &&
      (WEEKDAYS.includes(text.replace(/s$/, '')) || lexicon.expressions.at(tokens, at).length > 0),
  );
}

// --- Operator -----------------------------------------------------------------------------------------------------

const OPPOSITES: Readonly<Partial<Record<Operator, Operator>>> = {
  'more-than': 'at-most',
  'less-than': 'at-least',
  'at-least': 'ends-before',
};

function operatorOf(sentence: ReadSentence, place: Place, clause: Place, quantity: QuantityInText) {
  const { kind, isRough, isPart } = quantity;
  const bound = boundAt(sentence, place, kind, isRough === true);
  const inClause = (role: Mark['role']) =>
    sentence.marks.some((mark) => mark.value.role === role && isInside(mark, clause));
  const mayClose = kind === 'weekdays' || isPart === true || (kind === 'date' && !inClause('end'));
  const isClosed = mayClose && inClause('closed');
  const isNegative = bound?.isNegated === true || isNegated(sentence, clause) !== isClosed;
  let operator: Operator = bound?.operator ?? (isRough ? 'about' : 'is');
  // "Trois fromages ouvrent la marche" is no bound.
  const verb = kind === 'count' ? undefined : edgeVerbAt(sentence, place, clause);
  if (verb === 'end' && !isNegative) {
    if (operator === 'is' || operator === 'about' || operator === 'more-than') operator = 'at-most';
    else if (operator === 'at-least') operator = 'ends-before';
  } else if (verb === 'begin' && (operator === 'is' || operator === 'about')) operator = 'at-least';
  else if (inClause('exceed') && (operator === 'is' || operator === 'about')) operator = 'more-than';
  if (!isNegative && inClause('over') && !inClause('end')) operator = 'over';
  const opposite = isNegative ? OPPOSITES[operator] : undefined;
  return { operator: opposite ?? operator, isDenied: isNegative && opposite === undefined };
}

/** The role of the verb that this day or hour belongs to: the last before it, or else the first of its clause. */
function edgeVerbAt({ marks }: ReadSentence, place: Place, clause: Place): Mark['role'] | undefined {
  const isEdge = ({ value: { role } }: Marked) => role === 'begin' || role === 'end';
  const verbs = marks.filter((mark) => isEdge(mark) && isInside(mark, clause));
  return (verbs.findLast(({ to }) => to <= place.from) ?? verbs[0])?.value.role;
}

/** A word inside a rough day is no bound: "le dernier week-end de novembre". */
function boundAt({ tokens, marks }: ReadSentence, place: Place, kind: string, isRough: boolean) {
  const found = marks.filter(({ value, from, to }) => {
    if (value.role !== 'bound' || (value.of !== undefined && value.of !== kind)) return false;
    if (value.place === 'after') return from >= place.to && from <= place.to + 1;
    return (
      (to <= place.from && isLinked(tokens, to, place.from)) ||
      (!isRough && from >= place.from - 1 && to <= place.from + 2 && to < place.to)
    );
  });
  const [nearest] = found.sort((a, b) => b.to - b.from - (a.to - a.from));
  if (nearest?.value.role !== 'bound') return undefined;
  const previous = marks.find(({ value, to }) => value.role === 'closing' && to === nearest.from);
  return { operator: nearest.value.means, isNegated: previous !== undefined };
}

/** Whether only small words are between two places, or nothing. */
export function isLinked(tokens: Run, from: number, to: number): boolean {
  if (to - from > 3 || to < from) return false;
  return tokens.slice(from, to).every(({ text, kind }) => LINKS.has(text) || kind === 'opaque');
}

/** "ne … pas", "aucun … ne"; "ne … que" denies nothing. */
export function isNegated({ marks }: ReadSentence, clause: Place, but?: Place): boolean {
  const inside = marks.filter(
    (mark) => isInside(mark, clause) && !(but && mark.from >= but.from && mark.to <= but.to),
  );
  const opening = inside.find(({ value }) => value.role === 'opening');
  return opening !== undefined && inside.some(({ value }) => value.role === 'closing');
}

function isTotal({ tokens, marks }: ReadSentence, place: Place, clause: Place): boolean {
  const isAt = ({ value, from, to }: Marked) =>
    (value.role === 'total' && to === place.from) || (value.role === 'all-of' && from === place.to);
  // "Les quatre fromages que montre le dessin" are not all.
  if (marks.some(isAt)) return !is(tokens, place.to, 'que', 'qu');
  const has = (role: Mark['role']) =>
    marks.some(({ value, from }) => value.role === role && from >= clause.from && from < place.from);
  return has('opening') && has('only');
}

/** "Uniquement le matin", or "ne … que le matin" without "pas". */
export function isOnly(sentence: ReadSentence, place: Place, clause: Place): boolean {
  const { tokens, marks } = sentence;
  const isRightBefore = ({ to }: Marked) => isLinked(tokens, to, place.from);
  const isExclusive = marks.some(
    (mark) => mark.value.role === 'exclusive' && (isRightBefore(mark) || mark.from === place.to),
  );
  if (isExclusive || isNegated(sentence, clause)) return isExclusive;
  const only = marks.find((mark) => mark.value.role === 'only' && isRightBefore(mark));
  const isOpen = ({ value, from }: Marked) => value.role === 'opening' && from >= clause.from;
  return only !== undefined && marks.some((mark) => isOpen(mark) && mark.from < only.from);
}

/** The mark of a role right before a place, small words between them at most. */
export function before({ tokens, marks }: ReadSentence, place: Place, role: Mark['role']) {
  return marks.find(({ value, to }) => value.role === role && isLinked(tokens, to, place.from));
}

// --- Subject ------------------------------------------------------------------------------------------------------

function subjectsOf(sentence: ReadSentence, place: Place, clause: Place): Named[] {
  const { mentions, isOurs } = sentence;
  const excluded = new Set(
    mentions
      .filter((mark) => mark.value.role === 'unless' && !isInside(mark, place))
      .map(({ value }) => value.subject),
  );
  const nearest = new Map<Subject, { distance: number; start: number }>();
  for (const mark of mentions) {
    if (mark.value.role !== 'subject') continue;
    const { subject } = mark.value;
    if (excluded.has(subject) || (subject.isOurs && !isOurs) || isReference(sentence, mark)) continue;
    const distance = gap(mark, place) + (isInside(mark, clause) ? 0 : OTHER_CLAUSE);
    const known = nearest.get(subject);
    if (!known || distance < known.distance)
      nearest.set(subject, { distance, start: sentence.tokens[mark.from]?.start ?? 0 });
  }
  return [...nearest]
    .map(([subject, found]) => ({ subject, ...found }))
    .sort((a, b) => a.distance - b.distance);
}

/** Whether a sentence has one of the words that a subject requires besides its words, if it requires any. */
export function isMentioned({ mentions }: ReadSentence, subject: Subject): boolean {
  if (subject.with.length === 0) return true;
  return mentions.some(({ value }) => value.role === 'with' && value.subject === subject);
}

/** Whether another event is counted from it: "dans les dix jours qui suivent la livraison". */
export function isReference(sentence: ReadSentence, mark: Place): boolean {
  return before(sentence, mark, 'reference') !== undefined;
}

/** The tokens between two places. */
export function gap(a: Place, b: Place): number {
  return Math.max(0, a.from - b.to, b.from - a.to);
}
