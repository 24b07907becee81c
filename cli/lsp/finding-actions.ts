import { type CodeAction, CodeActionKind, type WorkspaceEdit } from 'vscode-languageserver';
import { today } from '../clock.ts';
import { acceptancesOf } from '../consistency/acceptance.ts';
import { readAnswers } from '../consistency/claims/answers.ts';
import type { Judged, Judgement } from '../consistency/engine.ts';
import type { Side } from '../consistency/finding.ts';
import { BETWEEN_READINGS } from '../consistency/registry.ts';
import { nameOfReading, readingsOf } from '../content/entry-readings.ts';
import { NO_ACCEPTANCES, withAcceptances } from '../edit/acceptances.ts';
import { setAnswers } from '../edit/answers.ts';
import { decideReading, removeAcceptances } from '../edit/edit.ts';
import { takesPlaceholders } from '../model/lookups.ts';
import { ACCEPTANCES } from '../project/acceptances-schema.ts';
import { ANSWERS } from '../project/settings.ts';
import type { ActionEdits } from './action-edits.ts';

/** What `sapin decide` and `sapin consistency` would write about the contradictions and questions at the place. */
export function findingActions(edits: ActionEdits): CodeAction[] {
  if (!edits.asked.isCompared) return [];
  const verdict = edits.asked.snapshot.verdict();
  const here = ({ finding }: Judged) => finding.sides.some(({ place }) => edits.isHere(place));
  return [
    ...verdict.judged.filter(here).flatMap((judged) => ofContradiction(edits, judged)),
    ...verdict.hints.filter(here).flatMap(({ finding }) => constants(edits, finding)),
    ...verdict.questions
      .filter(here)
      .flatMap(({ finding }) => [...constants(edits, finding), ...noConstant(edits, finding)]),
    ...ofStale(edits, verdict),
  ];
}

function ofContradiction(edits: ActionEdits, { rule, status, finding }: Judged): CodeAction[] {
  const { subject, sides } = finding;
  if (status === 'decided') return undecided(edits, subject);
  if (status !== 'open') return [];
  const readings = BETWEEN_READINGS.has(rule) ? sides : [];
  const choices = new Map(
    readings.flatMap((side) => (side.decide ? [[side.decide.value, side] as const] : [])),
  );
  const decisions = [...choices.values()].flatMap((side) => decision(edits, side));
  const written =
    rule === 'stated-in-prose' && takesPlaceholders(edits.asked.snapshot.model(), finding.sides[0]?.place)
      ? constants(edits, finding)
      : [];
  return [...decisions, ...written, ...acceptance(edits, rule, subject)];
}

function decision(edits: ActionEdits, { decide, value }: Side): CodeAction[] {
  const entry = edits.bySubject(decide?.subject);
  const reading = entry && readingsOf(entry).find((each) => nameOfReading(each) === decide?.value);
  return entry && reading ? edits.decision(entry, reading, value) : [];
}

function undecided(edits: ActionEdits, subject: string): CodeAction[] {
  const file = edits.bySubject(subject)?.file;
  return file
    ? edits.quickFix(edits.words.undecide(subject), file.path, decideReading(file.text, undefined))
    : [];
}

function acceptance(edits: ActionEdits, rule: string, subject: string): CodeAction[] {
  const title = edits.words.accept(rule);
  const { acceptCommand: command, snapshot } = edits.asked;
  if (command !== undefined)
    return [
      { title, kind: CodeActionKind.QuickFix, command: { title, command, arguments: [rule, subject] } },
    ];
  const [blank = '…'] = snapshot.sound.settings.placeholders;
  const edit = acceptanceEdit(edits, rule, subject, blank);
  return edit ? [{ title, kind: CodeActionKind.QuickFix, edit }] : [];
}

/** The edit that accepts the open contradictions of a rule and a subject. */
export function acceptanceEdit(
  edits: ActionEdits,
  rule: string,
  subject: string,
  reason: string,
): WorkspaceEdit | undefined {
  const { snapshot, creates } = edits.asked;
  const open = snapshot
    .verdict()
    .judged.filter(
      (each) => each.status === 'open' && each.rule === rule && each.finding.subject === subject,
    );
  if (open.length === 0) return undefined;
  const file = acceptancesOf(snapshot.loaded.content)?.file;
  const term = { reason, since: today(), until: undefined };
  const after = withAcceptances(file?.text ?? NO_ACCEPTANCES, open, term);
  if (file) return edits.edit(file.path, after);
  return creates ? edits.newFile(`${ACCEPTANCES}.yaml`, after) : undefined;
}

/** A value written out, as a placeholder of what it is. */
function constants(edits: ActionEdits, { params, sides: [side] }: Judged['finding']): CodeAction[] {
  const {
    fact,
    facts = [],
    label = '',
    labels = [],
  } = params as {
    fact?: string;
    facts?: readonly string[];
    label?: string;
    labels?: readonly string[];
  };
  if (!side) return [];
  const names =
    fact === undefined ? facts.map((name, index) => [name, labels[index] ?? '']) : [[fact, label]];
  const { file, text, span } = side.place;
  return names.flatMap(([name = '', about = '']) =>
    edits.isConstant(name)
      ? edits.quickFix(edits.words.placeholder(name, about), file, edits.replaced(text, span, `{{${name}}}`))
      : [],
  );
}

function noConstant(edits: ActionEdits, { params, subject }: Judged['finding']): CodeAction[] {
  const file = edits.asked.snapshot.loaded.content.singletons.get(ANSWERS);
  if (!file) return [];
  const { written, sentence } = params as { written: string; sentence: string };
  const answers = [...readAnswers(file), { in: subject, value: written, sentence }];
  return edits.quickFix(edits.words.noConstant, file.file.path, setAnswers(file.file.text, answers));
}

function ofStale(edits: ActionEdits, { stale }: Judgement): CodeAction[] {
  return stale
    .filter(({ place }) => edits.isHere(place))
    .flatMap(({ place, index }) =>
      edits.quickFix(edits.words.prune, place.file, removeAcceptances(place.text, [index])),
    );
}
