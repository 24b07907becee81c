import type { Mark, Subject } from './lexicon.ts';
import type { Occurrence } from './phrases.ts';
import type { Place, ReadSentence } from './statements.ts';
import { is } from './tokens.ts';

type Marked = Occurrence<Mark>;

/** A subject that a list of means holds to be possible, or not. */
interface Alternative {
  readonly subject: Subject;
  /** False for what a list of what is allowed there leaves out. */
  readonly holds: boolean;
  readonly mark: Marked;
}

/** Words between the items of a list, and before each. */
const GLUE = new Set('par en ou et soit a la le les l un une des de du d au aux notre nos bien'.split(' '));
const JOINTS = ['ou', 'et', 'soit'] as const;
/** Fewer are no list. */
const ITEMS = 2;
/** With one of these, a list leaves room for more. */
const FURTHER = ['aussi', 'egalement', 'notamment', 'exemple'] as const;

/**
 * "En ligne par carte, ou à la livraison par chèque ou en espèces": what a list of subjects of one group allows, after a word
 * that says yes or as a sentence of its own. What a part says of where or how ("en ligne") holds in that part alone.
 */
export function* alternativesIn(read: ReadSentence): Generator<Alternative> {
  const { marks, tokens } = read;
  const groups = new Set(
    marks.flatMap(({ value }) => ('subject' in value ? (value.subject.group ?? []) : [])),
  );
  if (groups.size === 0 || marks.some(({ value }) => DENIALS.has(value.role))) return;
  const isOpen = tokens.some((_, at) => is(tokens, at, ...FURTHER));
  for (const group of groups) {
    const own = marks.filter(({ value }) => 'subject' in value && value.subject.group === group);
    if (own.some(({ value }) => value.role === 'against')) continue;
    const items = own.filter(({ value }) => value.role !== 'for');
    for (const list of listsIn(read, items)) {
      const isAllowed = own.some(({ value, to }) => value.role === 'for' && to === list.from);
      const inside = items.filter(({ from, to }) => from >= list.from && to <= list.to);
      if (countOf(inside) < ITEMS || !(isAllowed || isWhole(read, list))) continue;
      for (const { from, to } of partsOf(read, list, inside)) {
        const part = inside.filter((mark) => mark.from >= from && mark.to <= to);
        yield* allowedIn(part);
        if (!isOpen) yield* leftOutOf(part);
      }
    }
  }
}

/** How many subjects are named; "carte" inside of "par carte" is no other. */
function countOf(inside: readonly Marked[]): number {
  const named = inside.filter(({ value }) => value.role === 'subject').sort((a, b) => a.from - b.from);
  let [count, end] = [0, 0];
  for (const { from, to } of named) {
    if (count === 0 || from >= end) count++;
    end = Math.max(end, to);
  }
  return count;
}

const DENIALS: ReadonlySet<Mark['role']> = new Set(['opening', 'absent', 'exclusive', 'except', 'only']);

function has(part: readonly Marked[], role: Mark['role'], subject: Subject): boolean {
  return part.some(({ value }) => value.role === role && 'subject' in value && value.subject === subject);
}

function* allowedIn(part: readonly Marked[]): Generator<Alternative> {
  const told = new Set<Subject>();
  for (const mark of part) {
    if (mark.value.role !== 'subject') continue;
    const { subject } = mark.value;
    const isTold = subject.with.length === 0 || has(part, 'with', subject);
    if (!isTold || has(part, 'unless', subject) || told.has(subject)) continue;
    told.add(subject);
    yield { subject, holds: true, mark };
  }
}

/** "À la livraison, par chèque ou en espèces" leaves out what is only of deliveries, and not in the list. */
function* leftOutOf(part: readonly Marked[]): Generator<Alternative> {
  if ([...allowedIn(part)].length < ITEMS) return;
  for (const mark of part) {
    if (mark.value.role !== 'with') continue;
    const { subject } = mark.value;
    if (!has(part, 'subject', subject) && !has(part, 'unless', subject))
      yield { subject, holds: false, mark };
  }
}

/** The longest runs of nothing but items and what joins them. */
function* listsIn({ tokens }: ReadSentence, items: readonly Place[]): Generator<Place> {
  const isPart = (at: number) =>
    is(tokens, at, ',') ||
    GLUE.has(tokens[at]?.text ?? '') ||
    items.some(({ from, to }) => at >= from && at < to);
  for (let from = 0; from < tokens.length; from++) {
    if (!isPart(from)) continue;
    let to = from + 1;
    while (to < tokens.length && isPart(to)) to++;
    yield { from, to };
    from = to;
  }
}

/** Whether the sentence is the list alone, with the mark that ends it. */
function isWhole({ tokens }: ReadSentence, { from, to }: Place): boolean {
  return from === 0 && tokens.slice(to).every(({ kind }) => kind === 'mark');
}

/** A list is divided at a joint that follows a comma, and at one before a word that says where or how. */
function* partsOf({ tokens }: ReadSentence, list: Place, items: readonly Marked[]): Generator<Place> {
  const isPlaced = (at: number) =>
    items.some(({ value, from }) => from === at && (value.role === 'with' || value.role === 'unless'));
  let { from } = list;
  for (let at = list.from + 1; at < list.to; at++) {
    if (!is(tokens, at, ...JOINTS) || !(is(tokens, at - 1, ',') || isPlaced(at + 1))) continue;
    yield { from, to: at };
    from = at;
  }
  yield { from, to: list.to };
}
