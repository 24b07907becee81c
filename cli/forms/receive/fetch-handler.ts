import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { type Environment, json, receive, type Submission } from './receive.ts';

interface HandlerOptions extends Omit<Environment, 'now'> {
  /** The site's own, when the functions are at another: `https://www.sapin.example`. */
  readonly origin?: string;
  /** Resolves once the submission is kept for good; the visitor waits for it. Rejects with a `refusal`, or any error. */
  keep(submission: Submission): Promise<void>;
}

const MAX_SIZE = 32 * 1024;
const tooLarge = () => json({ error: 'too large' }, 413);
const limitUnknown = bodyLimit({ maxSize: MAX_SIZE, onError: tooLarge });

/** No more of a body is read than 32 KiB. A host reads no more than the length that a request declares, if it does. */
export const limitBody: MiddlewareHandler = (context, next) => {
  const { req } = context;
  const length = req.header('Transfer-Encoding') === undefined ? req.header('Content-Length') : undefined;
  if (length === undefined) return limitUnknown(context, next);
  return Number(length) > MAX_SIZE ? Promise.resolve(tooLarge()) : next();
};

/** An error that is answered as it says. */
export function refusal(
  error: string,
  status: 429 | 503,
  headers: Readonly<Record<string, string>> = {},
): HTTPException {
  return new HTTPException(status, { res: json({ error }, status, headers) });
}

/** The form functions as a web-standard handler, for hosts that run one: `export default { fetch: fetchHandler({ … }) }`. */
export function fetchHandler({
  origin,
  keep,
  ...environment
}: HandlerOptions): (request: Request) => Response | Promise<Response> {
  if (environment.secret.trim() === '') throw new Error('the secret that seals forms is empty');
  const app = new Hono();
  if (origin !== undefined) app.use(cors({ origin, allowHeaders: ['authorization', 'content-type'] }));
  app.use(limitBody);
  app.all('*', async ({ req }) => {
    const { answer, submission } = await receive(req.raw, { ...environment, now: Date.now() });
    if (submission) await keep(submission);
    return answer;
  });
  app.onError((error, { req }) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(`${req.path}: ${error.message}`);
    return json({ error: 'not kept' }, 503);
  });
  return (request) => app.fetch(request);
}
