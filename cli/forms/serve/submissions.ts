// The form functions of `sapin serve`: how often an address may call them, and what they take.
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import type { Outbox } from '../mail/outbox.ts';
import { receiveStep } from '../receive/newsletter-step.ts';
import { fetchHandler, limitBody, refusal, type Submission } from '../receive/receive.ts';
import { type Database, StoreError } from '../store/database.ts';
import { personOf } from '../store/messages.ts';
import { fullness } from '../store/store.ts';
import { accept, confirm, unsubscribe } from '../store/submissions.ts';
import { mailboxOf, networkOf, rateLimit } from './rate.ts';

/** Limit for an address: more than any visitor calls, even with a whole office behind one address. */
const CALLS_PER_MINUTE = 30;

const HOUR = 60 * 60_000;

/** Emails that ask to confirm, an hour: to one mailbox, whose owner may have asked for none of them, and to all. */
const CONFIRMATIONS = { mailbox: 3, all: 100 };

/** How long what was found of the room holds, in milliseconds. */
const ROOM_TTL = 1000;

export interface FunctionOptions {
  readonly store: Database;
  /** What strangers may fill it with, in bytes. */
  readonly room: number;
  /** The public anonymous key that a request must have; when it is empty, none is required. */
  readonly key: string;
  /** Seals the time when a form was opened, and links of the newsletter. */
  readonly secret: string;
  /** What mails what is kept, once the visitor is answered, and asks the newsletter's addresses to confirm. */
  readonly outbox?: Outbox | undefined;
  /** Whether a proxy in front names the visitor's address in `X-Forwarded-For`. */
  readonly isBehindProxy?: boolean;
}

/**
 * Answers the calls to `/functions/`: 200 once the submission is on the disk, otherwise an `error`. A POST anywhere else
 * comes from a page of the newsletter.
 */
export function formFunctions(options: FunctionOptions): Hono {
  const { store, outbox, key, secret, isBehindProxy = false } = options;
  const countCall = rateLimit(CALLS_PER_MINUTE, 60_000);
  const handle = fetchHandler({ key, secret, confirms: outbox !== undefined, keep: keepIn(options) });
  const app = new Hono();
  app.post('*', (context, next) => {
    const wait = countCall(networkOf(addressOf(context, isBehindProxy)));
    if (wait > 0) throw refusal('too many calls', 429, { 'Retry-After': String(wait) });
    return next();
  });
  app.all('/functions/*', ({ req }) => handle(req.raw));
  app.post('*', limitBody, (context) => {
    const from = addressOf(context, isBehindProxy);
    const now = Date.now();
    return receiveStep(
      context.req.raw,
      { secret, now },
      {
        confirm: (email) => confirm(store, email, from, new Date(now).toISOString()),
        unsubscribe: (email) => unsubscribe(store, email).then(() => true),
      },
    ).catch((error) => refuse(error, context.req.path));
  });
  return app;
}

/** Keeps each submission, once, while there is room. */
function keepIn({ store, room, outbox }: FunctionOptions): (submission: Submission) => Promise<void> {
  const countToMailbox = rateLimit(CONFIRMATIONS.mailbox, HOUR);
  const countToAll = rateLimit(CONFIRMATIONS.all, HOUR);
  let found: ReturnType<typeof fullness>;
  let until = 0;
  return async (submission) => {
    const { form, held, fields } = submission;
    try {
      if (performance.now() >= until) {
        until = performance.now() + ROOM_TTL;
        found = fullness(store, room);
      }
      const { isFull, isHeldFull } = await found;
      if (isFull) throw new StoreError('full', 'no room');
      if (held && isHeldFull) return;
      await accept(store, submission, {
        ...(outbox && { keysOf: outbox.keysOf }),
        admit() {
          if (form !== 'newsletter' || held) return;
          const wait = countToMailbox(mailboxOf(personOf(fields.email))) || countToAll('');
          if (wait > 0) throw refusal('too many calls', 429, { 'Retry-After': String(wait) });
        },
      });
      if (!held) outbox?.wake();
    } catch (error) {
      until = 0;
      refuse(error, form);
    }
  };
}

/** What is not taken now may be taken later; who keeps the shop reads why. */
function refuse(error: unknown, what: string): never {
  if (!(error instanceof StoreError)) throw error;
  console.error(`${what}: ${error.message}`);
  throw refusal('not kept', 503);
}

/** The visitor's address. Visitors can forge `X-Forwarded-For`, but only in front of what the proxy appends. */
function addressOf(context: Context, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return forwarded || (getConnInfo(context).remote.address ?? '');
}
