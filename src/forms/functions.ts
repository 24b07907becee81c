import type { ContactSubmission, NewsletterSubmission } from '#generated/types.ts';

/** Base URL of the form functions; empty for the site's own origin. */
export const functionsAddress = import.meta.env.VITE_FUNCTIONS_URL ?? '';
const key = import.meta.env.VITE_FUNCTIONS_KEY ?? '';

/** Request timeout, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Subscribes an address. Any ok status is a success, whatever the body.
 * @throws the server's error text; the network's own error, or a timeout, when there is no answer
 */
export async function subscribe(submission: NewsletterSubmission): Promise<void> {
  const response = await post('newsletter', submission);
  if (!response.ok) throw new Error(errorIn(await response.json().catch(() => null)));
}

/**
 * Sends a message. An answer that is not JSON is none: a network that wants one to log in first answers for everybody.
 * @throws the server's error text, or `defaultError` when it gives none; the network's own error, or a timeout
 */
export async function sendMessage(submission: ContactSubmission, defaultError: string): Promise<void> {
  const response = await post('contact-form', submission);
  const body: unknown = await response.json().catch((error: unknown) => {
    if (response.ok) throw error;
    return null;
  });
  if (!response.ok) throw new Error(errorIn(body) || defaultError);
}

function post(name: string, submission: object): Promise<Response> {
  return fetch(`${functionsAddress}/functions/v1/${name}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(submission),
    // The request survives closing the page.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE),
  });
}

function errorIn(body: unknown): string | undefined {
  const isObject = typeof body === 'object' && body !== null;
  return isObject && 'error' in body && typeof body.error === 'string' ? body.error : undefined;
}
