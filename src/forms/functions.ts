// Calls of the form functions. Loaded when a visitor begins to fill in a form.
import { FUNCTIONS_PATH, type FunctionName, SOONEST } from '#generated/shared/functions.ts';
import { functionsAddress } from './functions-address.ts';

const key = import.meta.env.VITE_FUNCTIONS_KEY ?? '';

/** Request timeout, in milliseconds. */
const PATIENCE = 30_000;

/** The functions want the form to be sent again: it was open for too long. */
export class SendAgain extends Error {}

interface Opening {
  /** The server's own sealed time; empty where nobody asks for it. */
  readonly sealed: string;
  /** Milliseconds of the page's clock. */
  readonly at: number;
}

let opening: Promise<Opening> | undefined;

/** Notes that a form is being filled in; once for all forms of a visit. */
export function openForm(): void {
  opening ??= fetch(`${functionsAddress}${FUNCTIONS_PATH}opening`)
    .then((response) => response.json())
    .then(({ opened }: { opened?: unknown }) => openingOf(opened))
    .catch(() => {
      opening = undefined;
      return openingOf('');
    });
}

function openingOf(opened: unknown): Opening {
  return { sealed: typeof opened === 'string' ? opened : '', at: performance.now() };
}

/**
 * Sends what a form asked for; `confirm` when an address has yet to be confirmed by email. An answer that is not JSON counts as none: captive portals answer every request.
 * @throws the server's error text, or `defaultError` when it gives none; the network's own error, or a timeout
 */
export async function send(
  name: FunctionName,
  submission: object,
  form: HTMLFormElement,
  defaultError?: string,
): Promise<'confirm' | 'success'> {
  const response = await fetch(`${functionsAddress}${FUNCTIONS_PATH}${name}`, {
    method: 'POST',
    headers: {
      ...(key !== '' && { Authorization: `Bearer ${key}` }),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ ...submission, ...(await proof(form)) }),
    // The request survives closing the page.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE),
  });
  const body: unknown = await response.json().catch((error: unknown) => {
    if (response.ok) throw error;
    return null;
  });
  if (response.ok) return 'confirm' in Object(body) ? 'confirm' : 'success';
  const { error, opened } = (body ?? {}) as { error?: unknown; opened?: unknown };
  if (response.status === 409 && opened) {
    opening = Promise.resolve(openingOf(opened));
    throw new SendAgain();
  }
  throw new Error((typeof error === 'string' && error) || defaultError || `${name}: ${response.status}`);
}

/** What tells a visitor from a machine; nothing where the functions do not ask for it. */
async function proof(form: HTMLFormElement): Promise<{ opened?: string; website?: string }> {
  openForm();
  const { sealed, at } = (await opening) ?? openingOf('');
  const age = performance.now() - at;
  // A browser that fills in all fields at once is as fast as a machine.
  if (sealed && age < SOONEST) await new Promise((resolve) => setTimeout(resolve, SOONEST - age));
  const website = new FormData(form).get('website');
  return { ...(sealed && { opened: sealed }), ...(website && { website: String(website) }) };
}
