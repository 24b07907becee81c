import { printable } from '../core/diagnostics/frame.ts';
import { loadContent } from '../core/load/load.ts';
import { TIME_ZONE } from '../core/shared/day.ts';
import { csv } from '../forms/inbox/csv.ts';
import { rowsOf, summaryOf, textOf } from '../forms/inbox/reading.ts';
import { purgeOld } from '../forms/inbox/retention.ts';
import { secretOf } from '../forms/inbox/secret.ts';
import { type Shop, shopOf } from '../forms/inbox/shop.ts';
import { ADDRESS_PARAMETER, sealAddress } from '../forms/receive/newsletter-step.ts';
import { type Database, StoreError } from '../forms/store/database.ts';
import { hasJournals, importJournals } from '../forms/store/journals.ts';
import {
  type Delivery,
  type ReceivedMessage,
  readHeldBack,
  readMessages,
  readPerson,
  readSubscribers,
  type Subscriber,
} from '../forms/store/messages.ts';
import { isStore, openStore } from '../forms/store/store.ts';
import { markAnswered } from '../forms/store/submissions.ts';
import { backUp, faultsOf, forget } from '../forms/store/upkeep.ts';
import { caller } from './command-line.ts';
import type { Context } from './context.ts';

export interface InboxCall {
  readonly action: 'show' | 'answered' | 'newsletter' | undefined;
  /** The beginning of that of a message. */
  readonly id: string | undefined;
  /** Absolute path of the folder where submissions are stored. */
  readonly submissions: string;
  readonly csv: boolean;
  readonly held: boolean;
  readonly undo: boolean;
  readonly check: boolean;
  readonly purge: boolean;
  readonly forget?: string;
  readonly export?: string;
  /** A file, absolute. */
  readonly backup?: string;
  /** The folder of journals of an earlier version, absolute. */
  readonly import?: string;
}

interface Inbox {
  readonly context: Context;
  readonly words: Context['words']['inbox'];
  readonly call: InboxCall;
  readonly store: Database;
}

type Messages = readonly ReceivedMessage[];

/** `sapin inbox`: what the forms received, while a server runs or not. Returns the exit status. */
export async function inbox(context: Context, call: InboxCall): Promise<number> {
  const words = context.words.inbox;
  const { submissions: folder } = call;
  if (call.import === undefined && !isStore(folder))
    return context.refuse(hasJournals(folder) ? words.journals(folder, caller()) : words.nothing(folder));
  const store = openStore(folder);
  try {
    return await act({ context, words, call, store });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return context.refuse(`${context.words.store[error.fault]} (${error.message})`);
  } finally {
    await store.close();
  }
}

async function act(inbox: Inbox): Promise<number> {
  const { context, words, call, store } = inbox;
  if (call.import !== undefined) return takeOver(inbox, call.import);
  if (call.backup !== undefined) {
    if (store.kind === 'postgres') return context.refuse(words.backUpThere);
    await backUp(store, call.backup);
    return context.answer({ ok: true, backup: call.backup }, words.backedUp(call.backup));
  }
  const person = call.forget ?? call.export;
  if (person !== undefined && !person.includes('@')) return context.refuse(words.notAnAddress(person));
  if (call.forget !== undefined) {
    const removed = await forget(store, call.forget);
    return context.answer({ ok: true, removed }, words.forgotten(printable(call.forget), removed));
  }
  if (person !== undefined) {
    const kept = await readPerson(store, person);
    context.printData(JSON.stringify({ ok: true, address: person, ...kept }, null, 2));
    return 0;
  }
  if (call.held) return listHeldBack(inbox);
  const shop = shopOf(loadContent(context.project).content);
  if (call.purge) return purgeNow(inbox, shop);
  if (call.action === 'newsletter') return listSubscribers(inbox, shop);
  const messages = await readMessages(store);
  if (call.check) return check(inbox, messages);
  if (call.action) return aboutMessage(inbox, shop, messages);
  // Unanswered first, the newest first.
  const sorted = messages.toSorted((a, b) => Number(Boolean(a.answered)) - Number(Boolean(b.answered)));
  if (!call.csv) return list(inbox, shop, sorted);
  context.printData(asCsv(inbox, shop, sorted));
  return 0;
}

