// The form functions where a host runs web-standard handlers: `npm run functions` bundles them for two kinds of hosts.
import { fetchHandler, type Submission } from '../receive/receive.ts';
import { openLazily } from '../store/migrations.ts';
import { openPostgres } from '../store/postgres.ts';
import { accept } from '../store/submissions.ts';

/** The settings that the host holds; `docs/hosting.md` describes each. */
export type Settings = Readonly<Record<string, unknown>>;

/** @throws an error that names the settings when one is missing */
export function hostedFunctions(settings: Settings): (request: Request) => Response | Promise<Response> {
  const setting = (name: string) => String(settings[name] ?? '').trim();
  const [origin, secret] = [setting('SITE_ORIGIN'), setting('FORMS_SECRET')];
  const [database, store] = [setting('DATABASE_URL'), setting('STORE_URL')];
  if (!origin || !secret || !(database || store))
    throw new Error('the form functions need SITE_ORIGIN, FORMS_SECRET, and DATABASE_URL or STORE_URL');
  const keep = database ? keepIn(database) : postTo(store);
  return fetchHandler({ origin, key: setting('VITE_FUNCTIONS_KEY'), secret, keep });
}

type Keep = (submission: Submission) => Promise<void>;

/** Opened for each submission: some hosts let no connection outlive its request. */
function keepIn(url: string): Keep {
  return async (submission) => {
    const store = openLazily('postgres', () => openPostgres(url));
    try {
      await accept(store, submission);
    } finally {
      await store.close();
    }
  };
}

/** Any store will do that confirms a submission only when it is kept for good: a table, a queue, a mailbox. */
function postTo(url: string): Keep {
  return async (submission) => {
    const { ok, status } = await fetch(url, { method: 'POST', body: JSON.stringify(submission) });
    if (!ok) throw new Error(`the store answered ${status}`);
  };
}
