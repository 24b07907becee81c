import { keptLast } from './cached.ts';
import type { World } from './french.ts';
import type { Lexicon, Mark, SubjectMark } from './lexicon.ts';
import type { Sentence } from './near.ts';
import type { Occurrence } from './phrases.ts';
import { is, type Run, type Token } from './tokens.ts';

/** A sentence with the marks of the lexicon on its words. */
export interface ReadSentence {
  readonly tokens: Run;
  /** The phrases of subjects, which are most, and all others. */
  readonly mentions: readonly Mention[];
  readonly marks: readonly Marked[];
  /** The tokens at which the lexicon has another clause begin. */
  readonly breaks: ReadonlySet<number>;
  /** What is only supposed: "si vous payez par chèque, …". */
  readonly conditions: readonly Condition[];
  /** That of all but its conditions. */
  readonly world: World | 'ours';
  /** Whether it is about us, or addresses the reader. */
  readonly isOurs: boolean;
}

/** A phrase of any other kind in a sentence. */
export type Marked = Occurrence<Mark>;

/** A phrase of a subject in a sentence. */
export type Mention = Occurrence<SubjectMark>;

export interface Place {
  readonly from: number;
  readonly to: number;
}

interface Condition extends Place {
  /** Whether its consequence is certain: "si vous payez par chèque, …", but not "s’il neige, …". */
  readonly isSure: boolean;
}

/** Whether a place of a sentence belongs to one of its conditions. */
export function isSupposed({ conditions }: ReadSentence, { from }: Place): boolean {
  return conditions.some((each) => isInside({ from }, each));
}

const marksIn = keptLast(({ tokens }: Sentence, lexicon: Lexicon) => {
  const all = lexicon.marks.in(tokens);
  return {
    mentions: all.filter((mark): mark is Mention => 'subject' in mark.value),
    marks: all.filter((mark): mark is Marked => !('subject' in mark.value)),
  };
});

export const readSentence = keptLast(
  (sentence: Sentence, lexicon: Lexicon, season: number | undefined): ReadSentence => {
    const { tokens } = sentence;
    const { mentions, marks } = marksIn(sentence, lexicon);
    const isOurs = marks.some(({ value }) => value.role === 'ours');
    return { tokens, mentions, marks, isOurs, ...structureOf(tokens, marks, season) };
  },
);

function structureOf(tokens: Run, marks: readonly Marked[], season: number | undefined) {
  const breaks = new Set(
    marks.flatMap(({ value: { role }, from }) => {
      if (role === 'aside') return is(tokens, from - 1, ',') ? [from - 1] : [];
      return role === 'break' ? [from] : [];
    }),
  );
  // "Ne tardez pas : nous fermons le 20."
  const denial = marks.find(({ value }) => value.role === 'opening');
  const colon = denial ? tokens.findIndex((_, at) => at > denial.from && is(tokens, at, ':')) : -1;
  if (colon > 0) breaks.add(colon);
  // "Elles ne piquent pas et tiennent six semaines"
  for (const { value, to } of marks) if (value.role === 'closing' && is(tokens, to, 'et')) breaks.add(to);
  const conditions = conditionsIn(tokens, marks, breaks);
  for (const { from, to } of conditions) breaks.add(from).add(to);
  const stated = worldOf(tokens, marks, season);
  const world = stated === 'ours' && conditions.some(({ isSure }) => !isSure) ? 'supposed' : stated;
  return { breaks, conditions, world };
}

/** From each word that opens a condition to the end of its clause; a comma ends it, unless it is in a list. */
function conditionsIn(tokens: Run, marks: readonly Marked[], breaks: ReadonlySet<number>): Condition[] {
  const concessions = marks.filter(({ value }) => value.role === 'concession');
  const openings = marks.filter(
    (mark) =>
      mark.value.role === 'condition' &&
      !isNoWorld(mark, marks) &&
      !concessions.some((each) => mark.to <= each.to && mark.from >= each.from),
  );
  return [...concessions, ...openings].map(({ value, from, to }) => {
    let end = to;
    while (end < tokens.length && !breaks.has(end) && !is(tokens, end, ',', ':', ';', '(', ')')) end++;
    const isAddressed = ({ value: { role }, from: at }: Marked) =>
      role === 'addressed' && at >= to && at < end;
    return { from, to: end, isSure: value.role === 'concession' || marks.some(isAddressed) };
  });
}

/** Whether the last word of a mark is in a phrase that looks like another world, and is none: the "si" of "même si". */
function isNoWorld({ to }: Marked, marks: readonly Marked[]): boolean {
  return marks.some((other) => other.value.role === 'same-world' && other.from < to && other.to >= to);
}

function isWorld(role: Mark['role']): role is World {
  return role === 'past' || role === 'elsewhere' || role === 'supposed';
}

function worldOf(tokens: Run, marks: readonly Marked[], season: number | undefined): World | 'ours' {
  for (const mark of marks) if (isWorld(mark.value.role) && !isNoWorld(mark, marks)) return mark.value.role;
  if (tokens.some(({ text }) => text === '?')) return 'supposed';
  const isPast = marks.some(({ value, to }) => value.role === 'in-year' && isOver(tokens[to], season));
  return isPast ? 'past' : 'ours';
}

function isOver(token: Token | undefined, season: number | undefined): boolean {
  if (token?.kind !== 'digits' || !/^(?:1[0-9]|20)\d\d$/.test(token.text)) return false;
  return season === undefined || Number(token.text) < season;
}

/** The tokens around a place, up to where another clause begins or ends. */
export function clauseAround({ tokens, breaks }: ReadSentence, { from, to }: Place): Place {
  const isBreak = (at: number) => breaks.has(at) || is(tokens, at, ';', '(', ')');
  let first = from;
  while (first > 0 && !isBreak(first - 1)) first--;
  let end = to;
  while (end < tokens.length && !isBreak(end)) end++;
  return { from: first, to: end };
}

export function isInside({ from }: Pick<Place, 'from'>, clause: Place): boolean {
  return from >= clause.from && from < clause.to;
}
