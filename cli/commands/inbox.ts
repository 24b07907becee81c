import { printable } from '../core/diagnostics/frame.ts';
import { loadContent } from '../core/load/load.ts';
import { TIME_ZONE } from '../core/shared/day.ts';
import { csv } from '../forms/inbox/csv.ts';
import { rowsOf, summaryOf, textOf } from '../forms/inbox/reading.ts';
import { type Shop, shopOf } from '../forms/inbox/shop.ts';
import { type Database, StoreError } from '../forms/store/database.ts';
import { hasJournals } from '../forms/store/journals.ts';
import { type Delivery, type ReceivedMessage, readHeldBack, readMessages } from '../forms/store/messages.ts';
import { isStore, openStore } from '../forms/store/store.ts';
import { markAnswered } from '../forms/store/submissions.ts';
import { caller } from './command-line.ts';
import type { Context } from './context.ts';
import { backUp, exportPerson, forgetPerson, purgeNow, takeOver } from './inbox-keeping.ts';
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
  /** A file, absolute. */
  readonly backup?: string;
  /** The folder of journals of an earlier version, absolute. */
  readonly import?: string;
}

/** What is needed to show messages. */
interface Inbox {
  readonly context: Context;
  readonly store: Database;
  readonly shop: Shop;
  /** Messages and requests, unanswered first, the newest first. */
  readonly messages: readonly ReceivedMessage[];
}

interface InboxCall extends InboxOptions {
  readonly action: InboxAction | undefined;
  readonly id: string | undefined;
}

/** `sapin inbox`: what the forms received, while a server runs or not. Returns the exit status. */
export async function inbox(context: Context, call: InboxCall): Promise<number> {
  const words = context.words.inbox;
  const { submissions: folder } = call;
  if (call.import === undefined && !isStore(folder))
    return context.refuse(hasJournals(folder) ? words.journals(folder, caller()) : words.nothing(folder));
  const store = openStore(folder);
  try {
    return await act(context, store, call);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return context.refuse(`${context.words.store[error.fault]} (${error.message})`);
  } finally {
    await store.close();
  }
}

async function act(context: Context, store: Database, call: InboxCall): Promise<number> {
  const { action, submissions: folder } = call;
  if (call.import !== undefined) return takeOver(context, store, call.import);
  if (call.backup !== undefined) return backUp(context, store, call.backup);
  const person = call.forget ?? call.export;
  if (person !== undefined && !person.includes('@'))
    return context.refuse(context.words.inbox.notAnAddress(person));
  if (call.forget !== undefined) return forgetPerson(context, store, call.forget);
  if (call.export !== undefined) return exportPerson(context, store, call.export);
  const shop = shopOf(loadContent(context.project).content);
  if (call.purge) return purgeNow(context, store, shop);
  if (action === 'newsletter') return listSubscribers(context, { store, folder, shop, asCsv: call.csv });
  const messages = await readMessages(store);
  const opened: Inbox = {
    context,
    store,
    shop,
    messages: messages.toSorted((a, b) => Number(Boolean(a.answered)) - Number(Boolean(b.answered))),
  };
  if (call.check) return check(opened);
  if (call.held) return listHeldBack(opened);
  if (action === 'show') return withMessage(opened, call.id, (message) => show(opened, message));
  if (action === 'answered')
    return withMessage(opened, call.id, (message) => mark(opened, message, !call.undo));
  if (call.csv) context.printData(asCsv(opened));
  else await list(opened);
  return 0;
}

/** Of the id, which nobody types in full. */
const SHORT = 8;

async function list({ context, store, shop, messages }: Inbox): Promise<void> {
  const { colors } = context.reporting;
  const words = context.words.inbox;
  const held = (await readHeldBack(store)).length;
  const lines = messages.map((message) => {
    const { id, form, received, fields, answered, delivery } = message;
    const parts = [
      id.slice(0, SHORT),
      momentIn(context, received),
      words.forms[form],
      printable(summaryOf(message, shop)),
      printable(textOf(fields.email)),
      ...(answered
        ? [words.answered(momentIn(context, answered))]
        : isLost(delivery)
          ? [words.delivery[delivery.state]]
          : []),
    ];
    return answered ? colors.dim(parts.join('  ')) : parts.join('  ');
  });
  const unanswered = messages.filter(({ answered }) => !answered).length;
  const heading = [
    colors.bold(words.summary(messages.length, unanswered)),
    ...lines,
    ...(held > 0 ? [words.heldBack(held, caller())] : []),
  ];
  context.answer({ ok: true, messages, heldBack: held }, heading.join('\n'));
}

