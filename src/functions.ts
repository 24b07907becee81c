/** Where the form functions are; empty for the site's own origin. */
export const functionsAddress = import.meta.env.VITE_FUNCTIONS_URL ?? '';
const key = import.meta.env.VITE_FUNCTIONS_KEY ?? '';

/**
 * Posts a form to the backend function `name` (product-spec.md section 7).
 * @throws the server's error text, or `defaultError` when it gives none; the network's own error when there is no answer
 */
export async function callFunction(
  name: 'newsletter' | 'contact-form',
  payload: Readonly<Record<string, string>>,
  defaultError = '',
): Promise<void> {
  const response = await fetch(`${functionsAddress}/functions/v1/${name}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  });
  if (!response.ok) throw new Error((await errorIn(response)) || defaultError);
}

async function errorIn(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => null);
  const isObject = typeof body === 'object' && body !== null;
  return isObject && 'error' in body && typeof body.error === 'string' ? body.error : undefined;
}
