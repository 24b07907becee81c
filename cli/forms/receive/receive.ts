// What happens to a submission, whatever runs it: from a request to an answer and what is to be kept.
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { FUNCTIONS, type FunctionName } from '../../core/shared/functions.ts';
import { openingFault, sealOpening } from './opening.ts';
import { validatorOf } from './validators.ts';

export interface Submission {
  readonly form: FunctionName;
  /** When it came, in ISO 8601. */
  readonly received: string;
  /** Why a machine has probably sent it: `trap`, or what is wrong with the time when the form was opened. */
  readonly held?: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface HandlerOptions {
  /** That of the site, when the functions have another: `https://www.sapin.example`. */
  readonly origin?: string;
  /** The public anonymous key that a request must have; when it is empty, none is required. */
  readonly key: string;
  /** Seals the time when a form was opened. */
  readonly secret: string;
  /** Whether an address of the newsletter must be confirmed by e-mail: its form announces it. */
  readonly confirms?: boolean;
  /** Resolves once the submission is kept for good; the visitor waits for it. Rejects with a `refusal`, or any error. */
  keep(submission: Submission): Promise<void>;
}

type Headers = Readonly<Record<string, string>>;

const MAX_SIZE = 32 * 1024;
const tooLarge = () => json({ error: 'too large' }, 413);
const limitUnknown = bodyLimit({ maxSize: MAX_SIZE, onError: tooLarge });

/** Refuses bodies of more than 32 KiB. Hono's limit makes a whole web request of each: a declared length is judged without it. */
export const limitBody: MiddlewareHandler = (context, next) => {
  const { req } = context;
  const length = req.header('Transfer-Encoding') === undefined ? req.header('Content-Length') : undefined;
  if (length === undefined) return limitUnknown(context, next);
  return Number(length) > MAX_SIZE ? Promise.resolve(tooLarge()) : next();
};

/** An error that is answered with its text and status. */
export function refusal(error: string, status: ContentfulStatusCode, headers: Headers = {}): HTTPException {
  return new HTTPException(status, { res: json({ error }, status, headers) });
}

/** The form functions as a web-standard handler, for hosts that run one: `export default { fetch: fetchHandler({ … }) }`. */
export function fetchHandler(options: HandlerOptions): (request: Request) => Response | Promise<Response> {
  const { origin, key, secret, confirms = false, keep } = options;
  if (secret.trim() === '') throw new Error('the secret that seals forms is empty');
  const app = new Hono();
  if (origin !== undefined) app.use(cors({ origin, allowHeaders: ['authorization', 'content-type'] }));
  app.use(limitBody);
  app.all('*', async ({ req }) => {
    // Some hosts leave out what comes before the name.
    const name = new URL(req.url).pathname.split('/').at(-1) ?? '';
    const now = Date.now();
    const methods = name === 'opening' ? ['GET', 'HEAD'] : ['POST'];
    if (!methods.includes(req.method))
      throw refusal('method not allowed', 405, { Allow: methods.join(', ') });
    if (name === 'opening') return json({ opened: sealOpening(secret, now) });
    if (!Object.hasOwn(FUNCTIONS, name)) throw refusal('no such function', 404);
    const form = name as FunctionName;
    const bearer = /^Bearer *(.*)$/i.exec(req.header('Authorization') ?? '')?.[1];
    if (key !== '' && bearer !== key) throw refusal('not authorized', 401);
    const fields = trimmed(await req.text());
    // The sealed time when the form was opened, and a field that no person sees.
    const { opened, website } = (fields ?? {}) as Readonly<Record<string, unknown>>;
    const accepts = validatorOf(FUNCTIONS[form]);
    if (!accepts(fields)) throw refusal('invalid submission', 400);
    const held = website ? 'trap' : openingFault(secret, opened, now);
    await keep({ form, received: new Date(now).toISOString(), ...(held && { held }), fields });
    // A machine that fell into the trap need not know.
    if (held && held !== 'trap') return json({ error: 'send again', opened: sealOpening(secret, now) }, 409);
    return json({ success: true, ...(confirms && form === 'newsletter' && { confirm: true }) });
  });
  app.onError((error, { req }) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(`${req.path}: ${error.message}`);
    return json({ error: 'not kept' }, 503);
  });
  return (request) => app.fetch(request);
}

/** An answer in JSON, which no cache keeps. */
function json(body: object, status = 200, headers: Headers = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** Parsed JSON with its strings trimmed; `undefined` when `text` is not JSON. */
function trimmed(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value) => (typeof value === 'string' ? value.trim() : value));
  } catch {
    return undefined;
  }
}
