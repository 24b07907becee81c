import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Ajv as AjvClass, ErrorObject, Options, ValidateFunction } from 'ajv';
import { judgedSchemas } from '../content/annotation-forest.ts';
import { once } from '../content/memoize.ts';
import {
  everySchema,
  type JsonSchema,
  type SchemaAt,
  type SchemaFile,
  type SchemaSet,
  schemaId,
} from '../content/schemas.ts';
import { endsWithin } from '../content/time-limit.ts';
import { comparePlaces, type Problem } from '../diagnostics/problem.ts';
import { FORMATS } from '../values/formats.ts';
import { equalJson } from '../values/json-value.ts';
import { replaceFile, sweepCache } from './check-cache.ts';
import { brokenSchema, schemaFaults } from './schema-faults.ts';

/** Accepts or rejects a value; `explain` gives the reasons. */
type Validator = (value: unknown) => boolean;

export interface Validators {
  readonly byName: ReadonlyMap<string, Validator>;
  /** Schemas that Ajv refuses: the maintainer's errors. */
  readonly problems: readonly Problem[];
  /** Whether a value has the shape of a schema's branch: one of `judgedSchemas`. */
  accepts(branch: SchemaAt, value: unknown): boolean;
  /** Ajv's errors, each with the schema that it breaks, for a value that its validator refused. */
  explain(name: string, value: unknown): readonly ErrorObject[];
}

export function schemasHash(set: SchemaSet): string {
  const files = [...set.shared.values(), ...set.files.values()].map(({ name, text }) => `${name}\0${text}\0`);
  const tables = Array.from(set.tables, ([name, { text }]) => `${name}\0${text}\0`);
  return hash('sha256', [AJV_SETUP, ...files, ...tables].join('')).slice(0, 20);
}

const AJV_SETUP = 'ajv 8, all errors, multipleOfPrecision 6, version 7';
const require = createRequire(import.meta.url);

/**
 * The validator of each schema. Compiling them with Ajv costs more than all the rest of a run, so their source code is
 * cached by the schemas' hash.
 */
export function makeValidators(set: SchemaSet, cacheDir: string): Validators {
  compareAsJson();
  const path = join(cacheDir, `validators-${schemasHash(set)}.cjs`);
  const ajv = once(() => newAjv(set, { verbose: true }));
  const explain = (name: string, value: unknown) => {
    const validate = ajv().getSchema(schemaId(set.files.get(name) as SchemaFile)) as ValidateFunction;
    validate(value);
    return validate.errors ?? [];
  };
  if (existsSync(path)) {
    try {
      return { ...asValidators(set, require(path) as Compiled), problems: [], explain };
    } catch {
      // The file of a killed run may be incomplete.
    }
  }
  const { code, problems, compiled } = compile(set);
  if (problems.length > 0) return { byName: new Map(), problems, explain, accepts: () => false };
  const isKept = replaceFile(path, code);
  if (isKept) sweepCache(cacheDir);
  return { ...asValidators(set, isKept ? (require(path) as Compiled) : compiled), problems: [], explain };
}

/** Validators by Ajv's names of their schemas. */
type Compiled = Readonly<Record<string, Validator>>;

function asValidators(set: SchemaSet, compiled: Compiled): Pick<Validators, 'byName' | 'accepts'> {
  const byName = new Map(
    [...set.files].flatMap(([name, file]) => {
      const validate = compiled[schemaId(file)];
      return validate ? [[name, validate] as const] : [];
    }),
  );
  const ids = once(() => idsOf(set));
  const accepts = ({ schema }: SchemaAt, value: unknown) => {
    const id = ids().get(schema);
    // `true` and `false` as a branch are compiled as `{}` and `{ not: {} }`.
    return id === undefined ? schema.not === undefined : compiled[id]?.(value) === true;
  };
  return { byName, accepts };
}

