import { expect, test } from 'vitest';
import { problem } from '../../../cli/diagnostics/problem.ts';
import { wordingOf } from '../../../cli/messages/catalogue.ts';
import { plural } from '../../../cli/messages/plural.ts';
import { shorten } from '../../../cli/messages/shorten.ts';

test('a problem is put into the words of its language', () => {
  const tab = problem('yaml/tab', {}, { file: 'a.yaml', text: '' });
  expect(wordingOf(tab, 'fr').message).toBe('une tabulation décale cette ligne');
  expect(wordingOf(tab, 'en').message).toBe('a tab indents this line');
});

test.each([
  [1, '1 fichier'],
  [2, '2 fichiers'],
  [120, '120 fichiers'],
])('%i', (count, expected) => {
  expect(plural(count, 'fichier')).toBe(expected);
});

test('a plural may have a form of its own', () => {
  expect(plural(2, 'fichier écrit', 'fichiers écrits')).toBe('2 fichiers écrits');
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
