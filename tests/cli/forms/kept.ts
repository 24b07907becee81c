import path from 'node:path';
import type { FunctionName } from '../../../cli/core/shared/functions.ts';
import { type Database, sql } from '../../../cli/forms/store/database.ts';
import { type Fields, type MessageRow, messageOf } from '../../../cli/forms/store/messages.ts';
import { openStore } from '../../../cli/forms/store/store.ts';
import { accept } from '../../../cli/forms/store/submissions.ts';
import { shop } from '../../shop.mjs';
import { temporaryFolder } from '../../temporary-folder.ts';
import { runCli } from '../run-cli.ts';
import { databaseOf } from './database.ts';

/** A place for submissions, and what is kept there. */
export function newStore(folder = temporaryFolder()): { folder: string; store: Database } {
  const store = openStore(folder, databaseOf(folder).DATABASE_URL);
  onTestFinished(() => store.close());
  return { folder, store };
}

/** Keeps what a form sent; `mail` is what became of its email. */
export async function keep(
  store: Database,
  form: FunctionName,
  { received, held, ...fields }: { received: string; held?: string } & Fields,
  mail?: { state: string; why?: string } | undefined,
): Promise<void> {
  const keys: string[] = [];
  const keysOf = ({ id }: { id: string }) => {
    if (mail) keys.push(id);
    return keys;
  };
  await accept(store, { form, received, fields, ...(held && { held }) }, { keysOf });
  for (const key of keys)
    await store.transaction((run) =>
      run(sql`update emails set state = ${mail?.state}, why = ${mail?.why} where key = ${key}`),
    );
}

export async function idOf(store: Database, name: string): Promise<string> {
  const rows = await store.query<{ id: string; fields: string }>(sql`select id, fields from entries`);
  return rows.find(({ fields }) => JSON.parse(fields).name === name)?.id ?? '';
}

/** What a form sent that is kept, in the order in which it came. */
export async function fieldsIn(store: Database, form: FunctionName = 'contact-form'): Promise<Fields[]> {
  const rows = await store.query<MessageRow>(sql`
    select id, form, received, fields from entries where form = ${form} and held is null order by received, id`);
  return rows.map((row) => messageOf(row).fields);
}

const DAY = 24 * 60 * 60_000;
export const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

export const message = (name: string, days = 1) => ({
  received: ago(days),
  name,
  email: `${name.toLowerCase()}@courriel.example`,
  phone: '',
  subject: 'autre',
  message: `Bonjour de ${name}`,
});

export const SCHEMAS = path.resolve('schemas');

export const runInbox = (folder: string, ...args: readonly string[]) => {
  const others = ['--submissions', folder, '--schemas', SCHEMAS, '--lang', 'en'];
  const call = ['inbox', '--content', shop.content, ...args, ...others];
  return runCli(call, { env: databaseOf(folder) });
};
