import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Ajv as AjvClass, ErrorObject, Options, ValidateFunction } from 'ajv';
import { comparePlaces, type Problem } from '../diagnostics/problem.ts';
import { replaceFile, sweepCache } from './check-cache.ts';
import { brokenSchema, schemaFaults } from './schema-faults.ts';
import type { SchemaFile, SchemaSet } from './schemas.ts';
import { endsWithin } from './time-limit.ts';

/** Accepts or refuses a value; `explain` gives the reasons. */
export type Validator = (value: unknown) => boolean;

export interface Validators {
  readonly byName: ReadonlyMap<string, Validator>;
  /** Schemas that Ajv refuses: the maintainer's errors. */
  readonly problems: readonly Problem[];
  /** Ajv's errors, each with the schema that it breaks, for a value that its validator refused. */
  explain(name: string, value: unknown): readonly ErrorObject[];
}

export function schemasHash(set: SchemaSet): string {
  const hash = createHash('sha256').update(AJV_SETUP);
  for (const file of [...set.shared.values(), ...set.files.values()])
    hash.update(`${file.name}\0${file.text}\0`);
  return hash.digest('hex').slice(0, 20);
}

const AJV_SETUP = 'ajv 8, all errors, multipleOfPrecision 6, version 5';
const require = createRequire(import.meta.url);

/**
 * The validator of each schema. Compiling them with Ajv costs more than all the rest of a run, so their source code is
 * cached by the schemas' hash.
 */
export function makeValidators(set: SchemaSet, cacheDir: string): Validators {
  const path = join(cacheDir, `validators-${schemasHash(set)}.cjs`);
  let ajv: AjvClass | undefined;
  const explaining = () => {
    ajv ??= newAjv(set, { verbose: true });
    return ajv;
  };
  const explain = (name: string, value: unknown) => {
    const validate = explaining().getSchema(idOf(name)) as ValidateFunction;
    validate(value);
    return validate.errors ?? [];
  };
  if (existsSync(path)) {
    try {
      return { byName: loadValidators(path), problems: [], explain };
    } catch {
      // The file of a killed run may be incomplete.
    }
  }
  const { code, problems } = compile(set);
  if (problems.length > 0) return { byName: new Map(), problems, explain };
  const isKept = replaceFile(path, code);
  const cached = isKept ? loadValidators(path) : undefined;
  if (isKept) sweepCache(cacheDir);
  return { byName: cached ?? uncachedValidators(set, explain), problems: [], explain };
}

function loadValidators(path: string): ReadonlyMap<string, Validator> {
  return new Map(Object.entries(require(path) as Record<string, Validator>));
}

/** For a cache that cannot be written. */
function uncachedValidators(set: SchemaSet, explain: Validators['explain']): ReadonlyMap<string, Validator> {
  return new Map([...set.files.keys()].map((name) => [name, (value) => explain(name, value).length === 0]));
}

/** The pattern over which judging `value` takes longer than `limit` milliseconds; `undefined` when it ends. */
export function lastPattern(set: SchemaSet, name: string, value: unknown, limit: number): string | undefined {
  let last: string | undefined;
  const watched = (pattern: string, flags: string) => {
    const expression = new RegExp(pattern, flags);
    const test = (text: string) => {
      last = pattern;
      return expression.test(text);
    };
    return { test, exec: expression.exec.bind(expression) };
  };
  const regExp = Object.assign(watched, { code: 'new RegExp' });
  const validate = newAjv(set, { code: { regExp } }).getSchema(idOf(name)) as ValidateFunction;
  return endsWithin(limit, () => validate(value)) ? undefined : last;
}

function idOf(name: string): string {
  return `sapin:/${name}.schema.json`;
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
    formats: { date: true, email: true, moment: true },
  });
  for (const { keyword, argument } of set.keywords)
    if (argument !== undefined) {
      const metaSchema = typeof argument === 'function' ? argument([...set.files.keys()]) : argument;
      ajv.addKeyword({ keyword, metaSchema });
    }
  // Ajv knows schemas by their paths, because their `$id` is for editors.
  for (const [file, id] of [
    ...[...set.shared.values()].map((shared) => [shared, `sapin:/${shared.name}`] as const),
    ...[...set.files.values()].map((own) => [own, idOf(own.name)] as const),
  ]) {
    try {
      ajv.addSchema({ ...file.schema, $id: id });
    } catch (error) {
      if (!refuse) throw error;
      refuse(file, error);
    }
  }
  return ajv;
}

function compile(set: SchemaSet): { code: string; problems: Problem[] } {
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
        ajv.getSchema(idOf(file.name));
      } catch (error) {
        refuse(file, error);
      }
    }
  }
  if (problems.length > 0) return { code: '', problems: problems.sort(comparePlaces) };
  const standalone = (
    require('ajv/dist/standalone') as { default: (ajv: AjvClass, refs: Record<string, string>) => string }
  ).default;
  const names = [...set.files.keys()];
  const code = standalone(ajv, Object.fromEntries(names.map((name, index) => [`v${index}`, idOf(name)])));
  const runtime = JSON.stringify(require.resolve('ajv/package.json').replace(/package\.json$/, ''));
  return {
    code: `${code.replaceAll('require("ajv/', `require(${runtime} + "`)}\nmodule.exports = {${names.map((name, index) => `${JSON.stringify(name)}: exports.v${index}`).join(',')}};\n`,
    problems,
  };
}
