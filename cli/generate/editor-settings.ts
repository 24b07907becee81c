import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
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

/** Committed files that depend on the schemas, and how each is updated. */
const SETTINGS: Readonly<Record<string, (text: string, content: Content, folders: Folders) => string>> = {
  '.vscode/settings.json': (text, content, folders) => {
    const lines = Object.entries(schemasByFile(content, folders)).map((pair) =>
      pair.map((part) => JSON.stringify(part)).join(': '),
    );
    return text.replace(/(?<="yaml\.schemas": )\{[^}]*\}/, () => `{\n    ${lines.join(',\n    ')}\n  }`);
  },
  'cspell.json': (text, { schemas }) => {
    const { values, lists } = identifyingFields(schemas);
    const written = withPattern(text, 'valeur', `(?:^ *(?:- )?|\\{ )(?:${values}): [^\\s}]*(?= [#}]|$)`);
    return withPattern(written, 'renvois', `^ *(?:${lists}):(?: \\[.*\\])?\\n(?: *- [a-z0-9-]+\\n)*`);
  },
};

interface Folders {
  /** Absolute path of the folder that `generate` writes; the settings are beside it. */
  readonly out: string;
  readonly contentDir: string;
}

/**
 * Brings the settings of editors and of the spelling up to date, where the project has them; with `compareOnly` it writes
 * nothing.
 * @returns the files that differed, relative to `out`
 */
export function updateEditorSettings(content: Content, folders: Folders, compareOnly: boolean): string[] {
  const root = dirname(folders.out);
  const stale = Object.entries(SETTINGS).flatMap(([path, update]) => {
    const file = join(root, path);
    if (!existsSync(file)) return [];
    const before = readFileSync(file, 'utf8');
    const text = update(before, content, folders);
    return text === before ? [] : [{ path, file, text }];
  });
  if (!compareOnly) for (const { file, text } of stale) writeFileSync(file, text);
  return stale.map(({ path }) => `../${path}`);
}

/** The content files, as a glob, that each schema for editors is about. */
function schemasByFile({ schemas, collections }: Content, { out, contentDir }: Folders) {
  const fromRoot = (dir: string) => relative(dirname(out), dir).replaceAll('\\', '/');
  return Object.fromEntries(
    [...schemas.files.keys()].map((name) => [
      `./${posix.join(fromRoot(out), 'schemas', name)}.json`,
      posix.join(fromRoot(contentDir), collections.has(name) ? `${name}/*.yaml` : `${name}.yaml`),
    ]),
  );
}

/** The names of the fields whose values, or whose elements, are identifiers: as alternatives of a regular expression. */
function identifyingFields(set: SchemaSet): { readonly values: string; readonly lists: string } {
  const values = new Set<string>();
  const lists = new Set<string>();
  const visit = (node: unknown, file: SchemaFile): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties } = node as JsonSchema;
    for (const [name, schema] of Object.entries(properties ?? {})) {
      const all = applicable(set, [{ schema, file }]);
      if (all.some(isIdentifier)) values.add(name);
      if (applicable(set, itemsOf(all)).some(isIdentifier)) lists.add(name);
    }
    for (const child of Object.values(node)) visit(child, file);
  };
  for (const file of [...set.files.values(), ...set.shared.values()]) visit(file.schema, file);
  return { values: [...values].sort().join('|'), lists: [...lists].sort().join('|') };
}

function isIdentifier({ schema }: SchemaAt): boolean {
  return IDENTIFIES.some((keyword) => schema[keyword] !== undefined && schema[keyword] !== false);
}

function withPattern(text: string, name: string, pattern: string): string {
  const place = new RegExp(`(?<="name": "${name}",\\s*"pattern": )"[^"]*"`);
  return text.replace(place, () => JSON.stringify(`/${pattern}/gm`));
}
