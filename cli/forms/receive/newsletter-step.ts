// The second step of the newsletter: what happens where a link in an email leads, once its button is pressed. Who follows
// a link need not log in, and cannot make one up.
import { OUTCOMES, STEP_FIELD } from '../../core/shared/functions.ts';
import { seal, unseal } from './seal.ts';

/** The parameter of a link that holds the sealed address. */
export const ADDRESS_PARAMETER = 'adresse';

const STEPS = ['confirm', 'unsubscribe'] as const;

/** What a link does, by what it is sealed for. */
export type NewsletterStep = (typeof STEPS)[number];

/** What each link does to an address, for good: whether it is done. */
type Steps = Readonly<Record<NewsletterStep, (email: string) => Promise<boolean>>>;

/** A link to confirm is good for so long, in milliseconds. */
const WEEK = 7 * 24 * 60 * 60_000;

/** @param now in milliseconds since 1970 */
export function sealAddress(secret: string, step: NewsletterStep, email: string, now: number): string {
  return seal(secret, step, JSON.stringify([email.toLowerCase(), now]));
}

/**
 * Answers a POST to a page of the site, and leads back there: nothing happens when it is merely visited, for mail programs open links.
 * @param now in milliseconds since 1970
 */
export async function receiveStep(
  request: Request,
  { secret, now }: { readonly secret: string; readonly now: number },
  steps: Steps,
): Promise<Response> {
  const url = new URL(request.url);
  // Mail programs that unsubscribe in one click follow no redirection (RFC 8058).
  const body = await request.text().catch(() => '');
  const isOneClick = /List-Unsubscribe(?:=|"\s+)One-Click/.test(body);
  const asked = isOneClick ? 'unsubscribe' : new URLSearchParams(body).get(STEP_FIELD);
  const step = STEPS.find((each) => each === asked);
  const sealed = step && unseal(secret, step, url.searchParams.get(ADDRESS_PARAMETER) ?? '');
  const [email = '', sealedAt = 0] = sealed ? (JSON.parse(sealed) as [string, number]) : [];
  const isGood = email !== '' && (step === 'unsubscribe' || now - sealedAt <= WEEK);
  const isDone = step !== undefined && isGood && (await steps[step](email));
  if (isOneClick) return new Response(null, { status: isDone ? 200 : 400 });
  const Location = `${url.pathname}#${isDone ? OUTCOMES.done : OUTCOMES.failed}`;
  return new Response(null, { status: 303, headers: { Location } });
}
