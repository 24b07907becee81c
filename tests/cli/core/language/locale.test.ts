import { localeOf } from '../../../../cli/core/language/locale-of.ts';
import { factText } from '../../../../cli/core/language/reading.ts';

const fr = localeOf({ language: 'fr' });
const en = localeOf({ language: 'en' });

test.each([
  ['date', '12-22', '22 décembre', '22 December'],
  ['date', '01-01', '1er janvier', '1 January'],
  ['date-range', '12-01/12-23', '1er au 23 décembre', '1 to 23 December'],
  ['date-range', '11-28/12-23', '28 novembre au 23 décembre', '28 November to 23 December'],
  ['hours', '09:00-20:00', 'de 9 h à 20 h', '9 am–8 pm'],
  ['hours', '08:00-19:30', 'de 8 h à 19 h 30', '8 am–7.30 pm'],
  ['hours', '09:30-12:05', 'de 9 h 30 à 12 h 05', '9.30 am–12.05 pm'],
  ['hours', '12:00-24:00', 'de 12 h à 24 h', 'noon–midnight'],
  ['duration', '48 h', '48 h', '48 h'],
  ['duration', '5-7 weeks', '5 à 7 weeks', '5 to 7 weeks'],
  ['distance', '7.5 km', '7,5 km', '7.5 km'],
  ['distance', '1.5-2.25 m', '1,5 à 2,25 m', '1.5 to 2.25 m'],
  ['money', 49, '49 €', '€49'],
  ['money', 45.5, '45,50 €', '€45.50'],
  ['percentage', 12.5, '12,5 %', '12.5%'],
  ['count', 1000, '1000', '1000'],
  ['text', 'sur devis', 'sur devis', 'sur devis'],
])('a fact as a visitor reads it: %s %s', (kind, value, french, english) => {
  expect(factText(fr, kind, { source: 'a', value })).toBe(french);
  expect(factText(en, kind, { source: 'a', value })).toBe(english);
});

test('a fact as a visitor reads it is its own text when it has one', () => {
  const reading = { source: 'a', value: '12-22', text: 'trois jours avant Noël' };
  expect(factText(fr, 'date', reading)).toBe('trois jours avant Noël');
});

test('dates and days of the week', () => {
  expect([fr.date('2024-03-01'), en.date('2024-03-01')]).toEqual(['1er mars 2024', '1 March 2024']);
  expect([fr.day('demain'), en.day('tomorrow')]).toEqual(['demain', 'tomorrow']);
  expect([fr.weekday(6), en.weekday(6)]).toEqual(['dimanche', 'Sunday']);
});

test('English texts keep their plain spaces and their quotation marks', () => {
  const text = "Ready ? It's open: the 'rules' say 49 € ... see you !";
  expect(en.typography(text)).toBe("Ready ? It’s open: the 'rules' say 49 € … see you !");
});
