import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Ajv as AjvClass, ErrorObject, ValidateFunction } from 'ajv';
import type { Problem } from '../diagnostics/problem.ts';
import { ANNOTATIONS, type SchemaFile, type SchemaSet, schemaProblem } from './schemas.ts';

/** A check that says yes or no; the reasons are asked for only when it says no. */
export type Validator = (value: unknown) => boolean;

export interface Validators {
  readonly byName: ReadonlyMap<string, Validator>;
  /** Schemas that Ajv refuses: the maintainer's errors. */
  readonly problems: readonly Problem[];
  /** Ajv's errors, each with the schema that it breaks, for a value that its validator refused. */
  explain(name: string, value: unknown): readonly ErrorObject[];
}

/** What the compiled validators depend on: any change of it makes new ones. */
export function schemasHash(set: SchemaSet): string {
  const hash = createHash('sha256').update(AJV_SETUP);
  for (const file of [...set.shared.values(), ...set.files.values()])
    hash.update(`${file.name}\0${file.text}\0`);
  return hash.digest('hex').slice(0, 20);
}

const AJV_SETUP = 'ajv 8, all errors, multipleOfPrecision 6, version 1';
const require = createRequire(import.meta.url);

/**
 * The validator of each schema. Compiling them with Ajv costs more than all the rest of a run, so they are kept as
 * source code in `cacheDir` under the schemas' hash and loaded from there while no schema changes.
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
      const kept = require(path) as Record<string, Validator>;
      return { byName: new Map(Object.entries(kept)), problems: [], explain };
    } catch {
      // A file torn by a killed run is made anew.
    }
  }
  const { code, problems } = compile(set);
  if (problems.length > 0) return { byName: new Map(), problems, explain };
  mkdirSync(cacheDir, { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, code);
  renameSync(temporary, path);
  return {
    byName: new Map(Object.entries(require(path) as Record<string, Validator>)),
    problems: [],
    explain,
  };
}

function idOf(name: string): string {
  return `sapin:/${name}.schema.json`;
}

function newAjv(
  set: SchemaSet,
  options: { verbose?: boolean; code?: { source: boolean; optimize: boolean } },
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
    formats: { date: true, email: true },
  });
  for (const [keyword, schemaType] of Object.entries(ANNOTATIONS))
    ajv.addKeyword({ keyword, schemaType: [...schemaType] });
  // Schemas are known to Ajv by where they stand, whatever `$id` they give for editors.
  for (const file of set.shared.values()) ajv.addSchema({ ...file.schema, $id: `sapin:/${file.name}` });
  for (const file of set.files.values()) ajv.addSchema({ ...file.schema, $id: idOf(file.name) });
  return ajv;
}

function compile(set: SchemaSet): { code: string; problems: Problem[] } {
  const problems: Problem[] = [];
  let ajv: AjvClass;
  try {
    ajv = newAjv(set, { code: { source: true, optimize: true } });
  } catch (error) {
    return { code: '', problems: [brokenSchema(set, undefined, error)] };
  }
  for (const file of set.files.values()) {
    try {
      ajv.getSchema(idOf(file.name));
    } catch (error) {
      problems.push(brokenSchema(set, file, error));
    }
  }
  if (problems.length > 0) return { code: '', problems };
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

/** Ajv's complaint about a schema, at the place that it names as well as it can. */
function brokenSchema(set: SchemaSet, known: SchemaFile | undefined, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  const file =
    known ??
    [...set.shared.values(), ...set.files.values()].find(({ name }) => reason.includes(name)) ??
    [...set.files.values()][0];
  if (!file) throw error;
  const pointer = /data(\/\S*) /.exec(reason)?.[1] ?? pointerOfKeyword(file.text, reason);
  return schemaProblem(file, reason, pointer);
}

/** Where an unknown keyword, format or reference stands: Ajv names it, but not its place. */
function pointerOfKeyword(text: string, reason: string): string {
  const culprit =
    /unknown keyword: "([^"]+)"|unknown format "([^"]+)"|can't resolve reference (\S+) from/.exec(reason);
  const wanted = culprit?.[1] ?? culprit?.[2] ?? culprit?.[3];
  if (wanted === undefined) return '';
  const find = (node: unknown, pointer: string): string | undefined => {
    if (typeof node !== 'object' || node === null) return undefined;
    for (const [key, value] of Object.entries(node)) {
      const here = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (key === wanted || value === wanted) return here;
      const below = find(value, here);
      if (below !== undefined) return below;
    }
    return undefined;
  };
  return find(JSON.parse(text), '') ?? '';
}
