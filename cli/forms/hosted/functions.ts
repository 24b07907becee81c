// The form functions where a host runs web-standard handlers: `npm run functions` bundles them for two kinds of hosts.
import { fetchHandler, type Submission } from '../receive/receive.ts';
import { openLazily } from '../store/migrations.ts';
import { openPostgres } from '../store/postgres.ts';
import { accept } from '../store/submissions.ts';

/** The settings that the host holds; `docs/hosting.md` says what each is. */
export type Settings = Readonly<Record<string, unknown>>;

/** @throws an error that names the settings that are missing */
export function hostedFunctions(settings: Settings): (request: Request) => Response | Promise<Response> {
  const [origin, key, secret, database, store] = [
    'SITE_ORIGIN',
    'VITE_FUNCTIONS_KEY',
    'FORMS_SECRET',
    'DATABASE_URL',
    'STORE_URL',
  ].map((name) => String(settings[name] ?? '').trim()) as [string, string, string, string, string];
  const needed = {
    SITE_ORIGIN: origin,
    FORMS_SECRET: secret,
    'DATABASE_URL or STORE_URL': database || store,
  };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0) throw new Error(`the form functions need ${missing.join(', ')}`);
  const keep = database ? keepIn(database) : postTo(store);
  return fetchHandler({ origin, key, secret, keep });
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

/** Any store will do that has the submission for good when it says so: a table, a queue, a mailbox. */
function postTo(url: string): Keep {
  return async (submission) => {
    const { ok, status } = await fetch(url, { method: 'POST', body: JSON.stringify(submission) });
    if (!ok) throw new Error(`the store answered ${status}`);
  };
}
