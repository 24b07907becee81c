import type { Acceptance } from '../content/acceptance.ts';
import { groupBy } from '../content/group.ts';
import type { Diagnostic, LabelledPlace, Severity, Status, Table } from '../diagnostics/diagnostic.ts';
import { reportWords } from '../diagnostics/report-words.ts';
import type { Language } from '../language/wording.ts';
import { euros, heights } from '../values/decimals.ts';
import { type Consequence, keyOf } from './causes.ts';
import { type Judged, type Judgement, valuesOf } from './engine.ts';
import { type PriceTable, type Side, sideIn } from './finding.ts';
import { BETWEEN_READINGS, BETWEEN_VERSIONS, wordingOfFinding } from './registry.ts';

export interface Wanted {
  readonly language: Language;
  /** Whether decided findings are listed, and accepted ones with their places. */
  readonly all: boolean;
  /** The effects of the open decisions. */
  readonly consequences?: readonly Consequence[];
  /** In words. */
  readonly outcome?: (value: string, settles: number, opens: number, pages: number) => string;
  /** A call of `sapin` that can be pasted in a terminal. */
  command(...words: readonly string[]): string;
}

const SEVERITIES: Readonly<Record<Status, Severity>> = {
  open: 'error',
  stale: 'warning',
  accepted: 'note',
  decided: 'note',
};

/** Open findings, those that are settled, then stale acceptances. */
export function findingDiagnostics(verdict: Judgement, wanted: Wanted): Diagnostic[] {
  const rulesOpen = rulesOpenOn(verdict);
  const shown = verdict.judged.filter(({ status }) => wanted.all || status !== 'decided');
  const judged = causesFirst(shown, wanted.consequences ?? []);
  const isOpen = ({ status }: Judged) => status === 'open';
  const ordered = [...judged.filter(isOpen), ...judged.filter((each) => !isOpen(each))];
  return [
    ...ordered.map((each) => findingDiagnostic(each, rulesOpen, wanted)),
    ...verdict.stale.map((acceptance) => staleDiagnostic(acceptance, wanted)),
  ];
}

/** What decides most: the entries of which one reading settles more than itself, with how many it settles. */
export function whereToBegin(consequences: readonly Consequence[]): readonly (readonly [string, number])[] {
  const most = [...groupBy(consequences, ({ subject }) => subject)].map(
    ([subject, each]) => [subject, Math.max(...each.map(({ settles }) => settles.length))] as const,
  );
  return most.filter(([, settles]) => settles > 1).sort((a, b) => b[1] - a[1]);
}

/** Each cause with its consequences right after it. */
function causesFirst(judged: readonly Judged[], consequences: readonly Consequence[]): Judged[] {
  const causes = new Map(
    consequences.flatMap(({ subject, settles }) => settles.map((key) => [key, subject] as const)),
  );
  const hanging = groupBy(judged, (each) =>
    BETWEEN_READINGS.has(each.rule) || each.status !== 'open' ? '' : (causes.get(keyOf(each)) ?? ''),
  );
  const placed = new Set<string>(['']);
  const ordered = (hanging.get('') ?? []).flatMap((each) => {
    const { subject } = each.finding;
    if (!BETWEEN_READINGS.has(each.rule) || placed.has(subject)) return [each];
    placed.add(subject);
    return [each, ...(hanging.get(subject) ?? [])];
  });
  return [...ordered, ...[...hanging].flatMap(([subject, each]) => (placed.has(subject) ? [] : each))];
}

/** Agreements that could be placeholders. */
export function hintDiagnostics({ hints }: Judgement, language: Language): Diagnostic[] {
  return hints.map((each) => ({
    ...judgedDiagnostic(each, language),
    severity: 'note',
    title: reportWords(language).hint,
  }));
}

function judgedDiagnostic({ rule, finding }: Judged, language: Language): Diagnostic {
  const { message, hint } = wordingOfFinding(finding, language);
  const { subject, sides } = finding;
  return {
    severity: 'error',
    code: rule,
    subject,
    message,
    advice: hint,
    places: sides.map((side) => labelled(sideIn(side, language))),
  };
}

