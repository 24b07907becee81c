import type { Entry } from '../../../cli/core/content/content.ts';
import { dayAhead } from '../../../cli/desk/view/wait.ts';

const entryFrom = (from: string) => ({ value: { from } }) as unknown as Entry;

test.each([
  ['2026-12-05', '2026-12-06'],
  ['2026-12-06', null],
  ['2026-12-07', null],
])('on %s what begins on 6 December is shown from %s', (today, day) => {
  expect(dayAhead(entryFrom('2026-12-06T08:00'), today)).toBe(day);
});

test('words before a price are no day', () => {
  expect(dayAhead(entryFrom('À partir de'), '2026-12-05')).toBe(null);
});
