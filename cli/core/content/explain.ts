import type { ErrorObject } from 'ajv';
import { type Problem, problem, type Span } from '../diagnostics/problem.ts';
import { isMapping, type JsonValue, shown, valueAt } from '../values/json-value.ts';
import { pointerSteps, pointerTo } from '../values/pointer.ts';
import { lineStart } from '../yaml/lines.ts';
import { numberForText } from '../yaml/number-spelling.ts';
import type { Entry } from './content.ts';
import { displacedField, gatherDisplaced } from './displaced-fields.ts';
import { withoutFollowUps } from './follow-up-problems.ts';
import { closest } from './nearest.ts';
import { type Part, placeIn } from './places.ts';
import { refusedAsText } from './refused-as-text.ts';
import {
  aboutOf,
  describeField,
  everySchema,
  examplesOf,
  fieldName,
  isSchema,
  type JsonSchema,
  labelsOf,
  OF_SAME_VALUE,
  type SchemaFile,
  type SchemaSet,
  subschemasOf,
} from './schemas.ts';

/** The entry whose value its schema refuses. */
type Refused = Pick<Entry, 'file' | 'value' | 'syntaxTree' | 'schema'>;

/** Limit of the problems of one file: no report shows as many. */
const MOST_PROBLEMS = 1000;

/** Ajv's errors as problems: one for each fault, and for an `anyOf` those of the intended branch. */
export function explainErrors(set: SchemaSet, refused: Refused, errors: readonly ErrorObject[]): Problem[] {
  const problems = new Map<string, Problem>();
  const relevant = relevantErrors(set, errors);
  const at = (fault: string) =>
    new Set(relevant.filter(({ keyword }) => keyword === fault).map(({ instancePath }) => instancePath));
  const mistyped = at('type');
  const tooShort = at('minLength');
  for (const error of relevant) {
    const { keyword, instancePath, propertyName, params } = error;
    if (keyword === 'propertyNames') continue; // already reported by its schema
    if (keyword !== 'type' && mistyped.has(instancePath)) continue; // a wrong type is wrong in every other way too
    if (keyword === 'pattern' && tooShort.has(instancePath)) continue; // and so is an empty text
    const about = propertyName ?? params.missingProperty ?? params.additionalProperty;
    const key = [keyword, instancePath, about].join(' ');
    if (!problems.has(key)) problems.set(key, explainError(set, refused, error));
    if (problems.size === MOST_PROBLEMS) break;
  }
  return withoutFollowUps(gatherDisplaced([...problems.values()]));
}

/**
 * Drops `if` (its `then` is reported) and, of each failed `anyOf` or `oneOf`, all branches but the one whose errors lie
 * deepest, or failing that, are fewest: the intended one. Ajv puts the errors of branches before theirs.
 */
function relevantErrors(set: SchemaSet, errors: readonly ErrorObject[]): ErrorObject[] {
  const reaches = new Reaches(set);
  const missing = new Set(
    errors.flatMap(({ instancePath, params }) =>
      params.missingProperty === undefined ? [] : [pointerTo(instancePath, String(params.missingProperty))],
    ),
  );
  const relevant: ErrorObject[] = [];
  for (const error of errors) {
    const { keyword, instancePath, parentSchema = {} } = error;
    if (keyword === 'if') {
      const { properties = {} } = isSchema(parentSchema.if) ? parentSchema.if : ({} as JsonSchema);
      // It may hold only because a property is missing, which is reported already.
      const isGuess = Object.keys(properties).some((name) => missing.has(pointerTo(instancePath, name)));
      if (isGuess) reaches.takeErrors(error, [parentSchema.then, parentSchema.else], relevant);
    } else if (keyword === 'anyOf' || keyword === 'oneOf') {
      const branches = reaches.takeErrors(error, error.schema as readonly unknown[], relevant);
      const best = branches.length > 0 && !error.params.passingSchemas ? intended(error, branches) : [error];
      for (const each of best) relevant.push(each);
    } else relevant.push(error);
  }
  return relevant;
}

/** Of the branches of a choice, the errors of the intended one. */
function intended({ instancePath: here }: ErrorObject, branches: readonly ErrorObject[][]): ErrorObject[] {
  const score = (branch: readonly ErrorObject[]) => {
    const shallow = branch.filter(
      ({ instancePath, keyword }) => instancePath === here && ['type', 'const', 'enum'].includes(keyword),
    ).length;
    const discriminating = branch.filter(({ keyword }) => keyword === 'const').length;
    return -1000 * shallow - 100 * discriminating - branch.length;
  };
  return branches.reduce((a, b) => (score(b) > score(a) ? b : a));
}

