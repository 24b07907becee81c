// What earlier versions kept: files of JSON lines.
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTION_NAMES } from '../receive/receive.ts';
import { type Database, sql } from './database.ts';
import { personOf } from './messages.ts';

type Fields = Readonly<Record<string, unknown>>;

const HELD_BACK = 'held-back';

/** In the order in which lines moved: what is met twice counts once. */
const filesOf = (folder: string, journal: string) =>
  ['.kept', '.closed', ''].map((ending) => join(folder, `${journal}${ending}.jsonl`));

/** Whether a folder has journals. */
export function hasJournals(folder: string): boolean {
  return [...FUNCTION_NAMES, HELD_BACK].some((journal) => filesOf(folder, journal).some(existsSync));
}

/** The whole lines of `text` by their ids, each once; what was torn or damaged is not a line. */
export function linesOf(journal: string, text: string): ReadonlyMap<string, Fields> {
  const lines = new Map<string, Fields>();
  for (const line of text.slice(0, text.lastIndexOf('\n') + 1).split('\n')) {
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
  const entries = entriesOf(folder);
  const emails = new Map(
    [...readJournal(folder, 'outbox').values()].map((note) => [String(note.mail), note]),
  );
  return store.transaction(async (run) => {
    const mark = await run(sql`
      insert into notes values ('imported', ${new Date().toISOString()}) on conflict (name) do nothing returning name`);
    if (mark.length === 0) return undefined;
    for (const { id, form, received, held, fields, answered, confirmed, from } of entries) {
      const text = JSON.stringify(fields);
      await run(sql`
        insert into entries (id, form, received, held, email, fields, size, answered, confirmed, confirmed_from)
        values (${id}, ${form}, ${received}, ${held}, ${personOf(fields.email)}, ${text}, ${Buffer.byteLength(text)},
          ${answered}, ${confirmed}, ${from}) on conflict (id) do nothing`);
    }
    for (const [key, { at, state, why }] of emails)
      await run(sql`
        insert into emails (key, entry, state, at, why, failures, due)
        select ${key}, id, ${String(state)}, ${String(at)}, ${textOrNothing(why)}, 0, ${String(at)}
        from entries where id = ${key.replace(/-.*$/, '')} on conflict (key) do nothing`);
    return entries.length;
  });
}

function entriesOf(folder: string) {
  const answers = new Map([...readJournal(folder, 'answered').values()].map((mark) => [mark.id, mark]));
  const steps = new Map([...readJournal(folder, 'subscriptions').values()].map((step) => [step.email, step]));
  const messages = FUNCTION_NAMES.flatMap((form) =>
    [...readJournal(folder, form)].flatMap(([id, { received, ...fields }]) => {
      const answer = answers.get(id);
      const step = form === 'newsletter' ? steps.get(personOf(fields.email)) : undefined;
      // Who left the list since is not taken along.
      if (step?.event === 'removed' && String(step.received) >= String(received)) return [];
      const consent = step?.event === 'confirmed' ? step : undefined;
      return {
        ...{ id, form, received: String(received), held: undefined, fields },
        answered: answer?.isAnswered ? String(answer.at) : undefined,
        confirmed: textOrNothing(consent?.received),
        from: textOrNothing(consent?.from),
      };
    }),
  );
  const held = [...readJournal(folder, HELD_BACK)].map(([id, { received, reason, form, ...fields }]) => ({
    ...{ id, form: String(form), received: String(received), held: String(reason), fields },
    ...{ answered: undefined, confirmed: undefined, from: undefined },
  }));
  return [...messages, ...held];
}

function readJournal(folder: string, journal: string): ReadonlyMap<string, Fields> {
  const texts = filesOf(folder, journal).map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''));
  return linesOf(journal, texts.join(''));
}

function textOrNothing(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}
