// What earlier versions kept: files of JSON lines.
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTION_NAMES } from '../receive/forms.ts';
import { type Database, sql } from './database.ts';
import { type Fields, personOf } from './messages.ts';

const HELD_BACK = 'held-back';

/** In the order in which lines moved: what is met twice counts once. */
const filesOf = (folder: string, journal: string) =>
  ['.kept', '.closed', ''].map((ending) => join(folder, `${journal}${ending}.jsonl`)).filter(existsSync);

export function hasJournals(folder: string): boolean {
  return [...FUNCTION_NAMES, HELD_BACK].some((journal) => filesOf(folder, journal).length > 0);
}

/** The whole lines of `text` by their ids, each once; what was torn or damaged is not a line. */
export function linesOf(journal: string, text: string): ReadonlyMap<string, Fields> {
  const lines = new Map<string, Fields>();
  for (const line of text.split('\n').slice(0, -1)) {
    if (!line.startsWith('{')) continue;
    try {
      lines.set(hash('sha256', `${journal}\n${line}`).slice(0, 20), JSON.parse(line));
    } catch {
      // What is not JSON was never acknowledged.
    }
  }
  return lines;
}

/** Takes over the journals of a folder, and leaves them. @returns how many submissions there were; nothing when they were taken before */
export function importJournals(store: Database, folder: string): Promise<number | undefined> {
  const read = (journal: string) => {
    const texts = filesOf(folder, journal).map((path) => readFileSync(path, 'utf8'));
    return linesOf(journal, texts.join(''));
  };
  const notesOf = (journal: string, name: string) =>
    new Map([...read(journal).values()].map((note) => [note[name], note]));
  const answers = notesOf('answered', 'id');
  const steps = notesOf('subscriptions', 'email');
  const emails = notesOf('outbox', 'mail');
  const entries = [...FUNCTION_NAMES, HELD_BACK].flatMap((journal) =>
    [...read(journal)].flatMap(([id, { received, reason, form = journal, ...fields }]) => {
      const answer = answers.get(id);
      const step = journal === 'newsletter' ? steps.get(personOf(fields.email)) : undefined;
      // Who left the list since is not taken along.
      if (step?.event === 'removed' && String(step.received) >= String(received)) return [];
      const consent = step?.event === 'confirmed' ? step : undefined;
      return [{ id, received, reason, form, fields, answer, consent }];
    }),
  );
  return store.transaction(async (run) => {
    const mark = await run(sql`
      insert into notes values ('imported', ${new Date().toISOString()}) on conflict (name) do nothing returning name`);
    if (mark.length === 0) return undefined;
    for (const { id, form, received, reason, fields, answer, consent } of entries) {
      const json = JSON.stringify(fields);
      await run(sql`
        insert into entries (id, form, received, held, email, fields, size, answered, confirmed, confirmed_from)
        values (${id}, ${text(form)}, ${text(received)}, ${text(reason)}, ${personOf(fields.email)}, ${json},
          ${Buffer.byteLength(json)}, ${answer?.isAnswered ? text(answer.at) : null}, ${text(consent?.received)},
          ${text(consent?.from)}) on conflict (id) do nothing`);
    }
    for (const [key, { at, state, why }] of emails)
      await run(sql`
        insert into emails (key, entry, state, at, why, failures, due)
        select ${text(key)}, id, ${text(state)}, ${text(at)}, ${text(why)}, 0, ${text(at)}
        from entries where id = ${String(key).replace(/-.*$/, '')} on conflict (key) do nothing`);
    return entries.length;
  });
}

function text(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}
