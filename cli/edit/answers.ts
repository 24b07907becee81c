import type { Answer } from '../consistency/claims/answers.ts';

const HEAD = /^answers:.*(?:\n|$)/m;

/** `text`, the file of answers, with `answers` in place of its list: its comments stay, its list is the tool's. */
export function setAnswers(text: string, answers: readonly Answer[]): string {
  const head = text.slice(0, HEAD.exec(text)?.index ?? text.length);
  if (answers.length === 0) return `${head}answers: []\n`;
  const sorted = answers.toSorted((a, b) => compare(a.in, b.in) || compare(a.sentence, b.sentence));
  const items = sorted.map(
    ({ in: subject, value, sentence }) =>
      `  - in: ${subject}\n    value: ${JSON.stringify(value)}\n    sentence: ${JSON.stringify(sentence)}\n`,
  );
  return `${head}answers:\n${items.join('')}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
