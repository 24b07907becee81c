import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** A request's body may not exceed this, in bytes. */
const MAX_BODY_BYTES = 32 * 1024;

/** A field of a submission: the longest text it may hold, and whether it may be missing or empty. */
interface FieldRule {
  readonly max: number;
  readonly optional?: true;
  readonly email?: true;
}

/** The two hosted functions of `product-spec.md` section 7, by the last part of their path. */
const FUNCTIONS: Readonly<Record<string, Readonly<Record<string, FieldRule>>>> = {
  newsletter: { email: { max: 254, email: true } },
  'contact-form': {
    name: { max: 200 },
    email: { max: 254, email: true },
    phone: { max: 40, optional: true },
    subject: { max: 40 },
    message: { max: 10_000 },
  },
};

export interface FunctionOptions {
  /** Where each function appends its submissions, one JSON line each. */
  readonly submissionsDir: string;
  /** The public anonymous key that a request must bear; any bearer passes when it is empty. */
  readonly key: string;
}

/** Answers `POST /functions/v1/newsletter` and `/contact-form`: 200 once the submission is on the disk, else an `error`. */
export function formFunctions({ submissionsDir, key }: FunctionOptions): Hono {
  const app = new Hono();
  app.use(
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => context.json({ error: 'too large' }, 413) }),
  );
  app.post('/functions/v1/:name', async (context) => {
    const name = context.req.param('name');
    const rules = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (!rules) return context.json({ error: 'no such function' }, 404);
    const bearer = /^Bearer *(.*)$/.exec(context.req.header('authorization') ?? '')?.[1];
    if (bearer === undefined || (key !== '' && bearer !== key))
      return context.json({ error: 'not authorized' }, 401);
    const body: unknown = await context.req.json().catch(() => undefined);
    const submission = accept(body, rules);
    if (!submission) return context.json({ error: 'invalid submission' }, 400);
    append(join(submissionsDir, `${name}.jsonl`), { received: new Date().toISOString(), ...submission });
    return context.json({ success: true });
  });
  app.all('/functions/*', (context) => context.json({ error: 'method not allowed' }, 405));
  return app;
}

/** The known fields of `body`, trimmed; `undefined` when one is missing, too long or no text. */
function accept(
  body: unknown,
  rules: Readonly<Record<string, FieldRule>>,
): Record<string, string> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = body as Readonly<Record<string, unknown>>;
  const accepted: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = fields[name] ?? '';
    if (typeof value !== 'string' || value.length > rule.max) return undefined;
    const text = value.trim();
    if (text === '' && !rule.optional) return undefined;
    if (rule.email && !/^[^@\s]+@[^@\s]+$/.test(text)) return undefined;
    accepted[name] = text;
  }
  return accepted;
}

/** Appends one line and flushes it to the disk before returning. */
function append(path: string, submission: Readonly<Record<string, string>>): void {
  mkdirSync(join(path, '..'), { recursive: true });
  const file = openSync(path, 'a', 0o600);
  try {
    writeSync(file, `${JSON.stringify(submission)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
