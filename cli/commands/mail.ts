// The mail of `sapin serve`: the commands' messages about it, and what it reads of the content.

import { loadContent } from '../core/load/load.ts';
import { purgeOld } from '../forms/inbox/retention.ts';
import { shopOf } from '../forms/inbox/shop.ts';
import { emailsFor, testEmail, type Writer } from '../forms/mail/compose.ts';
import { type Failure, failureOf } from '../forms/mail/failure.ts';
import { type Outbox, openOutbox } from '../forms/mail/outbox.ts';
import { type MailSettings, mailSettings } from '../forms/mail/settings.ts';
import { smtpTransport } from '../forms/mail/transport.ts';
import { type Database, sql } from '../forms/store/database.ts';
import type { Context } from './context.ts';

/** The settings from the environment; `undefined` without any; an exit status when they are invalid. */
export function readMailSettings(context: Context): MailSettings | number | undefined {
  const settings = mailSettings(process.env);
  return settings && 'fault' in settings
    ? context.refuse(context.words.mail.faults[settings.fault](settings.names))
    : settings;
}

/** `sapin serve --check-mail`. Returns the exit status. */
export async function checkMail(context: Context): Promise<number> {
  const words = context.words.mail;
  const settings = readMailSettings(context);
  if (typeof settings === 'number') return settings;
  if (!settings) return context.refuse(words.faults.missing('SMTP_URL, MAIL_FROM, MAIL_TO'));
  const transport = await smtpTransport(settings);
  try {
    await transport.send(testEmail(writerFor(context, settings)));
    context.print(words.works(settings.to));
    return 0;
  } catch (error) {
    return context.refuse(reasonIn(context, failureOf(error as Error)));
  } finally {
    transport.rest();
  }
}

export async function startOutbox(
  context: Context,
  settings: MailSettings,
  store: Database,
  secret: string,
): Promise<Outbox> {
  const writer = writerFor(context, settings, secret);
  const words = context.words.mail;
  return openOutbox({
    store,
    transport: await smtpTransport(settings),
    emailsFor: (message) => emailsFor(message, writer),
    report: (key, failure) =>
      context.note(words.failed(key, failure === 'expired' ? words.expired : reasonIn(context, failure))),
  });
}

/** How often to look for a new day, in milliseconds. */
const HOUR = 60 * 60_000;

/** At once and then once a day, removes what is older than the content then allows. */
export function removeNightly(context: Context, store: Database): Promise<void> {
  let day = '';
  const remove = async () => {
    const today = new Date().toDateString();
    if (today === day) return;
    try {
      // Where nothing came yet, the content need not be read.
      if ((await store.query(sql`select 1 from entries limit 1`)).length === 0) return;
      const { removed } = await purgeOld(store, shopOf(loadContent(context.project).content), Date.now());
      day = today;
      if (removed > 0) context.note(context.words.inbox.purged(removed));
    } catch (error) {
      // Retried in an hour.
      context.note((error as Error).message);
    }
  };
  setInterval(remove, HOUR).unref();
  return remove();
}

function writerFor({ project }: Context, settings: MailSettings, secret = ''): Writer {
  return { shop: shopOf(loadContent(project).content), settings, secret };
}

function reasonIn({ words }: Context, { kind, detail }: Failure): string {
  return `${words.mail.reasons[kind]} (${detail})`;
}
