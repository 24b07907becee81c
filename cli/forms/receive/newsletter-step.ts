// The second step of the newsletter: what happens where a link in an email leads, once its button is pressed.

import { OUTCOMES, STEP_FIELD } from '../../core/shared/functions.ts';
import { type NewsletterStep, unsealAddress } from './newsletter.ts';

/** The parameter of a link that holds the sealed address. */
export const ADDRESS_PARAMETER = 'adresse';

const STEPS = ['confirm', 'unsubscribe'] as const satisfies readonly NewsletterStep[];

/** What each link does to an address, for good: whether it is done. */
type Steps = Readonly<Record<NewsletterStep, (email: string) => Promise<boolean>>>;

/**
 * Answers a POST to a page of the site, and leads back there: nothing happens when it is merely visited, for mail programs open links.
 */
export async function receiveStep(
  request: Request,
  { secret, now }: { readonly secret: string; readonly now: number },
  steps: Steps,
): Promise<Response> {
  const url = new URL(request.url);
  const sealed = url.searchParams.get(ADDRESS_PARAMETER) ?? '';
  // Mail programs that unsubscribe in one click follow no redirection (RFC 8058).
  const body = await request.text().catch(() => '');
  const isOneClick = /List-Unsubscribe(?:=|"\s+)One-Click/.test(body);
  const asked = isOneClick ? 'unsubscribe' : new URLSearchParams(body).get(STEP_FIELD);
  const answer = (status: 200 | 400, outcome: string): Response =>
    isOneClick
      ? new Response(null, { status })
      : new Response(null, { status: 303, headers: { Location: `${url.pathname}#${outcome}` } });
  const step = STEPS.find((each) => each === asked);
  const email = step && unsealAddress(secret, step, sealed, now);
  return step && email && (await steps[step](email))
    ? answer(200, OUTCOMES.done)
    : answer(400, OUTCOMES.failed);
}
