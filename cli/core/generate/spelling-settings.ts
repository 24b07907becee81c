import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '../content/content.ts';
import {
  applicable,
  itemsOf,
  type JsonSchema,
  type SchemaAt,
  type SchemaFile,
  type SchemaSet,
} from '../content/schemas.ts';

/** What marks a value as a name, an address or a choice, in which no spelling is checked. */
const IDENTIFIES = [
  ...['enum', 'const', 'pattern', 'format'],
  ...['x-ref', 'x-href', 'x-image', 'x-surface-id', 'x-collection'],
];

/**
 * Updates the settings of the spelling from the schemas, where the project has them; with `compareOnly` it writes
 * nothing.
 * @param out absolute path of the folder that `generate` writes; the settings are beside it
 * @returns the files that differed, relative to `out`
 */
export function updateSpelling({ schemas }: Content, out: string, compareOnly: boolean): string[] {
  const file = join(dirname(out), SETTINGS);
  if (!existsSync(file)) return [];
  const before = readFileSync(file, 'utf8');
  const { values, lists, paths } = identifyingFields(schemas);
  // The name of a picture may have spaces, and ends with its format.
  const picture = paths === '' ? '' : `|^ *(?:- )?(?:${paths}): .*\\.\\w+\\W?(?= #|$)`;
  const written = withPattern(
    before,
    'valeur',
    `(?:^ *(?:- )?|\\{ )(?:${values}): [^\\s}]*(?= [#}]|$)${picture}`,
  );
  const text = withPattern(written, 'renvois', `^ *(?:${lists}):(?: \\[.*\\])?\\n(?: *- [a-z0-9-]+\\n)*`);
  if (text === before) return [];
  if (!compareOnly) writeFileSync(file, text);
  return [`../${SETTINGS}`];
}

const SETTINGS = 'cspell.json';

/** The names of the fields whose values, or whose elements, are identifiers, or which name a picture: as alternatives of a regular expression. */
function identifyingFields(set: SchemaSet) {
  const values = new Set<string>();
  const lists = new Set<string>();
  const paths = new Set<string>();
  const visit = (node: unknown, file: SchemaFile): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties } = node as JsonSchema;
    for (const [name, schema] of Object.entries(properties ?? {})) {
      const all = applicable(set, [{ schema, file }]);
      if (all.some(isIdentifier)) values.add(name);
      if (all.some(({ schema: each }) => each['x-image'] === true)) paths.add(name);
      if (applicable(set, itemsOf(all)).some(isIdentifier)) lists.add(name);
    }
    for (const child of Object.values(node)) visit(child, file);
  };
  for (const file of [...set.files.values(), ...set.shared.values()]) visit(file.schema, file);
  const oneOf = (names: ReadonlySet<string>) => [...names].sort().join('|');
  return { values: oneOf(values), lists: oneOf(lists), paths: oneOf(paths) };
}

function isIdentifier({ schema }: SchemaAt): boolean {
  return IDENTIFIES.some((keyword) => schema[keyword] !== undefined && schema[keyword] !== false);
}

function withPattern(text: string, name: string, pattern: string): string {
  const place = new RegExp(`(?<="name": "${name}",\\s*"pattern": )"[^"]*"`);
  return text.replace(place, () => JSON.stringify(`/${pattern}/gm`));
}
