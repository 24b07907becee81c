import type { Ajv } from 'ajv';
import type { AnySchema, AnySchemas } from './arbitrary-schema.ts';

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

/** What a plain walk finds: whether all is as annotations ask, and the values that no other may have, by their place. */
export interface Found {
  isSound: boolean;
  readonly unique: Map<string, unknown>;
}

/** From an entry to a value inside it; a number is a rank in a list. */
export type Steps = readonly (string | number)[];

/** A schema, by its file and its pointer there, and the value of which it speaks. */
interface Spot {
  readonly base: string;
  readonly pointer: string;
  readonly steps: Steps;
}

type Part = { readonly [keyword: string]: never };

/** A plain walk of `value` along `schema` and its annotations. */
export class PlainWalk {
  private readonly ajv: Ajv;
  private readonly roots: Readonly<Record<string, AnySchema>>;

  constructor(ajv: Ajv, { own, shared }: AnySchemas) {
    this.ajv = ajv;
    this.roots = { 'things.schema.json': own, 'shared.json': shared };
  }

  find(value: unknown): Found {
    const found = { isSound: true, unique: new Map() };
    const base = 'things.schema.json';
    this.look(this.roots[base], { base, pointer: '', steps: [] }, value, found);
    return found;
  }

  private look(schema: unknown, at: Spot, value: unknown, found: Found): void {
    if (typeof schema !== 'object' || schema === null) return;
    const part = schema as Part;
    if (!bearsSoundly(part, value)) found.isSound = false;
    if (part['x-unique'] && (typeof value === 'string' || typeof value === 'number'))
      found.unique.set(JSON.stringify(at.steps), value);
    this.follow(part, at, value, found);
    this.choose(part, at, value, found);
    if (Array.isArray(value)) this.enterList(part, at, value, found);
    else if (typeof value === 'object' && value !== null)
      this.enterMapping(part, at, value as AnySchema, found);
  }

  /** The schemas that hold whatever the value is. */
  private follow(part: Part, at: Spot, value: unknown, found: Found): void {
    if (part.$ref !== undefined) {
      const [file = '', fragment = ''] = String(part.$ref).split('#');
      const base = file || at.base;
      const pointer = decodeURIComponent(fragment);
      let node: unknown = this.roots[base];
      for (const step of pointer.split('/').slice(1)) node = (node as AnySchema)[step];
      this.look(node, { ...at, base, pointer }, value, found);
    }
    for (const [index, each] of listIn(part, 'allOf').entries())
      this.look(each, below(at, 'allOf', index), value, found);
  }

  /** Those of the branches of whose form the value is: all that hold, or else the first. */
  private choose(part: Part, at: Spot, value: unknown, found: Found): void {
    for (const keyword of ['anyOf', 'oneOf']) {
      const tried = listIn(part, keyword).flatMap((each, index) => {
        const branch = below(at, keyword, index);
        if (!this.accepts(branch, value)) return [];
        const own: Found = { isSound: true, unique: new Map() };
        this.look(each, branch, value, own);
        return [own];
      });
      const sound = tried.filter(({ isSound }) => isSound);
      for (const { isSound, unique } of sound.length > 0 ? sound : tried.slice(0, 1)) {
        found.isSound &&= isSound;
        for (const [place, own] of unique) found.unique.set(place, own);
      }
    }
    if (part.if !== undefined) {
      const branch = this.accepts(below(at, 'if'), value) ? 'then' : 'else';
      this.look(part[branch], below(at, branch), value, found);
    }
  }

  private enterList(part: Part, at: Spot, value: readonly unknown[], found: Found): void {
    const { items } = part;
    for (const [index, item] of value.entries())
      if (Array.isArray(items)) this.look(items[index], below(at, 'items', index, index), item, found);
      else this.look(items, below(at, 'items', undefined, index), item, found);
  }

  private enterMapping(part: Part, at: Spot, value: AnySchema, found: Found): void {
    const {
      properties = {},
      patternProperties = {},
      additionalProperties,
      dependencies = {},
      propertyNames,
    } = part as Readonly<Record<string, AnySchema | undefined>>;
    for (const [key, each] of Object.entries(dependencies))
      if (Object.hasOwn(value, key)) this.look(each, below(at, 'dependencies', key), value, found);
    for (const [key, each] of Object.entries(value)) {
      const patterns = Object.entries(patternProperties).filter(([pattern]) =>
        new RegExp(pattern, 'u').test(key),
      );
      const named = Object.hasOwn(properties, key) ? (properties[key] as AnySchema) : undefined;
      this.look(propertyNames, below(at, 'propertyNames', undefined, key), key, found);
      if (named !== undefined) {
        this.look(named, below(at, 'properties', key, key), each, found);
        if (typeof named === 'object') found.isSound &&= goesWithOthers(named, value, each);
      }
      for (const [pattern, schema] of patterns)
        this.look(schema, below(at, 'patternProperties', pattern, key), each, found);
      if (named === undefined && patterns.length === 0)
        this.look(additionalProperties, below(at, 'additionalProperties', undefined, key), each, found);
    }
  }

  private accepts({ base, pointer }: Spot, value: unknown): boolean {
    const steps = pointer.split('/').map(encodeURIComponent).join('/');
    return this.ajv.getSchema(`x:/${base}#${steps}`)?.(value) === true;
  }
}

function listIn(part: Part, keyword: string): readonly unknown[] {
  return Array.isArray(part[keyword]) ? part[keyword] : [];
}

/** @param step where the value is inside that of `at`; none when it is the same */
function below(
  { base, pointer, steps }: Spot,
  keyword: string,
  key?: string | number,
  step?: string | number,
): Spot {
  return {
    base,
    pointer: `${pointer}/${keyword}${key === undefined ? '' : `/${escaped(key)}`}`,
    steps: step === undefined ? steps : [...steps, step],
  };
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

/** Whether a value is as the one beside it asks that its schema names. */
function goesWithOthers(schema: AnySchema, all: AnySchema, value: unknown): boolean {
  const beside = (keyword: string) => all[String(schema[keyword])];
  const [below, start, text] = [beside('x-above'), beside('x-after'), beside('x-read-time')];
  if (typeof value === 'number' && typeof below === 'number') return value > below;
  if (typeof value === 'number' && typeof text === 'string') {
    const minutes = Math.max(1, Math.ceil(text.split(' ').length / 200));
    return value >= minutes - 1 && value <= minutes + 1;
  }
  if (typeof value !== 'string' || typeof start !== 'string') return true;
  if (Number.isNaN(instant(start)) || Number.isNaN(instant(value))) return true;
  const isWholeDay = !value.includes('T');
  return instant(start) < instant(value) + (isWholeDay ? 24 * 60 * 60 * 1000 : 0);
}

/** NaN for what is not a moment, such as 30 February. */
function instant(text: string): number {
  const date = new Date(text.includes('T') ? `${text}Z` : text);
  return /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
    ? date.getTime()
    : Number.NaN;
}