async function takeOver({ context, words, store }: Inbox, folder: string): Promise<number> {
  if (!hasJournals(folder)) return context.refuse(words.noJournals(folder));
  const imported = await importJournals(store, folder);
  if (imported === undefined) return context.refuse(words.importedBefore);
  return context.answer({ ok: true, imported }, words.imported(imported, folder));
}

async function purgeNow({ context, words, store }: Inbox, shop: Shop): Promise<number> {
  const { removed, missing } = await purgeOld(store, shop, Date.now());
  const ok = missing.length === 0;
  context.answer({ ok, removed, missing }, words.purged(removed));
  return ok ? 0 : context.refuse(words.noRetention(missing.join(', facts/')));
}

/** The addresses of the newsletter; as CSV, those that may be written to. */
async function listSubscribers({ context, words, call, store }: Inbox, shop: Shop): Promise<number> {
  const { summary, states, columns } = words.subscribers;
  const all = await readSubscribers(store);
  const count = (state: Subscriber['state']) => all.filter((each) => each.state === state).length;
  const heading = summary(count('confirmed'), count('single'), count('unconfirmed'));
  if (call.csv) {
    const path = shop.pathOf('newsletter-unsubscription');
    const secret = secretOf(call.submissions);
    const linkFor = (email: string) =>
      `${shop.address}${path}?${ADDRESS_PARAMETER}=${sealAddress(secret, 'unsubscribe', email, 0)}`;
    const rows = all
      .filter(({ state }) => state !== 'unconfirmed')
      .map(({ email, state, requested, confirmed = '', from = '' }) => {
        const link = path === undefined ? '' : linkFor(email);
        return [email, states[state], requested, confirmed, from, link];
      });
    context.printData(tableIn(context, [columns, ...rows]));
    context.note(heading);
    return 0;
  }
  const lines = all.map(({ email, state, requested, confirmed, from }) =>
    [email, states[state], ...(confirmed ? [confirmed, from] : [requested])].join('  '),
  );
  return context.answer({ ok: true, subscribers: all }, [heading, ...lines].join('\n'));
}

/** Of the id, which nobody types in full. */
const SHORT = 8;

async function list(inbox: Inbox, shop: Shop, messages: Messages): Promise<number> {
  const { context, words, store } = inbox;
  const { colors } = context.reporting;
  const momentOf = momentsIn(context);
  const held = (await readHeldBack(store)).length;
  const lines = messages.map((message) => {
    const { id, form, received, fields, answered, delivery } = message;
    const line = [
      id.slice(0, SHORT),
      momentOf(received),
      words.forms[form],
      printable(summaryOf(message, shop)),
      printable(textOf(fields.email)),
      ...(answered ? [words.answered(momentOf(answered))] : []),
      ...(!answered && isLost(delivery) ? [words.delivery[delivery.state]] : []),
    ].join('  ');
    return answered ? colors.dim(line) : line;
  });
  const unanswered = messages.filter(({ answered }) => !answered).length;
  const heading = colors.bold(words.summary(messages.length, unanswered));
  const note = held > 0 ? [words.heldBack(held, caller())] : [];
  return context.answer({ ok: true, messages, heldBack: held }, [heading, ...lines, ...note].join('\n'));
}

