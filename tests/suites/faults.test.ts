import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TestProject } from '../cli/content-folder.ts';
import { seed } from '../cli/property.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { sources, writeSource } from './sources.mjs';

/** A text with a fault in it, and where `check` must tell it: line and column, from 0. */
interface Faulty {
  readonly lines: readonly string[];
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

/** Puts a fault on or below the line `at`, which has a key and a text. */
type Fault = (lines: readonly string[], at: number) => Faulty;

const FAULTS: Readonly<Record<string, Fault>> = {
  openQuote(lines, line) {
    const { indent, key, value } = partsOf(lines[line]);
    const column = indent.length + key.length;
    return { lines: lines.with(line, `${indent}${key}"${value}`), code: 'yaml/syntax', line, column };
  },
  tab(lines, at) {
    return { lines: lines.toSpliced(at + 1, 0, '\tkey: text'), code: 'yaml/tab', line: at + 1, column: 0 };
  },
  wrongType(lines, line) {
    const { indent, key } = partsOf(lines[line]);
    const column = indent.length + key.length;
    return { lines: lines.with(line, `${indent}${key}42`), code: 'schema/type', line, column };
  },
  unknownKey(lines, at) {
    const { indent } = partsOf(lines[at]);
    const code = 'schema/additionalProperties';
    const column = indent.length;
    return { lines: lines.toSpliced(at + 1, 0, `${indent}no_such_key: text`), code, line: at + 1, column };
  },
  duplicateKey(lines, at) {
    const column = partsOf(lines[at]).indent.length;
    const line = at + 1;
    return { lines: lines.toSpliced(line, 0, lines[at] ?? ''), code: 'yaml/duplicate-key', line, column };
  },
  unknownReference(lines) {
    const list = lines.findIndex((line) => /^(?:group|snapshot):$/.test(line));
    const item = '  - no-such-entry';
    const place = { code: 'ref/unknown', line: Math.max(1, list + 1), column: '  - '.length };
    return { ...place, lines: list < 0 ? ['group:', item, ...lines] : lines.with(place.line, item) };
  },
};

/** A key of an entry or of its status, and a text on the same line. */
const TEXT = /^(?:(?!kind:)[a-z_]+: [A-Za-z][^"':#]*| {2}baseline_(?:high|low)_date: '[\d-]+')$/;

test('a thousand faults in web-features are told at their places', () => {
  const project = new TestProject(temporaryFolder(), {}, {});
  const source = sources['web-features']();
  writeSource(project.root, source);
  expect(project.complaints()).toEqual([]);

  const texts = Object.entries(source.collections.features?.entries ?? {})
    .filter(([, { kind }]) => kind === 'feature')
    .map(([slug]) => `features/${slug}.yaml`)
    .map((file) => ({ file, lines: readFileSync(path.join(project.contentDir, file), 'utf8').split('\n') }));
  const places = texts.flatMap(({ file, lines }) => {
    const at = lines.flatMap((line, index) => (TEXT.test(line) ? [index] : []));
    return at.length > 0 ? [{ file, lines, at }] : [];
  });
  const choices = fc.record({
    fault: fc.constantFrom(...Object.values(FAULTS)),
    nth: fc.nat(),
    ending: fc.constantFrom('\n', '\n', '\r\n'),
    mark: fc.constantFrom('', '', '', '\uFEFF'),
  });
  const chosen = fc.sample(choices, { seed, numRuns: 1000 });
  const wanted = chosen.map(({ fault, nth, ending, mark }, index) => {
    const { file, lines, at } = places[index] ?? expect.fail('too few files');
    const { lines: faulty, code, line, column } = fault(lines, at[nth % at.length] ?? 0);
    project.write(file, mark + faulty.join(ending));
    return `${file}:${line + 1}:${column + 1} ${code}`;
  });
  const told = project
    .problems('en')
    .map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
  expect(told.sort()).toEqual(wanted.sort());
});

function partsOf(line = '') {
  const [, indent = '', key = '', value = ''] = /^( *)([^:]*: )'?(.*?)'?$/.exec(line) ?? [];
  return { indent, key, value };
}
