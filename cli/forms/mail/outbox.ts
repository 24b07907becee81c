// Sends the emails that messages cause, once the visitor has been answered, until they are sent or three days have passed.
import type { Database } from '../store/database.ts';
import {
  type Claimed,
  claimEmail,
  countEmails,
  dropEmail,
  hastenEmails,
  keepClaim,
  nextDue,
  noteDelivery,
  queueEmails,
} from '../store/emails.ts';
import type { Message } from '../store/messages.ts';
import type { Email } from './email.ts';
import { type Failure, type FailureKind, failureOf } from './failure.ts';
import type { Transport } from './transport.ts';

const MINUTE = 60_000;

/** How long an email is tried, in milliseconds from when its message came. */
const PATIENCE = 3 * 24 * 60 * MINUTE;

/** How long a server that was killed keeps an email from others, in milliseconds; a running one renews its claim in time. */
const CLAIM = MINUTE / 2;

/** How often to look for what came elsewhere, in milliseconds. */
const LOOK = MINUTE;

/** The pause after so many failures, in milliseconds: from a minute to four hours. */
const pauseAfter = (failures: number) => Math.min(MINUTE * 2 ** (failures - 1), 4 * 60 * MINUTE);

interface OutboxOptions {
  readonly store: Database;
  readonly transport: Transport;
  /** The emails that a message causes, by keys that never change. */
  emailsFor(message: Message): readonly { readonly key: string; write(): Email }[];
  /** Reports what went wrong, for the log of the server. */
  report(key: string, failure: Failure | 'expired'): void;
  /** Replaces the usual times, in milliseconds. */
  readonly pauseAfter?: (failures: number) => number;
  readonly claim?: number;
}

export interface Outbox {
  /** The keys of the emails that a message causes. */
  keysOf(message: Message): readonly string[];
  /** Sends what is kept by now, soon. */
  wake(): void;
  /** How many emails wait, how many messages' were given up, and the last failure, unless one was sent since; of messages that are not answered. */
  state(): Promise<{ readonly waiting: number; readonly failed: number; readonly why?: FailureKind }>;
  /** Resolves when the email in flight, if any, is done. */
  stop(): Promise<void>;
}

const moment = (milliseconds: number) => new Date(milliseconds).toISOString();

/** An outbox for what is kept; others may send beside it. */
export function openOutbox(options: OutboxOptions): Outbox {
  const { store, transport, emailsFor, report } = options;
  const pause = options.pauseAfter ?? pauseAfter;
  const claimFor = options.claim ?? CLAIM;
  let working: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isAwaited = false;
  let looked = Number.NEGATIVE_INFINITY;
  /** While the server itself cannot be reached, no email is tried before then. */
  let blocked = { failures: 0, until: 0 };
  let last: Failure | undefined;

  const keysOf = (message: Message) => emailsFor(message).map(({ key }) => key);

  const attempt = async ({ key, failures, message }: Claimed): Promise<unknown> => {
    const note = (state: 'sent' | 'delayed' | 'refused' | 'expired', failure?: Failure, due = 0) =>
      noteDelivery(store, key, {
        state,
        why: failure && `${failure.kind}: ${failure.detail}`,
        failures: failures + 1,
        due: moment(due),
      });
    if (Date.now() > Date.parse(message.received) + PATIENCE) {
      report(key, 'expired');
      return note('expired', last);
    }
    const email = emailsFor(message).find((each) => each.key === key);
    if (!email) return dropEmail(store, key);
    const claimed = () => keepClaim(store, key, moment(Date.now() + claimFor)).catch(() => undefined);
    const claiming = setInterval(claimed, claimFor / 3);
    try {
      await transport.send(email.write());
    } catch (error) {
      const failure = failureOf(error as Error);
      report(key, failure);
      last = failure;
      if (failure.isFinal) return await note('refused', failure);
      if (!failure.isOfMail) {
        const count = blocked.failures + 1;
        // Another email is tried next: this one may be what breaks the connection.
        blocked = { failures: count, until: Date.now() + pause(count) };
      }
      return await note('delayed', failure, Date.now() + pause(failures + 1));
    } finally {
      clearInterval(claiming);
    }
    blocked = { failures: 0, until: 0 };
    last = undefined;
    return note('sent');
  };

  const work = async () => {
    for (;;) {
      const now = Date.now();
      const next =
        isStopped || now < blocked.until
          ? undefined
          : await claimEmail(store, moment(now), moment(now + claimFor));
      if (!next) break;
      await attempt(next);
    }
  };
  const look = async (): Promise<number> => {
    if (performance.now() >= looked + LOOK) {
      await queueEmails(store, keysOf, moment(Date.now() - PATIENCE));
      looked = performance.now();
    }
    await work();
    const next = await nextDue(store);
    return Math.max(next ? Date.parse(next) - Date.now() : LOOK, blocked.until - Date.now());
  };
  const wake = () => {
    isAwaited = working !== undefined;
    if (working || isStopped) return;
    clearTimeout(timer);
    working = look()
      .catch((error: Error) => {
        // What is not noted is sent again, under the same Message-ID.
        console.error(`mail: ${error.message}`);
        return LOOK;
      })
      .then((wait) => {
        transport.rest();
        working = undefined;
        if (isStopped) return;
        timer = setTimeout(wake, isAwaited ? 0 : Math.min(Math.max(wait, 1), LOOK));
        timer.unref();
      });
  };

  void hastenEmails(store).then(wake, wake);
  return {
    keysOf,
    wake,
    async state() {
      const { waiting, failed } = await countEmails(store);
      return { waiting, failed, ...(last && { why: last.kind }) };
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await working;
      transport.rest();
    },
  };
}
