import type { Entry } from '../content/content.ts';
import { decisionOf, nameOfReading } from '../content/entry-readings.ts';
import { type Model, type Read, withReadings } from '../model/model.ts';
import { findDecided, finish, isSettled, type RuleFinding, type Visits, valuesOf } from './engine.ts';
import type { AnyRule } from './rule.ts';

/** What keeping one reading would do. */
export interface Outcome {
  /** The fact or the price file. */
  readonly subject: string;
  /** What `sapin decide` takes. */
  readonly value: string;
  /** The open contradictions that it would settle, and those that it would open. */
  readonly settles: readonly RuleFinding[];
  readonly opens: readonly RuleFinding[];
  /** The paths on which a visitor would read something else. */
  readonly pages: readonly string[];
}

/**
 * What each open decision would change among the findings, with pauses; `visits` list the readings that each rule has
 * read, and where; `about` names the one entry whose decisions are wanted.
 */
export function* outcomesInSteps(
  model: Model,
  rules: readonly AnyRule[],
  found: readonly RuleFinding[],
  visits: Visits,
  about?: string,
): Generator<undefined, Outcome[]> {
  const now = openOf(found);
  const outcomes: Outcome[] = [];
  for (const { entry, value, decided } of decisions(model)) {
    const { subject } = entry;
    if (about !== undefined && subject !== about) continue;
    const after: RuleFinding[] = [];
    for (const rule of rules) after.push(...(yield* findDecided(rule, decided, entry, visits)));
    const pages = pagesOf(now.values(), entry, value);
    outcomes.push({ subject, value, ...changeOf(found, after), pages });
  }
  return outcomes;
}

type Change = Pick<Outcome, 'settles' | 'opens'>;

/** The open contradictions that are gone, and those that are new; hints as well where they count. */
export function changeOf(
  before: readonly RuleFinding[],
  after: readonly RuleFinding[],
  withHints = false,
): Change {
  const [now, then] = [openOf(before, withHints), openOf(after, withHints)];
  return {
    settles: [...now].flatMap(([key, each]) => (then.has(key) ? [] : [each])),
    opens: [...then].flatMap(([key, each]) => (now.has(key) ? [] : [each])),
  };
}

/** Whether a change ends a contradiction, and does not leave it with other values. */
export function ends({ settles, opens }: Change, found: RuleFinding): boolean {
  const key = keyOf(found);
  const { code, subject } = found.finding;
  return (
    settles.some((each) => keyOf(each) === key) &&
    !opens.some(({ finding }) => finding.code === code && finding.subject === subject)
  );
}

/** The findings that nothing has settled, by their message. */
function openOf(found: readonly RuleFinding[], withHints = false): ReadonlyMap<string, RuleFinding> {
  const open = found.filter(({ finding }) => (withHints || !finding.isHint) && !isSettled(finding));
  return new Map(open.map((each) => [keyOf(each), each]));
}

export function keyOf({ rule, finding }: RuleFinding): string {
  return [rule, finding.code, finding.subject, ...valuesOf(finding)].join('\0');
}

interface Decision {
  readonly entry: Entry;
  readonly value: string;
  /** The model as if the decision were taken. */
  readonly decided: Model;
}

function* decisions(model: Model): Generator<Decision> {
  for (const read of [...model.facts, ...model.priceFiles]) {
    const live = read.readings.filter((reading) => reading.live);
    if (decisionOf(read.entry) !== undefined) continue;
    if (new Set(live.map((each) => ('canonical' in each ? each.canonical : each))).size < 2) continue;
    for (const kept of live) {
      const decided = withReadings(model, (of) => (of.entry === read.entry ? decide(of, kept) : of));
      yield { entry: read.entry, value: nameOfReading(kept.declared), decided };
    }
  }
}

function decide<T extends Read>(of: T, kept: Read['readings'][number]): T {
  const readings = of.readings.map((reading) => ({ ...reading, live: reading === kept }));
  return { ...of, readings, on: () => readings.find(({ live }) => live) };
}

/** Where the discarded readings are shown now. */
function pagesOf(found: Iterable<RuleFinding>, { subject }: Entry, value: string): string[] {
  const sides = [...found].flatMap(({ finding }) => finding.sides);
  const others = sides.filter(({ decide }) => decide?.subject === subject && decide.value !== value);
  return [...new Set(others.flatMap(({ routes }) => routes))];
}

/** An outcome as it is cached between runs. */
export interface Consequence {
  readonly subject: string;
  readonly value: string;
  /** What it would settle, by `keyOf`. */
  readonly settles: readonly string[];
  readonly opens: number;
  readonly pages: number;
}

export function consequencesOf(
  model: Model,
  rules: readonly AnyRule[],
  found: readonly RuleFinding[],
  visits: Visits,
): Consequence[] {
  const outcomes = finish(outcomesInSteps(model, rules, found, visits));
  return outcomes.map(({ subject, value, settles, opens, pages }) => ({
    subject,
    value,
    settles: settles.map(keyOf),
    opens: opens.length,
    pages: pages.length,
  }));
}