function show({ context, shop }: Inbox, message: ReceivedMessage): number {
  const { id, form, received, answered, delivery } = message;
  const words = context.words.inbox;
  const heading = [
    context.reporting.colors.bold(`${id}  ${words.forms[form]}  ${momentIn(context, received)}`),
    ...rowsOf(message, shop).map(({ label, value }) => `${label}: ${inLines(value)}`),
    `${words.delivery[delivery.state]}${delivery.why ? ` (${printable(delivery.why)})` : ''}`,
    ...(answered ? [words.answered(momentIn(context, answered))] : []),
  ];
  context.answer({ ok: true, message }, heading.join('\n'));
  return 0;
}

function inLines(text: string): string {
  const lines = text.split(/\r?\n/).map(printable);
  return lines.length > 1 ? `\n  ${lines.join('\n  ')}` : (lines[0] ?? '');
}

async function mark(
  { context, store, shop }: Inbox,
  message: ReceivedMessage,
  isAnswered: boolean,
): Promise<number> {
  const words = context.words.inbox;
  const { id } = message;
  await markAnswered(store, id, isAnswered ? new Date().toISOString() : null);
  const about = printable(summaryOf(message, shop));
  const marked = isAnswered ? words.marked : words.unmarked;
  context.answer({ ok: true, id, isAnswered }, marked(id.slice(0, SHORT), about));
  return 0;
}

/** Calls `work` with the message whose id begins with `id`. */
function withMessage(
  { context, messages }: Inbox,
  id: string | undefined,
  work: (message: ReceivedMessage) => number | Promise<number>,
): number | Promise<number> {
  const words = context.words.inbox;
  if (!id) return context.refuse(words.needsId);
  const [message, ...others] = messages.filter((each) => each.id.startsWith(id.toLowerCase()));
  if (!message) return context.refuse(words.unknown(id));
  return others.length > 0 ? context.refuse(words.ambiguous(id)) : work(message);
}

/** An email should have left by then, in milliseconds. */
const QUARTER = 15 * 60_000;

/** `--check`: whether something that should have been mailed was not, or a file is damaged. */
async function check({ context, store, messages }: Inbox): Promise<number> {
  const late = messages.filter(({ answered, delivery, received }) => {
    if (answered) return false;
    return isLost(delivery) || (delivery.state === 'waiting' && Date.now() - Date.parse(received) > QUARTER);
  });
  const faults = await store.faults();
  const words = context.words.inbox;
  const ok = late.length === 0 && faults.length === 0;
  const unsent = late.map(({ id, delivery }) => ({ id, ...delivery }));
  const heading = [
    words.unsent(late.length),
    ...unsent.map(
      ({ id, state, why }) =>
        `${id.slice(0, SHORT)}  ${words.delivery[state]}${why ? `: ${printable(why)}` : ''}`,
    ),
    ...(faults.length > 0 ? [`${context.words.store.damaged} (${faults[0]})`] : []),
  ];
  context.answer({ ok, unsent, faults }, heading.join('\n'));
  return ok ? 0 : 1;
}

function isLost({ state }: Delivery): boolean {
  return state === 'delayed' || state === 'refused' || state === 'expired';
}

async function listHeldBack({ context, store }: Inbox): Promise<number> {
  const words = context.words.inbox;
  const held = await readHeldBack(store);
  const lines = held.map(({ received, form, reason, fields }) =>
    [
      momentIn(context, received),
      form,
      words.reasons[reason] ?? reason,
      printable(JSON.stringify(fields)),
    ].join('  '),
  );
  context.answer({ ok: true, heldBack: held }, lines.join('\n') || words.noneHeld);
  return 0;
}

function asCsv({ context, shop, messages }: Inbox): string {
  const { columns, forms } = context.words.inbox;
  const rows = messages.map((message) => rowsOf(message, shop));
  const labels = [...new Set(rows.flatMap((row) => row.map(({ label }) => label)))];
  const head = [columns.id, columns.received, columns.form, columns.answered, ...labels];
  const lines = messages.map(({ id, received, form, answered = '' }, index) => [
    id,
    received,
    forms[form],
    answered,
    ...labels.map((label) =>
      (rows[index] ?? []).flatMap((row) => (row.label === label ? [row.value] : [])).join(', '),
    ),
  ]);
  return csv([head, ...lines], context.language === 'fr' ? ';' : ',');
}

function momentIn({ language }: Context, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? '?'
    : date.toLocaleString(language, { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE });
}
