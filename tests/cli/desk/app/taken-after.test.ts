import { expect, test } from 'vitest';
import { type Taken, takenAfter } from '../../../../cli/desk/app/taken-after.ts';

const entry = (
  subject: string,
  needs: readonly string[],
  namedBy: readonly string[],
  isRecorded = false,
) => ({
  subject,
  needs,
  namedBy,
  isRecorded,
});
/** A list that names an article, which shows a constant; both are new. A notice stands alone, and a price is kept already. */
const ENTRIES = [
  entry('list', ['article'], []),
  entry('article', ['fact'], ['list']),
  entry('fact', [], ['article']),
  entry('notice', [], []),
  entry('price', [], [], true),
];

test.each<
  [taken: readonly string[] | null, subject: string, isTaken: boolean, after: readonly string[] | null]
>([
  [null, 'fact', false, ['notice', 'price']],
  [null, 'list', false, ['article', 'fact', 'notice', 'price']],
  [null, 'price', false, null],
  [['price'], 'notice', true, ['notice', 'price']],
  [['price'], 'list', true, ['list', 'article', 'fact', 'price']],
  [['notice', 'price'], 'article', true, null],
])('of %j, %s: %s', (taken, subject, isTaken, after) => {
  const set = (subjects: readonly string[] | null): Taken => subjects && new Set(subjects);
  expect(takenAfter(ENTRIES, set(taken), subject, isTaken)).toEqual(set(after));
});
