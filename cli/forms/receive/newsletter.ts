// The links in emails of the newsletter: who follows one need not log in, and cannot make one up.
import { seal, unseal } from './seal.ts';

/** A link to confirm is good for so long, in milliseconds. */
const WEEK = 7 * 24 * 60 * 60_000;

/** What a link does, by what it is sealed for. */
export type NewsletterStep = 'confirm' | 'unsubscribe';

/** @param now in milliseconds since 1970 */
export function sealAddress(secret: string, step: NewsletterStep, email: string, now: number): string {
  return seal(secret, step, JSON.stringify([email.toLowerCase(), now]));
}

/** The address that a link is for; `undefined` when it is not ours, or too old to confirm. */
export function unsealAddress(
  secret: string,
  step: NewsletterStep,
  sealed: string,
  now: number,
): string | undefined {
  const text = unseal(secret, step, sealed);
  if (text === undefined) return undefined;
  const [email, sealedAt] = JSON.parse(text) as [string, number];
  return step === 'confirm' && now - sealedAt > WEEK ? undefined : email;
}
