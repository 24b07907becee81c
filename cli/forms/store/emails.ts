// The emails that messages cause: what waits, who sends it, what became of it.
import { type Database, sql, write } from './database.ts';
import { type Delivery, type Message, type MessageRow, messageOf } from './messages.ts';

type KeysOf = (message: Message) => readonly string[];

/** Queues the emails of what came after `past`, in ISO 8601, while nobody sent any. */
export async function queueEmails(store: Database, keysOf: KeysOf, past: string): Promise<void> {
  const rows = await store.query<MessageRow>(sql`
    select id, form, received, fields from entries
    where received > ${past} and held is null and answered is null
      and not exists (select 1 from emails where entry = entries.id)`);
  const messages = rows.map(messageOf).filter((message) => keysOf(message).length > 0);
  if (messages.length === 0) return;
  await store.transaction(async (run) => {
    for (const message of messages)
      for (const key of keysOf(message))
        await run(sql`
          insert into emails (key, entry, state, at, failures, due)
          select ${key}, id, 'waiting', received, 0, received from entries where id = ${message.id}
          on conflict (key) do nothing`);
  });
}

export function hastenEmails(store: Database): Promise<unknown> {
  return write(store, sql`update emails set due = at, failures = 0 where state in ('waiting', 'delayed')`);
}

export interface Claimed {
  readonly key: string;
  readonly failures: number;
  readonly message: Message;
}

/**
 * The email that is to be sent next, for this server alone until a moment; its message is not answered. Moments are in
 * ISO 8601.
 */
export function claimEmail(store: Database, now: string, until: string): Promise<Claimed | undefined> {
  return store.transaction(async (run) => {
    const [next] = await run<MessageRow & { key: string; failures: number }>(sql`
      select key, failures, id, form, received, fields from emails join entries on entries.id = emails.entry
      where state <> 'sent' and state in ('waiting', 'delayed') and due <= ${now} and (claimed is null or claimed < ${now})
        and answered is null
      order by due, received limit 1`);
    if (!next) return undefined;
    const { key, failures, ...entry } = next;
    // Another server may have taken it between the two looks, and even sent it.
    const claimed = await run(sql`
      update emails set claimed = ${until}
      where key = ${key} and state in ('waiting', 'delayed') and due <= ${now} and (claimed is null or claimed < ${now})
      returning key`);
    return claimed.length > 0 ? { key, failures, message: messageOf(entry) } : undefined;
  });
}

/** Keeps an email from other servers for longer. */
export function keepClaim(store: Database, key: string, until: string): Promise<unknown> {
  return write(store, sql`update emails set claimed = ${until} where key = ${key}`);
}

interface Result extends Delivery {
  readonly failures: number;
  /** When it may be tried again. */
  readonly due: string;
}

/** Notes what became of an email; nothing when its message is gone. */
export function noteDelivery(store: Database, key: string, result: Result): Promise<unknown> {
  const { state, why, failures, due } = result;
  const at = new Date().toISOString();
  return write(
    store,
    sql`update emails set state = ${state}, why = ${why}, at = ${at}, failures = ${failures}, due = ${due}, claimed = null
      where key = ${key}`,
  );
}

/** Removes an email that has nobody left to reach. */
export function dropEmail(store: Database, key: string): Promise<unknown> {
  return write(store, sql`delete from emails where key = ${key}`);
}

/** When the next email may be sent, in ISO 8601. */
export async function nextDue({ query }: Database): Promise<string | undefined> {
  const [row] = await query<{ next: string | null }>(sql`
    select min(case when claimed > due then claimed else due end) as next
    from emails join entries on entries.id = emails.entry
    where state <> 'sent' and state in ('waiting', 'delayed') and answered is null`);
  return row?.next ?? undefined;
}

/** How many emails wait, and how many messages' were given up; of messages that nobody has answered. */
export async function countEmails({ query }: Database): Promise<{ waiting: number; failed: number }> {
  const [counts] = await query<{ waiting: number; failed: number }>(sql`
    select cast(count(case when state in ('waiting', 'delayed') then 1 end) as integer) as waiting,
      cast(count(distinct case when state in ('refused', 'expired') then entry end) as integer) as failed
    from emails join entries on entries.id = emails.entry where state <> 'sent' and answered is null`);
  return counts ?? { waiting: 0, failed: 0 };
}
