import type { ContactSubmission, NewsletterSubmission, QuoteSubmission } from '#generated/types.ts';

/** Base URL of the form functions; empty for the site's own origin. */
export const functionsAddress = import.meta.env.VITE_FUNCTIONS_URL ?? '';
const key = import.meta.env.VITE_FUNCTIONS_KEY ?? '';

/** Request timeout, in milliseconds. */
const PATIENCE = 30_000;

/** Subscribes an address. */
export function subscribe(submission: NewsletterSubmission): Promise<void> {
  return send('newsletter', submission);
}

/** Sends a message; `defaultError` is for an error without words. */
export function sendMessage(submission: ContactSubmission, defaultError: string): Promise<void> {
  return send('contact-form', submission, defaultError);
}

export function requestQuote(submission: QuoteSubmission): Promise<void> {
  return send('quote-request', submission);
}

/**
 * An answer that is not JSON counts as none: captive portals answer every request.
 * @throws the server's error text, or `defaultError` when it gives none; the network's own error, or a timeout
 */
async function send(name: string, submission: object, defaultError?: string): Promise<void> {
  const response = await fetch(`${functionsAddress}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      ...(key !== '' && { Authorization: `Bearer ${key}` }),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(submission),
    // The request survives closing the page.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE),
  });
  const body: unknown = await response.json().catch((error: unknown) => {
    if (response.ok) throw error;
    return null;
  });
  if (!response.ok) throw new Error(errorIn(body) || defaultError || `${name}: ${response.status}`);
}

function errorIn(body: unknown): string | undefined {
  const isObject = typeof body === 'object' && body !== null;
  return isObject && 'error' in body && typeof body.error === 'string' ? body.error : undefined;
}
