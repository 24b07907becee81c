import { writtenHours } from '../../../../cli/core/values/written-hours.ts';

test.each([
  ['9h-19h', '09:00-19:00'],
  ['de 9 h à 19 h', '09:00-19:00'],
  ['9:00-19:00', '09:00-19:00'],
  ['"09:00-20:00"', '09:00-20:00'],
  ['9 h 30 – 18 h 15', '09:30-18:15'],
  ['De 8 heures à 12 heures 30', '08:00-12:30'],
  ['« 10\u202fh à 17\u202fh »', '10:00-17:00'],
])('%s', (text, hours) => {
  expect(writtenHours(text)).toBe(hours);
});

test.each(['', '9h', '25h-26h', '9h-18h60', 'le matin', '9h-12h et 14h-19h'])('no hours: %s', (text) => {
  expect(writtenHours(text)).toBeUndefined();
});
