import { describe, expect, test } from 'vitest';
import { ANNOTATIONS } from '../../../../cli/core/annotations/registry.ts';
import { Forest } from '../../../../cli/core/content/annotation-forest.ts';
import { readSchemas } from '../../../../cli/core/content/read-schemas.ts';
import { walkAnnotated } from '../../../../cli/core/content/walk-annotated.ts';
import { makeValidators } from '../../../../cli/core/load/validators.ts';
import type { JsonValue } from '../../../../cli/core/values/json-value.ts';
import { makeProject } from '../../content-folder.ts';

/** The annotations of a schema; nothing is known of the values that they speak of. */
function treeOf(schema: object) {
  const project = makeProject({}, { 'thing.schema.json': schema });
  const set = readSchemas(project.schemasDir, project.contentDir, ANNOTATIONS);
  const file = set.files.get('thing');
  if (!file) throw new Error('no schema');
  const validators = makeValidators(set, project.cacheDir);
  expect(validators.problems).toEqual([]);
  return new Forest(set, { accepts: validators.accepts, holds: () => true }).of(file);
}

/** Each annotated value of `value` as `POINTER: ANNOTATIONS`. */
function walked(schema: object, value: JsonValue): readonly string[] {
  const lines: string[] = [];
  walkAnnotated({ annotationTree: treeOf(schema), value }, ({ pointer, tree, surfaces }) => {
    const around = surfaces ? ` on ${surfaces.join('+')}` : '';
    lines.push(`${pointer}: ${Object.keys(tree.annotations).join('+')}${around}`);
  });
  return lines;
}

const text = { 'x-text': true };

describe('a walk meets each annotated value', () => {
  test('in the order of the source, parents first, lists and nested mappings included', () => {
    const schema = {
      properties: {
        a: text,
        b: { 'x-unordered': true, items: { properties: { c: text, d: { type: 'string' } } } },
        'e/f': { 'x-ref': 'towns' },
      },
    };
    expect(walked(schema, { 'e/f': 'x', b: [{ c: 'x', d: 'x' }, { c: 'x' }], a: 'x', g: 'x' })).toEqual([
      '/e~1f: x-ref',
      '/b: x-unordered',
      '/b/0/c: x-text',
      '/b/1/c: x-text',
      '/a: x-text',
    ]);
  });

  test('and knows the surface that the schema names around it', () => {
    const schema = {
      'x-surface': ['header'],
      properties: { a: text, b: { 'x-surface': ['footer', 'home'], properties: { c: text } } },
    };
    expect(walked(schema, { a: 'x', b: { c: 'x' } })).toEqual([
      ': x-surface on header',
      '/a: x-text on header',
      '/b: x-surface on footer+home',
      '/b/c: x-text on footer+home',
    ]);
  });

  test('an annotation that says no is none', () => {
    expect(walked({ properties: { a: { 'x-text': false } } }, { a: 'x' })).toEqual([]);
  });

  test('names that every object has are names like any other', () => {
    const bare = Object.assign(Object.create(null), { constructor: 'x', toString: 'x' }) as JsonValue;
    expect(walked({ properties: { constructor: text } }, bare)).toEqual(['/constructor: x-text']);
    expect(walked({ properties: { a: text } }, bare)).toEqual([]);
  });
});