/** Ajv's name of each schema that is nested in a file. */
function idsOf(set: SchemaSet): ReadonlyMap<JsonSchema, string> {
  return new Map(everySchema(set).map(({ schema, file, pointer }) => [schema, schemaId(file, pointer)]));
}

/** Replaces Ajv's comparison, which requires prototypes that our mappings lack, and calls `valueOf`, which may be a field. */
function compareAsJson(): void {
  const runtime = require('ajv/dist/runtime/equal') as { default: unknown };
  runtime.default = Object.assign(equalJson, { code: 'require("ajv/dist/runtime/equal").default' });
}

/** The pattern that takes longer than `limit` milliseconds on `value`; `undefined` when it terminates. */
export function lastPattern(set: SchemaSet, name: string, value: unknown, limit: number): string | undefined {
  let last: string | undefined;
  const watched = (pattern: string, flags: string) => {
    const expression = new RegExp(pattern, flags);
    const test = (text: string) => {
      last = pattern;
      return expression.test(text);
    };
    // Ajv keeps one expression for each text that this gives.
    return { test, exec: expression.exec.bind(expression), toString: () => String(expression) };
  };
  const regExp = Object.assign(watched, { code: 'new RegExp' });
  const ajv = newAjv(set, { code: { regExp } });
  const validate = ajv.getSchema(schemaId(set.files.get(name) as SchemaFile)) as ValidateFunction;
  return endsWithin(limit, () => validate(value)) ? undefined : last;
}

function newAjv(
  set: SchemaSet,
  options: Options,
  refuse?: (file: SchemaFile, error: unknown) => void,
): AjvClass {
  const { Ajv } = require('ajv') as typeof import('ajv');
  const ajv = new Ajv({
    ...options,
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    multipleOfPrecision: 6,
    logger: false,
    formats: FORMATS,
  });
  for (const { keyword, argument } of set.keywords)
    if (argument !== undefined) {
      const metaSchema =
        typeof argument === 'function' ? argument([...set.files.keys()], [...set.tables.keys()]) : argument;
      ajv.addKeyword({ keyword, metaSchema });
    }
  for (const file of [...set.shared.values(), ...set.files.values()]) {
    try {
      ajv.addSchema(file.schema);
    } catch (error) {
      if (!refuse) throw error;
      refuse(file, error);
    }
  }
  return ajv;
}

function compile(set: SchemaSet) {
  const problems = schemaFaults(set);
  const refuse = (file: SchemaFile, error: unknown) => {
    const broken = brokenSchema(set, file, error);
    const isKnown = problems.some(
      ({ file: path, pointer }) => path === broken.file && pointer === broken.pointer,
    );
    if (!isKnown) problems.push(broken);
  };
  const ajv = newAjv(set, { code: { source: true, optimize: true } }, refuse);
  if (problems.length === 0) {
    for (const file of set.files.values()) {
      try {
        ajv.getSchema(schemaId(file));
      } catch (error) {
        refuse(file, error);
      }
    }
  }
  if (problems.length > 0) return { code: '', problems: problems.sort(comparePlaces), compiled: {} };
  const ids = idsOf(set);
  const branches = judgedSchemas(set).flatMap(({ schema }) => ids.get(schema) ?? []);
  const all = [...new Set([...[...set.files.values()].map((file) => schemaId(file)), ...branches])];
  const standalone = (
    require('ajv/dist/standalone') as { default: (ajv: AjvClass, refs: Record<string, string>) => string }
  ).default;
  const code = standalone(ajv, Object.fromEntries(all.map((id, index) => [`v${index}`, id])));
  const runtime = JSON.stringify(require.resolve('ajv/package.json').replace(/package\.json$/, ''));
  const exported = all.map((id, index) => `${JSON.stringify(id)}: exports.v${index}`).join(',');
  return {
    code: `${code.replaceAll('require("ajv/', `require(${runtime} + "`)}\nmodule.exports = {${exported}};\n`,
    problems,
    compiled: Object.fromEntries(all.map((id) => [id, ajv.getSchema(id) as Validator])),
  };
}
