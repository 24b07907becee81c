// What leaves the inbox, what is copied of it, and what an earlier version kept.
import { printable } from '../core/diagnostics/frame.ts';
import { purgeOld } from '../forms/inbox/retention.ts';
import type { Shop } from '../forms/inbox/shop.ts';
import type { Database } from '../forms/store/database.ts';
import { hasJournals, importJournals } from '../forms/store/journals.ts';
import { readPerson } from '../forms/store/messages.ts';
import { forget } from '../forms/store/submissions.ts';
import type { Context } from './context.ts';

export async function purgeNow(context: Context, store: Database, shop: Shop): Promise<number> {
  const words = context.words.inbox;
  const { removed, missing } = await purgeOld(store, shop, Date.now());
  const ok = missing.length === 0;
  context.answer({ ok, removed, missing }, words.purged(removed));
  return ok ? 0 : context.refuse(words.noRetention(missing.join(', facts/')));
}

export async function forgetPerson(context: Context, store: Database, address: string): Promise<number> {
  const removed = await forget(store, address);
  context.answer({ ok: true, removed }, context.words.inbox.forgotten(printable(address), removed));
  return 0;
}

export async function exportPerson(context: Context, store: Database, address: string): Promise<number> {
  const person = await readPerson(store, address);
  context.printData(JSON.stringify({ ok: true, address, ...person }, null, 2));
  return 0;
}

export async function backUp(context: Context, store: Database, path: string): Promise<number> {
  const words = context.words.inbox;
  if (store.kind === 'postgres') return context.refuse(words.backUpThere);
  await store.backup(path);
  context.answer({ ok: true, backup: path }, words.backedUp(path));
  return 0;
}

export async function takeOver(context: Context, store: Database, folder: string): Promise<number> {
  const words = context.words.inbox;
  if (!hasJournals(folder)) return context.refuse(words.noJournals(folder));
  const imported = await importJournals(store, folder);
  if (imported === undefined) return context.refuse(words.importedBefore);
  context.answer({ ok: true, imported }, words.imported(imported, folder));
  return 0;
}