/** The schemas of a branch: those of the value itself, and those of values inside it. */
interface Reach {
  readonly same: ReadonlySet<unknown>;
  readonly inside: ReadonlySet<unknown>;
}

class Reaches {
  private readonly set: SchemaSet;
  private readonly files: ReadonlyMap<JsonSchema, SchemaFile>;
  private readonly known = new Map<unknown, Reach>();

  constructor(set: SchemaSet) {
    this.set = set;
    this.files = new Map(everySchema(set).map(({ schema, file }) => [schema, file]));
  }

  /** Removes the errors of `branches` from the end of `errors` and returns them by branch, without the empty ones. */
  takeErrors(choice: ErrorObject, branches: readonly unknown[], errors: ErrorObject[]): ErrorObject[][] {
    const reaches = branches.map((branch) => this.of(branch));
    const holds = ({ same, inside }: Reach, { instancePath, parentSchema }: ErrorObject) =>
      instancePath === choice.instancePath
        ? same.has(parentSchema)
        : instancePath.startsWith(`${choice.instancePath}/`) && inside.has(parentSchema);
    let start = errors.length;
    while (start > 0 && reaches.some((reach) => holds(reach, errors[start - 1] as ErrorObject))) start--;
    const taken: ErrorObject[][] = reaches.map(() => []);
    let at = 0;
    for (const error of errors.splice(start)) {
      const next = reaches.findIndex((reach, index) => index >= at && holds(reach, error));
      if (next >= 0) at = next;
      taken[at]?.push(error);
    }
    return taken.filter(({ length }) => length > 0);
  }

  private of(branch: unknown): Reach {
    const known = this.known.get(branch);
    if (known) return known;
    const same = new Set<unknown>();
    const inside = new Set<unknown>();
    const visit = (schema: JsonSchema, file: SchemaFile, into: Set<unknown>) => {
      if (into.has(schema)) return;
      into.add(schema);
      const target = this.set.target(schema, file);
      if (target) visit(target.schema, target.file, into);
      for (const { schema: inner, keyword } of subschemasOf(schema))
        visit(inner, file, OF_SAME_VALUE.has(keyword) || keyword === 'propertyNames' ? into : inside);
    };
    const file = isSchema(branch) ? this.files.get(branch) : undefined;
    if (file) visit(branch as JsonSchema, file, same);
    this.known.set(branch, { same, inside });
    return { same, inside };
  }
}

