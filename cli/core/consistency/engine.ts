import type { Acceptance } from '../content/acceptance.ts';
import type { Entry } from '../content/content.ts';
import { groupBy } from '../content/group.ts';
import type { Status } from '../diagnostics/diagnostic.ts';
import type { Progress } from '../diagnostics/progress.ts';
import { type Model, withReadings } from '../model/model.ts';
import { foldText } from '../model/values.ts';
import type { Text } from '../model/walk.ts';
import type { Finding, Side } from './finding.ts';
import type { AnyRule } from './rule.ts';

/** A finding with what has been decided about it. */
export interface Judged {
  readonly rule: string;
  readonly status: Exclude<Status, 'stale'>;
  readonly finding: Finding;
  /** The acceptance that covers it. */
  readonly acceptance?: Acceptance;
  /** A former acceptance: its values have changed, or its last day has passed. */
  readonly lapsed?: Acceptance;
}

/** The result of a run. Rendering and exit statuses are left to the command. */
export interface Judgement {
  /** In the order of the rules, then of subjects and places. */
  readonly judged: readonly Judged[];
  /** Acceptances that no longer match anything. */
  readonly stale: readonly Acceptance[];
  /** Agreements that could be placeholders. */
  readonly hints: readonly Judged[];
  /** How many there are of each status. */
  readonly summary: Readonly<Record<Status, number>>;
}

/** What a rule found, before acceptances apply. */
export interface RuleFinding {
  readonly rule: string;
  readonly finding: Finding;
}

/** What a rule has read and found while it read one text, or beside texts. */
interface Visit {
  /** The facts and price files whose readings it has read: decisions on others cannot change its findings. */
  readonly reads: Set<Entry>;
  readonly found: RuleFinding[];
}

/** The visits of each rule, by its id. */
export type Visits = Map<string, Map<Text | undefined, Visit>>;

/** Runs `rules` over a model: what they find, in the order of the rules, then of subjects and places. */
export function findAll(
  model: Model,
  rules: readonly AnyRule[],
  onProgress?: Progress,
  visits?: Visits,
): RuleFinding[] {
  return rules.flatMap((rule, index) => {
    onProgress?.('compare', index + 1, rules.length);
    return finish(findInSteps(rule, model, visits));
  });
}

/** The findings of one rule, with pauses; `visits` records where it has read what decisions change. */
export function* findInSteps(
  { id, find }: AnyRule,
  model: Model,
  visits?: Visits,
): Generator<undefined, RuleFinding[]> {
  const visited = new Map<Text | undefined, Visit>();
  let current: Text | undefined;
  const visit = () => {
    const known = visited.get(current) ?? { reads: new Set(), found: [] };
    visited.set(current, known);
    return known;
  };
  function* eachText() {
    for (current of model.eachText()) yield current;
    current = undefined;
  }
  visits?.set(id, visited);
  const read = visits ? noting({ ...model, eachText }, (entry) => visit().reads.add(entry)) : model;
  for (const finding of find(read)) {
    if (finding) visit().found.push({ rule: id, finding });
    else yield;
  }
  return foundIn(visited.values()).sort((a, b) => compareFindings(a.finding, b.finding));
}

/** What a rule finds once a decision on `entry` has made `decided` of the model: the same in texts for which it has not read it. */
export function* findDecided(
  rule: AnyRule,
  decided: Model,
  entry: Entry,
  visits: Visits,
): Generator<undefined, RuleFinding[]> {
  const visited = visits.get(rule.id);
  if (!visited || visited.get(undefined)?.reads.has(entry)) return yield* findInSteps(rule, decided);
  const [texts, same] = [new Set<Text>(), new Set<Visit>()];
  for (const [text, visit] of visited)
    if (text && visit.reads.has(entry)) texts.add(text);
    else same.add(visit);
  if (texts.size === 0) return foundIn(same);
  const beside = visited.get(undefined);
  if (beside) same.delete(beside);
  return [...foundIn(same), ...(yield* findInSteps(rule, { ...decided, eachText: () => texts }))];
}

function foundIn(visits: Iterable<Visit>): RuleFinding[] {
  return Array.from(visits, ({ found }) => found).flat();
}

