// What came, and what became of it.
import type { Submission } from '../receive/receive.ts';
import { type Database, sql } from './database.ts';

/** What a visitor sent, as kept. */
export type Fields = Submission['fields'];

export interface Message extends Omit<Submission, 'held'> {
  readonly id: string;
}

/** What became of an email: `delayed` ones are tried again, the last two are not. */
export interface Delivery {
  readonly state: 'waiting' | 'sent' | 'delayed' | 'refused' | 'expired';
  /** The answer of the mail server, or the error of the network. */
  readonly why?: string | undefined;
}

export interface ReceivedMessage extends Message {
  /** When it was answered, in ISO 8601. */
  readonly answered?: string;
  /** Of the email that announces it. */
  readonly delivery: Delivery;
}

/** A row of the table, as far as a query selected it. */
export interface MessageRow extends Omit<Message, 'fields'> {
  readonly fields: string;
}

interface Entry extends MessageRow {
  readonly held: string | null;
  readonly answered: string | null;
}

/** Messages and requests, the newest first; the addresses of the newsletter are not among them. */
export async function readMessages({ query }: Database): Promise<ReceivedMessage[]> {
  const rows = await query<Entry & { state: Delivery['state'] | null; why: string | null }>(sql`
    select entries.id, form, received, fields, answered, state, why
    from entries left join emails on emails.key = entries.id
    where held is null and form <> 'newsletter' order by received desc, entries.id`);
  return rows.map(({ answered, state, why, ...entry }) => ({
    ...messageOf(entry),
    ...(answered && { answered }),
    delivery: { state: state ?? 'waiting', ...(why && { why }) },
  }));
}

export function messageOf({ id, form, received, fields }: MessageRow): Message {
  return { id, form, received, fields: JSON.parse(fields) };
}

interface HeldBack extends Message {
  /** Why: `trap`, or what was wrong with the time when the form was opened. */
  readonly reason: string;
}

/** What was held back, the newest first; without what came again afterwards and was kept. */
export async function readHeldBack({ query }: Database): Promise<HeldBack[]> {
  const rows = await query<Entry>(sql`
    select id, form, received, held, fields from entries where held is not null and not exists (
      select 1 from entries as kept
      where kept.held is null and kept.email = entries.email and kept.form = entries.form and kept.fields = entries.fields
        and kept.received >= entries.received
    ) order by received desc, id`);
  return rows.map((row) => ({ ...messageOf(row), reason: row.held ?? '' }));
}

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

/** The addresses of the newsletter, in the order in which they came. */
export async function readSubscribers({ query }: Database): Promise<Subscriber[]> {
  const rows = await query<{
    email: string;
    received: string;
    confirmed: string | null;
    confirmed_from: string | null;
    is_asked: number;
  }>(sql`
    select email, received, confirmed, confirmed_from,
      case when exists (select 1 from emails where entry = entries.id) then 1 else 0 end as is_asked
    from entries where form = 'newsletter' and held is null order by received, id`);
  const subscribers = new Map<string, Subscriber>();
  for (const { email, received: requested, confirmed, confirmed_from: from, is_asked } of rows) {
    const known = subscribers.get(email)?.state;
    if (known === 'confirmed' || (known === 'single' && !confirmed)) continue;
    const state = confirmed ? 'confirmed' : is_asked === 1 ? 'unconfirmed' : 'single';
    subscribers.set(email, { email, state, requested, ...(confirmed && { confirmed, from: from ?? '' }) });
  }
  return [...subscribers.values()];
}

export async function readPerson({ query }: Database, address: string): Promise<Record<string, object[]>> {
  const email = personOf(address);
  const entries = await query<Entry>(sql`
    select id, form, received, held, answered, confirmed, confirmed_from, fields from entries
    where email = ${email} order by received, id`);
  const emails = await query<object>(sql`
    select key, state, at, why from emails
    where entry in (select id from entries where email = ${email}) order by key`);
  return {
    entries: entries.map(({ fields, ...entry }) => ({ ...entry, fields: JSON.parse(fields) })),
    emails,
  };
}

/** As people are compared by their addresses. */
export function personOf(address: unknown): string {
  // PostgreSQL takes no text with a NUL.
  return String(address ?? '')
    .replaceAll('\0', '')
    .trim()
    .toLowerCase();
}
