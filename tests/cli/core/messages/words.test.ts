import { fr } from '../../../../cli/core/messages/phrases.ts';
import { shorten } from '../../../../cli/core/text/shorten.ts';

test.each([
  [0, '0 fichier'],
  [1, '1 fichier'],
  [2, '2 fichiers'],
  [120, '120 fichiers'],
])('%i', (count, expected) => {
  expect(fr.plural(count, 'fichier')).toBe(expected);
});

test('a plural may have a form of its own', () => {
  expect(fr.plural(2, 'fichier écrit', 'fichiers écrits')).toBe('2 fichiers écrits');
});

test.each([
  ['short', 'short'],
  ['two\r\n\nlines', 'two lines'],
  ['x'.repeat(120), 'x'.repeat(120)],
  ['x'.repeat(121), `${'x'.repeat(119)}…`],
  [`${'x'.repeat(118)}🎄🎄`, `${'x'.repeat(118)}…`],
])('%j is shortened to %j', (value, expected) => {
  expect(shorten(value)).toBe(expected);
});
