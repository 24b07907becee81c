import type { Language } from '../../messages/catalogue.ts';
import type { Acceptance } from '../acceptance.ts';
import { type Judged, type Status, type Verdict, valuesOf } from '../engine.ts';
import type { Side } from '../finding.ts';
import { reportWords } from '../messages/report-words.ts';
import { wordingOfFinding } from '../messages/words.ts';
import type { Model } from '../model.ts';

/** What every output format is made from. */
export interface Report {
  readonly verdict: Verdict;
  readonly model: Pick<Model, 'paths' | 'routes'>;
  /** True when the exit status is 0. */
  readonly ok: boolean;
  /** Whether decided findings and hints are listed as well. */
  readonly all: boolean;
  readonly language: Language;
  /** A call of `sapin` that can be pasted in a terminal. */
  command(...words: readonly string[]): string;
}

/** A finding, or an acceptance that matches nothing, in words. */
export interface ReportItem {
  readonly rule: string;
  readonly subject: string;
  readonly status: Status | 'hint';
  readonly message: string;
  readonly hint: string | null;
  readonly sides: readonly Side[];
  /** Undefined for a stale acceptance. */
  readonly judged?: Judged;
}

/** What a report lists, in its order: findings, then stale acceptances. */
export function itemsOf({ verdict, all, language }: Report): ReportItem[] {
  const judged = verdict.judged.filter(({ status }) => all || status !== 'decided');
  return [
    ...judged.map((each) => itemOf(each, language)),
    ...verdict.stale.map((acceptance) => staleItem(acceptance, language)),
  ];
}

/** Agreements that could be placeholders. */
export function hintsOf({ verdict, language }: Report): ReportItem[] {
  return verdict.hints.map((each) => ({ ...itemOf(each, language), status: 'hint' }));
}

function itemOf(judged: Judged, language: Language): ReportItem {
  const { message, hint } = wordingOfFinding(judged.finding, language);
  return {
    rule: judged.rule,
    subject: judged.finding.subject,
    status: judged.status,
    message,
    hint: lapsedText(judged, language) ?? hint,
    sides: judged.finding.sides,
    judged,
  };
}

/** Why an acceptance no longer covers a finding. */
function lapsedText({ lapsed, finding }: Judged, language: Language): string | undefined {
  if (!lapsed) return undefined;
  const words = reportWords(language).report;
  const values = valuesOf(finding).join(', ');
  const changed = lapsed.values.join(', ');
  if (lapsed.until !== undefined && sameValues(lapsed, finding))
    return words.lapsed(lapsed.until, lapsed.reason);
  return words.changed(changed, values);
}

function sameValues({ values }: Acceptance, finding: Judged['finding']): boolean {
  const now = valuesOf(finding);
  return values.length === now.length && now.every((value) => values.includes(value));
}

function staleItem(
  { rule, subject, values, reason, since, place }: Acceptance,
  language: Language,
): ReportItem {
  const words = reportWords(language).report;
  const wording = { message: words.stale(rule, since), hint: words.remove };
  const value = values.join(' / ');
  const side: Side = { value, key: value, source: reason, place, routes: [], dropped: false };
  return { rule, subject, status: 'stale', ...wording, sides: [side] };
}

/** Paths in a few words: all pages, or each page of the table whose paths are all there, or the first few. */
export function routesInWords(
  { model, language }: Pick<Report, 'model' | 'language'>,
  routes: readonly string[],
): string {
  const known = worded.get(routes)?.[language];
  if (known !== undefined) return known;
  const words = wordRoutes({ model, language }, routes);
  worded.set(routes, { ...worded.get(routes), [language]: words });
  return words;
}

/** Many sides share one list of paths. */
const worded = new WeakMap<readonly string[], Partial<Record<Language, string>>>();

function wordRoutes(
  { model, language }: Pick<Report, 'model' | 'language'>,
  routes: readonly string[],
): string {
  const words = reportWords(language).report;
  const { paths, routes: table } = model;
  if (routes.length === 0) return words.noPage;
  if (routes.length === paths.all.length && routes.length > 1) return words.everyPage(routes.length);
  const left = new Set(routes);
  const parts: string[] = [];
  for (const { page, path } of table.routes) {
    const own = path.includes(':') ? paths.ofSurface(page) : [];
    if (own.length < 3 || !own.every((each) => left.has(each))) continue;
    for (const each of own) left.delete(each);
    parts.push(`${path} (${own.length} pages)`);
  }
  const rest = [...left];
  const shown = rest.slice(0, MOST_ROUTES);
  const more = rest.length - shown.length;
  const tail = more > 0 ? [words.more(more)] : [];
  return [...shown, ...parts, ...tail].join(', ');
}

/** More paths than this are counted, not listed. */
const MOST_ROUTES = 6;

/** What the editor can do, as commands to paste: keep one reading or another, or accept the contradiction. */
export function commandsFor(report: Report, item: ReportItem): string[] {
  if (item.status === 'stale') return [report.command('consistency', '--prune')];
  if (item.status === 'decided') return [report.command('decide', item.subject, '--undo')];
  if (item.status !== 'open') return [];
  const choices = item.sides.flatMap(({ decide }) => (decide ? [`${decide.subject}\0${decide.value}`] : []));
  const isBetweenReadings = item.rule === 'conflicting-readings' || item.rule === 'conflicting-price-grids';
  const decide = isBetweenReadings
    ? [...new Set(choices)].map((choice) => report.command('decide', ...choice.split('\0')))
    : [];
  const narrowed =
    (rulesOpenOn(report.verdict).get(item.subject)?.size ?? 0) > 1 ? ['--rule', item.rule] : [];
  const reason = reportWords(report.language).report.why;
  return [
    ...decide,
    report.command('consistency', '--accept', item.subject, ...narrowed, '--reason', reason),
  ];
}

const rulesOpen = new WeakMap<Verdict, ReadonlyMap<string, ReadonlySet<string>>>();

/** The rules that found something open, by subject; made once a run. */
function rulesOpenOn(verdict: Verdict): ReadonlyMap<string, ReadonlySet<string>> {
  const known = rulesOpen.get(verdict);
  if (known) return known;
  const made = new Map<string, Set<string>>();
  for (const { rule, status, finding } of verdict.judged) {
    if (status !== 'open') continue;
    made.set(finding.subject, (made.get(finding.subject) ?? new Set()).add(rule));
  }
  rulesOpen.set(verdict, made);
  return made;
}
