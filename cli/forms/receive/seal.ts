// Texts that a visitor carries and cannot change.
import { Buffer } from 'node:buffer';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** @param purpose keeps what is sealed for one use from being taken for another */
export function seal(secret: string, purpose: string, text: string): string {
  const signature = createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
  return `${Buffer.from(text).toString('base64url')}.${signature}`;
}

/** The text of a sealed one; `undefined` when this secret did not seal it for this purpose. */
export function unseal(secret: string, purpose: string, sealed: string): string | undefined {
  const text = Buffer.from(sealed.split('.')[0] ?? '', 'base64url').toString();
  const [ours, theirs] = [Buffer.from(seal(secret, purpose, text)), Buffer.from(sealed)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? text : undefined;
}
