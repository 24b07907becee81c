// The form functions of `sapin serve`: how often an address may call them, and where what they take is stored.
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { idOf } from '../inbox/journal.ts';
import { type JsonLines, openJsonLines } from '../inbox/json-lines.ts';
import type { Message } from '../inbox/messages.ts';
import { fetchHandler } from '../submissions/fetch-handler.ts';
import { receiveStep, SUBSCRIPTIONS } from '../submissions/newsletter-step.ts';
import { HELD_BACK, type JournalEntry, json } from '../submissions/receive.ts';
import { onceWithin } from './once.ts';
import { rateLimit } from './rate.ts';

/** Limit for an address: more than any visitor calls, even with a whole office behind one address. */
const CALLS_PER_MINUTE = 30;

/** An equal submission within this time, in milliseconds, is the same one. */
const REPEAT_WINDOW = 10 * 60_000;

interface FunctionOptions {
  /** The folder where each function appends its submissions to a file of JSON lines. */
  readonly submissionsDir: string;
  /** The public anonymous key that a request must bear; when it is empty, none is asked for. */
  readonly key: string;
  /** Seals the time when a form was opened; without it no form need say so. */
  readonly secret?: string;
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
  const { key, secret = '', isBehindProxy = false } = options;
  const countCall = rateLimit(CALLS_PER_MINUTE, 60_000);
  const keep = keepIn(options);
  const handle = fetchHandler({ key, secret, keep });
  const app = new Hono();
  app.all('/functions/*', (context) => {
    const isCounted = context.req.method === 'POST';
    const wait = isCounted ? countCall(addressOf(context, isBehindProxy)) : 0;
    return wait === 0
      ? handle(context.req.raw)
      : json({ error: 'too many calls' }, 429, { 'Retry-After': String(wait) });
  });
  app.post('*', async (context) => {
    const from = addressOf(context, isBehindProxy);
    const { answer, entry } = await receiveStep(context.req.raw, { secret, now: Date.now() }, from);
    if (entry) await keep(entry);
    return answer;
  });
  return app;
}

/** Appends each entry to the file of its journal, once. */
function keepIn({ submissionsDir, onMessage }: FunctionOptions): (entry: JournalEntry) => Promise<void> {
  const once = onceWithin(REPEAT_WINDOW);
  const journals = new Map<string, JsonLines>();
  return ({ journal, received, fields }) => {
    const lines = journals.get(journal) ?? openJsonLines(join(submissionsDir, `${journal}.jsonl`));
    journals.set(journal, lines);
    const line = { received, ...fields };
    // Who unsubscribes and subscribes again means both.
    if (journal === SUBSCRIPTIONS) return lines.append(line);
    return once(JSON.stringify([journal, fields]), async () => {
      await lines.append(line);
      if (journal === HELD_BACK) return;
      onMessage?.({ id: idOf(journal, JSON.stringify(line)), form: journal, received, fields });
    });
  };
}

/** The visitor's address. Visitors can forge `X-Forwarded-For`, but only in front of what the proxy appends. */
function addressOf(context: Context, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return forwarded || (getConnInfo(context).remote.address ?? '');
}
