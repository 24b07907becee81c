import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { readAcceptances } from '../consistency/acceptance.ts';
import { addAcceptance, removeAcceptances } from '../consistency/edit.ts';
import { findAll, type Judged, judge, type Verdict, valuesOf } from '../consistency/engine.ts';
import { recallFindings, rememberFindings } from '../consistency/memory.ts';
import { buildModel } from '../consistency/model.ts';
import { makePaths } from '../consistency/paths.ts';
import { RULES } from '../consistency/registry.ts';
import { findingsAsGithub } from '../consistency/report/github.ts';
import { findingsAsHtml } from '../consistency/report/html.ts';
import { findingsAsJson } from '../consistency/report/json.ts';
import type { Report } from '../consistency/report/report.ts';
import { findingsAsSarif } from '../consistency/report/sarif.ts';
import { findingsAsText } from '../consistency/report/text.ts';
import { isMapping } from '../content/explain.ts';
import { type LoadedProject, loadContent } from '../content/load.ts';
import { allEntries, type Content } from '../content/model.ts';
import { closest } from '../content/nearest.ts';
import type { Language } from '../messages/catalogue.ts';
import { reportCheck } from './check.ts';
import { type Context, PROJECT_ROOT } from './context.ts';
import { editContent, edited } from './edit-content.ts';

export interface ConsistencyOptions {
  /** Fail on anything at all, accepted and decided contradictions included. */
  readonly strict: boolean;
  /** Ids of the rules to run; all of them when empty. */
  readonly rule: readonly string[];
  /** Path of a page to write. */
  readonly report: string | undefined;
  /** List decided contradictions and hints as well. */
  readonly all: boolean;
  /** The subject whose open contradictions are accepted. */
  readonly accept: string | undefined;
  readonly reason: string | undefined;
  readonly until: string | undefined;
  /** Remove acceptances that match nothing any more. */
  readonly prune: boolean;
}

/** Exit status of a wrong call. */
const WRONG_CALL = 2;

/** Each rule with why it matters, for `--help`. */
export function ruleLines(language: Language): string[] {
  return RULES.map(({ id, why }) => `  ${id.padEnd(24)} ${why[language]}`);
}

const DEFAULTS: ConsistencyOptions = {
  strict: false,
  rule: [],
  report: undefined,
  all: false,
  accept: undefined,
  reason: undefined,
  until: undefined,
  prune: false,
};

/** `sapin consistency`: what the content contradicts. Returns the exit status. */
export function consistency(context: Context, given: Partial<ConsistencyOptions>): number {
  const options = { ...DEFAULTS, ...given };
  const fault = wrongCall(options, context.words.consistency);
  if (fault) {
    context.note(context.reporting.colors.red(fault));
    return WRONG_CALL;
  }
  const loaded = loadContent(context.project);
  if (loaded.problems.length > 0) return reportCheck(context, loaded);
  if (options.accept !== undefined) return accept(context, loaded, options, options.accept);
  if (options.prune) return prune(context, loaded, options);
  return report(context, loaded, options);
}

function wrongCall(
  { rule, accept: subject, reason, until, prune: pruning }: ConsistencyOptions,
  words: Context['words']['consistency'],
): string | undefined {
  const unknown = rule.find((id) => !RULES.some((known) => known.id === id));
  if (unknown !== undefined) {
    const ids = RULES.map(({ id }) => id);
    return words.unknownRule(unknown, closest(unknown, ids), ids.join(', '));
  }
  if (subject === undefined && (reason !== undefined || until !== undefined)) return words.reasonAlone;
  if (subject !== undefined && reason === undefined) return words.acceptAlone;
  if (subject !== undefined && pruning) return words.acceptAndPrune;
  return until !== undefined && !isDay(until) ? words.notADay(until) : undefined;
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Today where the editor is: `2026-11-21`. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What the wanted rules, or all, say of the content; from memory when it has not changed since they last ran. */
function judgeContent({ project }: Context, loaded: LoadedProject, wanted: readonly string[]): Verdict {
  const isWanted = (rule: string) => wanted.length === 0 || wanted.includes(rule);
  let found = recallFindings(project, loaded);
  if (!found) {
    const rules = RULES.filter(({ id }) => isWanted(id));
    found = findAll(buildModel(loaded.content), rules, project.onProgress);
    if (rules.length === RULES.length) rememberFindings(project, loaded, found);
  }
  const acceptances = readAcceptances(loaded.content.singletons.get('consistency')).filter(({ rule }) =>
    isWanted(rule),
  );
  return judge(
    found.filter(({ rule }) => isWanted(rule)),
    acceptances,
    today(),
  );
}

// --- Reporting ------------------------------------------------------------------------------------------------------

function report(context: Context, loaded: LoadedProject, options: ConsistencyOptions): number {
  const { content } = loaded;
  const verdict = judgeContent(context, loaded, options.rule);
  const { open, stale, accepted, decided } = verdict.summary;
  const ok = open + stale + (options.strict ? accepted + decided : 0) === 0;
  const made: Report = {
    verdict,
    model: { paths: makePaths(content.routes), routes: content.routes },
    ok,
    all: options.all,
    language: context.language,
    command: (...words) => commandLine(context, words),
  };
  context.print(inFormat(made, context));
  if (
    options.report !== undefined &&
    !writePage(context, options.report, findingsAsHtml(made, siteName(content)))
  )
    return WRONG_CALL;
  if (context.reporting.format === 'text') {
    const { colors } = context.reporting;
    const line = context.words.consistency.summary(verdict.summary, verdict.hints.length);
    context.print(`${open + stale > 0 ? '\n' : ''}${ok ? colors.green(line) : colors.red(line)}`);
  }
  return ok ? 0 : 1;
}

function siteName(content: Content): string {
  const site = content.singletons.get('site')?.value;
  return isMapping(site) && typeof site.name === 'string' ? site.name : 'sapin';
}

/** Returns false, and says why, when the page cannot be written there. */
function writePage({ note, words }: Context, path: string, page: string): boolean {
  const shown = relative(process.cwd(), path) || path;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, page);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    note(words.consistency.reportFailed(reason));
    return false;
  }
  note(words.consistency.reportWritten(shown));
  return true;
}

