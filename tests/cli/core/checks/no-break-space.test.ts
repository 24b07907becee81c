import { expect, test } from 'vitest';
import { warningsOfText } from './warnings-of.ts';

test.each(['\u00a0', '\u202f', '\u2009'])('%j is found at its place', (space) => {
  expect(warningsOfText('text/no-break-space', `Un sapin${space}?`)).toEqual([
    '3:15-3:16 une espace insécable est tapée à la main -> tapez une espace simple : le site place lui-même les insécables',
  ]);
});

test('a plain space is left alone', () => {
  expect(warningsOfText('text/no-break-space', 'Un sapin ?')).toEqual([]);
});
