import type { Bound, Lexicon, Mark, Subject, World } from './lexicon.ts';
import { type Sentence, sentenceAt } from './near.ts';
import type { QuantityInText } from './paragraphs.ts';
import type { Occurrence } from './phrases.ts';
import { is, type Run } from './tokens.ts';

/** `ends-before` is a day from which something is no more. */
export type Operator = Bound | 'is' | 'ends-before';

/** What a sentence says of a quantity. */
export interface Statement {
  readonly quantity: QuantityInText;
  readonly operator: Operator;
  /** Whether it is denied: "ce n’est pas 24 h". */
  readonly isDenied: boolean;
  readonly world: World | 'ours';
  /** Whether it counts all: "nos neuf variétés", "ne … que deux"; "quatre fromages" may be some of them. */
  readonly isTotal: boolean;
  /** What the sentence may be about, nearest first. */
  readonly subjects: readonly Named[];
  readonly sentence: ReadSentence;
}

export interface Named {
  readonly subject: Subject;
  /** In tokens, from the quantity; more where another clause lies between. */
  readonly distance: number;
}

/** A sentence with what the lexicon says of its words. */
export interface ReadSentence {
  readonly tokens: Run;
  readonly marks: readonly Occurrence<Mark>[];
  readonly world: World | 'ours';
  /** Whether it speaks of us, or to the reader. */
  readonly isOurs: boolean;
}

type Marked = Occurrence<Mark>;

/** What another clause adds to the distance of its words. */
const OTHER_CLAUSE = 100;
/** Words that may stand between a bound and its value. */
const LINKS = new Set("le la les l un une d de des du au aux a ' - en".split(' '));

/** The last reading of each sentence, with what it was read by. */
const read = new WeakMap<
  Sentence,
  ReadSentence & { readonly lexicon: Lexicon; readonly season: number | undefined }
>();

/** What the sentence around `quantity` says of it; `season` is the year that it is about when it names none. */
export function statementOf(
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
    operator,
    isDenied,
    isTotal: isTotal(whole, place, clause),
    world: isAgo || isOtherYear ? 'past' : whole.world,
    subjects: subjectsOf(whole, place, clause),
    sentence: whole,
  };
}

export function readSentence(sentence: Sentence, lexicon: Lexicon, season: number | undefined): ReadSentence {
  let known = read.get(sentence);
  if (known?.lexicon !== lexicon || known.season !== season) {
    const { tokens } = sentence;
    const marks = lexicon.marks.in(tokens);
    const isOurs = marks.some(({ value }) => value.role === 'ours');
    known = { tokens, marks, world: worldOf(tokens, marks, season), isOurs, lexicon, season };
    read.set(sentence, known);
  }
  return known;
}

function worldOf(tokens: Run, marks: readonly Marked[], season: number | undefined): World | 'ours' {
  const none = new Set(marks.filter(({ value }) => value.role === 'same-world').map(({ from }) => from));
  for (const { value, from } of marks) if (value.role === 'world' && !none.has(from)) return value.world;
  const isAsked = tokens.some((_, at) => is(tokens, at, '?'));
  if (isAsked) return 'supposed';
  const isPast = tokens.some(
    ({ kind, text }, at) =>
      kind === 'digits' &&
      /^(?:1[0-9]|20)\d\d$/.test(text) &&
      (season === undefined || Number(text) < season) &&
      is(tokens, at - 1, 'en', 'depuis', 'de', 'noel', 'decembre', 'novembre', 'janvier', 'hiver'),
  );
  return isPast ? 'past' : 'ours';
}

export interface Place {
  readonly from: number;
  readonly to: number;
}

/** The tokens around a place, up to where another clause begins or ends. */
export function clauseAround({ tokens, marks }: ReadSentence, { from, to }: Place): Place {
  const isBreak = (at: number) =>
    is(tokens, at, ';', '(', ')') || marks.some((mark) => mark.value.role === 'break' && mark.from === at);
  let first = from;
  while (first > 0 && !isBreak(first - 1)) first--;
  let end = to;
  while (end < tokens.length && !isBreak(end)) end++;
  return { from: first, to: end };
}

// --- Operator -----------------------------------------------------------------------------------------------------

const OPPOSITES: Readonly<Partial<Record<Operator, Operator>>> = {
  'more-than': 'at-most',
  'less-than': 'at-least',
  'at-least': 'ends-before',
};

