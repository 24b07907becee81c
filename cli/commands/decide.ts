import { removeDecision, setDecision } from '../consistency/edit.ts';
import { buildModel } from '../consistency/model.ts';
import { foldText } from '../consistency/values.ts';
import { loadContent } from '../content/load.ts';
import { allEntries, type Content, type Entry } from '../content/model.ts';
import { closest } from '../content/nearest.ts';
import { decisionOf, hasReadings, nameOfReading, type Reading, readingsOf } from '../content/readings.ts';
import { reportCheck } from './check.ts';
import type { Context } from './context.ts';
import { editContent } from './edit-content.ts';

export interface DecideOptions {
  /** `facts/order-deadline`, `prices/nordmann-alsacienne`. */
  readonly subject: string;
  /** The reading to keep: its value, its source, or its value as a visitor reads it. */
  readonly value: string | undefined;
  readonly undo: boolean;
}

interface Said {
  readonly fr: string;
  readonly en: string;
}

const WRONG_CALL = 2;

/** `sapin decide`: settles a fact or a price file by writing its `decision:` line. Returns the exit status. */
export function decide(context: Context, { subject, value, undo }: DecideOptions): number {
  const { reporting, language, note } = context;
  const refuse = (status: number, said: Said) => {
    note(reporting.colors.red(said[language]));
    return status;
  };
  if (undo === (value !== undefined))
    return refuse(
      WRONG_CALL,
      undo
        ? { fr: '--undo ne prend pas de valeur', en: '--undo takes no value' }
        : { fr: 'donnez la valeur à retenir, ou --undo', en: 'give the value to keep, or --undo' },
    );
  const loaded = loadContent(context.project);
  if (loaded.problems.length > 0) return reportCheck(context, loaded);
  const entry = decidable(loaded.content).find((each) => each.subject === subject);
  if (!entry) return refuse(1, unknownSubject(loaded.content, subject));
  if (value === undefined) return undoDecision(context, entry);
  const readings = readingsOf(entry);
  const reading = chosen(loaded.content, entry, value);
  if (!reading) {
    const names = readings.map(nameOfReading).join(', ');
    return refuse(1, {
      fr: `« ${value} » n’est pas une lecture de ${subject} ; les lectures : ${names}`,
      en: `"${value}" is no reading of ${subject}; the readings: ${names}`,
    });
  }
  const decision = reading.value ?? reading.source;
  if (decisionOf(entry) === decision)
    return done(context, entry, decision, false, {
      fr: `${subject} était déjà tranché : ${decision}`,
      en: `${subject} was already settled: ${decision}`,
    });
  if (!editContent(context, entry.file, setDecision(entry.file.text, decision))) return 1;
  return done(context, entry, decision, true, {
    fr: `${subject} est tranché : toutes les pages disent ${decision} (${entry.file.path})`,
    en: `${subject} is settled: every page says ${decision} (${entry.file.path})`,
  });
}

/** Entries that keep several readings. */
function decidable(content: Content): Entry[] {
  return allEntries(content).filter(hasReadings);
}

function unknownSubject(content: Content, subject: string): Said {
  const subjects = decidable(content).map((entry) => entry.subject);
  const near = closest(subject, subjects) ?? subjects.find((each) => each.endsWith(`/${subject}`));
  const known = allEntries(content).some((entry) => entry.subject === subject);
  const fr = known ? `${subject} n’a pas de lectures à trancher` : `« ${subject} » n’existe pas`;
  const en = known ? `${subject} has no readings to decide between` : `"${subject}" does not exist`;
  return {
    fr: near ? `${fr} ; vouliez-vous dire « ${near} » ?` : fr,
    en: near ? `${en}; did you mean "${near}"?` : en,
  };
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
    return done(context, entry, null, false, {
      fr: `${subject} n’était pas tranché`,
      en: `${subject} was not settled`,
    });
  if (!editContent(context, file, removeDecision(file.text))) return 1;
  return done(context, entry, null, true, {
    fr: `${subject} n’est plus tranché : chaque page montre de nouveau sa lecture (${file.path})`,
    en: `${subject} is no longer settled: each page shows its own reading again (${file.path})`,
  });
}

function done(
  { reporting, language, print }: Context,
  { subject, file }: Entry,
  decision: string | number | null,
  changed: boolean,
  said: Said,
): number {
  print(
    reporting.format === 'json'
      ? JSON.stringify({ ok: true, subject, decision, changed, file: file.path }, null, 2)
      : said[language],
  );
  return 0;
}
