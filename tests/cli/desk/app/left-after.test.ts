import { leftAfter, leftOut } from '../../../../cli/desk/app/left-after.ts';

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

test.each<[left: readonly string[], subject: string, isTaken: boolean, after: readonly string[]]>([
  [[], 'fact', false, ['list', 'article', 'fact']],
  [[], 'list', false, ['list']],
  [[], 'price', false, []],
  [['list', 'article', 'fact', 'notice'], 'notice', true, ['list', 'article', 'fact']],
  [['list', 'article', 'fact', 'notice'], 'list', true, ['notice']],
  [['list', 'article', 'fact'], 'article', true, []],
])('without %j, %s: %s', (left, subject, isTaken, after) => {
  expect([...leftAfter(ENTRIES, new Set(left), subject, isTaken)]).toEqual(after);
});

test('what comes later goes, unless it needs what waits', () => {
  const later = [...ENTRIES, entry('photo', [], []), entry('menu', ['article'], [])];
  expect([...leftOut(later, new Set(['article', 'deleted']))]).toEqual(['list', 'article', 'menu']);
});