/** Shows the message whose id begins as named, or marks it as answered, or as not answered. */
async function aboutMessage(inbox: Inbox, shop: Shop, messages: Messages): Promise<number> {
  const { context, words, call, store } = inbox;
  if (!call.id) return context.refuse(words.needsId);
  const beginning = call.id.toLowerCase();
  const [message, ...others] = messages.filter(({ id }) => id.startsWith(beginning));
  if (!message) return context.refuse(words.unknown(call.id));
  if (others.length > 0) return context.refuse(words.ambiguous(call.id));
  const { id, form, received, answered, delivery } = message;
  if (call.action === 'answered') {
    const isAnswered = !call.undo;
    await markAnswered(store, id, isAnswered ? new Date().toISOString() : null);
    const about = printable(summaryOf(message, shop));
    const marked = isAnswered ? words.marked : words.unmarked;
    return context.answer({ ok: true, id, isAnswered }, marked(id.slice(0, SHORT), about));
  }
  const momentOf = momentsIn(context);
  const lines = [
    context.reporting.colors.bold(`${id}  ${words.forms[form]}  ${momentOf(received)}`),
    ...rowsOf(message, shop).map(({ label, value }) => `${label}: ${inLines(value)}`),
    `${words.delivery[delivery.state]}${delivery.why ? ` (${printable(delivery.why)})` : ''}`,
    ...(answered ? [words.answered(momentOf(answered))] : []),
  ];
  return context.answer({ ok: true, message }, lines.join('\n'));
}

function inLines(text: string): string {
  const lines = text.split(/\r?\n/).map(printable);
  return lines.length > 1 ? `\n  ${lines.join('\n  ')}` : (lines[0] ?? '');
}

/** An email should have left by then, in milliseconds. */
const QUARTER = 15 * 60_000;

/** `--check`: whether something that should have been mailed was not, or a file is damaged. */
async function check({ context, words, store }: Inbox, messages: Messages): Promise<number> {
  const unsent = messages
    .filter(({ answered, delivery, received }) => {
      const isLate = delivery.state === 'waiting' && Date.now() - Date.parse(received) > QUARTER;
      return !answered && (isLate || isLost(delivery));
    })
    .map(({ id, delivery }) => ({ id, ...delivery }));
  const faults = await faultsOf(store);
  const ok = unsent.length === 0 && faults.length === 0;
  const lines = unsent.map(({ id, state, why }) => {
    const reason = why ? `: ${printable(why)}` : '';
    return `${id.slice(0, SHORT)}  ${words.delivery[state]}${reason}`;
  });
  const damage = faults.length > 0 ? [`${context.words.store.damaged} (${faults[0]})`] : [];
  return context.answer(
    { ok, unsent, faults },
    [words.unsent(unsent.length), ...lines, ...damage].join('\n'),
  );
}

function isLost({ state }: Delivery): boolean {
  return state === 'delayed' || state === 'refused' || state === 'expired';
}

async function listHeldBack({ context, words, store }: Inbox): Promise<number> {
  const momentOf = momentsIn(context);
  const held = await readHeldBack(store);
  const lines = held.map(({ received, form, reason, fields }) => {
    const why = words.reasons[reason] ?? reason;
    return [momentOf(received), form, why, printable(JSON.stringify(fields))].join('  ');
  });
  return context.answer({ ok: true, heldBack: held }, lines.join('\n') || words.noneHeld);
}

function asCsv({ context, words }: Inbox, shop: Shop, messages: Messages): string {
  const { columns, forms } = words;
  const rows = messages.map((message) => rowsOf(message, shop));
  const labels = [...new Set(rows.flatMap((row) => row.map(({ label }) => label)))];
  const head = [columns.id, columns.received, columns.form, columns.answered, ...labels];
  const lines = messages.map(({ id, received, form, answered = '' }, index) => {
    const values = labels.map((label) => {
      const same = (rows[index] ?? []).filter((row) => row.label === label);
      return same.map(({ value }) => value).join(', ');
    });
    return [id, received, forms[form], answered, ...values];
  });
  return tableIn(context, [head, ...lines]);
}

function tableIn({ language }: Context, rows: readonly (readonly string[])[]): string {
  return csv(rows, language === 'fr' ? ';' : ',');
}

/** Writes moments in ISO 8601 for people. */
function momentsIn({ language }: Context): (iso: string) => string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  return (iso) => (Number.isNaN(Date.parse(iso)) ? '?' : format.format(new Date(iso)));
}
