import type { Conflict, Failure, Place, Refusal } from './contract.ts';

/** What the desk will not do: told as it is, and answered by 422. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(message: string, advice: string | null = null, places: readonly Place[] = []) {
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
