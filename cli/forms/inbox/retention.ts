import type { FunctionName } from '../../core/shared/functions.ts';
import { MS_PER_DAY } from '../../core/values/calendar.ts';
import { SUBSCRIPTIONS } from '../receive/newsletter-step.ts';
import { FUNCTION_NAMES, HELD_BACK } from '../receive/receive.ts';
import { FORMS } from './forms/registry.ts';
import type { JournalLine } from './journal.ts';
import { ANSWERED, DELIVERIES, readMessages } from './messages.ts';
import { removeLines } from './removal.ts';
import type { Shop } from './shop.ts';
import { readSubscribers } from './subscriptions.ts';

interface Purged {
  /** How many messages, requests and addresses were removed. */
  readonly removed: number;
  /** Facts that are missing: what they are about is kept. */
  readonly missing: readonly string[];
}

/** Removes what is older than the content allows; who is subscribed stays. */
export async function purge(folder: string, shop: Shop, now: number): Promise<Purged> {
  const limits = new Map(
    FUNCTION_NAMES.map((form) => [form, shop.duration(FORMS[form].retention)?.before(now)] as const),
  );
  const missing = FUNCTION_NAMES.filter((form) => limits.get(form) === undefined);
  const isOld = (form: FunctionName, received: unknown) =>
    Date.parse(String(received)) < (limits.get(form) ?? 0);
  const subscribed = new Set(
    readSubscribers(folder, now).flatMap(({ email, state }) => (state === 'unconfirmed' ? [] : [email])),
  );
  const isSubscribed = ({ record }: JournalLine) => subscribed.has(String(record.email).toLowerCase());
  const removed = await removeLines(folder, [...FUNCTION_NAMES, HELD_BACK], (line, journal) => {
    const form = (journal === HELD_BACK ? line.record.form : journal) as FunctionName;
    return isOld(form, line.record.received) && !(journal === 'newsletter' && isSubscribed(line));
  });
  await removeLines(folder, [SUBSCRIPTIONS], ({ record }) => {
    const isOver = !subscribed.has(String(record.email).toLowerCase());
    return isOver && isOld('newsletter', record.received);
  });
  await forgetTraces(folder, now);
  return { removed, missing: missing.map((form) => FORMS[form].retention) };
}

/** Removes what was noted of messages that are gone; what is noted today may be of one that came just now. */
async function forgetTraces(folder: string, now: number): Promise<void> {
  const ids = new Set(readMessages(folder).map(({ id }) => id));
  await removeLines(folder, [DELIVERIES, ANSWERED], ({ record }) => {
    const id = String(record.mail ?? record.id).replace(/-.*$/, '');
    return !ids.has(id) && Date.parse(String(record.at)) < now - MS_PER_DAY;
  });
}
