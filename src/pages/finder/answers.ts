import type { Answers, Question } from './find-trees.ts';

/** The answers in an address; invalid parameters are ignored. */
export function readAnswers(questions: readonly Question[], search: URLSearchParams): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = readAnswer(question, search.get(question.id) ?? '');
      return answer === undefined ? [] : [[question.id, answer] as const];
    }),
  );
}

function readAnswer(question: Question, text: string): Answers[string] | undefined {
  if (question.kind === 'number') return readNumber(question, text);
  const values = (question.options ?? []).map(({ value }) => value);
  const chosen = values.filter((value) => text.split(',').includes(value));
  const kept = question.kind === 'choice' ? chosen.slice(0, 1) : chosen;
  return kept.length > 0 ? kept : undefined;
}

/** Any whole number: the steps are those of the slider. */
function readNumber({ min = 0, max = 0 }: Question, text: string): number | undefined {
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

/** The address's parameters for `answers`, in the order of the questions. */
export function writeAnswers(questions: readonly Question[], answers: Answers): URLSearchParams {
  const kept = questions.flatMap(({ id }) => {
    const answer = answers[id];
    return answer === undefined ? [] : [[id, String(answer)]];
  });
  return new URLSearchParams(kept);
}

/** The answers that a form holds, where they are not those that it starts with. */
export function formAnswers(questions: readonly Question[], form: FormData): Answers {
  const chosen = questions.map(({ id }) => [id, form.getAll(id).join(',')]);
  const answers = readAnswers(questions, new URLSearchParams(chosen));
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([id, answer]) => answer !== questions.find((question) => question.id === id)?.default,
    ),
  );
}

/** `answers` with one answer replaced; `undefined` removes it. */
export function withAnswer(answers: Answers, id: string, answer: Answers[string] | undefined): Answers {
  const { [id]: _previous, ...others } = answers;
  const isNone = answer === undefined || (typeof answer !== 'number' && answer.length === 0);
  return isNone ? others : { ...others, [id]: answer };
}
