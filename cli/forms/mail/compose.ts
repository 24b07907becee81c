import type { Language } from '../../core/language/wording.ts';
import { TIME_ZONE } from '../../core/shared/day.ts';
import { rowsOf, senderOf, summaryOf, textOf } from '../inbox/reading.ts';
import type { Shop } from '../inbox/shop.ts';
import { type NewsletterStep, sealAddress } from '../receive/newsletter.ts';
import { ADDRESS_PARAMETER } from '../receive/newsletter-step.ts';
import type { Message } from '../store/messages.ts';
import { type Body, type Email, htmlOfBody, replyTo, textOfBody } from './email.ts';
import { oneLine } from './failure.ts';
import { isMailAddress, type MailSettings } from './settings.ts';
import { emailWords } from './words.ts';

/** The pages, as the route table names them. */
const CONFIRMATION = 'newsletter-confirmation';
const UNSUBSCRIPTION = 'newsletter-unsubscription';

export interface Writer {
  /** Seals the links. */
  readonly secret: string;
  readonly shop: Shop;
  readonly language: Language;
  readonly settings: MailSettings;
}

/** An email to be sent; its key stays the same for ever, and so does its Message-ID. */
interface Outgoing {
  readonly key: string;
  write(writer: Writer): Email | Promise<Email>;
}

/** The emails that a message causes. Quick: none of them is written yet. */
export function emailsFor(message: Message, shop: Shop, copies: boolean): Outgoing[] {
  const { id, form, fields } = message;
  if (form === 'newsletter')
    return shop.pathOf(CONFIRMATION) && shop.pathOf(UNSUBSCRIPTION) && isMailAddress(textOf(fields.email))
      ? [{ key: id, write: (writer) => confirmationEmail(message, writer) }]
      : [];
  const toSeller = { key: id, write: (writer: Writer) => sellerEmail(message, writer) };
  if (!copies || !isMailAddress(textOf(fields.email))) return [toSeller];
  return [toSeller, { key: `${id}-copy`, write: (writer: Writer) => copyEmail(message, writer) }];
}

function sellerEmail(message: Message, { shop, language, settings }: Writer): Email {
  const { id, form, received, fields } = message;
  const words = emailWords(language);
  const answerTo = replyTo(senderOf(message), textOf(fields.email));
  const subject = words.subject(words.titles[form], summaryOf(message, shop));
  const moment = new Date(received).toLocaleString(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  const body = {
    before: [words.received(shop.name || 'sapin', moment)],
    rows: linkedRows(message, shop),
    after: [answerTo ? words.answer(answerTo.name || answerTo.address, id) : words.noAnswer(id)],
  };
  return {
    ...envelopeOf(id, received, settings),
    to: settings.to,
    replyTo: answerTo,
    ...texts(subject, body),
  };
}

function copyEmail(message: Message, { shop, language, settings }: Writer): Email {
  const { id, form, received, fields } = message;
  const words = emailWords(language);
  const subject = words.copySubject(words.titles[form], shop.name);
  const body = { before: [words.copy(shop.name)], rows: linkedRows(message, shop), after: [] };
  return {
    ...envelopeOf(`${id}-copy`, received, settings),
    to: textOf(fields.email),
    replyTo: { name: shop.name, address: settings.to },
    ...texts(subject, body),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

async function confirmationEmail(
  { id, received, fields }: Message,
  { secret, shop, language, settings }: Writer,
): Promise<Email> {
  const words = emailWords(language);
  const email = textOf(fields.email);
  const link = async (page: string, step: NewsletterStep) =>
    `${shop.address}${shop.pathOf(page)}?${ADDRESS_PARAMETER}=${sealAddress(secret, step, email, Date.now())}`;
  const unsubscribe = await link(UNSUBSCRIPTION, 'unsubscribe');
  const before = words.confirm(shop.name, await link(CONFIRMATION, 'confirm'));
  return {
    ...envelopeOf(id, received, settings),
    to: email,
    replyTo: { name: shop.name, address: settings.to },
    ...texts(words.confirmSubject(shop.name), { before, rows: [], after: [words.unsubscribe(unsubscribe)] }),
    headers: {
      'Auto-Submitted': 'auto-replied',
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** An email that tries the settings. */
export function testEmail({ shop, language, settings }: Writer): Email {
  const words = emailWords(language);
  const now = new Date();
  const body = { before: [words.trialText(shop.name)], rows: [], after: [] };
  return {
    ...envelopeOf(`trial-${now.getTime()}`, now.toISOString(), settings),
    to: settings.to,
    ...texts(words.trial, body),
  };
}

function envelopeOf(key: string, received: string, { from }: MailSettings) {
  return { messageId: `<${key}${from.slice(from.lastIndexOf('@'))}>`, date: new Date(received) };
}

function texts(subject: string, body: Body): Pick<Email, 'subject' | 'text' | 'html'> {
  return { subject: oneLine(subject, 150), text: textOfBody(body), html: htmlOfBody(body) };
}

/** What was filled in. */
function linkedRows(message: Message, shop: Shop): Body['rows'] {
  return rowsOf(message, shop).map(({ path, ...row }) => ({
    ...row,
    ...(path && shop.address && { href: shop.address + path }),
  }));
}
