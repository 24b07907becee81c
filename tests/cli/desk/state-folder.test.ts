import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Drafts } from '../../../cli/desk/state/drafts.ts';
import { stateFolder } from '../../../cli/desk/state/state-folder.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { draftsOver } from './desk-of.ts';

const FILE = 'prices/nobilis.yaml';

/** The unsaved texts of a project, as a desk that is started there finds them. */
function draftsOf(project: string): Drafts {
  const contentDir = path.join(project, 'content');
  const cache = path.join(project, 'node_modules/.cache/desk/drafts');
  return draftsOver(contentDir, stateFolder(contentDir, cache));
}

function type(drafts: Drafts, after: string): void {
  const before = drafts.textOf(FILE);
  drafts.change({ label: after, subject: 'prices/nobilis', changes: [{ path: FILE, before, after }] });
}

function project(files: Readonly<Record<string, string>> = {}): string {
  return temporaryFolder({ [`content/${FILE}`]: 'price: 49\n', ...files });
}

test('what was typed outlives the packages, and the folder when it is moved', () => {
  const root = project({ 'node_modules/x/index.js': '' });
  type(draftsOf(root), 'price: 52\n');
  rmSync(path.join(root, 'node_modules'), { recursive: true }); // as `npm ci` does
  const moved = `${root}-2`;
  renameSync(root, moved);
  expect(draftsOf(moved).textOf(FILE)).toBe('price: 52\n');
  rmSync(moved, { recursive: true });
});

test('two projects do not mix', () => {
  const [one, other] = [project(), project()];
  type(draftsOf(one), 'price: 52\n');
  expect(draftsOf(other).textOf(FILE)).toBe('price: 49\n');
  expect(draftsOf(one).textOf(FILE)).toBe('price: 52\n');
});

test('what an earlier version has kept elsewhere comes along, and Git sees nothing of it', () => {
  const root = project();
  const cache = path.join(root, 'node_modules/.cache/desk/drafts');
  type(draftsOver(path.join(root, 'content'), cache), 'price: 52\n');
  expect(draftsOf(root).textOf(FILE)).toBe('price: 52\n');
  expect(existsSync(cache)).toBe(false);
  expect(readFileSync(path.join(root, '.sapin/.gitignore'), 'utf8')).toBe('*\n');
  expect(readdirSync(path.join(root, '.sapin/desk'))).toEqual(['content']);
});

test('where nothing can be written beside the content, it is kept as before', () => {
  const root = temporaryFolder({ [`content/${FILE}`]: 'price: 49\n', '.sapin': 'a file' });
  expect(stateFolder(path.join(root, 'content'), '/cache')).toBe('/cache');
});
