import fc from 'fast-check';
import { parseYaml } from '../../../../cli/core/content/parse-yaml.ts';
import {
  type LocatedNode,
  locate,
  locatedTree,
  type Part,
  spanInScalar,
} from '../../../../cli/core/content/places.ts';
import type { JsonValue } from '../../../../cli/core/values/json-value.ts';
import { pointerSteps } from '../../../../cli/core/values/pointer.ts';
import { assertProperty } from '../../property.ts';

function located(text: string): { value: JsonValue | undefined; tree: LocatedNode | undefined } {
  const { value, events, problems } = parseYaml('a.yaml', text);
  expect(problems).toEqual([]);
  return { value, tree: locatedTree(text, events) };
}

/** The source that `locate` gives for a pointer. */
function source(text: string, pointer: string, part?: Part): string {
  const { start, end } = locate(located(text).tree, pointer, part);
  return text.slice(start, end);
}

function nodeAt(tree: LocatedNode | undefined, pointer: string): LocatedNode {
  let node = tree;
  for (const step of pointerSteps(pointer))
    node = node?.entries?.get(step)?.value ?? node?.items?.[Number(step)];
  if (!node) throw new Error(`nothing at ${pointer}`);
  return node;
}

describe('locate gives the source of a value', () => {
  test.each([
    ['a single-quoted scalar', "a: 'l''un'\n", '/a', "'l''un'"],
    ['a literal block, without its header', 'a: |\n  one\n    two\n\nb: 1\n', '/a', 'one\n    two'],
    ['a folded block', 'a: >-\n  one\n  two\n', '/a', 'one\n  two'],
    ['a mapping in a list', '- a: b\n  c: d\n- e: f\n', '/0', 'a: b\n  c: d'],
    ['the mapping of a pair in a flow list, without the bracket of the list', 'a: [b: c]\n', '/a/0', 'b: c'],
  ])('%s', (_, text, pointer, expected) => {
    expect(source(text, pointer)).toBe(expected);
  });

  test('of an empty value, the key', () => {
    expect(source('a:\nb: 1\n', '/a')).toBe('a');
  });

  test.each([
    ['in the middle', '- a-\n\n# why\n-\n- b\n', '/1', 12],
    ['first', '-\n- b\n', '/0', 0],
    ['last, nested', 'a:\n  - b\n  -\n', '/a/1', 11],
  ])('of an empty list item (%s), its dash', (_, text, pointer, start) => {
    expect(locate(located(text).tree, pointer)).toEqual({ start, end: start + 1 });
  });

  test('of a key, the key with its quotes', () => {
    expect(source('a: b\n"c d": e\n', '/c d', 'key')).toBe('"c d"');
  });

  test('of something missing, the first key of its mapping', () => {
    expect(source('a:\n  b: c\n  d: e\n', '/a', 'first-key')).toBe('b');
    expect(source('a:\n  b: c\n  d: e\n', '/a/nope')).toBe('b');
    expect(source('a: [b]\n', '/a/7')).toBe('[b]');
  });

  test('of an empty document, its start', () => {
    expect(locatedTree('# a\n', parseYaml('a.yaml', '# a\n').events)).toBeUndefined();
    expect(locate(undefined, '/a')).toEqual({ start: 0, end: 0 });
  });
});

describe('spanInScalar gives the source of a part of a string', () => {
  test('an escape is covered whole', () => {
    const text = 'a: "\\u00e9 \\U0001F384"\n';
    const { tree } = located(text);
    expect(spanInScalar(text, nodeAt(tree, '/a'), 0, 1)).toEqual({ start: 4, end: 10 });
    expect(spanInScalar(text, nodeAt(tree, '/a'), 2, 4)).toEqual({ start: 11, end: 21 });
  });

  const STYLES: Readonly<Record<string, (lines: readonly string[]) => string>> = {
    plain: (lines) => `a: ${lines.map((line) => `x${line}x`).join('\n  ')}\n`,
    single: (lines) => `a: '${lines.map((line) => line.replaceAll("'", "''")).join('\n  ')}'\n`,
    double: (lines) =>
      `a: "${lines.map((line) => line.replace(/["\\]/g, '\\$&').replaceAll('é', '\\u00e9')).join('\\\n  ')}"\n`,
    'double, folded': (lines) =>
      `a: "${lines.map((line) => line.replace(/["\\]/g, '\\$&').replaceAll('🎄', '\\U0001F384')).join('\n\n \t')}"\n`,
    literal: (lines) => `a: |2-\n  ${lines.join('\n    ')}\n`,
    folded: (lines) => `a: >2-\r\n  ${lines.join('\r\n\r\n   ')}\r\n`,
  };
  const line = fc
    .array(fc.constantFrom('a', 'é', '🎄', "'", '"', '\\', ' ', '{{x}}', '.', '\u00a0'), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => parts.join(''));

  test.each(Object.entries(STYLES))('%s: each character maps to its own source', (_, style) => {
    assertProperty(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const text = style(lines);
        const { value, tree } = located(text);
        const string = (value as { a: string }).a;
        let last = 0;
        for (let at = 0; at < string.length; at++) {
          if (/[ \n]/.test(string.charAt(at))) continue;
          const wide = /[\ud800-\udbff]/.test(string.charAt(at)) ? 2 : 1;
          const { start, end } = spanInScalar(text, nodeAt(tree, '/a'), at, at + wide);
          const written = text.slice(start, end);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(
            /^\\/.test(written) && end - start > 1
              ? JSON.parse(unicode(written))
              : written.replace("''", "'"),
          ).toBe(string.slice(at, at + wide));
          at += wide - 1;
          last = end;
        }
      }),
      200,
    );
  });
});

/** A YAML escape as a JSON string. */
function unicode(written: string): string {
  return `"${written.replace(/\\U0001F384/, '\\ud83c\\udf84')}"`;
}
