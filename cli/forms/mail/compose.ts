import { TIME_ZONE } from '../../core/shared/day.ts';
import { rowsOf, senderOf, summaryOf, textOf } from '../inbox/reading.ts';
import type { Shop } from '../inbox/shop.ts';
import { ADDRESS_PARAMETER, type NewsletterStep, sealAddress } from '../receive/newsletter-step.ts';
import type { Message } from '../store/messages.ts';
import { type Body, type Email, htmlOfBody, replyTo, type TableRow, textOfBody } from './email.ts';
import { oneLine } from './failure.ts';
import { isMailAddress, type MailSettings } from './settings.ts';
import { EMAIL_WORDS as words } from './words.ts';

/** The pages, as the route table names them. */
const CONFIRMATION = 'newsletter-confirmation';
const UNSUBSCRIPTION = 'newsletter-unsubscription';

export interface Writer {
  /** Seals the links. */
  readonly secret: string;
  readonly shop: Shop;
  readonly settings: MailSettings;
}

/**
 * The emails that a message causes: the key of each stays the same for ever, and so does its Message-ID. Quick: none of
 * them is written yet.
 */
export function emailsFor(message: Message, writer: Writer) {
  const { shop, settings } = writer;
  const { id, form, fields } = message;
  const isReachable = isMailAddress(textOf(fields.email));
  if (form === 'newsletter')
    return shop.pathOf(CONFIRMATION) && shop.pathOf(UNSUBSCRIPTION) && isReachable
      ? [{ key: id, write: () => confirmationEmail(message, writer) }]
      : [];
  const toSeller = { key: id, write: () => sellerEmail(message, writer) };
  const copy = { key: `${id}-copy`, write: () => copyEmail(message, writer) };
  return settings.copies && isReachable ? [toSeller, copy] : [toSeller];
}

function sellerEmail(message: Message, { shop, settings }: Writer): Email {
  const { id, form, received, fields } = message;
  const answerTo = replyTo(senderOf(message), textOf(fields.email));
  const subject = words.subject(words.titles[form], summaryOf(message, shop));
  const moment = new Date(received).toLocaleString('fr', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  const body = {
    before: [words.received(shop.name || 'sapin', moment)],
    rows: linkedRows(message, shop),
    after: [answerTo ? words.answer(answerTo.name || answerTo.address, id) : words.noAnswer(id)],
  };
  return { ...written(id, received, settings, subject, body), to: settings.to, replyTo: answerTo };
}

function copyEmail(message: Message, { shop, settings }: Writer): Email {
  const { id, form, received, fields } = message;
  const subject = words.copySubject(words.titles[form], shop.name);
  const body = { before: [words.copy(shop.name)], rows: linkedRows(message, shop) };
  return {
    ...written(`${id}-copy`, received, settings, subject, body),
    to: textOf(fields.email),
    replyTo: { name: shop.name, address: settings.to },
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

function confirmationEmail({ id, received, fields }: Message, { secret, shop, settings }: Writer): Email {
  const email = textOf(fields.email);
  const link = (page: string, step: NewsletterStep) =>
    `${shop.address}${shop.pathOf(page)}?${ADDRESS_PARAMETER}=${sealAddress(secret, step, email, Date.now())}`;
  const unsubscribe = link(UNSUBSCRIPTION, 'unsubscribe');
  const before = words.confirm(shop.name, link(CONFIRMATION, 'confirm'));
  const body = { before, after: [words.unsubscribe(unsubscribe)] };
  return {
    ...written(id, received, settings, words.confirmSubject(shop.name), body),
    to: email,
    replyTo: { name: shop.name, address: settings.to },
    headers: {
      'Auto-Submitted': 'auto-replied',
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

export function testEmail({ shop, settings }: Writer): Email {
  const now = new Date();
  const body = { before: [words.trialText(shop.name)] };
  return {
    ...written(`trial-${now.getTime()}`, now.toISOString(), settings, words.trial, body),
    to: settings.to,
  };
}

function written(key: string, received: string, { from }: MailSettings, subject: string, body: Body) {
  return {
    messageId: `<${key}${from.slice(from.lastIndexOf('@'))}>`,
    date: new Date(received),
    subject: oneLine(subject, 150),
    text: textOfBody(body),
    html: htmlOfBody(body),
  };
}

/** What was filled in. */
function linkedRows(message: Message, shop: Shop): TableRow[] {
  return rowsOf(message, shop).map(({ path, ...row }) => ({
    ...row,
    ...(path && shop.address && { href: shop.address + path }),
  }));
}
