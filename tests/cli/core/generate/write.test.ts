import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { entriesBelow } from '../../../../cli/core/files/entries-below.mjs';
import {
  compareFolder,
  ForeignFilesError,
  MANIFEST,
  recoverFolder,
  writeFolder,
} from '../../../../cli/core/generate/write.ts';
import { makeProject } from '../../content-folder.ts';

/** Where a test may write: a folder that is not there yet. */
function place(): string {
  return path.join(makeProject().root, 'deep/generated');
}

/** What a folder holds, by path: a file's text, or what else it is. */
function held(dir: string): Record<string, string> {
  const entries = entriesBelow(dir).map((entry) => [
    entry.path,
    entry.isFile ? readFileSync(path.join(dir, entry.path), 'utf8') : '?',
  ]);
  return Object.fromEntries(entries);
}

const files = (entries: Readonly<Record<string, string>>) => new Map(Object.entries(entries));
const FIRST = files({ 'a.ts': 'a', 'b.ts': 'b', 'c/d.json': 'd' });

test('a folder that is not there is made', () => {
  const dir = place();
  expect(writeFolder(dir, FIRST)).toEqual({ written: ['a.ts', 'b.ts', 'c/d.json', MANIFEST], removed: [] });
  expect(held(dir)).toEqual({
    'a.ts': 'a',
    'b.ts': 'b',
    'c/d.json': 'd',
    [MANIFEST]:
      '{\n  "written by": "sapin generate",\n  "files": [\n    "a.ts",\n    "b.ts",\n    "c/d.json"\n  ]\n}\n',
  });
});

test('an empty folder is taken, and so is one whose files are ours', () => {
  const dir = place();
  mkdirSync(dir, { recursive: true });
  writeFolder(dir, FIRST);
  expect(compareFolder(dir, FIRST)).toEqual({ written: [], removed: [] });
});

const stamps = (dir: string) =>
  Object.fromEntries(
    Object.keys(held(dir)).map((file) => [
      file,
      [lstatSync(path.join(dir, file)).ino, lstatSync(path.join(dir, file)).mtimeMs],
    ]),
  );

test.each([
  ['nothing', {}, [], []],
  ['one file', { 'b.ts': 'B' }, ['b.ts'], []],
  ['one for another', { 'a.ts': undefined, 'z.ts': 'z', 'b.ts': 'B' }, ['b.ts', 'z.ts', MANIFEST], ['a.ts']],
])('writing again: touches only what changes: %s', (_, changes, written, removed) => {
  const dir = place();
  writeFolder(dir, FIRST);
  const before = stamps(dir);
  const merged: Record<string, string | undefined> = { ...Object.fromEntries(FIRST), ...changes };
  const next = new Map(
    Object.entries(merged).flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])),
  );
  const result = writeFolder(dir, next);
  expect([...result.written].sort()).toEqual([...written].sort());
  expect(result.removed).toEqual(removed);
  const { [MANIFEST]: manifest, ...rest } = held(dir);
  expect(rest).toEqual(Object.fromEntries([...next].sort()));
  expect(JSON.parse(manifest ?? '').files).toEqual([...next.keys()].sort());
  for (const [file, stamp] of Object.entries(stamps(dir))) {
    if (result.written.includes(file)) expect(stamp, file).not.toEqual(before[file]);
    else expect(stamp, file).toEqual(before[file]);
  }
  expect(readdirSync(path.dirname(dir))).toEqual(['generated']);
});

const OURS = `${JSON.stringify({ 'written by': 'sapin generate', files: ['a.ts'] })}\n`;
const cases: Readonly<Record<string, readonly [(dir: string) => void, readonly string[]]>> = {
  'a file among ours': [
    (dir) => {
      writeFolder(dir, FIRST);
      mkdirSync(path.join(dir, 'c/e'));
      writeFileSync(path.join(dir, 'c/e/letter.txt'), 'x');
    },
    ['c/e/letter.txt'],
  ],
  'a link among ours': [
    (dir) => {
      writeFolder(dir, FIRST);
      symlinkSync('/', path.join(dir, 'root'));
    },
    ['root'],
  ],
  'a manifest of something else': [
    (dir) => {
      writeFileSync(path.join(dir, MANIFEST), '{"name": "a web application", "files": ["a.ts"]}');
      writeFileSync(path.join(dir, 'a.ts'), 'precious');
    },
    ['a.ts', MANIFEST],
  ],
  'a manifest that is not JSON': [
    (dir) => writeFileSync(path.join(dir, MANIFEST), OURS.slice(0, -5)),
    [MANIFEST],
  ],
  'our files without their manifest': [
    (dir) => {
      writeFolder(dir, FIRST);
      rmSync(path.join(dir, MANIFEST));
    },
    ['a.ts', 'b.ts', 'c'],
  ],
};

test.each(Object.entries(cases))(
  'a folder that holds another hand’s files is refused, and loses nothing: %s',
  (_, [prepare, foreign]) => {
    const dir = place();
    mkdirSync(dir, { recursive: true });
    prepare(dir);
    const before = held(dir);
    for (const attempt of [compareFolder, writeFolder]) {
      let refusal: unknown;
      try {
        attempt(dir, files({ 'z.ts': 'z' }));
      } catch (error) {
        refusal = error;
      }
      expect(refusal).toBeInstanceOf(ForeignFilesError);
      expect((refusal as ForeignFilesError).files).toEqual(foreign);
    }
    expect(held(dir)).toEqual(before);
    expect(readdirSync(path.dirname(dir))).toEqual(['generated']);
  },
);

test('what cannot be written: leaves the old set as it was, and nothing beside it', () => {
  const dir = place();
  writeFolder(dir, FIRST);
  const before = held(dir);
  const tooLong = files({ 'a.ts': 'A', 'b.ts': 'B', [`${'x'.repeat(300)}.ts`]: '' });
  expect(() => writeFolder(dir, tooLong)).toThrow('ENAMETOOLONG');
  expect(held(dir)).toEqual(before);
  expect(readdirSync(path.dirname(dir))).toEqual(['generated']);
});

test('after a run that died: between the two renames, the old set comes back', () => {
  const dir = place();
  writeFolder(dir, FIRST);
  execFileSync('mv', [dir, `${dir}.old`]);
  mkdirSync(`${dir}.next`);
  recoverFolder(dir);
  expect(held(dir)).toMatchObject({ 'a.ts': 'a' });
  expect(readdirSync(path.dirname(dir))).toEqual(['generated']);
});

test('after a run that died: before the old set was cleared, the new one stays', () => {
  const dir = place();
  writeFolder(dir, FIRST);
  mkdirSync(`${dir}.old`);
  writeFileSync(path.join(`${dir}.old`, 'a.ts'), 'old');
  recoverFolder(dir);
  expect(held(dir)).toMatchObject({ 'a.ts': 'a' });
  expect(existsSync(`${dir}.old`)).toBe(false);
});

test('after a run that died while it made the new set, the next run makes it again', () => {
  const dir = place();
  writeFolder(dir, FIRST);
  mkdirSync(`${dir}.next`);
  writeFileSync(path.join(`${dir}.next`, 'letter.txt'), 'half');
  writeFolder(dir, files({ 'a.ts': 'A', 'b.ts': 'B' }));
  expect(Object.keys(held(dir))).toEqual(['a.ts', 'b.ts', MANIFEST]);
});
