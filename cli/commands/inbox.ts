import { join } from 'node:path';
import { printable } from '../core/diagnostics/frame.ts';
import { loadContent } from '../core/load/load.ts';
import { TIME_ZONE } from '../core/shared/day.ts';
import { csv } from '../forms/inbox/csv.ts';
import { textOf } from '../forms/inbox/forms/form.ts';
import { FORMS } from '../forms/inbox/forms/registry.ts';
import { appendShared } from '../forms/inbox/json-lines.ts';
import {
  ANSWERED,
  type Delivery,
  type Message,
  readDeliveries,
  readHeldBack,
  readMessages,
} from '../forms/inbox/messages.ts';
import { exportPerson, forgetPerson } from '../forms/inbox/person.ts';
import { purge } from '../forms/inbox/retention.ts';
import { type Shop, shopOf } from '../forms/inbox/shop.ts';
import { caller } from './command-line.ts';
import type { Context } from './context.ts';
import { listSubscribers } from './inbox-newsletter.ts';

export type InboxAction = 'show' | 'answered' | 'newsletter';

export interface InboxOptions {
  /** Absolute path of the folder where submissions are stored. */
  readonly submissions: string;
  readonly csv: boolean;
  readonly held: boolean;
  readonly undo: boolean;
  readonly check: boolean;
  readonly purge: boolean;
  /** E-mail addresses. */
  readonly forget?: string;
  readonly export?: string;
}

/** What is needed to show messages. */
interface Inbox {
  readonly context: Context;
  readonly folder: string;
  readonly shop: Shop;
  /** Messages and requests, unanswered first, the newest first. */
  readonly messages: readonly Message[];
  deliveryOf(message: Message): Delivery;
}

interface InboxCall extends InboxOptions {
  readonly action: InboxAction | undefined;
  readonly id: string | undefined;
}

/** `sapin inbox`: what the forms received, while a server runs or not. Returns the exit status. */
export function inbox(context: Context, call: InboxCall): number | Promise<number> {
  const { action, submissions: folder } = call;
  if (call.forget !== undefined) return forget(context, folder, call.forget);
  if (call.export !== undefined) return exportAll(context, folder, call.export);
  const shop = shopOf(loadContent(context.project).content);
  if (call.purge) return purgeNow(context, folder, shop);
  if (action === 'newsletter') return listSubscribers(context, { folder, shop, asCsv: call.csv });
  const deliveries = readDeliveries(folder);
  const messages = readMessages(folder, ['contact-form', 'quote-request']);
  const opened: Inbox = {
    context,
    folder,
    shop,
    messages: messages.toSorted((a, b) => Number(Boolean(a.answered)) - Number(Boolean(b.answered))),
    deliveryOf: ({ id }) => deliveries.get(id) ?? { state: 'waiting' },
  };
  if (call.check) return check(opened);
  if (call.held) return listHeldBack(opened);
  if (action === 'show') return withMessage(opened, call.id, (message) => show(opened, message));
  if (action === 'answered')
    return withMessage(opened, call.id, (message) => markAnswered(opened, message, !call.undo));
  if (call.csv) context.printData(asCsv(opened));
  else list(opened);
  return 0;
}

/** Of the id, which nobody types in full. */
const SHORT = 8;

function list({ context, folder, shop, messages, deliveryOf }: Inbox): void {
  const { colors } = context.reporting;
  const words = context.words.inbox;
  const held = readHeldBack(folder).length;
  const lines = messages.map((message) => {
    const { id, form, received, fields, answered } = message;
    const { state } = deliveryOf(message);
    const about = FORMS[form].about(fields, shop).filter(Boolean).join(', ');
    const parts = [
      id.slice(0, SHORT),
      momentIn(context, received),
      words.forms[form],
      printable(about),
      printable(textOf(fields.email)),
      ...(answered
        ? [words.answered(momentIn(context, answered))]
        : isLost(state)
          ? [words.delivery[state]]
          : []),
    ];
    return answered ? colors.dim(parts.join('  ')) : parts.join('  ');
  });
  context.report({
    diagnostics: [],
    document: () => ({
      ok: true,
      messages: messages.map((each) => ({ ...each, delivery: deliveryOf(each) })),
      heldBack: held,
    }),
    heading: [
      colors.bold(words.summary(messages.length, messages.filter(({ answered }) => !answered).length)),
      ...lines,
      ...(held > 0 ? [words.heldBack(held, caller())] : []),
    ].join('\n'),
  });
}

function show({ context, shop, deliveryOf }: Inbox, message: Message): number {
  const { id, form, received, fields, answered } = message;
  const words = context.words.inbox;
  const { state, why } = deliveryOf(message);
  const rows = FORMS[form].rows(fields, shop).filter(({ value }) => value !== '');
  context.report({
    diagnostics: [],
    document: () => ({ ok: true, message: { ...message, delivery: deliveryOf(message) } }),
    heading: [
      context.reporting.colors.bold(`${id}  ${words.forms[form]}  ${momentIn(context, received)}`),
      ...rows.map(({ label, value }) => `${label}: ${inLines(value)}`),
      `${words.delivery[state]}${why ? ` (${printable(why)})` : ''}`,
      ...(answered ? [words.answered(momentIn(context, answered))] : []),
    ].join('\n'),
  });
  return 0;
}

