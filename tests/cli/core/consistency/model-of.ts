import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ANNOTATIONS } from '../../../../cli/core/annotations/registry.ts';
import type { Finding, Side } from '../../../../cli/core/consistency/finding.ts';
import { wordingOfFinding } from '../../../../cli/core/consistency/registry.ts';
import type { AnyRule } from '../../../../cli/core/consistency/rule.ts';
import type { Content } from '../../../../cli/core/content/content.ts';
import { parseYaml } from '../../../../cli/core/content/parse-yaml.ts';
import { readSchemas } from '../../../../cli/core/content/read-schemas.ts';
import { USUAL } from '../../../../cli/core/content/settings/settings.ts';
import { rangeOf } from '../../../../cli/core/diagnostics/problem.ts';
import { checkContent } from '../../../../cli/core/load/load.ts';
import { buildModel, type Model } from '../../../../cli/core/model/model.ts';
import { isMapping } from '../../../../cli/core/values/json-value.ts';
import { shop } from '../../../shop.mjs';
import { expectBothLanguages } from '../../wording.ts';

export type Files = Readonly<Record<string, string>>;

const SCHEMAS = readSchemas('schemas', shop.content, ANNOTATIONS);
/** The shop's route table: the surfaces and paths that tests speak of. */
const ROUTES = readFileSync(path.join(shop.content, 'routes.yaml'), 'utf8');

/** Content made of a few files, read with the project's schemas but not validated against them. */
export function contentOf(files: Files): Content {
  const all: Files = { 'routes.yaml': ROUTES, ...files };
  const paths = Object.keys(all).sort();
  const folder = {
    settings: USUAL,
    files: paths.map((file) => ({ path: file, text: labelled(file, all[file] ?? ''), hash: file })),
    folders: new Set(paths.flatMap((file) => (file.includes('/') ? [path.dirname(file)] : []))),
    images: new Map(),
    unknown: [],
    problems: [],
  };
  const unjudged = { byName: new Map(), problems: [], explain: () => [], accepts: () => true };
  return checkContent(SCHEMAS, folder, () => unjudged).content;
}

/** No two facts may have one label: that of `fact` becomes the file's name. */
function labelled(file: string, text: string): string {
  return text.replace(/^label: Constante$/m, `label: ${path.basename(file, '.yaml')}`);
}

export function modelOf(files: Files): Model {
  return buildModel(contentOf(files));
}

/** What a rule finds, without its pauses. */
export function foundBy<T>({ find }: { find(model: Model): Iterable<T | undefined> }, model: Model): T[] {
  return [...find(model)].filter((each) => each !== undefined);
}

/** What a rule finds in a few files: a line for each finding, then one for each of its sides. */
export function found(rule: AnyRule, files: Files): string[] {
  const findings = foundBy(rule, modelOf(files));
  for (const each of findings) expectBothLanguages((...to) => wordingOfFinding(each, ...to), each.code);
  return findings.flatMap(linesOf);
}

/** `CODE SUBJECT`, then `  FILE:LINE:COLUMN VALUE`, with the text of the place between angle quotes. */
function linesOf(finding: Finding): string[] {
  return [`${finding.code} ${finding.subject}`, ...finding.sides.map(lineOf)];
}

function lineOf({ value, place: { file, text, span } }: Side): string {
  const { line, column } = rangeOf(text, span);
  const source = text.slice(span.start, span.end).split('\n')[0];
  return `  ${file}:${line}:${column} ${value} ‹${source}›`;
}

const LEXICON = parseYaml(
  'lexicon.yaml',
  readFileSync(path.join(shop.content, 'lexicon.yaml'), 'utf8'),
).value;

/** The lexicon of the tests' shop with other subjects: the facts of these files, by the words that speak of them. */
export function lexicon(subjects: Readonly<Record<string, string>>): string {
  return JSON.stringify({
    ...(isMapping(LEXICON) && LEXICON),
    subjects: Object.entries(subjects).map(([about, list]) => ({ about: [about], words: list.split(', ') })),
  });
}

// --- Small files ------------------------------------------------------------------------------------------------------

/** A fact with its readings, each `value` or `[value, surfaces]`. */
export function fact(
  kind: string,
  readings: readonly (string | number | readonly [string | number, readonly string[]])[],
  more = '',
): string {
  const items = readings.map((reading, index) => {
    const [value, surfaces] = Array.isArray(reading) ? reading : [reading, undefined];
    const shown = surfaces === undefined ? '' : `    surfaces: [${surfaces.join(', ')}]\n`;
    return `  - value: ${JSON.stringify(value)}\n${shown}    source: source ${index + 1}\n`;
  });
  return `label: Constante\nkind: ${kind}\n${more}readings:\n${items.join('')}`;
}

/** Rows of min, max and price: `1-1.5 20, 1.5-2 30`. */
type Rows = string | readonly (readonly [number, number, number])[];

function rowsOf(rows: Rows): readonly (readonly number[])[] {
  return typeof rows === 'string' ? rows.split(', ').map((row) => row.split(/[- ]/).map(Number)) : rows;
}

/** A price file with its readings: a source, a price "from", and rows. */
export function prices(
  variety: string,
  readings: readonly {
    source: string;
    from?: number;
    surfaces?: readonly string[];
    rows: Rows;
  }[],
  more = '',
): string {
  const items = readings.map(({ source, from, surfaces, rows }) => {
    const shown = surfaces === undefined ? '' : `    surfaces: [${surfaces.join(', ')}]\n`;
    const least = from ?? Math.min(...rowsOf(rows).map(([, , price = 0]) => price));
    const grid = rowsOf(rows).map(
      ([min, max, price]) => `      - {min: ${min}, max: ${max}, price: ${price}}\n`,
    );
    return `  - source: ${source}\n${shown}    from: ${least}\n    grid:\n${grid.join('')}`;
  });
  return `variety: ${variety}\n${more}readings:\n${items.join('')}`;
}

export function variety(name: string): string {
  return `name: ${name}\n`;
}
