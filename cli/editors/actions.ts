import { type CodeAction, CodeActionKind, type WorkspaceEdit } from 'vscode-languageserver';
import type { Problem } from '../core/diagnostics/problem.ts';
import { fixText } from '../core/edit/fix-text.ts';
import { ActionEdits, type ActionsAsked } from './action-edits.ts';
import { acceptanceEdit, findingActions } from './finding-actions.ts';
import { problemActions } from './problem-actions.ts';

/** The command of the server that accepts, `[rule, subject, reason]`. */
export const ACCEPT = 'sapin.accept';

/** All that `fix` or a command can do about what is shown at the place. */
export function actionsAt(asked: ActionsAsked): CodeAction[] {
  const edits = new ActionEdits(asked);
  const problems = problemsHere(edits);
  return [
    ...problemActions(edits, problems),
    ...findingActions(edits),
    ...fixAll(edits, problems.length > 0),
  ];
}

/** The edit that accepts the open contradictions of a rule and a subject. */
export function acceptEdit(
  asked: Omit<ActionsAsked, 'path' | 'text' | 'span' | 'isCompared'>,
  rule: string,
  subject: string,
  reason: string,
): WorkspaceEdit | undefined {
  const edits = new ActionEdits({
    ...asked,
    path: '',
    text: '',
    span: { start: 0, end: 0 },
    isCompared: true,
  });
  return acceptanceEdit(edits, rule, subject, reason);
}

/** Those of the requested lines, and of the file itself. */
function problemsHere(edits: ActionEdits): Problem[] {
  const { snapshot, path } = edits.asked;
  const { problems, warnings } = snapshot.loaded;
  return [...problems, ...warnings].filter(
    (problem) => edits.isHere(problem) || (problem.file === path && problem.text === ''),
  );
}

function fixAll(edits: ActionEdits, isAsked: boolean): CodeAction[] {
  const { snapshot, path, text } = edits.asked;
  const entry = edits.entryOf(path);
  if (!entry) return [];
  const { problems, content } = snapshot.loaded;
  const reported = problems.filter(({ file }) => file === path);
  const edit = edits.edit(path, fixText(text, entry, reported, content));
  if (!edit) return [];
  const title = edits.words.fix;
  return [
    ...(isAsked ? edits.action(title, edit) : []),
    { title, kind: `${CodeActionKind.SourceFixAll}.sapin`, edit },
  ];
}
