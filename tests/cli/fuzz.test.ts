// Whatever happens to the content, the three commands answer with 0 or 1 and words: they never crash, hang, show a stack
// trace or leave half of `generated/`. `FC_RUNS=84 FC_SEED=random` makes of the runs below more than ten thousand.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { check } from '../../cli/commands/check.ts';
import { consistency } from '../../cli/commands/consistency.ts';
import type { Context } from '../../cli/commands/context.ts';
import { generate } from '../../cli/commands/generate.ts';
import { makeColors } from '../../cli/diagnostics/colors.ts';
import { commandWords } from '../../cli/messages/commands/words.ts';
import { CLI, makeProject } from './content-folder.ts';
import { assertAsyncProperty } from './property.ts';

const FORMATS = ['text', 'json', 'sarif', 'github'] as const;
/** A run that takes longer, in milliseconds, hangs. */
const PATIENCE = 10_000;

const root = mkdtempSync(path.join(tmpdir(), 'sapin-fuzz-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const content = path.join(root, 'content');
const out = path.join(root, 'generated');
const files = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
  .map((entry) => path.relative('content', path.join(entry.parentPath, entry.name)))
  .sort();

beforeEach(() => {
  rmSync(content, { recursive: true, force: true });
  cpSync('content', content, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly output: string;
}

type Command = (context: Context) => number | Promise<number>;

/** Runs a command in this process, where a crash is an exception. */
async function run(command: Command, format: (typeof FORMATS)[number]): Promise<Answer> {
  const lines: string[] = [];
  const start = performance.now();
  const status = await command({
    project: { contentDir: content, schemasDir: path.resolve('schemas'), cacheDir: path.join(root, 'cache') },
    reporting: { format, language: 'fr', colors: makeColors(false, {}, false), root: 'content' },
    language: 'fr',
    words: commandWords('fr'),
    print: (text) => lines.push(text),
    note: (text) => lines.push(text),
  });
  expect(performance.now() - start).toBeLessThan(PATIENCE);
  return { status, output: lines.join('\n') };
}

/** Every generated file with its text. */
function held(): Record<string, string> {
  try {
    return Object.fromEntries(
      readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
        .map((file) => [path.relative(out, file), readFileSync(file, 'utf8')]),
    );
  } catch {
    return {};
  }
}

/** The commands on the content as it stands. */
async function survives(format: (typeof FORMATS)[number]): Promise<void> {
  const before = held();
  const checked = await run(check, format);
  const made = await run((context) => generate(context, { out, check: false }), format);
  const compared = await run((context) => consistency(context, {}), format);
  for (const { status, output } of [checked, made, compared]) {
    expect([0, 1]).toContain(status);
    expect(output).not.toMatch(/^\s+at .*[:(]\d+|\b(?:TypeError|RangeError|ReferenceError|ENOENT: )/m);
  }
  if (format === 'json') JSON.parse(checked.output);
  expect(made.status).toBe(checked.status);
  if (made.status === 1) expect(held()).toEqual(before);
  else expect((await run((context) => generate(context, { out, check: true }), 'text')).status).toBe(0);
}

// --- Faults -----------------------------------------------------------------------------------------------------------

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const someFile = fc.constantFrom(...files);

/** What an editor, a disk or a tool may do to the content; each tells what it did. */
type Fault = { readonly file: string; readonly kind: string; apply(): void };

const ofBytes = (kind: string, change: (bytes: Buffer, at: number, extra: number) => Uint8Array) =>
  fc.tuple(someFile, place, fc.nat(255)).map(([file, where, extra]): Fault => {
    const apply = () => {
      const bytes = readFileSync(path.join(content, file));
      writeFileSync(path.join(content, file), change(bytes, Math.floor(where * bytes.length), extra));
    };
    return { file, kind, apply };
  });

const ofLines = (kind: string, change: (lines: string[], at: number) => string[]) =>
  ofBytes(kind, (bytes, at) => {
    const lines = bytes.toString().split('\n');
    return Buffer.from(change(lines, Math.floor((at / (bytes.length || 1)) * lines.length)).join('\n'));
  });

const replaced = (kind: string, put: (target: string, other: string) => void) =>
  fc.tuple(someFile, someFile).map(([file, other]): Fault => {
    const apply = () => {
      rmSync(path.join(content, file), { recursive: true, force: true });
      put(path.join(content, file), path.join(content, other));
    };
    return { file, kind, apply };
  });

/** Pieces that mean something to YAML, Markdown, placeholders or JavaScript. */
const PIECES = [
  '\t',
  ': ',
  '- ',
  '"',
  "'",
  '[',
  '{',
  '}',
  '&a ',
  '*a',
  '!!js/function ',
  '<<: ',
  '%YAML 9\n',
  '\n---\n',
  '\n...\n',
  '{{',
  '{{nope}}',
  '{{order-deadline}}',
  '](/nowhere)',
  '\u0000',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\r',
  '__proto__: 1\n',
  '? ',
  '| ',
  '>-\n',
  '#',
  '~',
  '1e999',
  '.nan',
  '-0',
  '2026-02-30',
];

const faults = fc.oneof(
  ofBytes('a byte flipped', (bytes, at, extra) => {
    const flipped = Buffer.from(bytes);
    if (at < flipped.length) flipped[at] = (flipped[at] ?? 0) ^ (extra || 1);
    return flipped;
  }),
  ofBytes('truncated', (bytes, at) => bytes.subarray(0, at)),
  ofBytes('a piece put in', (bytes, at, extra) => {
    const piece = Buffer.from(PIECES[extra % PIECES.length] ?? '');
    return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
  }),
  ofLines('a line dropped', (lines, at) => lines.toSpliced(at, 1)),
  ofLines('a line twice', (lines, at) => lines.toSpliced(at, 0, lines[at] ?? '')),
  ofLines('a line further in', (lines, at) => lines.with(Math.min(at, lines.length - 1), `  ${lines[at]}`)),
  replaced('another file', (target, other) => {
    try {
      cpSync(other, target, { recursive: true });
    } catch {
      writeFileSync(target, '');
    }
  }),
  replaced('renamed', (target) => writeFileSync(`${target.slice(0, -5)} Été.yaml`, 'name: x\n')),
  replaced('a folder', (target) => mkdirSync(target)),
  replaced('a pipe', (target) => spawnSync('mkfifo', [target])),
  replaced('a link to nothing', (target) => symlinkSync('/nowhere/at/all', target)),
  replaced('a link outside', (target) => symlinkSync('/etc/hostname', target)),
  replaced('a link to itself', (target) => symlinkSync(target, target)),
  replaced('gone', () => undefined),
);

/** Puts the file back as it was. */
function mend({ file }: Fault): void {
  const folder = path.join(content, path.dirname(file));
  const own = new Set(readdirSync(path.join('content', path.dirname(file))));
  for (const name of readdirSync(folder))
    if (!own.has(name)) rmSync(path.join(folder, name), { recursive: true });
  const target = path.join(content, file);
  if (lstatSync(target, { throwIfNoEntry: false })) rmSync(target, { recursive: true });
  cpSync(path.join('content', file), target);
}

test('faults in the content are answered, and break nothing', { timeout: 36_000_000 }, async () => {
  const kinds = new Set<string>();
  const property = fc.asyncProperty(
    fc.array(faults, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(...FORMATS),
    async (several, format) => {
      for (const fault of several) {
        kinds.add(fault.kind);
        try {
          fault.apply();
        } catch {
          // An earlier fault left nothing to change.
        }
      }
      try {
        await survives(format);
      } finally {
        for (const fault of several) mend(fault);
      }
    },
  );
  await assertAsyncProperty(property, 120);
  expect(kinds.size).toBe(14);
});

// --- What attacks the reader ----------------------------------------------------------------------------------------

describe('a file that is made to exhaust the reader is answered at once', () => {
  const bomb = Array.from({ length: 30 }, (_, n) => `a${n}: &a${n} [${`*a${n - 1}, `.repeat(9)}]`).join('\n');
  test.each([
    ['an alias bomb', `${bomb}\n`, 'yaml/'],
    ['100,000 keys', Array.from({ length: 100_000 }, (_, n) => `k${n}: 1`).join('\n'), 'file/more'],
    ['100,000 entries', `nearby:\n${'  - a\n'.repeat(100_000)}`, ''],
    ['a scalar of 10 MB', `name: "${'x'.repeat(10 * 1024 * 1024)}"\n`, 'file/too-large'],
    ['a scalar just small enough', `name: "${'x'.repeat(1_000_000)}"\n`, ''],
    ['deep flow nesting', `name: ${'['.repeat(400_000)}`, 'yaml/'],
    [
      'deep block nesting',
      Array.from({ length: 900 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
      'yaml/depth',
    ],
    ['a million brackets', `name: ${'{['.repeat(450_000)}`, 'yaml/'],
    ['a line of colons', `${': '.repeat(400_000)}\n`, ''],
    ['placeholders without end', `name: "${'{{'.repeat(200_000)}"\n`, 'file/more'],
    ['links without end', `name: a\ntext: "${'[x]('.repeat(200_000)}"\n`, ''],
    ['spaces without end', `name: a${' '.repeat(900_000)}b\n`, ''],
  ])('%s', { timeout: 30_000 }, (_name, source, code) => {
    const project = makeProject();
    project.write('towns/colmar.yaml', source);
    const { status, stdout, stderr } = project.run(['check', '--format', 'json']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    const { problems } = JSON.parse(stdout);
    expect(problems.map((problem: { code: string }) => problem.code).join()).toContain(code);
  });
});

// --- What happens around a run --------------------------------------------------------------------------------------

test('several runs at once leave one whole folder', { timeout: 60_000 }, async () => {
  const project = makeProject();
  const args = ['--content', project.contentDir, '--schemas', project.schemasDir, '--out', project.out];
  const runs = Array.from({ length: 6 }, () =>
    spawn(process.execPath, [CLI, 'generate', ...args], { stdio: ['ignore', 'ignore', 'pipe'] }),
  );
  const statuses = await Promise.all(runs.map(async (child) => (await once(child, 'exit'))[0]));
  expect(statuses.filter((status) => status !== 0 && status !== 1)).toEqual([]);
  expect(statuses).toContain(0);
  expect(project.run(['generate', '--check', '--out', project.out]).status).toBe(0);
});

test('a disk that is full keeps the old modules, and says so', () => {
  const project = makeProject();
  expect(project.generate().status).toBe(0);
  const before = readdirSync(project.out).map((name) => readModule(project.out, name));
  project.write('towns/colmar.yaml', `name: Colmar\npostalCode: "68000"\ntext: ${'neige '.repeat(2000)}\n`);
  // No file may grow beyond four blocks of 512 bytes.
  const args = ['--content', project.contentDir, '--schemas', project.schemasDir, '--out', project.out];
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', 'trap "" XFSZ; ulimit -f 4; exec "$@"', 'sh', process.execPath, CLI, 'generate', ...args],
    { encoding: 'utf8' },
  );
  onTestFinished(() => rmSync(`${project.out}.next`, { recursive: true, force: true }));
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('rien n’a changé') });
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(readdirSync(project.out).map((name) => readModule(project.out, name))).toEqual(before);
});

function readModule(folder: string, name: string): string {
  const file = path.join(folder, name);
  return `${name} ${lstatSync(file).isFile() ? readFileSync(file, 'utf8') : ''}`;
}
