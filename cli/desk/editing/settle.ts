import { readAnswers } from '../../consistency/claims/answers.ts';
import { valuesOf } from '../../consistency/engine.ts';
import { findEntry } from '../../content/content.ts';
import { isMapping, type JsonValue } from '../../content/json-value.ts';
import { setAnswers } from '../../edit/answers.ts';
import { addAcceptance } from '../../edit/edit.ts';
import { editValue } from '../../edit/edit-value.ts';
import { ACCEPTANCES } from '../../project/acceptances-schema.ts';
import { ANSWERS } from '../../project/settings.ts';
import type { Desk } from '../desk.ts';
import { Refused } from '../refused.ts';
import type { FileChange } from '../state/steps.ts';
import { type OpenDecision, openDecisions } from '../view/decisions.ts';
import { WORDS } from '../words.ts';

/** Settles a decision by one of its choices, and saves what it changed where nothing else was unsaved. */
export function settle(desk: Desk, id: string, choice: string, reason: string): { readonly label: string } {
  const open = openDecisions(desk.snapshot, false).find(({ decision }) => decision.id === id);
  const chosen = open?.decision.choices.find((each) => each.id === choice);
  if (!open || !chosen) throw new Refused(WORDS.decisions.gone);
  if (chosen.needsReason && reason === '') throw new Refused(WORDS.decisions.needsReason);
  const change = settling(desk, open, choice, reason);
  if (!change) throw new Refused(WORDS.decisions.noPlace);
  const { label } = chosen;
  const isClean = !desk.drafts.isUnsaved(change.path);
  const subject = open.decision.places[0]?.subject ?? '';
  const step = { label, subject, changes: [change] };
  if (isClean && change.after !== undefined) desk.drafts.writeStep(step, [change], () => true);
  else desk.drafts.change(step);
  const subjects = new Set([subject, ...open.decision.places.map((place) => place.subject)]);
  desk.tell({ type: 'changed', subjects: [...subjects] });
  return { label };
}

function settling(desk: Desk, open: OpenDecision, choice: string, reason: string): FileChange | undefined {
  const cut = choice.indexOf(':');
  const [kind, what] = cut < 0 ? [choice, ''] : [choice.slice(0, cut), choice.slice(cut + 1)];
  if (kind === 'keep') return keep(desk, open, what);
  if (kind === 'accept') return accept(desk, open, reason);
  if (kind === 'fact') return nameFact(desk, open, what);
  return kind === 'none' && open.decision.kind === 'question' ? answerNone(desk, open) : undefined;
}

/** The text of a file in another form; `undefined` where there is no such file. */
function changeOf(desk: Desk, path: string, edit: (text: string) => string): FileChange | undefined {
  const before = desk.drafts.textOf(path);
  return before === undefined ? undefined : { path, before, after: edit(before) };
}

/** @param reading `SUBJECT:VALUE` */
function keep(desk: Desk, { judged }: OpenDecision, reading: string): FileChange | undefined {
  const side = judged.finding.sides.find(
    ({ decide }) => decide && `${decide.subject}:${decide.value}` === reading,
  );
  const entry = side?.decide && findEntry(desk.snapshot.sound, side.decide.subject);
  if (!entry || !side?.decide) return undefined;
  const { value } = side.decide;
  const readings = isMapping(entry.value) && Array.isArray(entry.value.readings) ? entry.value.readings : [];
  const own = readings.find((each) => isMapping(each) && String(each.value) === value);
  const kept: JsonValue = isMapping(own) ? (own.value ?? value) : value;
  return changeOf(desk, entry.file.path, (text) =>
    editValue(text, { op: 'set', pointer: '/decision', value: kept }),
  );
}

function accept(desk: Desk, { judged: { finding, rule } }: OpenDecision, reason: string): FileChange {
  const path = `${ACCEPTANCES}.yaml`;
  const before = desk.drafts.textOf(path);
  const { subject } = finding;
  const acceptance = {
    rule,
    subject,
    values: valuesOf(finding),
    reason,
    since: desk.today,
    until: undefined,
  };
  return { path, before, after: addAcceptance(before ?? 'accepted: []\n', acceptance) };
}

/** Writes `{{fact}}` in the place of what was asked about. */
function nameFact(desk: Desk, { judged }: OpenDecision, fact: string): FileChange | undefined {
  const place = judged.finding.sides[0]?.place;
  if (!place) return undefined;
  const { start, end } = place.span;
  return changeOf(desk, place.file, (text) =>
    text === place.text ? `${text.slice(0, start)}{{${fact}}}${text.slice(end)}` : text,
  );
}

function answerNone(desk: Desk, { judged: { finding } }: OpenDecision): FileChange | undefined {
  const answers = desk.snapshot.sound.singletons.get(ANSWERS);
  if (!answers) return undefined;
  const asked = finding.params as { readonly written?: string; readonly sentence?: string };
  const answer = { in: finding.subject, value: asked.written ?? '', sentence: asked.sentence ?? '' };
  return changeOf(desk, answers.file.path, (text) => setAnswers(text, [...readAnswers(answers), answer]));
}
