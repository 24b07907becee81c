import { type CodeAction, CodeActionKind, type WorkspaceEdit } from 'vscode-languageserver';
import type { Judged, Judgement } from '../core/consistency/engine.ts';
import { removeAcceptances } from '../core/edit/edit.ts';
import type { Choice } from '../core/settle/choice.ts';
import { allOffersFor } from '../core/settle/choices.ts';
import { today } from '../core/values/clock.ts';
import type { ActionEdits } from './action-edits.ts';

export function findingActions(edits: ActionEdits): CodeAction[] {
  const { isCompared, snapshot } = edits.asked;
  if (!isCompared) return [];
  const verdict = snapshot.verdict();
  const here = ({ finding }: Judged) => finding.sides.some(({ place }) => edits.isHere(place));
  const found = [...verdict.judged, ...verdict.hints].filter(here);
  return [
    ...found.flatMap((judged) =>
      allOffersFor(snapshot, judged).flatMap(({ choice }) => actionFor(edits, judged, choice)),
    ),
    ...ofStale(edits, verdict),
  ];
}

function actionFor(edits: ActionEdits, judged: Judged, choice: Choice): CodeAction[] {
  const { words } = edits;
  switch (choice.kind) {
    case 'keep':
      return edits.decision(choice.subject, choice.value, choice.shown);
    case 'accept':
      return acceptance(edits, judged.rule, judged.finding.subject);
    case 'cure':
      return edits.cure(choice.cure);
    case 'reopen':
      return edits.settled(words.undecide(choice.subject), choice);
  }
}

function acceptance(edits: ActionEdits, rule: string, subject: string): CodeAction[] {
  const title = edits.words.accept(rule);
  const { acceptCommand: command, snapshot } = edits.asked;
  if (command !== undefined)
    return [
      { title, kind: CodeActionKind.QuickFix, command: { title, command, arguments: [rule, subject] } },
    ];
  const [blank = '…'] = snapshot.sound.settings.placeholders;
  return edits.action(title, acceptanceEdit(edits, rule, subject, blank));
}

/** The edit that accepts the open contradictions of a rule and a subject. */
export function acceptanceEdit(
  edits: ActionEdits,
  rule: string,
  subject: string,
  reason: string,
): WorkspaceEdit | undefined {
  const open = edits.asked.snapshot
    .verdict()
    .judged.filter(
      (each) => each.status === 'open' && each.rule === rule && each.finding.subject === subject,
    );
  const accepted = open.map((judged) => ({ judged, choice: { kind: 'accept' } as const }));
  return edits.settling(accepted, { reason, since: today(), until: undefined });
}

function ofStale(edits: ActionEdits, { stale }: Judgement): CodeAction[] {
  return stale
    .filter(({ place }) => edits.isHere(place))
    .flatMap(({ place, index }) =>
      edits.action(edits.words.prune, edits.edit(place.file, removeAcceptances(place.text, [index]))),
    );
}
