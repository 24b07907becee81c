// The form functions where a host runs web-standard handlers: `docs/hosting.md` says what they must do.
import { fetchHandler } from '../../cli/forms/receive/fetch-handler.ts';

const { SITE_ORIGIN = '', VITE_FUNCTIONS_KEY = '', FORMS_SECRET = '', STORE_URL = '' } = process.env;

// biome-ignore lint/style/noDefaultExport: where hosts look for a handler
export default {
  fetch: fetchHandler({
    origin: SITE_ORIGIN,
    key: VITE_FUNCTIONS_KEY,
    secret: FORMS_SECRET,
    /** Any store will do that has the submission for good when it says so: a table, a queue, a mailbox. */
    async keep(submission) {
      const { ok, status } = await fetch(STORE_URL, { method: 'POST', body: JSON.stringify(submission) });
      if (!ok) throw new Error(`the store answered ${status}`);
    },
  }),
};
