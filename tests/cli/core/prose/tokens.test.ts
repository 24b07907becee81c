import fc from 'fast-check';
import { runsIn, tokenize } from '../../../../cli/core/prose/tokens.ts';
import { anyText, assertProperty } from '../../property.ts';

function texts(text: string): string[][] {
  return runsIn(text).map((run) => run.map((token) => token.text));
}

test.each<[text: string, ...runs: string[][]]>([
  ['[ici](/a/22 "le 22")', ['[', 'ici', '', '"', 'le', '22', '"', ')']],
  ['voir https://example.com/22, puis', ['voir', '', ',', 'puis']],
  ['un\n- deux\n  + trois', ['un'], ['deux'], ['trois']],
  ['un\n1. deux\n2. trois\n12. quatre', ['un'], ['deux'], ['trois', '12', '.', 'quatre']],
  ['un\n\n12. deux', ['un'], ['deux']],
  ['# un\ndeux\ntrois', ['un'], ['deux', 'trois']],
  ['> un\n> deux', ['un', 'deux']],
])('tokens: %j', (text, ...expected) => {
  expect(texts(text)).toEqual(expected);
});

test('tokens: every token is what stands at its place, and only whitespace and markers are left out', () => {
  const scrap = fc.constantFrom(...'a é 1 22 € - | · * _ # > . {{b}} ](c) \n'.split(' '), ' ', '\n\n', '🎄');
  const text = fc.array(scrap, { maxLength: 40 }).map((scraps) => scraps.join(''));
  assertProperty(
    fc.property(fc.oneof(text, anyText), (any) => {
      let last = 0;
      let left = '';
      for (const { start, end, written } of tokenize(any)) {
        expect(any.slice(start, end)).toBe(written);
        expect(end).toBeGreaterThan(start);
        left += any.slice(last, start);
        last = end;
      }
      left += any.slice(last);
      expect(left.replaceAll(/\d{1,3}[.)]/g, '')).not.toMatch(/[\p{L}\d€]/u);
    }),
    1_000,
  );
});
