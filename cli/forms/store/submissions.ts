// What happens to a submission that was taken, and to the address of the newsletter in it.
import { createHash } from 'node:crypto';
import type { Submission } from '../receive/receive.ts';
import { type Database, sql, write } from './database.ts';
import { type Message, personOf } from './messages.ts';

/** An equal submission within this time, in milliseconds, is the same one. */
const REPEAT_WINDOW = 10 * 60_000;

interface Acceptance {
  /** The keys of the emails that a message causes. */
  keysOf?(message: Message): readonly string[];
  /** Called before what is new is kept; nothing is when it throws. */
  admit?(): void;
}

/** Keeps a submission; nothing when an equal one came just before. */
export async function accept(
  store: Database,
  { form, held, received, fields }: Submission,
  { keysOf, admit }: Acceptance = {},
): Promise<void> {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  const text = JSON.stringify(fields);
  const email = personOf(fields.email);
  const content = form === 'newsletter' && !held ? [form, email] : [form, held, fields];
  const same = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const past = new Date(Date.parse(received) - REPEAT_WINDOW).toISOString();
  const keys = held ? [] : (keysOf?.({ id, form, received, fields }) ?? []);
  await store.transaction(async (run) => {
    await run(sql`update entries set once = null where once = ${same} and received < ${past}`);
    const isNew = await run(sql`
      insert into entries (id, form, received, held, email, fields, size, once)
      values (${id}, ${form}, ${received}, ${held}, ${email}, ${text}, ${new TextEncoder().encode(text).length}, ${same})
      on conflict (once) do nothing returning id`);
    if (isNew.length === 0) return;
    admit?.();
    for (const key of keys)
      await run(sql`
        insert into emails (key, entry, state, at, failures, due)
        values (${key}, ${id}, 'waiting', ${received}, 0, ${received})`);
  });
}

/** Records that the owner of an address confirms the newsletter. @returns whether the address is on the list */
export async function confirm(store: Database, email: string, from: string, at: string): Promise<boolean> {
  const requests = await write(
    store,
    sql`update entries set confirmed = coalesce(confirmed, ${at}), confirmed_from = coalesce(confirmed_from, ${from})
      where form = 'newsletter' and held is null and email = ${email} returning id`,
  );
  return requests.length > 0;
}

/** Takes an address off the list: nothing of it is left there. */
export function unsubscribe(store: Database, email: string): Promise<unknown> {
  return write(
    store,
    sql`delete from entries where form = 'newsletter' and held is null and email = ${email}`,
  );
}

/** Marks a message as answered at a moment, in ISO 8601, or as not answered. */
export function markAnswered(store: Database, id: string, at: string | null): Promise<unknown> {
  return write(store, sql`update entries set answered = ${at} where id = ${id}`);
}
