// What happens to a submission, whatever runs it: from a request to an answer and what is to be stored.
import { FUNCTIONS, type FunctionName } from '../../core/shared/functions.ts';
import { openingFault, sealOpening } from './opening.ts';
import { validatorOf } from './validators.ts';

export const FUNCTION_NAMES = Object.keys(FUNCTIONS) as readonly FunctionName[];

export interface Environment {
  /** The public anonymous key that a request must bear; when it is empty, none is asked for. */
  readonly key: string;
  /** Seals the time when a form was opened. */
  readonly secret: string;
  /** Whether an address of the newsletter is asked by e-mail to confirm: its form says so. */
  readonly confirms?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What is kept of a submission. */
export interface Submission {
  readonly form: FunctionName;
  /** When it came, in ISO 8601. */
  readonly received: string;
  /** Why a machine has probably sent it: `trap`, or what is wrong with the time when the form was opened. */
  readonly held?: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface Outcome {
  /** To be sent once the submission, if there is one, is kept. */
  readonly answer: Response;
  readonly submission?: Submission;
}

/** What a form sends beside its fields. */
interface Proof {
  /** The sealed time when it was opened. */
  readonly opened?: unknown;
  /** A field that no person sees. */
  readonly website?: unknown;
}

/** Answers a call of a form function, whose body the host has limited, and says what is to be stored: the same for every host. */
export async function receive(request: Request, environment: Environment): Promise<Outcome> {
  const { secret, now } = environment;
  // Some hosts leave out what comes before the name.
  const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
  if (name === 'opening') {
    if (!['GET', 'HEAD'].includes(request.method))
      return refusal('method not allowed', 405, { Allow: 'GET, HEAD' });
    return { answer: json({ opened: sealOpening(secret, now) }) };
  }
  if (request.method !== 'POST') return refusal('method not allowed', 405, { Allow: 'POST' });
  if (!Object.hasOwn(FUNCTIONS, name)) return refusal('no such function', 404);
  const bearer = /^Bearer *(.*)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (environment.key !== '' && bearer !== environment.key) return refusal('not authorized', 401);
  const fields = trimmed(parsed(await request.text()));
  const { opened, website } = (fields ?? {}) as Proof;
  const accepts = validatorOf(FUNCTIONS[name as FunctionName]);
  if (!accepts(fields)) return refusal('invalid submission', 400);

  const submission = { form: name as FunctionName, received: new Date(now).toISOString(), fields };
  const isToConfirm = environment.confirms && name === 'newsletter';
  const answer = json({ success: true, ...(isToConfirm && { confirm: true }) });
  // A machine that fell into the trap need not know.
  if (website) return { answer, submission: { ...submission, held: 'trap' } };
  const fault = openingFault(secret, opened, now);
  if (!fault) return { answer, submission };
  const again = { error: 'send again', opened: sealOpening(secret, now) };
  return { answer: json(again, 409), submission: { ...submission, held: fault } };
}

/** An answer in JSON, which no cache keeps. */
export function json(body: object, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

function refusal(error: string, status: number, headers?: Readonly<Record<string, string>>): Outcome {
  return { answer: json({ error }, status, headers) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A copy of a JSON object with its texts trimmed; anything else unchanged. */
function trimmed(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}
