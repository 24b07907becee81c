import { Hono } from 'hono';
import { commandWords } from '../core/messages/commands/command-words.ts';
import { dayOf } from '../core/shared/day.ts';
import { capitalized } from '../core/text/capitalized.ts';
import { rowsOf, senderOf, summaryOf, textOf } from '../forms/inbox/reading.ts';
import { shopOf } from '../forms/inbox/shop.ts';
import { StoreError } from '../forms/store/database.ts';
import { type ReceivedMessage, readMessages } from '../forms/store/messages.ts';
import { isStore, openStore } from '../forms/store/store.ts';
import { markAnswered } from '../forms/store/submissions.ts';
import type { Inbox, InboxMessage } from './contract.ts';
import type { Desk } from './desk.ts';
import { givenIn } from './given.ts';
import { momentLabel } from './history/moments.ts';
import { Refused, Unanswered } from './refused.ts';
import { WORDS } from './words.ts';

const COMMANDS = commandWords('fr');
/** Between two looks at what came, in milliseconds. */
const PATROL = 60_000;

/**
 * The part of the desk that shows what the forms received.
 * @param folder absolute path of where submissions are stored
 */
export function inboxPart(folder: string): (desk: Desk) => Hono {
  return (desk) => {
    let unanswered = 0;
    desk.unanswered = () => unanswered;
    const read = async (): Promise<Inbox> => {
      if (!isStore(folder)) return { messages: [], missing: WORDS.inbox.nothing };
      const inbox = await inStore(folder, async (store) => inboxOf(desk, await readMessages(store)));
      const before = unanswered;
      unanswered = inbox.messages.filter(({ answered }) => answered === null).length;
      if (unanswered !== before) desk.tell({ type: 'changed', subjects: [] });
      return inbox;
    };
    const look = () => void read().catch(() => undefined); // `/inbox` says what is wrong
    look();
    setInterval(look, PATROL).unref();
    return new Hono()
      .get('/inbox', async (context) => context.json(await read()))
      .post('/inbox', async (context) => {
        const { id, isAnswered } = await givenIn(context);
        if (typeof id !== 'string' || !isStore(folder)) throw new Unanswered(400, WORDS.badRequest);
        const moment = isAnswered === true ? new Date().toISOString() : null;
        await inStore(folder, (store) => markAnswered(store, id, moment));
        return context.json(await read());
      });
  };
}

type Store = ReturnType<typeof openStore>;

async function inStore<T>(folder: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(folder);
  try {
    return await work(store);
  } catch (error) {
    if (error instanceof StoreError)
      throw new Refused({ message: capitalized(COMMANDS.store[error.fault]), advice: null });
    throw error;
  } finally {
    await store.close();
  }
}

function inboxOf(desk: Desk, messages: readonly ReceivedMessage[]): Inbox {
  const shop = shopOf(desk.snapshot.sound);
  const today = dayOf(new Date());
  return {
    missing: null,
    messages: messages.map((message): InboxMessage => {
      const { id, form, received, fields, answered, delivery } = message;
      const rows = rowsOf(message, shop).map(({ label, value }) => ({ label, value }));
      const isLost = !answered && delivery.state !== 'sent' && delivery.state !== 'waiting';
      return {
        id,
        kind: capitalized(COMMANDS.inbox.forms[form]),
        sender: senderOf(message),
        summary: summaryOf(message, shop),
        received: momentLabel(received, today),
        answered: answered ? momentLabel(answered, today) : null,
        trouble: isLost ? capitalized(COMMANDS.inbox.delivery[delivery.state]) : null,
        rows,
        email: textOf(fields.email),
        phone: textOf(fields.phone),
        reply: WORDS.inbox.reply(
          senderOf(message),
          shop.name,
          rows.map(({ label, value }) => `${label} : ${value}`).join('\n'),
        ),
      };
    }),
  };
}
