import { outcomesOf } from '../consistency/causes.ts';
import { findAll, type RuleFinding } from '../consistency/engine.ts';
import { rulesFor } from '../consistency/judge-content.ts';
import { wordingOfFinding } from '../consistency/registry.ts';
import { allEntries, type Content, type Entry } from '../content/content.ts';
import {
  decisionOf,
  hasReadings,
  nameOfReading,
  type Reading,
  readingsOf,
} from '../content/entry-readings.ts';
import { loadContent } from '../content/load.ts';
import { closest } from '../content/nearest.ts';
import { removeDecision, setDecision } from '../edit/edit.ts';
import { buildModel } from '../model/model.ts';
import { foldText } from '../model/values.ts';
import { reportCheck } from './check.ts';
import { type Context, WRONG_CALL } from './context.ts';
import { editContent, edited } from './edit-content.ts';

export interface DecideOptions {
  /** `facts/order-deadline`, `prices/nordmann-alsacienne`. */
  readonly subject: string;
  /** The reading to keep: its value, its source, or its value as a visitor reads it. */
  readonly value: string | undefined;
  readonly undo: boolean;
  /** Say what it would do, and write nothing. */
  readonly dryRun: boolean;
}

/** `sapin decide`: settles a fact or a price file by writing its `decision:` line. Returns the exit status. */
export function decide(context: Context, { subject, value, undo, dryRun }: DecideOptions): number {
  const { words, refuse } = context;
  if (undo === (value !== undefined))
    return refuse(undo ? words.decide.undoWithValue : words.decide.noValue, WRONG_CALL);
  const loaded = loadContent(context.project);
  if (loaded.problems.length > 0) return reportCheck(context, loaded);
  const entry = decidable(loaded.content).find((each) => each.subject === subject);
  if (!entry) return refuse(unknownSubject(context, loaded.content, subject));
  if (value === undefined) return undoDecision(context, entry);
  const readings = readingsOf(entry);
  const reading = chosen(loaded.content, entry, value);
  if (!reading) {
    const names = readings.map(nameOfReading).join(', ');
    return refuse(words.decide.noSuchReading(value, subject, names));
  }
  const decision = reading.value ?? reading.source;
  if (dryRun) return preview(context, loaded.content, subject, nameOfReading(reading));
  if (decisionOf(entry) === decision)
    return done(context, entry, decision, false, words.decide.alreadySettled(subject, decision));
  if (!editContent(context, [edited(entry.file, setDecision(entry.file.text, decision))])) return 1;
  return done(context, entry, decision, true, words.decide.settled(subject, decision, entry.file.path));
}

/** What the decision would settle, open and change. */
function preview(context: Context, content: Content, subject: string, value: string): number {
  const { words, language, report } = context;
  const model = buildModel(content);
  const rules = rulesFor(content.settings);
  const outcome = outcomesOf(model, rules, findAll(model, rules)).find(
    (each) => each.subject === subject && each.value === value,
  );
  const lines = (found: readonly RuleFinding[]) =>
    found.map(
      ({ rule, finding }) => `${rule} ${finding.subject}: ${wordingOfFinding(finding, language).message}`,
    );
  const { settles = [], opens = [], pages = [] } = outcome ?? {};
  const document = () => ({
    ok: true,
    subject,
    decision: value,
    changed: false,
    settles: lines(settles),
    opens: lines(opens),
    pages,
  });
  const heading = [
    words.consistency.outcome(value, settles.length, opens.length, pages.length),
    ...lines(settles).map((line) => `  - ${line}`),
    ...lines(opens).map((line) => `  + ${line}`),
    ...pages.map((page) => `  ${page}`),
  ].join('\n');
  report({ diagnostics: [], document, heading });
  return 0;
}

function decidable(content: Content): Entry[] {
  return allEntries(content).filter(hasReadings);
}

function unknownSubject({ words }: Context, content: Content, subject: string): string {
  const subjects = decidable(content).map((entry) => entry.subject);
  const near = closest(subject, subjects) ?? subjects.find((each) => each.endsWith(`/${subject}`));
  const known = allEntries(content).some((entry) => entry.subject === subject);
  return known ? words.decide.noReadings(subject, near) : words.unknown(subject, near);
}

/** The reading that `value` names: as the file names it, or as a visitor reads it. */
function chosen(content: Content, entry: Entry, value: string): Reading | undefined {
  const exact = readingsOf(entry).find((reading) => nameOfReading(reading) === value);
  if (exact) return exact;
  const fact = buildModel(content).facts.find((each) => each.entry === entry);
  return fact?.readings.find(({ text }) => foldText(text) === foldText(value))?.declared;
}

function undoDecision(context: Context, entry: Entry): number {
  const { subject, file } = entry;
  if (decisionOf(entry) === undefined)
    return done(context, entry, null, false, context.words.decide.notSettled(subject));
  if (!editContent(context, [edited(file, removeDecision(file.text))])) return 1;
  return done(context, entry, null, true, context.words.decide.unsettled(subject, file.path));
}

function done(
  { report }: Context,
  { subject, file }: Entry,
  decision: string | number | null,
  changed: boolean,
  heading: string,
): number {
  const document = () => ({ ok: true, subject, decision, changed, file: file.path });
  report({ diagnostics: [], document, heading });
  return 0;
}
