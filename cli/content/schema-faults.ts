import type { Problem } from '../diagnostics/problem.ts';
import { pointerTo } from './pointer.ts';
import { type JsonSchema, type SchemaFile, type SchemaSet, schemaProblem } from './schemas.ts';

const NAMES_A_SIBLING = ['x-above', 'x-read-time'] as const;

/** What Ajv does not look for in schemas: references in a circle, two schemas of one title, an annotation that names a sibling which is not there. */
export function schemaFaults(set: SchemaSet): Problem[] {
  const problems: Problem[] = [];
  const titled = new Map<string, string>();
  for (const file of [...set.shared.values(), ...set.files.values()]) {
    const type = (file.schema.title ?? file.name).replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
    const other = titled.get(type);
    if (other !== undefined)
      problems.push(schemaProblem(file, `its title is that of ${other} as well`, '/title'));
    titled.set(type, file.path);
    visit(file.schema, '', (schema, pointer) => {
      if (schema.$ref !== undefined && !set.resolve(schema, file))
        problems.push(schemaProblem(file, `can't resolve reference ${schema.$ref}`, `${pointer}/$ref`));
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        for (const keyword of NAMES_A_SIBLING) {
          const sibling = isSchema(property) ? property[keyword] : undefined;
          if (sibling === undefined || Object.hasOwn(schema.properties ?? {}, String(sibling))) continue;
          const place = `${pointerTo(`${pointer}/properties`, name)}/${keyword}`;
          problems.push(schemaProblem(file, `there is no property ${sibling} beside it`, place));
        }
      }
    });
  }
  return problems;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Calls `look` for a schema and each schema inside it, by their JSON pointers. */
function visit(schema: unknown, pointer: string, look: (schema: JsonSchema, pointer: string) => void): void {
  if (!isSchema(schema)) return;
  look(schema, pointer);
  for (const keyword of ['items', 'if', 'then', 'else', 'not', 'contains', 'additionalProperties'])
    visit(schema[keyword], `${pointer}/${keyword}`, look);
  for (const keyword of ['properties', 'definitions', 'patternProperties', 'allOf', 'anyOf', 'oneOf']) {
    const below = schema[keyword];
    if (typeof below !== 'object' || below === null) continue;
    for (const [name, part] of Object.entries(below))
      visit(part, pointerTo(`${pointer}/${keyword}`, name), look);
  }
}

/** Ajv's complaint about a schema, at the place that it names, or where what it names stands. */
export function brokenSchema(set: SchemaSet, known: SchemaFile, error: unknown): Problem {
  const reason = (error instanceof Error ? error.message : String(error)).split(', data/')[0] ?? '';
  const inData = /data(\/\S*) /.exec(reason)?.[1];
  const all = [known, ...set.shared.values(), ...set.files.values()];
  const [, where, path] = /at path "([^"#]*)#([^"]*)"/.exec(reason) ?? [];
  if (inData !== undefined && path === undefined) return schemaProblem(known, reason, inData);
  if (path !== undefined) {
    const file = all.find(({ name }) => where !== '' && where?.endsWith(name)) ?? known;
    const keyword = /^keyword "([^"]+)"|unknown (format)/.exec(reason);
    const last = keyword?.[1] ?? keyword?.[2];
    return schemaProblem(file, reason, `${decodeURIComponent(path)}${last === undefined ? '' : `/${last}`}`);
  }
  const named = /unknown keyword: "([^"]+)"|expression: \/(.+)\/u?:|reference (\S+) from id/.exec(reason);
  const culprit = named?.[1] ?? named?.[2] ?? named?.[3];
  for (const file of all) {
    const pointer = culprit === undefined ? undefined : pointerOf(file.schema, culprit);
    if (pointer !== undefined) return schemaProblem(file, reason, pointer);
  }
  return schemaProblem(known, reason);
}

/** The first place below `node` whose key or value is `wanted`. */
function pointerOf(node: unknown, wanted: string, pointer = ''): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  for (const [key, value] of Object.entries(node)) {
    const here = pointerTo(pointer, key);
    const found = key === wanted || value === wanted ? here : pointerOf(value, wanted, here);
    if (found !== undefined) return found;
  }
  return undefined;
}
