import { describe, expect, test } from 'vitest';
import { makeProject } from '../content-folder.ts';

const text = (title: string, rules: object = {}) => ({ title, type: 'string', ...rules });
const mapping = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** What `check` says of `things/a.yaml` when each thing is as `schema` says. */
function complaints(schema: object, source: string): readonly string[] {
  const project = makeProject(
    { 'things/a.yaml': source },
    { 'things.schema.json': { title: 'Thing', ...schema } },
  );
  return project.complaints().map((line) => line.replace('things/a.yaml:', ''));
}

describe('nothing is told twice', () => {
  test('a wrong type is not also a wrong pattern, length or choice', () => {
    const strict = { a: { title: 'A', type: 'string', minLength: 1, pattern: 'x', enum: ['x'] } };
    expect(complaints(mapping(strict), 'a: [1]\n')).toHaveLength(1);
  });

  test('an empty text is not also a wrong pattern', () => {
    expect(complaints(mapping({ a: text('A', { minLength: 1, pattern: 'x' }) }), 'a: ""\n')).toEqual([
      '1:4-1:6 schema/minLength: « A » est vide -> écrivez-le',
    ]);
  });

  test('one rule that two schemas share is one fault', () => {
    const twice = {
      allOf: [
        { type: 'string', pattern: 'x' },
        { type: 'string', pattern: 'x' },
      ],
    };
    expect(complaints(mapping({ a: twice }), 'a: b\n')).toHaveLength(1);
  });

  test('two faults of one value are two', () => {
    const lines = complaints(mapping({ a: text('A', { maxLength: 2, pattern: '^x' }) }), 'a: bcd\n');
    expect(lines.map((line) => line.split(': ', 1)[0])).toEqual([
      '1:4-1:7 schema/maxLength',
      '1:4-1:7 schema/pattern',
    ]);
  });
});

describe('of several ways to write a thing, the one that was meant is told', () => {
  const paragraph = mapping({ kind: { const: 'paragraph' }, text: text('Texte', { minLength: 3 }) });
  const list = mapping({
    kind: { const: 'list' },
    items: { title: 'Éléments', type: 'array', items: text('Élément') },
  });
  for (const choice of ['anyOf', 'oneOf']) {
    const schema = mapping({
      blocks: {
        title: 'Blocs',
        type: 'array',
        items: { title: 'Bloc', [choice]: [paragraph, list, text('Phrase')] },
      },
    });
    test.each([
      ['its text too short', 'blocks:\n  - {kind: paragraph, text: a}\n', ['2:29-2:30 schema/minLength']],
      ['a wrong item', 'blocks:\n  - kind: list\n    items: [a, 1]\n', ['3:16-3:17 schema/type']],
      [
        'a field too many',
        'blocks:\n  - {kind: list, items: [], text: a}\n',
        ['2:29-2:33 schema/additionalProperties'],
      ],
      ['a field missing', 'blocks:\n  - {kind: paragraph}\n', ['2:6-2:10 schema/required']],
      [
        'right and wrong ones',
        'blocks:\n  - ok\n  - {kind: list, items: [1]}\n  - {kind: paragraph, text: b}\n',
        ['3:26-3:27 schema/type', '4:29-4:30 schema/minLength'],
      ],
    ])(`${choice}: %s`, (_, source, expected) => {
      expect(complaints(schema, source).map((line) => line.split(': ', 1)[0])).toEqual(expected);
    });
  }

  test('a condition that fails speaks through what it asks for', () => {
    const when = (kind: string, value: object) => ({
      if: { properties: { kind: { const: kind } } },
      ...Object.fromEntries([['then', { properties: { value } }]]),
    });
    const schema = {
      ...mapping({ kind: text('Nature'), value: { title: 'Valeur' } }),
      allOf: [when('date', { type: 'string' }), when('count', { type: 'number' })],
    };
    expect(complaints(schema, 'kind: count\nvalue: x\n')).toEqual([
      '2:8-2:9 schema/type: « Valeur » doit être un nombre, pas un texte -> écrivez un nombre',
    ]);
    // Without a kind, both conditions hold: only the kind is missing.
    expect(complaints(schema, 'value: x\n').map((line) => line.split(': ', 1)[0])).toEqual([
      '1:1-1:6 schema/required',
    ]);
  });
});
