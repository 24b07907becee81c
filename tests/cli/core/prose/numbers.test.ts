import { readNumber } from '../../../../cli/core/prose/numbers.ts';
import { tokenize } from '../../../../cli/core/prose/tokens.ts';

/** The number at the start of `text` and what is left after it. */
function read(text: string): [value: number, rest: string] | undefined {
  const tokens = tokenize(text);
  const number = readNumber(tokens, 0);
  return number && [number.value, text.slice(tokens[number.next]?.start ?? text.length)];
}

// Every number to 9999 in words: read-any-spelling.test.ts.
test.each<[text: string, value: number, rest: string]>([
  ['1 250', 1250, ''],
  ['1 25', 1, '25'],
  ['0 800', 0, '800'],
  ['2025 150', 2025, '150'],
  ['dix sept', 17, ''],
  ['vingt-et-une', 21, ''],
  ['trente dix', 30, 'dix'],
  ['vingt et onze', 20, 'et onze'],
  ['vingt- deux', 20, '- deux'],
  ['vingt -deux', 20, '-deux'],
  ['septante-deux', 72, ''],
  ['huitante', 80, ''],
  ['nonante-neuf', 99, ''],
  ['quatre sapins', 4, 'sapins'],
  ['un cent', 1, 'cent'],
  ['dix cents', 10, 'cents'],
  ['soixante-dix un', 70, 'un'],
  ['quatre-vingt-et-un', 81, ''],
  ['zéro mille', 0, 'mille'],
])('numbers: %s', (text, value, rest) => {
  expect(read(text)).toEqual([value, rest]);
});

test.each(['1.250.500', '1234567890'])('numbers: %s is none', (text) => {
  expect(read(text)).toBeUndefined();
});
