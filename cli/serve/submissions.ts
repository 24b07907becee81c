// What visitors send with forms: who may send it, what of it is stored, and where.
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Ajv, type ValidateFunction } from 'ajv';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import schema from '../../schemas/submissions.json' with { type: 'json' };
import { type JsonLines, openJsonLines } from './json-lines.ts';
import { onceWithin } from './once.ts';
import { rateLimit } from './rate.ts';

/** A request's body may not exceed this, in bytes. */
const MAX_BODY_BYTES = 32 * 1024;

/** Limit for an address: more than any visitor calls, even with a whole office behind one address. */
const CALLS_PER_MINUTE = 30;

/** An equal submission within this time, in milliseconds, is the same one. */
const REPEAT_WINDOW = 10 * 60_000;

/** The definition in `schemas/submissions.json` of what each function takes and stores. */
const FUNCTIONS = {
  newsletter: 'newsletterSubmission',
  'contact-form': 'contactSubmission',
  'quote-request': 'quoteSubmission',
};

export interface FunctionOptions {
  /** The folder where each function appends its submissions to a file of JSON lines. */
  readonly submissionsDir: string;
  /** The public anonymous key that a request must bear; when it is empty, none is asked for. */
  readonly key: string;
  /** Whether a proxy in front names the visitor's address in `X-Forwarded-For`. */
  readonly isBehindProxy?: boolean;
}

interface FormFunction {
  /** Drops unknown fields. */
  readonly accepts: ValidateFunction<Record<string, unknown>>;
  readonly stored: JsonLines;
}

/** Answers `POST /functions/v1/newsletter`, `/contact-form` and `/quote-request`: 200 once the submission is on the disk, otherwise an `error`. */
export function formFunctions({ submissionsDir, key, isBehindProxy = false }: FunctionOptions): Hono {
  const functions = makeFunctions(submissionsDir);
  const countCall = rateLimit(CALLS_PER_MINUTE, 60_000);
  const once = onceWithin(REPEAT_WINDOW);
  const refuse = (context: Context, error: string, status: 400 | 401 | 404 | 405 | 413 | 429 | 500) =>
    context.json({ error }, status);

  const app = new Hono();
  app.use('/functions/*', async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  app.post(
    '/functions/v1/:name',
    async (context, next) => {
      const wait = countCall(addressOf(context, isBehindProxy));
      if (wait === 0) return await next();
      context.header('Retry-After', String(wait));
      return refuse(context, 'too many calls', 429);
    },
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => refuse(context, 'too large', 413) }),
    async (context) => {
      const called = functions.get(context.req.param('name'));
      if (!called) return refuse(context, 'no such function', 404);
      const bearer = /^Bearer *(.*)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
      if (key !== '' && bearer !== key) return refuse(context, 'not authorized', 401);
      const submission = trimmed(await context.req.json().catch(() => undefined));
      if (!called.accepts(submission)) return refuse(context, 'invalid submission', 400);
      await once(JSON.stringify([context.req.param('name'), submission]), () =>
        called.stored.append({ received: new Date().toISOString(), ...submission }),
      );
      return context.json({ success: true });
    },
  );
  app.all('/functions/*', (context) => {
    context.header('Allow', 'POST');
    return refuse(context, 'method not allowed', 405);
  });
  app.onError((error, context) => {
    console.error(`${context.req.path}: ${error.message}`);
    return refuse(context, 'not kept', 500);
  });
  return app;
}

function makeFunctions(submissionsDir: string): ReadonlyMap<string, FormFunction> {
  const ajv = new Ajv({ removeAdditional: true });
  ajv.addSchema(schema, 'functions');
  const entries = Object.entries(FUNCTIONS).map(([name, definition]) => {
    const accepts = ajv.getSchema<Record<string, unknown>>(`functions#/definitions/${definition}`);
    if (!accepts) throw new Error(`schemas/submissions.json has no ${definition}`);
    return [name, { accepts, stored: openJsonLines(join(submissionsDir, `${name}.jsonl`)) }] as const;
  });
  return new Map(entries);
}

/** A copy of a JSON object with its texts trimmed; anything else unchanged. */
function trimmed(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}

/** The visitor's address. Visitors can forge `X-Forwarded-For`, but only in front of what the proxy appends. */
function addressOf(context: Context, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return forwarded || (getConnInfo(context).remote.address ?? '');
}
