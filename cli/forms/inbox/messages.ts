// What came, what became of it: read from the journals, whatever runs.

import type { FunctionName } from '../../core/shared/functions.ts';
import { FUNCTION_NAMES, HELD_BACK } from '../receive/receive.ts';
import type { Fields } from './forms/form.ts';
import { type JournalLine, readJournal } from './journal.ts';

/** Journal of what became of each mail. */
export const DELIVERIES = 'outbox';
/** Journal of the messages that the seller has answered. */
export const ANSWERED = 'answered';
export interface Message {
  readonly id: string;
  readonly form: FunctionName;
  /** ISO 8601. */
  readonly received: string;
  readonly fields: Fields;
  /** When it was answered, in ISO 8601. */
  readonly answered?: string | undefined;
}

/** What became of an email: `delayed` ones are tried again, the last two are not. */
export interface Delivery {
  readonly state: 'waiting' | 'sent' | 'delayed' | 'refused' | 'expired';
  /** What the mail server or the network said. */
  readonly why?: string | undefined;
}

/** The messages of some forms, the newest first. */
export function readMessages(folder: string, forms: readonly FunctionName[] = FUNCTION_NAMES): Message[] {
  const answered = readAnswered(folder);
  return forms
    .flatMap((form) => readJournal(folder, form).map((line) => messageOf(form, line)))
    .map((message) => {
      const at = answered.get(message.id);
      return at ? { ...message, answered: at } : message;
    })
    .toSorted((a, b) => (a.received < b.received ? 1 : -1));
}

/** When each message was answered, by its id; the last mark counts. */
export function readAnswered(folder: string): ReadonlyMap<string, string> {
  const marks = new Map(readJournal(folder, ANSWERED).map(({ record }) => [String(record.id), record]));
  return new Map([...marks].flatMap(([id, { isAnswered, at }]) => (isAnswered ? [[id, String(at)]] : [])));
}

function messageOf(form: FunctionName, { id, record }: JournalLine): Message {
  const { received, ...fields } = record;
  return { id, form, received: String(received), fields };
}

/** What is known of each mail, by its key. */
export function readDeliveries(folder: string): ReadonlyMap<string, Delivery> {
  return new Map(
    readJournal(folder, DELIVERIES).map(({ record }) => [
      String(record.mail),
      { state: record.state as Delivery['state'], why: record.why as string | undefined },
    ]),
  );
}

interface HeldBack {
  readonly id: string;
  readonly received: string;
  /** Why: `trap`, or what was wrong with the time when the form was opened. */
  readonly reason: string;
  readonly form: string;
  readonly fields: Fields;
}

/** What was held back, the newest first; without what came again afterwards and was kept. */
export function readHeldBack(folder: string): HeldBack[] {
  const kept = new Set(readMessages(folder).map(({ form, fields }) => JSON.stringify([form, fields])));
  return readJournal(folder, HELD_BACK)
    .map(({ id, record: { received, reason, form, ...fields } }) => ({
      id,
      received: String(received),
      reason: String(reason),
      form: String(form),
      fields,
    }))
    .filter(({ form, fields }) => !kept.has(JSON.stringify([form, fields])))
    .toReversed();
}