function inFormat(made: Report, { reporting: { format, colors, root } }: Context): string {
  switch (format) {
    case 'json':
      return findingsAsJson(made);
    case 'github':
      return findingsAsGithub(made, root);
    case 'sarif':
      return findingsAsSarif(made, root);
    case 'text':
      return findingsAsText(made, colors);
  }
}

/** A call that can be pasted: it names the folders when they are not the project's own. */
function commandLine({ project }: Context, words: readonly string[]): string {
  const folders = [
    ['--content', project.contentDir, resolve(PROJECT_ROOT, 'content')],
    ['--schemas', project.schemasDir, resolve(PROJECT_ROOT, 'schemas')],
  ].flatMap(([option = '', dir = '', usual]) => (dir === usual ? [] : [option, shownFromRoot(dir)]));
  return ['npm run sapin --', ...[...words, ...folders].map(shellWord)].join(' ');
}

/** `npm run` starts in the project's own folder, wherever it is called. */
function shownFromRoot(dir: string): string {
  const path = relative(PROJECT_ROOT, dir);
  return path.startsWith('..') || path === '' ? dir : path;
}

function shellWord(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}

// --- Living with a conflict ---------------------------------------------------------------------------------------------

function accept(
  context: Context,
  loaded: LoadedProject,
  options: ConsistencyOptions,
  subject: string,
): number {
  const { words, note, reporting } = context;
  const refuse = (said: string) => {
    note(reporting.colors.red(said));
    return 1;
  };
  const { reason = '', until } = options;
  const since = today();
  if (reason.trim() === '') return refuse(words.consistency.emptyReason);
  if (until !== undefined && until < since) return refuse(words.consistency.past(until));
  const { content } = loaded;
  const verdict = judgeContent(context, loaded, options.rule);
  const open = verdict.judged.filter(
    ({ status, finding }) => status === 'open' && finding.subject === subject,
  );
  const file = content.singletons.get('consistency')?.file;
  if (open.length === 0) {
    const near = closest(subject, new Set(verdict.judged.map(({ finding }) => finding.subject)));
    const exists = allEntries(content).some((entry) => entry.subject === subject);
    const other = near === subject ? undefined : near;
    return refuse(exists ? words.consistency.nothingOpen(subject, other) : words.unknown(subject, other));
  }
  if (!file) return refuse(words.consistency.noFile);
  if (
    !editContent(context, [
      edited(file, withAcceptances(file.text, open, { reason: reason.trim(), since, until })),
    ])
  )
    return 1;
  const rules = [...new Set(open.map(({ rule }) => rule))].join(', ');
  context.print(words.consistency.accepted(open.length, subject, rules));
  return 0;
}

/** `text` with an acceptance for each finding, in the place of those that no longer cover it. */
function withAcceptances(
  text: string,
  open: readonly Judged[],
  { reason, since, until }: { reason: string; since: string; until: string | undefined },
): string {
  const lapsed = open.flatMap((each) => (each.lapsed ? [each.lapsed.index] : []));
  const made = new Map(
    open.map(({ rule, finding }) => {
      const values = valuesOf(finding);
      return [
        JSON.stringify([rule, finding.subject, values]),
        { rule, subject: finding.subject, values, reason, since, until },
      ];
    }),
  );
  return [...made.values()].reduce(addAcceptance, removeAcceptances(text, [...new Set(lapsed)]));
}

function prune(context: Context, loaded: LoadedProject, options: ConsistencyOptions): number {
  const { content } = loaded;
  const verdict = judgeContent(context, loaded, options.rule);
  const file = content.singletons.get('consistency')?.file;
  const count = verdict.stale.length;
  if (file && count > 0) {
    const indexes = verdict.stale.map(({ index }) => index);
    if (!editContent(context, [edited(file, removeAcceptances(file.text, indexes))])) return 1;
  }
  context.print(context.words.consistency.pruned(count));
  return 0;
}
