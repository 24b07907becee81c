// What there is of one person, and its removal from everything.

import { SUBSCRIPTIONS } from '../receive/newsletter-step.ts';
import { FUNCTION_NAMES, HELD_BACK } from '../receive/receive.ts';
import { type JournalLine, readJournal } from './journal.ts';
import { ANSWERED, DELIVERIES } from './messages.ts';
import { removeLines } from './removal.ts';
import { isOf } from './subscriptions.ts';

const OWN = [...FUNCTION_NAMES, HELD_BACK, SUBSCRIPTIONS];
const NOTES = [DELIVERIES, ANSWERED];

/** Every line about the person with an email address, by journal. */
export function exportPerson(
  folder: string,
  address: string,
): Readonly<Record<string, readonly JournalLine['record'][]>> {
  const isNote = notesOf(folder, address);
  const entries = [...OWN, ...NOTES].map((journal) => {
    const isWanted = NOTES.includes(journal) ? isNote : (line: JournalLine) => isOf(address, line);
    return [journal, readJournal(folder, journal).filter(isWanted)] as const;
  });
  return Object.fromEntries(
    entries.flatMap(([journal, lines]) =>
      lines.length > 0 ? [[journal, lines.map(({ record }) => record)]] : [],
    ),
  );
}

/** @returns how many lines were removed, notes aside */
export async function forgetPerson(folder: string, address: string): Promise<number> {
  const isNote = notesOf(folder, address);
  const removed = await removeLines(folder, OWN, (line) => isOf(address, line));
  await removeLines(folder, NOTES, isNote);
  return removed;
}

function notesOf(folder: string, address: string): (line: JournalLine) => boolean {
  const lines = OWN.flatMap((journal) => readJournal(folder, journal));
  const ids = new Set(lines.filter((line) => isOf(address, line)).map(({ id }) => id));
  return ({ record }) => ids.has(String(record.mail ?? record.id).replace(/-.*$/, ''));
}