function operatorOf(
  sentence: ReadSentence,
  place: Place,
  clause: Place,
  { isRough }: QuantityInText,
): { operator: Operator; isDenied: boolean } {
  const bound = boundAt(sentence, place);
  const inClause = (role: Mark['role']) =>
    sentence.marks.some(({ value, from }) => value.role === role && from >= clause.from && from < clause.to);
  const isNegative = bound?.isNegated === true || isNegated(sentence, clause);
  let operator: Operator = bound?.operator ?? (isRough ? 'about' : 'is');
  if (inClause('end') && !isNegative) {
    if (operator === 'is' || operator === 'about' || operator === 'more-than') operator = 'at-most';
    else if (operator === 'at-least') operator = 'ends-before';
  } else if (inClause('begin') && (operator === 'is' || operator === 'about')) operator = 'at-least';
  else if (inClause('exceed') && (operator === 'is' || operator === 'about')) operator = 'more-than';
  if (!isNegative) return { operator, isDenied: false };
  const opposite = OPPOSITES[operator];
  return opposite ? { operator: opposite, isDenied: false } : { operator, isDenied: true };
}

interface BoundFound {
  readonly operator: Bound;
  readonly isNegated: boolean;
}

function boundAt(sentence: ReadSentence, place: Place): BoundFound | undefined {
  const { tokens, marks } = sentence;
  const found = marks.filter(({ value, from, to }) => {
    if (value.role !== 'bound') return false;
    if (value.place === 'after') return from >= place.to && from <= place.to + 1;
    return (
      (to <= place.from && isLinked(tokens, to, place.from)) ||
      (from >= place.from - 1 && to <= place.from + 2 && to < place.to)
    );
  });
  const [nearest] = found.sort((a, b) => b.to - b.from - (a.to - a.from));
  if (nearest?.value.role !== 'bound') return undefined;
  const previous = marks.find(({ value, to }) => value.role === 'closing' && to === nearest.from);
  return { operator: nearest.value.means, isNegated: previous !== undefined };
}

function isLinked(tokens: Run, from: number, to: number): boolean {
  if (to - from > 3) return false;
  return tokens.slice(from, to).every(({ text, kind }) => LINKS.has(text) || kind === 'opaque');
}

/** "ne … pas", "aucun … ne"; "ne … que" denies nothing. */
export function isNegated({ marks }: ReadSentence, clause: Place, but?: Place): boolean {
  const inside = marks.filter(
    ({ from, to }) => from >= clause.from && from < clause.to && !(but && from >= but.from && to <= but.to),
  );
  const opening = inside.find(({ value }) => value.role === 'opening');
  return opening !== undefined && inside.some(({ value }) => value.role === 'closing');
}

const WHOLE = 'les nos ces ses des aux en sur parmi que'.split(' ');

function isTotal({ tokens, marks }: ReadSentence, place: Place, clause: Place): boolean {
  if (is(tokens, place.from - 1, ...WHOLE)) return true;
  const has = (role: Mark['role']) =>
    marks.some(({ value, from }) => value.role === role && from >= clause.from && from < place.from);
  return has('opening') && has('only');
}

function before({ tokens, marks }: ReadSentence, place: Place, role: Mark['role']): Marked | undefined {
  return marks.find(
    ({ value, to }) => value.role === role && to <= place.from && isLinked(tokens, to, place.from),
  );
}

// --- Subject ------------------------------------------------------------------------------------------------------

function subjectsOf(sentence: ReadSentence, place: Place, clause: Place): Named[] {
  const { marks, isOurs } = sentence;
  const excluded = new Set(marks.flatMap(({ value }) => (value.role === 'unless' ? [value.subject] : [])));
  const nearest = new Map<Subject, number>();
  for (const mark of marks) {
    if (mark.value.role !== 'subject') continue;
    const { subject } = mark.value;
    if (excluded.has(subject) || (subject.isOurs && !isOurs) || isReference(sentence, mark)) continue;
    const distance = distanceTo(mark, place) + (isInside(mark, clause) ? 0 : OTHER_CLAUSE);
    nearest.set(subject, Math.min(nearest.get(subject) ?? distance, distance));
  }
  return [...nearest]
    .map(([subject, distance]) => ({ subject, distance }))
    .sort((a, b) => a.distance - b.distance);
}

/** Whether another event is counted from it: "dans les dix jours qui suivent la livraison". */
export function isReference({ tokens, marks }: ReadSentence, { from }: Place): boolean {
  return marks.some(
    ({ value, from: start, to }) =>
      value.role === 'reference' && start < from && to <= from && isLinked(tokens, to, from),
  );
}

function distanceTo(mark: Place, place: Place): number {
  return Math.max(0, place.from - mark.to, mark.from - place.to);
}

function isInside({ from }: Place, clause: Place): boolean {
  return from >= clause.from && from < clause.to;
}
