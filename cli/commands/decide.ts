import { changeOf, type Outcome } from '../core/consistency/causes.ts';
import type { RuleFinding } from '../core/consistency/engine.ts';
import { wordingOfFinding } from '../core/consistency/registry.ts';
import { allEntries, type Content, type Entry } from '../core/content/content.ts';
import { decisionOf, hasReadings, nameOfReading, readingsOf } from '../core/content/entry-readings.ts';
import { closest } from '../core/content/nearest.ts';
import { parseYaml } from '../core/content/parse-yaml.ts';
import { localeOf } from '../core/language/locale-of.ts';
import { factText, type Reading } from '../core/language/reading.ts';
import { loadContent } from '../core/load/load.ts';
import { routesOfReading } from '../core/model/lookups.ts';
import { buildModel } from '../core/model/model.ts';
import { foldText } from '../core/model/values.ts';
import { settledTexts } from '../core/settle/settle.ts';
import { mappingOf } from '../core/values/json-value.ts';
import { openWorkspace } from '../core/workspace/workspace.ts';
import { reportCheck } from './check.ts';
import { caller } from './command-line.ts';
import { type Context, WRONG_CALL } from './context.ts';
import { editContent, edited } from './edit-content.ts';

interface DecideOptions {
  /** `facts/order-deadline`, `prices/nordmann-alsacienne`. */
  readonly subject: string;
  /** The reading to keep: its value, its source, or its value as a visitor reads it. */
  readonly value: string | undefined;
  /** A value to keep that no reading gives, spelled as in the file. */
  readonly newValue: string | undefined;
  readonly undo: boolean;
  readonly dryRun: boolean;
}

/** `sapin decide`: settles a fact or a price file by writing its `decision:` line. Returns the exit status. */
export function decide(context: Context, options: DecideOptions): number {
  const { subject, value, newValue, undo, dryRun } = options;
  const { words, refuse } = context;
  const given = value ?? newValue;
  if (undo && given !== undefined) return refuse(words.decide.undoWithValue, WRONG_CALL);
  if (value !== undefined && newValue !== undefined) return refuse(words.decide.noValue(''), WRONG_CALL);
  const loaded = loadContent(context.project);
  if (loaded.problems.length > 0) return reportCheck(context, loaded);
  const entry = decidable(loaded.content).find((each) => each.subject === subject);
  if (!entry) return refuse(unknownSubject(context, loaded.content, subject));
  if (undo) return undoDecision(context, loaded.content, entry);
  if (given === undefined) return refuse(words.decide.noValue(readingsIn(loaded.content, entry)), WRONG_CALL);
  const reading = chosen(loaded.content, entry, given);
  if (!reading)
    return newValue === undefined
      ? refuseReading(context, loaded.content, entry, given)
      : decideNew(context, loaded.content, entry, newValue, dryRun);
  const decision = reading.value ?? reading.source;
  if (dryRun) return previewReading(context, loaded.content, entry, reading);
  if (decisionOf(entry) === decision)
    return done(
      context,
      entry,
      decision,
      false,
      words.decide.alreadySettled(subject, shownAs(loaded.content, entry, decision)),
    );
  return write(context, loaded.content, entry, decision);
}

function refuseReading({ words, refuse }: Context, content: Content, entry: Entry, value: string): number {
  const word = /\s/.test(value) ? `"${value}"` : value;
  const call = hasValues(entry) ? `${caller()} decide ${entry.subject} --value ${word}` : undefined;
  return refuse(words.decide.noSuchReading(value, entry.subject, readingsIn(content, entry), call));
}

/** What can be kept: as the command takes it, then as visitors read it. */
function readingsIn(content: Content, entry: Entry): string {
  const named = readingsOf(entry).map((reading) => {
    const [name, shown] = [nameOfReading(reading), shownAs(content, entry, nameOfReading(reading))];
    return name === shown ? name : `${name} (${shown})`;
  });
  return named.join(', ');
}

/** A value as visitors read it; a grid is called by its source. */
function shownAs({ settings }: Content, entry: Entry, value: string | number): string {
  const reading = readingsOf(entry).find((each) => nameOfReading(each) === String(value));
  const kind = hasValues(entry) ? String(mappingOf(entry.value).kind) : '';
  return factText(localeOf(settings), kind, { source: '', value, ...reading });
}

/** Readings of a fact have a value each, those of prices a grid. */
function hasValues(entry: Entry): boolean {
  return readingsOf(entry).every((reading) => reading.value !== undefined);
}

function decideNew(context: Context, content: Content, entry: Entry, value: string, dryRun: boolean): number {
  const { words, refuse } = context;
  if (!hasValues(entry)) return refuse(words.decide.noNewValue(entry.subject));
  return dryRun ? previewValue(context, content, entry, value) : write(context, content, entry, value);
}

/** The text of an entry with a value kept: a decision, and for a new value a reading. */
function keptText(content: Content, { subject, file }: Entry, value: string | number): string {
  const choice = { kind: 'keep', subject, value: String(value), shown: '' } as const;
  return settledTexts(content, [{ choice }]).get(file.path) ?? file.text;
}

function decisionIn(text: string): string | number {
  return mappingOf(parseYaml('', text).value).decision as string | number;
}

