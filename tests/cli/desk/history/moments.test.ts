import { dayLabel } from '../../../../cli/desk/history/moments.ts';

test.each([
  ['2026-12-04', 'Aujourd’hui'],
  ['2026-12-03', 'Hier'],
  ['2026-12-01', 'Mardi 1er décembre'],
  ['2025-12-03', 'Mercredi 3 décembre 2025'],
])('on 4 December 2026, %s is « %s »', (day, label) => {
  expect(dayLabel(day, '2026-12-04')).toBe(label);
});
