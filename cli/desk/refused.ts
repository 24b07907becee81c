import type { Context } from 'hono';
import { isDiskFault } from '../core/files/disk-fault.ts';
import { EditRefusedError } from '../core/values/value-edit.ts';
import type { Conflict, Failure, Place, Refusal } from './contract.ts';
import { WORDS } from './words.ts';

/** What the desk will not do: shown as it is, with status 422. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(failure: string | Failure, places: readonly Place[] = []) {
    const { message, advice } = typeof failure === 'string' ? { message: failure, advice: null } : failure;
    super(message);
    this.refusal = { message, advice, places };
  }
}

/** An error response, with its status. */
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

/** The result of an edit; refused with `failure` where the text cannot take it. */
export function orRefuse<T>(failure: Failure, edit: () => T): T {
  try {
    return edit();
  } catch (error) {
    throw error instanceof EditRefusedError ? new Refused(failure) : error;
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