function findingDiagnostic(
  judged: Judged,
  rulesOpen: ReadonlyMap<string, ReadonlySet<string>>,
  wanted: Wanted,
): Diagnostic {
  const { status, finding, acceptance } = judged;
  const words = reportWords(wanted.language);
  const diagnostic = judgedDiagnostic(judged, wanted.language);
  return {
    ...diagnostic,
    severity: SEVERITIES[status],
    title: words.status[status],
    status,
    advice: lapsedText(judged, wanted.language) ?? diagnostic.advice,
    notes: notesFor(judged, wanted),
    commands: commandsFor(judged, rulesOpen, wanted),
    ...(finding.table && { table: cellsOf(finding.table, words.size) }),
    ...(acceptance && {
      acceptance: words.accepted(acceptance.since, acceptance.until, acceptance.reason),
      isBrief: !wanted.all,
    }),
  };
}

/** The effect of each reading of a cause; for a consequence, the cause that it depends on. */
function notesFor(
  { rule, status, finding }: Judged,
  { consequences = [], outcome, language }: Wanted,
): string[] {
  if (status !== 'open' || !outcome) return [];
  if (BETWEEN_READINGS.has(rule))
    return consequences
      .filter(({ subject }) => subject === finding.subject)
      .map(({ value, settles, opens, pages }) => outcome(value, settles.length, opens, pages));
  const key = keyOf({ rule, finding });
  const causes = consequences.filter(
    ({ subject, settles }) => subject !== finding.subject && settles.includes(key),
  );
  return [...new Set(causes.map(({ subject }) => subject))].map((subject) =>
    reportWords(language).hangsOn(subject),
  );
}

function staleDiagnostic(acceptance: Acceptance, { language, command }: Wanted): Diagnostic {
  const { rule, subject, values, reason, since, place } = acceptance;
  const words = reportWords(language);
  return {
    severity: SEVERITIES.stale,
    code: rule,
    title: words.status.stale,
    subject,
    status: 'stale',
    message: words.stale(rule, since),
    advice: words.remove,
    places: [{ ...place, label: values.join(' / '), source: reason, routes: [] }],
    commands: [command('consistency', '--prune')],
  };
}

function labelled({ value, source, place, routes, dropped }: Side): LabelledPlace {
  return { ...place, label: value, source, routes, isDropped: dropped };
}

function cellsOf({ columns, rows }: PriceTable, corner: string): Table {
  return {
    corner,
    columns,
    rows: rows.map(({ min, max, prices, differs }) => ({
      label: heights(min, max),
      cells: prices.map((price) => (price === null ? null : { text: euros(price), amount: price })),
      differs,
    })),
  };
}

/** Why an acceptance no longer covers a finding. */
function lapsedText({ lapsed, finding }: Judged, language: Language): string | undefined {
  if (!lapsed) return undefined;
  const words = reportWords(language);
  const now = valuesOf(finding);
  const isSame = lapsed.values.length === now.length && now.every((value) => lapsed.values.includes(value));
  return lapsed.until !== undefined && isSame
    ? words.lapsed(lapsed.until, lapsed.reason)
    : words.changed(lapsed.values.join(', '), now.join(', '));
}

/** What the editor can do: keep one reading or another, or accept the contradiction. */
function commandsFor(
  { rule, status, finding: { subject, sides } }: Judged,
  rulesOpen: ReadonlyMap<string, ReadonlySet<string>>,
  { language, command }: Wanted,
): string[] {
  if (status === 'decided') return [command('decide', subject, '--undo')];
  if (status !== 'open' || BETWEEN_VERSIONS.has(rule)) return [];
  const choices = BETWEEN_READINGS.has(rule) ? sides.flatMap(({ decide }) => decide ?? []) : [];
  const narrowed = (rulesOpen.get(subject)?.size ?? 0) > 1 ? ['--rule', rule] : [];
  return [
    ...new Set(choices.map((choice) => command('decide', choice.subject, choice.value))),
    command('consistency', '--accept', subject, ...narrowed, '--reason', reportWords(language).why),
  ];
}

/** The rules that found something open, by subject. */
function rulesOpenOn({ judged }: Judgement): ReadonlyMap<string, ReadonlySet<string>> {
  const open = judged.filter(({ status }) => status === 'open');
  const bySubject = groupBy(open, ({ finding }) => finding.subject);
  return new Map(
    Array.from(bySubject, ([subject, each]) => [subject, new Set(each.map(({ rule }) => rule))]),
  );
}