function explainError(set: SchemaSet, refused: Refused, error: ErrorObject): Problem {
  const { keyword, instancePath: pointer, propertyName } = error;
  const params = error.params as Record<string, unknown>;
  const value = propertyName ?? valueAt(refused.value, pointer);
  const place = (at: string, part: Part = 'value') => placeIn(refused, at, { part });
  const steps = pointerSteps(pointer);
  const described = describeField(set, refused.schema, steps);
  const schema: JsonSchema = error.parentSchema ?? {};
  const field = {
    field: fieldName(described.title, steps, refused.schema.name),
    ...(schema.description === undefined
      ? { description: described.description, help: described.help }
      : aboutOf([schema])),
    labels: schema['x-labels'] ? labelsOf([schema]) : described.labels,
    examples: examplesOf(schema) ?? described.examples,
  };
  const written = shown(value);
  const at = propertyName === undefined ? place(pointer) : place(pointerTo(pointer, propertyName), 'key');
  const markdownOf = described.isMarkdown && (value ?? '') === '' ? steps.at(-1) : undefined;
  const limit = Number(params.limit ?? params.multipleOf);
  switch (keyword) {
    case 'dependencies':
    case 'required': {
      const missing = String(params.missingProperty);
      const wanted = describeField(set, refused.schema, [...steps, missing]);
      return problem(
        'schema/required',
        { ...field, ...wanted, missing, missingTitle: wanted.title },
        place(pointer, 'first-key'),
      );
    }
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = described.known.filter((name) => !isMapping(value) || !Object.hasOwn(value, name));
      return problem(
        'schema/additionalProperties',
        {
          ...field,
          key,
          nearest: closest(key, known) ?? closest(key, described.known),
          known,
          displaced: displacedField(set, refused, pointer, key),
        },
        place(pointerTo(pointer, key), 'key'),
      );
    }
    case 'type': {
      // As written: a text with a colon reads as fields.
      const isWritten = ['number', 'boolean', 'object'].includes(typeName(value));
      const source = at.text.slice(at.span.start, at.span.end);
      const expected = [params.type].flat().map(String);
      const number = numberForText(schema.pattern, value, at, field.examples);
      const beyond = refusedAsText(schema, value, source, number);
      if (beyond) return problem(beyond.code, { ...field, ...beyond.params }, at);
      return problem(
        'schema/type',
        {
          ...field,
          expected,
          found: typeName(value),
          value: isWritten ? source : written,
          choices: described.choices,
          markdownOf,
          isCommented: value === null && isCommented(refused, pointer),
          fields: steps.length > 0 ? described.known.slice(0, 5) : [],
          firstItem: firstItemOf(source),
          isBesideKey: /\S/.test(at.text.slice(lineStart(at.text, at.span.start), at.span.start)),
          hasNoDash: dashlessSlugs(at.text, at.span) !== undefined,
          ...number,
        },
        at,
      );
    }
    case 'enum': {
      const allowed = (params.allowedValues as JsonValue[]).map(shown);
      const named = allowed.map((choice) => field.labels[choice] ?? '');
      const label = closest(written, named);
      const nearest = closest(written, allowed) ?? (label && allowed[named.indexOf(label)]);
      return problem('schema/enum', { ...field, value: written, allowed, nearest }, at);
    }
    case 'const': {
      const allowed = shown(params.allowedValue as JsonValue);
      return problem('schema/const', { ...field, value: written, allowed }, at);
    }
    case 'pattern':
      return problem('schema/pattern', { ...field, value: written, pattern: String(params.pattern) }, at);
    case 'format': {
      const format = String(params.format);
      return problem('schema/format', { ...field, value: written, format }, at);
    }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf':
      return problem(`schema/${keyword}`, { ...field, value: Number(value), limit }, at);
    case 'minLength': {
      const isBelow = /^[|>]/.test(at.text.slice(at.span.start, at.span.end)) && value === '';
      return problem('schema/minLength', { ...field, count: sizeOf(value), limit, isBelow, markdownOf }, at);
    }
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties':
      return problem(`schema/${keyword}`, { ...field, count: sizeOf(value), limit }, at);
    case 'uniqueItems': {
      const [first = 0, second = 0] = [Number(params.i), Number(params.j)].sort((a, b) => a - b);
      return problem('schema/uniqueItems', { ...field, first, second }, place(pointerTo(pointer, second)));
    }
    default:
      return problem('schema/other', { ...field, keyword, reason: error.message ?? keyword }, at);
  }
}

/** The first item of a list as it was to be, where its dash is missing, or another sign stands there, above those that have one. */
function firstItemOf(source: string): string | undefined {
  return /^[-–—•*]*[ \u00a0]*([^\s-][^\r\n]*)\r?\n[ \t]*- /.exec(source)?.[1]?.trimEnd();
}

/** Where each item begins of a list without any dash; `undefined` unless a slug on each line leaves no doubt. */
export function dashlessSlugs(text: string, { start, end }: Span): number[] | undefined {
  const from = lineStart(text, start);
  if (text.slice(from, start).trim() !== '') return undefined;
  const lines = text.slice(from, end).trimEnd().split(/\r?\n/);
  const indent = ' '.repeat(start - from);
  if (lines.length < 2 || !lines.every((line) => SLUG_LINE.exec(line)?.[1] === indent)) return undefined;
  const items = text
    .slice(from, end)
    .trimEnd()
    .matchAll(/(?<=^ *)\S/gm);
  return Array.from(items, ({ index }) => from + index);
}

const SLUG_LINE = /^( *)[a-z0-9]+(?:-[a-z0-9]+)*[ \t]*$/;

/** Whether what follows the key's colon on its line is a comment. */
function isCommented(refused: Refused, pointer: string): boolean {
  const { text, span } = placeIn(refused, pointer, { part: 'key' });
  return /^:[ \t]+#/.test(text.slice(span.end));
}

function typeName(value: JsonValue | undefined): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function sizeOf(value: JsonValue | undefined): number {
  if (typeof value === 'string') return [...value].length;
  return Array.isArray(value) ? value.length : Object.keys(value ?? {}).length;
}
