import { rmSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Keyword } from '../../cli/annotations/keyword.ts';
import { ANNOTATIONS } from '../../cli/annotations/registry.ts';
import { DAY } from '../../cli/content/calendar.ts';
import { projectOf } from './any-project.ts';
import { type AnySchema, anySchema, anyValue } from './arbitrary-schema.ts';
import { assertProperty } from './property.ts';
import { TIME_LIMIT } from './thorough.ts';

/** Whether a text is as an annotation asks, in the project of `projectOf`. */
const HOLDS: Readonly<Record<string, (value: string) => boolean>> = {
  'x-ref': (value) => value === 'colmar' || value === 'eguisheim',
  'x-href': (value) => value === '/communes',
  'x-image': (value) => value === 'sapin.svg',
  'x-collection': (value) => ['articles', 'facts', 'things', 'towns'].includes(value),
  'x-surface-id': (value) => value === 'home' || value === 'header',
  'x-text': (value) => value !== '{{nope}}',
  'x-markdown': (value) => value !== '{{nope}}' && value !== '<b>',
};

/** Ajv by itself, to which annotations say no more than what they imply. */
function ajvOf(own: AnySchema, shared: AnySchema) {
  const ajv = new Ajv({
    strict: true,
    ownProperties: true,
    strictTypes: false,
    strictRequired: false,
    multipleOfPrecision: 6,
    logger: false,
  });
  ajv.addFormat('date', DAY);
  for (const { keyword, ...annotation } of ANNOTATIONS as readonly Keyword[])
    if (keyword !== 'format')
      ajv.addKeyword({
        keyword,
        macro: (argument) => (argument === false ? true : (annotation.implies ?? true)),
      });
  ajv.addSchema({ ...shared, $id: 'x:/shared.json' });
  ajv.addSchema({ ...own, $id: 'x:/things.schema.json' });
  return ajv;
}

/** A plain walk: whether `value` is as the annotations of `schema` say, given that it is of its form. */
class Walk {
  private readonly ajv: Ajv;
  private readonly roots: Readonly<Record<string, AnySchema>>;

  constructor(ajv: Ajv, own: AnySchema, shared: AnySchema) {
    this.ajv = ajv;
    this.roots = { 'things.schema.json': own, 'shared.json': shared };
  }

  holds(schema: unknown, base: string, pointer: string, value: unknown): boolean {
    if (typeof schema !== 'object' || schema === null) return true;
    const part = schema as { readonly [keyword: string]: never };
    const inside = (keyword: string, below: unknown, at: unknown, key?: string | number) =>
      this.holds(below, base, `${pointer}/${keyword}${key === undefined ? '' : `/${escaped(key)}`}`, at);
    const accepts = (keyword: string, key?: number) =>
      this.accepts(base, `${pointer}/${keyword}${key === undefined ? '' : `/${key}`}`, value);
    const list = (keyword: string) =>
      Array.isArray(part[keyword]) ? (part[keyword] as readonly unknown[]) : [];
    if (!bearsSoundly(part, value)) return false;
    if (part.$ref !== undefined) {
      const [file = '', fragment = ''] = String(part.$ref).split('#');
      const target = file || base;
      let node: unknown = this.roots[target];
      for (const step of decodeURIComponent(fragment).split('/').slice(1)) node = (node as AnySchema)[step];
      if (!this.holds(node, target, fragment, value)) return false;
    }
    if (!list('allOf').every((each, index) => inside('allOf', each, value, index))) return false;
    for (const keyword of ['anyOf', 'oneOf']) {
      const met = list(keyword)
        .map((each, index) => ({ each, index }))
        .filter(({ index }) => accepts(keyword, index));
      if (met.length > 0 && !met.some(({ each, index }) => inside(keyword, each, value, index))) return false;
    }
    if (part.if !== undefined) {
      const branch = accepts('if') ? 'then' : 'else';
      if (!inside(branch, part[branch], value)) return false;
    }
    if (Array.isArray(value)) {
      const { items } = part;
      return value.every((item, index) =>
        Array.isArray(items) ? inside('items', items[index], item, index) : inside('items', items, item),
      );
    }
    if (typeof value !== 'object' || value === null) return true;
    const {
      properties = {},
      patternProperties = {},
      additionalProperties,
      dependencies = {},
      propertyNames,
    } = part as Readonly<Record<string, AnySchema | undefined>>;
    return (
      Object.entries(dependencies as AnySchema).every(
        ([key, each]) => !Object.hasOwn(value, key) || inside('dependencies', each, value, key),
      ) &&
      Object.entries(value).every(([key, below]) => {
        const patterns = Object.entries(patternProperties).filter(([pattern]) =>
          new RegExp(pattern, 'u').test(key),
        );
        const isNamed = Object.hasOwn(properties, key);
        return (
          inside('propertyNames', propertyNames, key) &&
          (!isNamed || inside('properties', properties[key], below, key)) &&
          isAbove((properties[key] as AnySchema | undefined)?.['x-above'], value as AnySchema, below) &&
          patterns.every(([pattern, each]) => inside('patternProperties', each, below, pattern)) &&
          (isNamed || patterns.length > 0 || inside('additionalProperties', additionalProperties, below))
        );
      })
    );
  }

  private accepts(base: string, pointer: string, value: unknown): boolean {
    const steps = pointer.split('/').map(encodeURIComponent).join('/');
    return this.ajv.getSchema(`x:/${base}#${steps}`)?.(value) === true;
  }
}

function escaped(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Whether a value is as the annotations of its schema ask. */
function bearsSoundly(schema: AnySchema, value: unknown): boolean {
  return Object.entries(HOLDS).every(
    ([keyword, isSound]) => !schema[keyword] || typeof value !== 'string' || isSound(value),
  );
}

/** A number is greater than the one beside it that `x-above` names. */
function isAbove(name: unknown, beside: AnySchema, value: unknown): boolean {
  const other = name === undefined ? undefined : beside[String(name)];
  return typeof other !== 'number' || typeof value !== 'number' || value > other;
}

test(
  'check agrees with Ajv and with a plain walk of the annotations, whatever the schema and the content',
  () => {
    assertProperty(
      fc.property(
        anySchema,
        fc.array(anyValue, { minLength: 1, maxLength: 8 }),
        ({ own, shared }, values) => {
          const project = projectOf({ own, shared, values });
          try {
            const { problems } = project.load();
            expect(problems.filter(({ file }) => !file.startsWith('things/'))).toEqual([]);
            const ajv = ajvOf(own, shared);
            const walk = new Walk(ajv, own, shared);
            const validate = ajv.getSchema('x:/things.schema.json');
            for (const [index, value] of values.entries()) {
              const found = problems
                .filter(({ file }) => file === `things/t${index}.yaml`)
                .map(({ code }) => code);
              const ofForm = found.filter((code) => code.startsWith('schema/') && code !== 'schema/x-above');
              const isOfForm = validate?.({ a: value }) === true;
              expect(ofForm.length > 0).toBe(!isOfForm);
              if (isOfForm)
                expect(found.length > 0).toBe(!walk.holds(own, 'things.schema.json', '', { a: value }));
            }
          } finally {
            rmSync(project.root, { recursive: true });
          }
        },
      ),
      1000,
      20,
    );
  },
  TIME_LIMIT,
);
