// The second step of the newsletter: what happens where a link in an email leads, once its button is pressed.

import { OUTCOMES } from '../../core/shared/functions.ts';
import { type NewsletterStep, unsealAddress } from './newsletter.ts';
import type { Environment, Outcome } from './receive.ts';

/** Journal of confirmations and removals. */
export const SUBSCRIPTIONS = 'subscriptions';

/** The parameter of a link that holds the sealed address. */
export const ADDRESS_PARAMETER = 'adresse';

const STEPS = ['confirm', 'unsubscribe'] as const satisfies readonly NewsletterStep[];

/** What is known of an address: nothing when it is not on the list, or was taken off it. */
export type StateOf = (email: string) => 'confirmed' | 'single' | 'unconfirmed' | undefined;

interface Pressed {
  /** The network address of who pressed the button: the proof of a consent names it. */
  readonly from: string;
  readonly stateOf: StateOf;
}

/**
 * Answers a POST to a page of the site, and leads back there: nothing happens when it is merely visited, for mail programs open links.
 * What a link did once, it does not do again: nothing is stored, and who left is not put back.
 */
export async function receiveStep(
  request: Request,
  { secret, now }: Pick<Environment, 'secret' | 'now'>,
  { from, stateOf }: Pressed,
): Promise<Outcome> {
  const url = new URL(request.url);
  const sealed = url.searchParams.get(ADDRESS_PARAMETER) ?? '';
  // Mail programs that unsubscribe in one click follow no redirection (RFC 8058).
  const isOneClick = (await request.text().catch(() => '')).includes('List-Unsubscribe=One-Click');
  const answer = (status: 200 | 400, outcome: string): Response =>
    isOneClick
      ? new Response(null, { status })
      : new Response(null, { status: 303, headers: { Location: `${url.pathname}#${outcome}` } });
  for (const step of STEPS) {
    const email = await unsealAddress(secret, step, sealed, now);
    if (!email) continue;
    const state = stateOf(email);
    if (step === 'confirm' && state === undefined) break;
    const done = answer(200, OUTCOMES.done);
    if (state === (step === 'confirm' ? 'confirmed' : undefined)) return { answer: done };
    return {
      answer: done,
      entry: {
        journal: SUBSCRIPTIONS,
        received: new Date(now).toISOString(),
        fields: { event: step === 'confirm' ? 'confirmed' : 'removed', email, from },
      },
    };
  }
  return { answer: answer(400, OUTCOMES.failed) };
}
