import { judgeContent } from '../core/consistency/judge-content.ts';
import { acceptancesOf } from '../core/content/acceptance.ts';
import { allEntries } from '../core/content/content.ts';
import { closest } from '../core/content/nearest.ts';
import { removeAcceptances } from '../core/edit/edit.ts';
import type { LoadedProject } from '../core/load/load.ts';
import { editsFor } from '../core/settle/settle.ts';
import { today } from '../core/values/clock.ts';
import type { Context } from './context.ts';
import { editContent, edited } from './edit-content.ts';

interface AcceptOptions {
  readonly subject: string;
  readonly rule: readonly string[];
  readonly reason: string;
  /** The last day of the acceptance. */
  readonly until: string | undefined;
}

/** `sapin consistency --accept`: accepts the open contradictions of a subject. Returns the exit status. */
export function accept(
  context: Context,
  loaded: LoadedProject,
  { subject, rule, reason, until }: AcceptOptions,
): number {
  const { words, refuse, project } = context;
  const since = today();
  if (reason.trim() === '') return refuse(words.consistency.emptyReason);
  if (until !== undefined && until < since) return refuse(words.consistency.past(until));
  const { content } = loaded;
  const { judged } = judgeContent(project, loaded, rule);
  const open = judged.filter(({ status, finding }) => status === 'open' && finding.subject === subject);
  if (open.length === 0) {
    const near = closest(
      subject,
      judged.map(({ finding }) => finding.subject),
    );
    const exists = allEntries(content).some((entry) => entry.subject === subject);
    const other = near === subject ? undefined : near;
    return refuse(exists ? words.consistency.nothingOpen(subject, other) : words.unknown(subject, other));
  }
  const accepted = open.map((judged) => ({ judged, choice: { kind: 'accept' } as const }));
  const edits = editsFor(content, accepted, { reason: reason.trim(), since, until });
  if (!editContent(context, edits)) return 1;
  const rules = [...new Set(open.map((each) => each.rule))].join(', ');
  context.print(words.consistency.accepted(open.length, subject, rules));
  return 0;
}

/** `sapin consistency --prune`: removes stale acceptances. Returns the exit status. */
export function prune(context: Context, loaded: LoadedProject, rule: readonly string[]): number {
  const { stale } = judgeContent(context.project, loaded, rule);
  const file = acceptancesOf(loaded.content)?.file;
  const indexes = stale.map(({ index }) => index);
  if (file && indexes.length > 0) {
    const edit = edited(file, removeAcceptances(file.text, indexes));
    if (!editContent(context, [edit])) return 1;
  }
  context.print(context.words.consistency.pruned(stale.length));
  return 0;
}
