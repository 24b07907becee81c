import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';

/** Something that befalls a file of the content; `file` is its absolute path, `other` another's. */
export interface Mutation {
  readonly name: string;
  apply(file: string, other: string): void;
}

const texts = [
  '{{nothing}}',
  '{{',
  '<<: *a',
  '!!js/function "x"',
  '- - - - - -',
  '__proto__: {polluted: true}',
  '\u0000',
  '\uFEFF',
  '---\n---\n',
  `${'['.repeat(200)}`,
  '2026-02-30',
];

/** `at` and `value` are anywhere in the file and any byte, as numbers from 0 to 1. */
function edited(name: string, edit: (text: Buffer, at: number) => Buffer | string, where: number): Mutation {
  return {
    name: `${name} at ${where.toFixed(3)}`,
    apply: (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, edit(bytes, Math.floor(where * bytes.length)));
    },
  };
}

function dropLine(text: Buffer, at: number): string {
  const lines = text.toString('latin1').split('\n');
  const index = text.subarray(0, at).toString('latin1').split('\n').length - 1;
  return Buffer.from(lines.filter((_, n) => n !== index).join('\n'), 'latin1').toString('latin1');
}

function flipped(text: Buffer, at: number, bit: number): Buffer {
  const copy = Buffer.from(text);
  copy[at] = (copy[at] ?? 0) ^ (1 << bit);
  return copy;
}

const where = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** What may befall a file: edits by machine and by hand, and what file systems do. */
export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  fc
    .tuple(where, fc.nat(7))
    .map(([at, bit]) => edited(`bit ${bit} flipped`, (text, place) => flipped(text, place, bit), at)),
  where.map((at) => edited('line dropped', dropLine, at)),
  where.map((at) => edited('truncated', (text, place) => text.subarray(0, place), at)),
  fc
    .tuple(where, fc.constantFrom(...texts))
    .map(([at, text]) =>
      edited(
        `${JSON.stringify(text.slice(0, 30))} put in`,
        (bytes, place) => Buffer.concat([bytes.subarray(0, place), Buffer.from(text), bytes.subarray(place)]),
        at,
      ),
    ),
  where.map((at) =>
    edited('repeated from', (text, place) => Buffer.concat([text, text.subarray(place)]), at),
  ),
  fc.constantFrom<Mutation>(
    {
      name: 'swapped',
      apply: (file, other) => {
        const bytes = readFileSync(file);
        writeFileSync(file, readFileSync(other));
        writeFileSync(other, bytes);
      },
    },
    { name: 'renamed', apply: (file) => renameSync(file, file.replace(/\.yaml$/, ' É.yaml')) },
    { name: 'given another ending', apply: (file) => renameSync(file, file.replace(/\.yaml$/, '.yml')) },
    {
      name: 'moved elsewhere',
      apply: (file, other) => renameSync(file, path.join(path.dirname(other), 'a.yaml')),
    },
    { name: 'removed', apply: (file) => rmSync(file) },
    { name: 'emptied', apply: (file) => writeFileSync(file, '') },
    {
      name: 'made a folder',
      apply: (file) => {
        rmSync(file);
        mkdirSync(file);
      },
    },
    {
      name: 'made a pipe',
      apply: (file) => {
        rmSync(file);
        execFileSync('mkfifo', [file]);
      },
    },
    { name: 'made unreadable', apply: (file) => execFileSync('chmod', ['000', file]) },
  ),
);
