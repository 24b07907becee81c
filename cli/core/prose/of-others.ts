import type { Mark } from './lexicon.ts';
import { isPerfect } from './perfect.ts';
import type { Occurrence } from './phrases.ts';
import { namesIn } from './places.ts';
import {
  clauseAround,
  isLinked,
  isNoWorld,
  type Place,
  type ReadSentence,
  type Statement,
} from './statements.ts';
import { is, type Run, type Token } from './tokens.ts';

type Marked = Occurrence<Mark>;

/** The roles of words that are about us, or about what facts say. */
const KNOWN = new Set<Mark['role']>(['subject', 'with', 'for', 'against', 'ours']);

/**
 * Whether a statement may be of others than us, or of a rare case: "une rose coupée tient cinq jours", "à Strasbourg, …",
 * "parfois". Where "nous" or "vous" stands beside it, it is of us, but for what happened once.
 */
export function isOfOthers(
  { quantity, sentence }: Statement,
  isOurPlace: (name: string) => boolean,
): boolean {
  const { tokens } = sentence;
  const start = quantity.start - quantity.paragraphStart;
  const own = tokens.findIndex((token) => token.end > start);
  const part = partAround(sentence, own);
  const marks = sentence.marks.filter(({ from, to }) => from >= part.from && to <= part.to);
  const has = (role: Mark['role']) =>
    marks.some((mark) => mark.value.role === role && !isNoWorld(mark, marks));
  const words = tokens.slice(part.from, part.to).map(({ written }) => written);
  if (isPerfect(words.join(' ')) || has('sometimes')) return true;
  if (has('us')) return false;
  return (
    marks.some((mark) => opensPart(tokens, mark, part) && isOther(tokens, marks, mark, own)) ||
    (quantity.kind === 'count' && isHeldByOthers(tokens, marks, own, isOurPlace)) ||
    isNamedElsewhere(tokens, marks, isOurPlace)
  );
}

/** Whether what a sentence says at a token is of others, or of a thing that nothing knows: "certains jurent par …". */
export function isOfOtherThing(sentence: ReadSentence, own: number): boolean {
  const part = partAround(sentence, own);
  const marks = sentence.marks.filter(({ from, to }) => from >= part.from && to <= part.to);
  if (marks.some(({ value }) => value.role === 'us')) return false;
  return marks.some(
    (mark) =>
      mark.from === part.from &&
      (mark.value.role === 'one' || mark.value.role === 'some') &&
      !isNoWorld(mark, marks) &&
      isOther(sentence.tokens, marks, mark, own),
  );
}

/** The clause of a token, between colons. */
function partAround(sentence: ReadSentence, own: number): Place {
  const clause = clauseAround(sentence, { from: own, to: own + 1 });
  let { from, to } = { from: own, to: own };
  while (from > clause.from && !is(sentence.tokens, from - 1, ':')) from--;
  while (to < clause.to && !is(sentence.tokens, to, ':')) to++;
  return { from, to };
}

function opensPart(tokens: Run, { from }: Place, part: Place): boolean {
  return from === part.from || is(tokens, from - 1, ',');
}

/** "Beaucoup de calendriers", or "une" before a noun that is no name and that nothing knows; not "un délai de dix jours". */
function isOther(tokens: Run, marks: readonly Marked[], { value, from, to }: Marked, own: number): boolean {
  if (from >= own) return false;
  if (value.role === 'some') return true;
  const noun = tokens[to];
  if (value.role !== 'one' || to >= own || noun?.kind !== 'word' || isName(noun)) return false;
  const isMeasured = is(tokens, to + 1, 'de', 'd') && own <= to + 3;
  return !isMeasured && !isKnown(marks, to);
}

/** "Le canton réunit seize communes": what has them is a noun that nothing knows, or a name that is not ours. */
function isHeldByOthers(
  tokens: Run,
  marks: readonly Marked[],
  own: number,
  isOurPlace: (name: string) => boolean,
): boolean {
  const verb = marks.find(
    ({ value, from, to }) =>
      value.role === 'total' && from > 0 && to === from + 1 && isNearly(tokens, marks, to, own),
  );
  const holder = verb && tokens[verb.from - 1];
  if (!verb || holder?.kind !== 'word' || !VERB.test(tokens[verb.from]?.text ?? '')) return false;
  const ours = namesIn(tokens, isOurPlace);
  return !isKnown(marks, verb.from - 1) && !ours.some(({ to }) => to === verb.from);
}

/** Whether nothing or a bound stands between a word and its number: "compte plus de trois cents". */
function isNearly(tokens: Run, marks: readonly Marked[], to: number, own: number): boolean {
  return (
    isLinked(tokens, to, own) ||
    marks.some(
      ({ value, from, to: end }) => value.role === 'bound' && from === to && isLinked(tokens, end, own),
    )
  );
}

/** Of the words before a total, those with which others may have it; "nos", "en tout" are no verbs. */
const VERB = /(?:e|ent|it|issent|t)$/;

/** Whether a place that is not ours is named: "à Strasbourg, …". */
function isNamedElsewhere(
  tokens: Run,
  marks: readonly Marked[],
  isOurPlace: (name: string) => boolean,
): boolean {
  const ours = namesIn(tokens, isOurPlace);
  return marks.some(({ value, to }) => {
    if (value.role !== 'at' || !isName(tokens[to])) return false;
    const isDay = marks.some((mark) => mark.value.role === 'in-year' && mark.from <= to && mark.to > to);
    return !isDay && !isKnown(marks, to) && !ours.some(({ from, to: end }) => from <= to && end > to);
  });
}

function isName(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{Lu}/u.test(token.written);
}

function isKnown(marks: readonly Marked[], at: number): boolean {
  return marks.some(({ value, from, to }) => KNOWN.has(value.role) && from <= at && to > at);
}
