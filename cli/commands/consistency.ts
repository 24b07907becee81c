import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import {
  findingDiagnostics,
  hintDiagnostics,
  whereToBegin,
} from '../core/consistency/finding-diagnostics.ts';
import { judgeContent } from '../core/consistency/judge-content.ts';
import { RULES, wordingOfFinding } from '../core/consistency/registry.ts';
import { routesInWordsOf } from '../core/consistency/routes-in-words.ts';
import { identityOf } from '../core/content/content.ts';
import { givenName } from '../core/content/given-name.ts';
import { closest } from '../core/content/nearest.ts';
import { PROJECT } from '../core/content/settings/settings.ts';
import type { Report } from '../core/diagnostics/diagnostic.ts';
import { findingsDocument } from '../core/diagnostics/json-format.ts';
import type { Language } from '../core/language/wording.ts';
import { type LoadedProject, loadContent } from '../core/load/load.ts';
import { isDay } from '../core/values/calendar.ts';
import { reportCheck } from './check.ts';
import { commandLine } from './command-line.ts';
import { type Context, WRONG_CALL } from './context.ts';

export interface ConsistencyOptions {
  /** Fail on anything at all, accepted and decided contradictions included. */
  readonly strict?: boolean;
  /** Ids of the rules to run; all of them when empty. */
  readonly rule?: readonly string[];
  readonly report?: string;
  /** List decided contradictions and hints as well. */
  readonly all?: boolean;
  readonly accept?: string;
  readonly reason?: string;
  readonly until?: string;
  readonly prune?: boolean;
  /** Only what is new since this Git revision. */
  readonly since?: string;
}

export function ruleLines(language: Language): string[] {
  return RULES.map(({ id, why }) => `  ${id.padEnd(24)} ${why[language]}`);
}

/** `sapin consistency`: reports contradictions. Returns the exit status. */
export async function consistency(context: Context, options: ConsistencyOptions): Promise<number> {
  const fault = wrongCall(options, context.words.consistency);
  if (fault !== undefined) return context.refuse(fault, WRONG_CALL);
  const loaded = loadContent(context.project, 'errors');
  if (loaded.problems.length > 0) return reportCheck(context, loadContent(context.project));
  const unknown = unknownRule(loaded.content.settings.off.rules, context.words.consistency);
  if (unknown !== undefined) return context.refuse(`${PROJECT}.yaml: ${unknown}`);
  const { rule = [], accept: subject, reason = '', until } = options;
  if (subject !== undefined)
    return (await import('./accept.ts')).accept(context, loaded, { subject, rule, reason, until });
  if (options.prune) return (await import('./accept.ts')).prune(context, loaded, rule);
  return report(context, loaded, options);
}

function wrongCall(
  { rule = [], accept: subject, reason, until, prune: pruning }: ConsistencyOptions,
  words: Context['words']['consistency'],
): string | undefined {
  const unknown = unknownRule(rule, words);
  if (unknown !== undefined) return unknown;
  if (subject === undefined && (reason !== undefined || until !== undefined)) return words.reasonAlone;
  if (subject !== undefined && reason === undefined) return words.acceptAlone;
  if (subject !== undefined && pruning) return words.acceptAndPrune;
  return until !== undefined && !isDay(until) ? words.notADay(until) : undefined;
}

function unknownRule(named: readonly string[], words: Context['words']['consistency']): string | undefined {
  const ids = RULES.map(({ id }) => id);
  const unknown = named.find((id) => !ids.includes(id));
  return unknown && words.unknownRule(unknown, closest(unknown, ids), ids.join(', '));
}

async function report(context: Context, loaded: LoadedProject, options: ConsistencyOptions): Promise<number> {
  const { project, language, words } = context;
  const { colors } = context.reporting;
  const { content } = loaded;
  const { all = false, strict, rule = [] } = options;
  const { since } = options;
  const before = since === undefined ? undefined : await (await import('./since.ts')).foundAt(project, since);
  if (since !== undefined && !before) return context.refuse(words.consistency.noRevision(since), WRONG_CALL);
  if (before?.oldest) context.note(words.consistency.sinceOldest(before.oldest));
  const verdict = judgeContent(project, loaded, rule, before);
  const counts = verdict.summary;
  const ok = counts.open + counts.stale + (strict ? counts.accepted + counts.decided : 0) === 0;
  const command = (...call: readonly string[]) => commandLine(context, call);
  const diagnostics = findingDiagnostics(verdict, {
    language,
    all,
    consequences: verdict.consequences,
    outcome: words.consistency.outcome,
    command,
  });
  const hints = hintDiagnostics(verdict, language);
  const summary = words.consistency.summary(counts, hints.length, since !== undefined);
  const settled = verdict.settled.map(({ rule, finding }) => ({
    rule,
    subject: finding.subject,
    message: wordingOfFinding(finding, language).message,
  }));
  const result: Report = {
    diagnostics,
    hints,
    heading:
      since === undefined
        ? rule.length === 0 && counts.open > 1
          ? words.consistency.begin(counts.open, whereToBegin(verdict.consequences))
          : ''
        : settled.map(({ subject, message }) => words.consistency.settled(subject, message)).join('\n'),
    document: () => ({
      ...findingsDocument(ok, diagnostics, counts, all ? hints : undefined, verdict.consequences),
      ...(since !== undefined && { settled }),
    }),
    rules: RULES.map(({ id, why }) => ({ id, description: why[language] })),
    summary: ok ? colors.green(summary) : colors.red(summary),
    routesInWords: routesInWordsOf(content, language),
  };
  context.report(result);
  if (options.report === undefined) return ok ? 0 : 1;
  const { htmlPage } = await import('../core/diagnostics/html-format.ts');
  const page = htmlPage(
    result,
    { name: givenName(identityOf(content)?.value) ?? 'sapin', counts },
    { language },
  );
  return writePage(context, options.report, page) ? (ok ? 0 : 1) : WRONG_CALL;
}

/** Returns false, and reports why, when the page cannot be written. */
function writePage({ note, words }: Context, path: string, page: string): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, page);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    note(words.consistency.reportFailed(reason));
    return false;
  }
  note(words.consistency.reportWritten(relative(process.cwd(), path) || path));
  return true;
}
