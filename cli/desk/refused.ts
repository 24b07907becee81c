import type { Context } from 'hono';
import { isDiskFault } from '../core/files/disk-fault.ts';
import { EditRefusedError } from '../core/values/value-edit.ts';
import type { Conflict, Failure, Place, Refusal } from './contract.ts';
import { WORDS } from './words.ts';

/** What the desk will not do: told as it is, and answered by 422. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(said: string | Failure, places: readonly Place[] = []) {
    const { message, advice } = typeof said === 'string' ? { message: said, advice: null } : said;
    super(message);
    this.refusal = { message, advice, places };
  }
}

/** An answer that is not what was asked for, with its status. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly status: 400 | 404 | 409 | 413;
  readonly answer: Failure | Conflict;

  constructor(status: Unanswered['status'], answer: Unanswered['answer']) {
    super(answer.message);
    this.status = status;
    this.answer = answer;
  }
}

/** For errors of a kind that is of no consequence: others are thrown. */
export function ignore(kind: new (...args: never[]) => Error): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof kind)) throw error;
  };
}

/** The result of an edit; refused with `said` where the text cannot take it. */
export function orRefuse<T>(said: Failure, edit: () => T): T {
  try {
    return edit();
  } catch (error) {
    throw error instanceof EditRefusedError ? new Refused(said) : error;
  }
}

/** The answer to a request that failed. */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof Unanswered) return context.json(error.answer, error.status);
  if (error instanceof Refused) return context.json(error.refusal, 422);
  if (isDiskFault(error))
    return context.json(WORDS.disk(error.code === 'ENOSPC' || error.code === 'EDQUOT'), 507);
  console.error(error);
  return context.json(WORDS.fault, 500);
}