function inLines(text: string): string {
  const lines = text.split(/\r?\n/).map(printable);
  return lines.length > 1 ? `\n  ${lines.join('\n  ')}` : (lines[0] ?? '');
}

async function markAnswered(
  { context, folder, shop }: Inbox,
  { id, form, fields }: Message,
  isAnswered: boolean,
): Promise<number> {
  const words = context.words.inbox;
  await appendShared(join(folder, `${ANSWERED}.jsonl`), { at: new Date().toISOString(), id, isAnswered });
  const about = printable(FORMS[form].about(fields, shop).filter(Boolean).join(', '));
  context.report({
    diagnostics: [],
    document: () => ({ ok: true, id, isAnswered }),
    heading: (isAnswered ? words.marked : words.unmarked)(id.slice(0, SHORT), about),
  });
  return 0;
}

/** Calls `work` with the message whose id begins with `id`. */
function withMessage(
  { context, messages }: Inbox,
  id: string | undefined,
  work: (message: Message) => number | Promise<number>,
): number | Promise<number> {
  const words = context.words.inbox;
  if (!id) return context.refuse(words.needsId);
  const [message, ...others] = messages.filter((each) => each.id.startsWith(id.toLowerCase()));
  if (!message) return context.refuse(words.unknown(id));
  return others.length > 0 ? context.refuse(words.ambiguous(id)) : work(message);
}

/** An email should have left by then, in milliseconds. */
const QUARTER = 15 * 60_000;

/** `--check`: whether something that should have been mailed was not. */
function check({ context, messages, deliveryOf }: Inbox): number {
  const late = messages.filter((message) => {
    if (message.answered) return false;
    const { state } = deliveryOf(message);
    return isLost(state) || (state === 'waiting' && Date.now() - Date.parse(message.received) > QUARTER);
  });
  const words = context.words.inbox;
  context.report({
    diagnostics: [],
    document: () => ({
      ok: late.length === 0,
      unsent: late.map((message) => ({ id: message.id, ...deliveryOf(message) })),
    }),
    heading: [
      words.unsent(late.length),
      ...late.map((message) => {
        const { state, why } = deliveryOf(message);
        return `${message.id.slice(0, SHORT)}  ${words.delivery[state]}${why ? `: ${printable(why)}` : ''}`;
      }),
    ].join('\n'),
  });
  return late.length === 0 ? 0 : 1;
}

function isLost(state: Delivery['state']): boolean {
  return state === 'delayed' || state === 'refused' || state === 'expired';
}

function listHeldBack({ context, folder }: Inbox): number {
  const words = context.words.inbox;
  const held = readHeldBack(folder);
  const lines = held.map(({ received, form, reason, fields }) =>
    [
      momentIn(context, received),
      form,
      words.reasons[reason] ?? reason,
      printable(JSON.stringify(fields)),
    ].join('  '),
  );
  context.report({
    diagnostics: [],
    document: () => ({ ok: true, heldBack: held }),
    heading: lines.join('\n') || words.noneHeld,
  });
  return 0;
}

function asCsv({ context, shop, messages }: Inbox): string {
  const { columns, forms } = context.words.inbox;
  const rows = messages.map((message) => FORMS[message.form].rows(message.fields, shop));
  const labels = [...new Set(rows.flatMap((row) => row.map(({ label }) => label)))];
  const head = [columns.id, columns.received, columns.form, columns.answered, ...labels];
  const lines = messages.map(({ id, received, form, answered = '' }, index) => [
    id,
    received,
    forms[form],
    answered,
    ...labels.map((label) =>
      (rows[index] ?? []).flatMap((row) => (row.label === label && row.value ? [row.value] : [])).join(', '),
    ),
  ]);
  return csv([head, ...lines], context.language === 'fr' ? ';' : ',');
}

async function purgeNow(context: Context, folder: string, shop: Shop): Promise<number> {
  const words = context.words.inbox;
  const { removed, missing } = await purge(folder, shop, Date.now());
  const ok = missing.length === 0;
  context.report({
    diagnostics: [],
    document: () => ({ ok, removed, missing }),
    heading: words.purged(removed),
  });
  return ok ? 0 : context.refuse(words.noRetention(missing.join(', facts/')));
}

async function forget(context: Context, folder: string, address: string): Promise<number> {
  const words = context.words.inbox;
  if (!address.includes('@')) return context.refuse(words.notAnAddress(address));
  const removed = await forgetPerson(folder, address);
  context.report({
    diagnostics: [],
    document: () => ({ ok: true, removed }),
    heading: words.forgotten(printable(address), removed),
  });
  return 0;
}

function exportAll(context: Context, folder: string, address: string): number {
  if (!address.includes('@')) return context.refuse(context.words.inbox.notAnAddress(address));
  context.printData(JSON.stringify({ ok: true, address, ...exportPerson(folder, address) }, null, 2));
  return 0;
}

function momentIn({ language }: Context, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? '?'
    : date.toLocaleString(language, { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE });
}
