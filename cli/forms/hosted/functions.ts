// The form functions where a host runs web-standard handlers: `npm run functions` bundles them for two kinds of hosts.
import { fetchHandler } from '../receive/fetch-handler.ts';

/** The settings that the host holds; `docs/hosting.md` says what each is. */
export type Settings = Readonly<Record<string, unknown>>;

/** @throws an error that names the settings that are missing */
export function hostedFunctions(settings: Settings): (request: Request) => Response | Promise<Response> {
  const missing = ['SITE_ORIGIN', 'FORMS_SECRET', 'STORE_URL'].filter((name) => !textOf(settings[name]));
  if (missing.length > 0) throw new Error(`the form functions need ${missing.join(', ')}`);
  return fetchHandler({
    origin: textOf(settings.SITE_ORIGIN),
    key: textOf(settings.VITE_FUNCTIONS_KEY),
    secret: textOf(settings.FORMS_SECRET),
    /** Any store will do that has the submission for good when it says so: a table, a queue, a mailbox. */
    async keep(submission) {
      const { ok, status } = await fetch(textOf(settings.STORE_URL), {
        method: 'POST',
        body: JSON.stringify(submission),
      });
      if (!ok) throw new Error(`the store answered ${status}`);
    },
  });
}

function textOf(setting: unknown): string {
  return typeof setting === 'string' ? setting.trim() : '';
}
