// Who receives the newsletter: who asked for it, and confirmed it by the link in an email.
import { SUBSCRIPTIONS } from '../receive/newsletter-step.ts';
import { type JournalLine, readJournal } from './journal.ts';
import { readDeliveries } from './messages.ts';

const QUARTER = 15 * 60_000;

export interface Subscriber {
  /** In lower case. */
  readonly email: string;
  /** `single`: no mail could be sent when the address was entered, so that nobody confirmed it. */
  readonly state: 'confirmed' | 'single' | 'unconfirmed';
  /** ISO 8601. */
  readonly requested: string;
  readonly confirmed?: string;
  /** The network address of who confirmed. */
  readonly from?: string;
}

/** The addresses of a folder, in the order in which they came, without those that were taken off the list since. */
export function readSubscribers(folder: string, now: number): Subscriber[] {
  const deliveries = readDeliveries(folder);
  const last = new Map(
    readJournal(folder, SUBSCRIPTIONS).map(({ record }) => [String(record.email), record] as const),
  );
  const subscribers = new Map<string, Subscriber>();
  for (const { id, record } of readJournal(folder, 'newsletter')) {
    const email = String(record.email).toLowerCase();
    const requested = String(record.received);
    const event = last.get(email);
    if (event?.event === 'removed' && String(event.received) >= requested) continue;
    if (event?.event === 'confirmed') {
      const confirmed = { confirmed: String(event.received), from: String(event.from) };
      subscribers.set(email, { email, state: 'confirmed', requested, ...confirmed });
      continue;
    }
    // An email that waits to be sent is noted soon after its request.
    const isAsked = deliveries.has(id) || now - Date.parse(requested) < QUARTER;
    if (subscribers.get(email)?.state !== 'single')
      subscribers.set(email, { email, state: isAsked ? 'unconfirmed' : 'single', requested });
  }
  return [...subscribers.values()];
}

/** When an address was last taken off the list, in ISO 8601. */
export function lastRemoval(folder: string, email: string): string | undefined {
  const events = readJournal(folder, SUBSCRIPTIONS).map(({ record }) => record);
  const removal = events.findLast((record) => record.email === email && record.event === 'removed');
  return removal && String(removal.received);
}

/** Whether a line of any journal is of the person with this address. */
export function isOf(address: string, { record }: JournalLine): boolean {
  return String(record.email ?? '').toLowerCase() === address.trim().toLowerCase();
}
