// Sends what the journals hold, once the visitor has been answered, until it is sent or three days have passed.
import { join } from 'node:path';
import { openJsonLines } from '../inbox/json-lines.ts';
import {
  DELIVERIES,
  type Delivery,
  type Message,
  readAnswered,
  readDeliveries,
  readMessages,
} from '../inbox/messages.ts';
import type { Email } from './email.ts';
import { type Failure, type FailureKind, failureOf } from './failure.ts';
import type { Transport } from './transport.ts';

const MINUTE = 60_000;

/** How long an email is tried, in milliseconds from when its message came. */
const PATIENCE = 3 * 24 * 60 * MINUTE;

/** The pause after so many failures, in milliseconds: from a minute to four hours. */
const pauseAfter = (failures: number) => Math.min(MINUTE * 2 ** (failures - 1), 4 * 60 * MINUTE);

interface OutboxOptions {
  readonly folder: string;
  readonly transport: Transport;
  /** The emails that a message causes, by keys that never change. */
  emailsFor(message: Message): readonly { readonly key: string; write(): Email | Promise<Email> }[];
  /** Reports what went wrong, for the log of the server. */
  report(key: string, failure: Failure | 'expired'): void;
  /** Replaces the usual pauses, in milliseconds. */
  readonly pauseAfter?: (failures: number) => number;
}

export interface Outbox {
  /** Takes a message that is on the disk; it is sent soon. */
  add(message: Message): void;
  /** How many emails wait, how many were given up and not answered, and the last failure, unless one was sent since. */
  state(): { readonly waiting: number; readonly failed: number; readonly why?: FailureKind };
  /** Resolves when the email in flight, if any, is done. */
  stop(): Promise<void>;
}

interface Job {
  readonly key: string;
  readonly message: string;
  readonly received: number;
  readonly write: () => Email | Promise<Email>;
  failures: number;
  /** Milliseconds since 1970. */
  due: number;
}

/** An outbox for the messages of a folder, those that came while no server ran among them. */
export function openOutbox(options: OutboxOptions): Outbox {
  const { folder, transport, report } = options;
  const pause = options.pauseAfter ?? pauseAfter;
  const deliveries = openJsonLines(join(folder, `${DELIVERIES}.jsonl`));
  const jobs = new Map<string, Job>();
  let working: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** While the server itself cannot be reached, no email is tried before then. */
  let blocked = { failures: 0, until: 0 };
  /** Ids of the messages whose emails are no longer tried. */
  const failed = new Set<string>();
  let last: Failure | undefined;

  const add = (message: Message, known?: ReadonlyMap<string, Delivery>) => {
    for (const { key, write } of options.emailsFor(message)) {
      const state = known?.get(key)?.state;
      if (state === 'refused' || state === 'expired') failed.add(message.id);
      if (jobs.has(key) || state === 'sent' || state === 'refused' || state === 'expired') continue;
      jobs.set(key, {
        key,
        message: message.id,
        received: Date.parse(message.received),
        write,
        failures: 0,
        due: 0,
      });
    }
  };
  const note = (key: string, state: Delivery['state'], reason?: string) =>
    deliveries
      .append({ at: new Date().toISOString(), mail: key, state, ...(reason && { why: reason }) })
      // What is not noted is sent again, under the same Message-ID.
      .catch((error: Error) => console.error(`${DELIVERIES}: ${error.message}`));

  const attempt = async (job: Job): Promise<void> => {
    if (Date.now() > job.received + PATIENCE) {
      jobs.delete(job.key);
      failed.add(job.message);
      report(job.key, 'expired');
      return note(job.key, 'expired', last && inWords(last));
    }
    if (job.failures > 0 && !isWanted(folder, job.message)) {
      jobs.delete(job.key);
      return;
    }
    try {
      await transport.send(await job.write());
      jobs.delete(job.key);
      blocked = { failures: 0, until: 0 };
      last = undefined;
      await note(job.key, 'sent');
    } catch (error) {
      const failure = failureOf(error as Error);
      report(job.key, failure);
      last = failure;
      if (failure.isFinal) {
        jobs.delete(job.key);
        failed.add(job.message);
        return note(job.key, 'refused', inWords(failure));
      }
      job.failures += 1;
      job.due = Date.now() + pause(job.failures);
      if (!failure.isOfMail) {
        const failures = blocked.failures + 1;
        // Another email is tried next: this one may be what breaks the connection.
        jobs.delete(job.key);
        jobs.set(job.key, job);
        blocked = { failures, until: Date.now() + pause(failures) };
      }
      if (job.failures === 1) await note(job.key, 'delayed', inWords(failure));
    }
  };

  const work = async () => {
    for (;;) {
      const now = Date.now();
      const job = isStopped || now < blocked.until ? undefined : firstDue(jobs.values(), now);
      if (!job) break;
      await attempt(job);
    }
    transport.rest();
  };
  const wake = () => {
    if (working || isStopped) return;
    clearTimeout(timer);
    working = work().finally(() => {
      working = undefined;
      if (jobs.size === 0 || isStopped) return;
      const next = Math.max(blocked.until, Math.min(...[...jobs.values()].map(({ due }) => due)));
      timer = setTimeout(wake, Math.max(next - Date.now(), 1));
      timer.unref();
    });
  };

  const known = readDeliveries(folder);
  // The oldest first.
  for (const message of readMessages(folder).toReversed()) {
    // An address that came long before there was mail stays as it is.
    const isPast = message.form === 'newsletter' && Date.parse(message.received) < Date.now() - PATIENCE;
    if (!message.answered && !isPast) add(message, known);
  }
  wake();
  return {
    add(message) {
      add(message);
      wake();
    },
    state() {
      // The seller may have answered them meanwhile.
      if (failed.size > 0) for (const id of readAnswered(folder).keys()) failed.delete(id);
      return { waiting: jobs.size, failed: failed.size, ...(last && { why: last.kind }) };
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await working;
      transport.rest();
    },
  };
}

/** Whether a message is still there, and not answered: it may have been dealt with while its email waited. */
function isWanted(folder: string, id: string): boolean {
  return readMessages(folder).some((message) => message.id === id && !message.answered);
}

function firstDue(jobs: Iterable<Job>, now: number): Job | undefined {
  for (const job of jobs) if (job.due <= now) return job;
  return undefined;
}

function inWords({ kind, detail }: Failure): string {
  return `${kind}: ${detail}`;
}
