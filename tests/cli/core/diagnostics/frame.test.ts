import { makeColors } from '../../../../cli/core/diagnostics/colors.ts';
import { frame, printable } from '../../../../cli/core/diagnostics/frame.ts';

const plain = makeColors(false, {}, false);

function around(text: string, part: string): string[] {
  const start = text.indexOf(part);
  return frame(text, { start, end: start + part.length }, plain).split('\n');
}

describe('a frame', () => {
  test('shows the line with carets under the part', () => {
    expect(around('a: 1\nname: Colmar # b\n', 'Colmar')).toEqual([
      '  |',
      '2 | name: Colmar # b',
      '  |       ^^^^^^',
    ]);
  });

  test('points at a place without width', () => {
    expect(frame('ab', { start: 1, end: 1 }, plain).split('\n')[2]).toBe('  |  ^');
    expect(frame('ab', { start: 2, end: 2 }, plain).split('\n')[2]).toBe('  |   ^');
  });

  test('of several lines is that of the first', () => {
    expect(around('a: [b,\n  c]\n', '[b,\n  c]')).toEqual(['  |', '1 | a: [b,', '  |    ^^^']);
  });

  test('has the same lines with CRLF and lone CR', () => {
    const expected = around('a: 1\nb: 2\nc: 3\n', '2');
    expect(around('a: 1\r\nb: 2\r\nc: 3\r\n', '2')).toEqual(expected);
    expect(around('a: 1\rb: 2\rc: 3\r', '2')).toEqual(expected);
  });

  test('counts one column for a letter, accents and tabs included', () => {
    expect(around('\té e\u0301 🎄 b', 'b')[2]).toBe('  |        ^');
  });

  test('of a long line shows 120 columns of it', () => {
    const line = `${'x'.repeat(500)}HERE${'x'.repeat(500)}`;
    const [, shown = '', carets = ''] = around(`a\n${line}\nb`, 'HERE');
    expect(shown.length).toBe('2 | '.length + 120);
    expect(shown.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('HERE');
  });

  test.each(['', 'x', 'xx', 'xxx'])('does not cut an emoji in two (%j)', (before) => {
    const [, shown = '', carets = ''] = around(
      `${before}${'🎄'.repeat(200)}${'é'.repeat(11)}${'🎄'.repeat(19)}HER${'🎄'.repeat(200)}`,
      'HER',
    );
    expect(shown).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
    expect([...shown].slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1).join('')).toBe('HER');
  });
});

test.each([
  ['the bell', 'a\u0007b'],
  ['a carriage return', 'a\rb'],
  ['a null', 'a\u0000b'],
  ['right-to-left override', 'a\u202eb'],
  ['a directional isolate', 'a\u2066b'],
  ['a byte-order mark', 'a\ufeffb'],
  ['a soft hyphen', 'a\u00adb'],
])('%s is made visible', (_, text) => {
  expect(printable(text)).toMatch(/^a\ufffd.*b$/);
  expect(printable(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});
