import type { Entry } from '../../content/content.ts';
import { foldText } from '../../model/values.ts';
import { isMapping } from '../../values/json-value.ts';
import type { Question } from './questions.ts';

/** A value that has nothing to do with any fact, in one sentence: the same value in another sentence is asked about again. */
export interface Answer {
  readonly in: string;
  readonly value: string;
  readonly sentence: string;
}

/** The answers of `answers.yaml`, which has passed its schema; none when the project has no such file. */
export function readAnswers(entry: Entry | undefined): Answer[] {
  const answers = entry && isMapping(entry.value) ? entry.value.answers : undefined;
  if (!Array.isArray(answers)) return [];
  return answers.flatMap((item) =>
    isMapping(item)
      ? [{ in: String(item.in), value: String(item.value), sentence: String(item.sentence) }]
      : [],
  );
}

function answerTo({ text, written, sentence }: Question): Answer {
  return { in: text.entry.subject, value: inOneLine(written), sentence: inOneLine(sentence) };
}

/** The questions that nobody has answered. */
export function unanswered(questions: Iterable<Question>, answers: readonly Answer[]): Question[] {
  const known = new Set(answers.map(keyOf));
  return [...questions].filter((question) => !known.has(keyOf(answerTo(question))));
}

/** The answers whose sentence still raises its question. */
export function stillAsked(answers: readonly Answer[], questions: Iterable<Question>): Answer[] {
  const asked = new Set([...questions].map((question) => keyOf(answerTo(question))));
  return answers.filter((answer) => asked.has(keyOf(answer)));
}

function keyOf({ in: subject, value, sentence }: Answer): string {
  return [subject, foldText(value), foldText(sentence)].join('\0');
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
