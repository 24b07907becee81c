import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentEdit, makeEdits, recoverEdits } from '../../../../cli/core/edit/content-edit.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { filesIn } from '../../files-in.ts';

const FILES = {
  'towns/colmar.yaml': '\uFEFFname: Colmar\n',
  'pages/home.yaml': 'town: colmar\n',
  'old.yaml': 'a: 1\n',
};

/** A new name, what names it, a file that comes and one that goes. */
const EDITS: readonly ContentEdit[] = [
  {
    path: 'towns/colmar.yaml',
    before: 'name: Colmar\n',
    after: 'name: Ville\n',
    newPath: 'towns/ville.yaml',
  },
  { path: 'pages/home.yaml', before: 'town: colmar\n', after: 'town: ville\n' },
  { path: 'redirects.yaml', before: undefined, after: 'a: b\n' },
  { path: 'old.yaml', before: 'a: 1\n', after: undefined },
];

const dead = () => spawnSync(process.execPath, ['-e', '']).pid;

test('edits of which the result is not sound leave every byte as it was, and nothing beside', () => {
  const folder = temporaryFolder(FILES);
  const before = filesIn(folder);
  expect(makeEdits(folder, EDITS, () => false)).toBe(false);
  expect(filesIn(folder)).toEqual(before);
  expect(makeEdits(folder, EDITS)).toBe(true);
  expect(readFileSync(path.join(folder, 'towns/ville.yaml'), 'utf8')).toBe('\uFEFFname: Ville\n');
});

test.each([0, 1, 2, 3, 4])(
  'after %s of four edits, a killed process has changed nothing at the next start',
  (count) => {
    const folder = temporaryFolder(FILES);
    const before = filesIn(folder);
    const raw = { 'towns/colmar.yaml': FILES['towns/colmar.yaml'] };
    const journal = EDITS.map((edit) => ({
      ...edit,
      before: raw[edit.path as keyof typeof raw] ?? edit.before,
    }));
    makeEdits(folder, EDITS.slice(0, count));
    writeFileSync(path.join(folder, `.edits.${dead()}.tmp`), JSON.stringify(journal));
    recoverEdits(folder);
    expect(filesIn(folder)).toEqual(before);
  },
);

test('what somebody has written since is not taken back, and a process that is at work is left alone', () => {
  const folder = temporaryFolder(FILES);
  makeEdits(folder, EDITS);
  writeFileSync(path.join(folder, 'pages/home.yaml'), 'town: mine\n');
  writeFileSync(path.join(folder, `.edits.${process.pid}.tmp`), JSON.stringify(EDITS));
  recoverEdits(folder);
  expect(readFileSync(path.join(folder, 'towns/ville.yaml'), 'utf8')).toContain('Ville');
  writeFileSync(path.join(folder, `.edits.${dead()}.tmp`), JSON.stringify(EDITS));
  recoverEdits(folder);
  expect(readFileSync(path.join(folder, 'pages/home.yaml'), 'utf8')).toBe('town: mine\n');
  expect(readFileSync(path.join(folder, 'towns/colmar.yaml'), 'utf8')).toBe(FILES['towns/colmar.yaml']);
});
