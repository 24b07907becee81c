import type { ErrorObject } from 'ajv';
import { type Problem, problem } from '../diagnostics/problem.ts';
import { isMapping, type JsonValue, valueAt } from './json-value.ts';
import type { Entry } from './model.ts';
import { closest } from './nearest.ts';
import { type Part, placeIn } from './places.ts';
import { pointerSteps, pointerTo } from './pointer.ts';
import { describeField, type JsonSchema, type SchemaSet } from './schemas.ts';

/** The entry whose value its schema refuses. */
type Refused = Pick<Entry, 'file' | 'value' | 'tree' | 'schema'>;

/** Errors of one file beyond these are not looked into: no report shows as many. */
const MOST_ERRORS = 1000;

/** Ajv's errors as problems: one a fault, none twice, and of an `anyOf` the branch that was meant. */
export function explainErrors(set: SchemaSet, refused: Refused, errors: readonly ErrorObject[]): Problem[] {
  const problems = new Map<string, Problem>();
  const meant = meantBranches(errors.slice(0, MOST_ERRORS));
  const at = (fault: string) =>
    new Set(meant.filter(({ keyword }) => keyword === fault).map(({ instancePath }) => instancePath));
  const mistyped = at('type');
  const tooShort = at('minLength');
  for (const error of meant) {
    if (error.keyword !== 'type' && mistyped.has(error.instancePath)) continue; // a wrong type is wrong in every other way too
    if (error.keyword === 'pattern' && tooShort.has(error.instancePath)) continue; // and so is an empty text
    const explained = explainError(set, refused, error);
    const key = `${explained.code} ${explained.pointer} ${'missing' in explained.params ? explained.params.missing : ''}`;
    if (!problems.has(key)) problems.set(key, explained);
  }
  return [...problems.values()];
}

/**
 * Drops `if` (its `then` speaks) and, of each failed `anyOf` or `oneOf`, all branches but the one whose errors lie
 * deepest, or failing that, are fewest: the one that the writer was after.
 */
function meantBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  let rest = errors.filter(({ keyword }) => keyword !== 'if');
  for (const condition of errors.filter(({ keyword }) => keyword === 'if')) {
    if (!dependsOnMissing(condition, errors)) continue;
    const parts = subschemas({ ...condition.parentSchema, if: undefined });
    rest = rest.filter(({ parentSchema }) => !parentSchema || !parts.has(parentSchema));
  }
  for (const choice of errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')) {
    const branches = (choice.schema as object[]).map((branch) => {
      const parts = subschemas(branch);
      return rest.filter(
        (error) =>
          error !== choice &&
          error.parentSchema &&
          parts.has(error.parentSchema) &&
          error.instancePath.startsWith(choice.instancePath),
      );
    });
    if (branches.every((branch) => branch.length === 0)) continue; // oneOf with two matches
    const score = (branch: ErrorObject[]) => {
      if (branch.length === 0) return Number.NEGATIVE_INFINITY;
      const shallow = branch.filter(
        ({ instancePath, keyword }) =>
          instancePath === choice.instancePath && ['type', 'const', 'enum'].includes(keyword),
      ).length;
      const discriminating = branch.filter(({ keyword }) => keyword === 'const').length;
      return -1000 * shallow - 100 * discriminating - branch.length;
    };
    const best = branches.reduce((a, b) => (score(b) > score(a) ? b : a));
    const others = new Set(branches.filter((branch) => branch !== best).flat());
    rest = rest.filter((error) => error !== choice && (!others.has(error) || best.includes(error)));
  }
  return rest;
}

/** True for an `if` that holds only because the property that it asks about is missing, which is told already. */
function dependsOnMissing(condition: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const asked = (condition.parentSchema?.if as { properties?: object } | undefined)?.properties ?? {};
  return errors.some(
    ({ keyword, instancePath, params }) =>
      keyword === 'required' &&
      instancePath === condition.instancePath &&
      Object.hasOwn(asked, String(params.missingProperty)),
  );
}

