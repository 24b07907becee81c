// Texts that a visitor carries and cannot change. Web Crypto alone, so that any host can run it.

const bytes = (text: string) => new TextEncoder().encode(text);

const keyFor = (secret: string) =>
  crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

/** @param purpose keeps what is sealed for one use from being taken for another */
export async function seal(secret: string, purpose: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyFor(secret), bytes(`${purpose}\n${text}`));
  return `${toBase64Url(bytes(text))}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The text of a sealed one; `undefined` when this secret did not seal it for this purpose. */
export async function unseal(secret: string, purpose: string, sealed: string): Promise<string | undefined> {
  const [, content, signature] = /^([\w-]+)\.([\w-]+)$/.exec(sealed) ?? [];
  if (!content || !signature) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(content));
    const signed = bytes(`${purpose}\n${text}`);
    const isOurs = await crypto.subtle.verify('HMAC', await keyFor(secret), fromBase64Url(signature), signed);
    return isOurs ? text : undefined;
  } catch {
    return undefined; // no base64, or no text
  }
}

function toBase64Url(data: Uint8Array): string {
  return btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
