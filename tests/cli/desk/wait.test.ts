import type { Entry } from '../../../cli/core/content/content.ts';
import { dayAhead } from '../../../cli/desk/view/wait.ts';

test.each([
  ['2026-12-05', '2026-12-06'],
  ['2026-12-06', null],
  ['2026-12-07', null],
])('on %s what begins on 6 December is shown from %s', (today, day) => {
  expect(dayAhead({ value: { from: '2026-12-06T08:00' } } as unknown as Entry, today)).toBe(day);
});