function write(context: Context, content: Content, entry: Entry, value: string | number): number {
  const { words } = context;
  const text = keptText(content, entry, value);
  const decision = decisionIn(text);
  if (!editContent(context, [edited(entry.file, text)])) return 1;
  const settled = hasValues(entry)
    ? words.decide.settled(entry.subject, shownAs(content, entry, decision), entry.file.path)
    : words.decide.settledGrid(entry.subject, String(decision), entry.file.path);
  return done(context, entry, decision, true, settled);
}

/** What keeping a reading would settle, open and change. */
function previewReading(context: Context, content: Content, entry: Entry, reading: Reading): number {
  const value = nameOfReading(reading);
  const outcomes = openWorkspace(context.project).snapshot().outcomes(entry.subject).result();
  const outcome = outcomes.find((each) => each.value === value);
  return preview(context, content, entry, value, outcome ?? { settles: [], opens: [], pages: [] });
}

/** The same of a value that is not a reading, once the content with it has passed the check. */
function previewValue(context: Context, content: Content, entry: Entry, value: string): number {
  const text = keptText(content, entry, value);
  const workspace = openWorkspace(context.project);
  const before = workspace.snapshot();
  workspace.setText(entry.file.path, text);
  const after = workspace.snapshot();
  if (after.loaded.problems.length > 0) return reportCheck(context, after.loaded);
  const model = buildModel(content);
  const fact = model.factOf(entry);
  const routes = (fact?.readings ?? []).flatMap((reading) =>
    fact ? routesOfReading(model, fact, reading) : [],
  );
  const changes = changeOf(before.findings(), after.findings());
  return preview(context, content, entry, decisionIn(text), { ...changes, pages: [...new Set(routes)] });
}

/** Limit of the pages named in a terminal; the JSON document has all. */
const MOST_PAGES = 8;

function preview(
  { words, language, answer }: Context,
  content: Content,
  entry: Entry,
  value: string | number,
  { settles, opens, pages }: Pick<Outcome, 'settles' | 'opens' | 'pages'>,
): number {
  const lines = (found: readonly RuleFinding[]) =>
    found.map(
      ({ rule, finding }) => `${rule} ${finding.subject}: ${wordingOfFinding(finding, language).message}`,
    );
  const document = {
    ok: true,
    subject: entry.subject,
    decision: value,
    changed: false,
    settles: lines(settles),
    opens: lines(opens),
    pages,
  };
  const heading = [
    words.consistency.outcome(shownAs(content, entry, value), settles.length, opens.length, pages.length),
    ...lines(settles).map((line) => `  - ${line}`),
    ...lines(opens).map((line) => `  + ${line}`),
    ...pages.slice(0, MOST_PAGES).map((page) => `  ${page}`),
    ...(pages.length > MOST_PAGES ? [`  ${words.decide.morePages(pages.length - MOST_PAGES)}`] : []),
  ].join('\n');
  return answer(document, heading);
}

function decidable(content: Content): Entry[] {
  return allEntries(content).filter(hasReadings);
}

function unknownSubject({ words }: Context, content: Content, subject: string): string {
  const subjects = decidable(content).map((entry) => entry.subject);
  const near = closest(subject, subjects) ?? subjects.find((each) => each.endsWith(`/${subject}`));
  const known = allEntries(content).some((entry) => entry.subject === subject);
  const unknown = known ? words.decide.noReadings(subject, near) : words.unknown(subject, near);
  return near === undefined
    ? words.decide.subjects(unknown, undecided(content, subject).join(', '))
    : unknown;
}

/** The subjects with several readings: those of a collection, a surface or a kind of that name, else all. */
function undecided(content: Content, word: string): string[] {
  const several = decidable(content).filter((entry) => readingsOf(entry).length > 1);
  const named = several.filter(
    (entry) =>
      entry.subject.startsWith(`${word}/`) ||
      mappingOf(entry.value).kind === word ||
      readingsOf(entry).some(({ surfaces }) => surfaces?.includes(word)),
  );
  return (named.length > 0 ? named : several).map(({ subject }) => subject);
}

/** The reading that `value` names: as the file names it, or as a visitor reads it. */
function chosen(content: Content, entry: Entry, value: string): Reading | undefined {
  const exact = readingsOf(entry).find((reading) => nameOfReading(reading) === value);
  if (exact) return exact;
  const fact = buildModel(content).facts.find((each) => each.entry === entry);
  return fact?.readings.find(({ text }) => foldText(text) === foldText(value))?.declared;
}

function undoDecision(context: Context, content: Content, entry: Entry): number {
  const { subject, file } = entry;
  const text = settledTexts(content, [{ choice: { kind: 'reopen', subject } }]).get(file.path) ?? file.text;
  if (decisionOf(entry) === undefined)
    return done(context, entry, null, false, context.words.decide.notSettled(subject));
  if (!editContent(context, [edited(file, text)])) return 1;
  return done(context, entry, null, true, context.words.decide.unsettled(subject, file.path));
}

function done(
  { answer }: Context,
  { subject, file }: Entry,
  decision: string | number | null,
  changed: boolean,
  heading: string,
): number {
  return answer({ ok: true, subject, decision, changed, file: file.path }, heading);
}