function subschemas(schema: object, found = new Set<object>()): Set<object> {
  if (found.has(schema)) return found;
  found.add(schema);
  for (const value of Object.values(schema))
    if (typeof value === 'object' && value !== null) subschemas(value, found);
  return found;
}

function explainError(set: SchemaSet, refused: Refused, error: ErrorObject): Problem {
  const { keyword, instancePath: pointer } = error;
  const params = error.params as Record<string, unknown>;
  const value = valueAt(refused.value, pointer);
  const place = (at: string, part: Part = 'value') => placeIn(refused, at, { part });
  const steps = pointerSteps(pointer);
  const described = describeField(set, refused.schema, steps);
  const own: JsonSchema = error.parentSchema ?? {};
  const field = {
    field: described.title ?? steps.at(-1) ?? refused.schema.name,
    description: own.description ?? described.description,
    examples: own.examples?.map(String) ?? described.examples,
  };
  const asWritten = () => {
    const { start, end } = placeIn(refused, pointer).span;
    return typeof value === 'number' || typeof value === 'boolean'
      ? refused.file.text.slice(start, end)
      : show(value);
  };
  switch (keyword) {
    case 'required': {
      const missing = String(params.missingProperty);
      const wanted = describeField(set, refused.schema, [...steps, missing]);
      return problem(
        'schema/required',
        {
          ...field,
          missing,
          missingTitle: wanted.title,
          description: wanted.description,
          examples: wanted.examples,
        },
        place(pointer, 'first-key'),
      );
    }
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = described.known.filter((name) => !isMapping(value) || !Object.hasOwn(value, name));
      return problem(
        'schema/additionalProperties',
        { ...field, key, nearest: closest(key, described.known), known },
        place(pointerTo(pointer, key), 'key'),
      );
    }
    case 'type':
      return problem(
        'schema/type',
        {
          ...field,
          expected: [params.type].flat().map(String),
          found: typeName(value),
          value: asWritten(),
          isCommented: value === null && isCommented(refused, pointer),
        },
        place(pointer),
      );
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String);
      return problem(
        'schema/enum',
        { ...field, value: show(value), allowed, nearest: closest(show(value), allowed) },
        place(pointer),
      );
    }
    case 'const':
      return problem(
        'schema/const',
        { ...field, value: show(value), allowed: show(params.allowedValue as JsonValue) },
        place(pointer),
      );
    case 'pattern':
      return problem(
        'schema/pattern',
        { ...field, value: show(value), pattern: String(params.pattern) },
        place(pointer),
      );
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return problem(
        `schema/${keyword}`,
        { ...field, value: Number(value), limit: Number(params.limit) },
        place(pointer),
      );
    case 'multipleOf':
      return problem(
        'schema/multipleOf',
        { ...field, value: Number(value), limit: Number(params.multipleOf) },
        place(pointer),
      );
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties':
      return problem(
        `schema/${keyword}`,
        { ...field, count: sizeOf(value), limit: Number(params.limit) },
        place(pointer),
      );
    case 'uniqueItems': {
      const [first = 0, second = 0] = [Number(params.i), Number(params.j)].sort((a, b) => a - b);
      return problem('schema/uniqueItems', { ...field, first, second }, place(pointerTo(pointer, second)));
    }
    default:
      return problem('schema/other', { ...field, keyword, reason: error.message ?? keyword }, place(pointer));
  }
}

/** Whether what follows the key's colon on its line is a comment. */
function isCommented(refused: Refused, pointer: string): boolean {
  const { text, span } = placeIn(refused, pointer, { part: 'key' });
  return /^:[ \t]+#/.test(text.slice(span.end));
}

function typeName(value: JsonValue | undefined): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'infinity';
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function show(value: JsonValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : (JSON.stringify(value) ?? '');
}

function sizeOf(value: JsonValue | undefined): number {
  if (typeof value === 'string') return [...value].length;
  return Array.isArray(value) ? value.length : Object.keys(value ?? {}).length;
}
