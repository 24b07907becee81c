// The form functions of `sapin serve`: how often an address may call them, and where what they take is stored.
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { isDiskFault } from '../../core/files/disk-fault.ts';
import { idOf } from '../inbox/journal.ts';
import { type JsonLines, openJsonLines } from '../inbox/json-lines.ts';
import type { Message } from '../inbox/messages.ts';
import { isFull } from '../inbox/storage.ts';
import { lastRemoval, readSubscribers } from '../inbox/subscriptions.ts';
import { fetchHandler, limitBody, refusal } from '../receive/fetch-handler.ts';
import { receiveStep, type StateOf, SUBSCRIPTIONS } from '../receive/newsletter-step.ts';
import { HELD_BACK, type JournalEntry } from '../receive/receive.ts';
import { onceWithin } from './once.ts';
import { mailboxOf, networkOf, rateLimit } from './rate.ts';

/** Limit for an address: more than any visitor calls, even with a whole office behind one address. */
const CALLS_PER_MINUTE = 30;

const HOUR = 60 * 60_000;

/** Emails that ask to confirm, an hour: to one mailbox, whose owner may have asked for none of them, and to all. */
const CONFIRMATIONS = { mailbox: 3, all: 100 };

/** What machines have filled in is kept up to this part of what the folder may hold. */
const HELD_BACK_PART = 1 / 8;

/** An equal submission within this time, in milliseconds, is the same one. */
const REPEAT_WINDOW = 10 * 60_000;

interface FunctionOptions {
  /** The folder where each function appends its submissions to a file of JSON lines. */
  readonly submissionsDir: string;
  /** The public anonymous key that a request must bear; when it is empty, none is asked for. */
  readonly key: string;
  /** Seals the time when a form was opened, and links of the newsletter. */
  readonly secret: string;
  /** Whether the newsletter's addresses are asked by e-mail to confirm. */
  readonly confirms?: boolean;
  /** Whether a proxy in front names the visitor's address in `X-Forwarded-For`. */
  readonly isBehindProxy?: boolean;
  /** Called with each message once it is on the disk; the visitor's answer does not wait. */
  onMessage?(message: Message): void;
}

/**
 * Answers the calls to `/functions/`: 200 once the submission is on the disk, otherwise an `error`. A POST anywhere else
 * comes from a page of the newsletter.
 */
export function formFunctions(options: FunctionOptions): Hono {
  const { submissionsDir, key, secret, confirms = false, isBehindProxy = false } = options;
  const countCall = rateLimit(CALLS_PER_MINUTE, 60_000);
  const keep = keepIn(options);
  const handle = fetchHandler({ key, secret, confirms, keep });
  const stateOf: StateOf = (email) =>
    readSubscribers(submissionsDir, Date.now()).find((each) => each.email === email)?.state;
  // One after the other: each looks at what the one before has stored.
  let last: Promise<unknown> = Promise.resolve();
  const app = new Hono();
  app.post('*', (context, next) => {
    const wait = countCall(networkOf(addressOf(context, isBehindProxy)));
    if (wait > 0) throw refusal('too many calls', 429, { 'Retry-After': String(wait) });
    return next();
  });
  app.all('/functions/*', ({ req }) => handle(req.raw));
  app.post('*', limitBody, (context) => {
    const pressed = { from: addressOf(context, isBehindProxy), stateOf };
    const turn = last.then(async () => {
      const { answer, entry } = await receiveStep(context.req.raw, { secret, now: Date.now() }, pressed);
      if (entry) await keep(entry);
      return answer;
    });
    last = turn.catch(() => undefined);
    return turn;
  });
  return app;
}

/** Appends each entry to the file of its journal, once. */
function keepIn({ submissionsDir, onMessage }: FunctionOptions): (entry: JournalEntry) => Promise<void> {
  const once = onceWithin(REPEAT_WINDOW);
  const countToMailbox = rateLimit(CONFIRMATIONS.mailbox, HOUR);
  const countToAll = rateLimit(CONFIRMATIONS.all, HOUR);
  const journals = new Map<string, JsonLines>();
  return ({ journal, received, fields }) => {
    const lines = journals.get(journal) ?? openJsonLines(join(submissionsDir, `${journal}.jsonl`));
    journals.set(journal, lines);
    const line = { received, ...fields };
    const append = () => lines.append(line).catch((error) => refuseForRoom(error, journal));
    if (journal === SUBSCRIPTIONS) return append();
    const isNewsletter = journal === 'newsletter';
    const email = String(fields.email).toLowerCase();
    // Who leaves the list and comes back means both.
    const same = isNewsletter ? [journal, email, lastRemoval(submissionsDir, email)] : [journal, fields];
    return once(JSON.stringify(same), async () => {
      if (isFull(submissionsDir)) throw refusal('no room', 503);
      if (journal === HELD_BACK && isFull(submissionsDir, HELD_BACK, HELD_BACK_PART)) return;
      const wait = isNewsletter ? countToMailbox(mailboxOf(email)) || countToAll('') : 0;
      if (wait > 0) throw refusal('too many calls', 429, { 'Retry-After': String(wait) });
      await append();
      if (journal === HELD_BACK) return;
      onMessage?.({ id: idOf(journal, JSON.stringify(line)), form: journal, received, fields });
    });
  };
}

/** What a disk does not take, it may take later; who keeps the shop reads why. */
function refuseForRoom(error: unknown, journal: string): never {
  if (!isDiskFault(error)) throw error;
  console.error(`${journal}: ${error.message}`);
  throw refusal('no room', 503);
}

/** The visitor's address. Visitors can forge `X-Forwarded-For`, but only in front of what the proxy appends. */
function addressOf(context: Context, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return forwarded || (getConnInfo(context).remote.address ?? '');
}