/** The result of what is computed in steps. */
export function finish<T>(steps: Generator<unknown, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** A model that notes whose readings are read: all that a decision changes. */
function noting(model: Model, note: (entry: Entry) => void): Model {
  return withReadings(model, (of) => ({
    ...of,
    get readings() {
      note(of.entry);
      return of.readings;
    },
    on(surface: string) {
      note(of.entry);
      return 'on' in of ? of.on(surface) : undefined;
    },
  }));
}

/**
 * Matches findings with the acceptances that concern them; `today` (`2026-11-21`) is the day on which
 * they must still hold.
 */
export function judge(
  found: readonly RuleFinding[],
  acceptances: readonly Acceptance[],
  today: string,
): Judgement {
  const open = groupBy(acceptances, ({ rule, subject }) => `${rule} ${subject}`);
  const used = new Set<Acceptance>();
  const judged: Judged[] = [];
  const hints: Judged[] = [];
  for (const { rule, finding } of withoutEchoes(found)) {
    if (finding.isHint) hints.push({ rule, status: 'open', finding });
    else judged.push(weigh({ rule, finding }, open.get(`${rule} ${finding.subject}`) ?? [], used, today));
  }
  const lapsed = explainLapsed(judged, open, used);
  return {
    judged: lapsed,
    stale: acceptances.filter((acceptance) => !used.has(acceptance)),
    hints,
    summary: countStatuses(lapsed, acceptances.length - used.size),
  };
}

/**
 * Findings of several rules about the same words of a text are one, that of the first rule: what differs from the last version
 * is known for sure, what other rules read in it is a guess.
 */
function withoutEchoes(found: readonly RuleFinding[]): RuleFinding[] {
  const firsts = new Map<string, RuleFinding>();
  return found.filter((each) => {
    const [first] = each.finding.sides;
    if (!first?.place.range) return true;
    const words = `${first.place.file} ${startOf(first)}`;
    const known = firsts.get(words);
    if (known && known.rule !== each.rule && (each.finding.isHint || !known.finding.isHint)) return false;
    firsts.set(words, each);
    return true;
  });
}

function weigh(
  found: RuleFinding,
  acceptances: readonly Acceptance[],
  used: Set<Acceptance>,
  today: string,
): Judged {
  // A decision outranks an acceptance, which then has nothing left to accept.
  if (isSettled(found.finding)) return { ...found, status: 'decided' };
  const values = keyOf(valuesOf(found.finding));
  const acceptance = acceptances.find((each) => keyOf(each.values) === values);
  if (!acceptance) return { ...found, status: 'open' };
  used.add(acceptance);
  return acceptance.until !== undefined && acceptance.until < today
    ? { ...found, status: 'open', lapsed: acceptance }
    : { ...found, status: 'accepted', acceptance };
}

/** Gives each open finding the acceptance of its rule and subject that no other finding matches: its values have changed. */
function explainLapsed(
  judged: readonly Judged[],
  acceptances: ReadonlyMap<string, readonly Acceptance[]>,
  used: Set<Acceptance>,
): Judged[] {
  return judged.map((each) => {
    if (each.status !== 'open' || each.lapsed) return each;
    const candidates = acceptances.get(`${each.rule} ${each.finding.subject}`) ?? [];
    const lapsed = candidates.find((acceptance) => !used.has(acceptance));
    if (!lapsed) return each;
    used.add(lapsed);
    return { ...each, lapsed };
  });
}

/** Decisions have dropped sides until the rest agree. */
export function isSettled({ sides }: Finding): boolean {
  const left = sides.filter(({ dropped }) => !dropped);
  return left.length < sides.length && new Set(left.map(({ key }) => key)).size < 2;
}

/** The distinct values of a finding, in the order of its sides: what an acceptance names. */
export function valuesOf({ sides }: Pick<Finding, 'sides'>): string[] {
  return [...new Set(sides.map(({ value }) => value))];
}

/** Equal for the same values in any order and typography. */
function keyOf(values: readonly string[]): string {
  return [...new Set(values.map(foldText))].sort().join('\0');
}

function countStatuses(judged: readonly Judged[], stale: number): Record<Status, number> {
  const summary = { open: 0, accepted: 0, stale, decided: 0 };
  for (const { status } of judged) summary[status]++;
  return summary;
}

/** By subject, then place, then code. */
function compareFindings(a: Finding, b: Finding): number {
  const [first, second] = [a.sides[0], b.sides[0]];
  return (
    compareText(a.subject, b.subject) ||
    compareText(first?.place.file ?? '', second?.place.file ?? '') ||
    startOf(first) - startOf(second) ||
    compareText(a.code, b.code) ||
    compareText(String(first?.value), String(second?.value))
  );
}

function startOf(side: Side | undefined): number {
  return side?.place.span.start ?? 0;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
