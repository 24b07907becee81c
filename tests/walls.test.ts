import { spawnSync } from 'node:child_process';
import { temporaryFolder, writeFiles } from './temporary-folder.ts';
import { inspectWalls } from './walls.mjs';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

function write(file: string, source: string) {
  writeFiles(root, { [file]: source });
}

/** The walls that one file breaks, as `line target`. */
function breaches(file: string, source: string) {
  write(file, source);
  return inspectWalls(root).breaches.map(({ line, target }) => `${line} ${target}`);
}

test.each([
  // src/ imports only src/, generated/ and three packages
  ['src/App.tsx', "import '../cli/commands/main.ts';", 'cli/commands/main.ts'],
  ['src/App.tsx', "import { load } from 'js-yaml';", 'npm:js-yaml'],
  ['src/App.tsx', "import { readFileSync } from 'fs';", 'node:fs'],
  // what visitors are sent imports nothing that runs in Node
  ['src/pages/home/HomePage.tsx', "import type { Offset } from '../../data/zone.ts';", 'src/data/zone.ts'],
  // generated/ imports only generated/
  ['generated/towns.ts', "import '../src/App.tsx';", 'src/App.tsx'],
  ['generated/towns.ts', "import 'react';", 'npm:react'],
  // cli/ never imports src/ or React
  ['cli/core/content/read.ts', "import '../../../src/App.tsx';", 'src/App.tsx'],
  ['cli/core/content/read.ts', "import { useState } from 'react';", 'npm:react'],
  // the page of the desk stands alone
  ['cli/desk/app/main.tsx', "import '../server.ts';", 'cli/desk/server.ts'],
  // nothing imports a room above it
  ['cli/core/content/read.ts', "import '../../commands/check.ts';", 'cli/commands/check.ts'],
  // Vite is known to cli/site/ alone
  ['cli/commands/generate.ts', "import { build } from 'vite';", 'npm:vite'],
  ['cli/site/build/site.ts', "import '../../../src/prerender.tsx';", 'src/prerender.tsx'],
  // a room of cli/core/ likewise
  ['cli/core/content/read.ts', "import '../model/facts.ts';", 'cli/core/model/facts.ts'],
  // the protocol of editors
  ['cli/editors/server.ts', "import '../core/generate/write.ts';", 'cli/core/generate/write.ts'],
  // a rule reads no file
  ['cli/core/consistency/rules/dead-link.ts', "import { readFileSync } from 'node:fs';", 'node:fs'],
  // the generic layers know no check by name
  ['cli/core/load/load.ts', "import { ref } from '../annotations/ref.ts';", 'cli/core/annotations/ref.ts'],
])('an import across a wall is found: %s: %s', (file, source, target) => {
  expect(breaches(file, source)).toEqual([`1 ${target}`]);
});

test('a circle of imports is found, even of types alone', () => {
  write('src/a.ts', "import './b.ts'; export interface A {}");
  write('src/b.ts', "import './c.ts'; import './d.ts';");
  write('src/c.ts', "import type { A } from './a.ts';");
  write('src/d.ts', "import './c.ts';");
  const circle = ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/a.ts'];
  expect(inspectWalls(root)).toMatchObject({ files: 4, breaches: [], circles: [circle] });
});

test.each([
  ['type', "import type { Town } from '../cli/a.ts';"],
  ['type expression', "export type Town = import('../cli/a.ts').Town;"],
  ['export', "export { a } from '../cli/a.ts';"],
  ['export all', "export * from '../cli/a.ts';"],
  ['import()', "export const a = () => import('../cli/a.ts');"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is in the source under test
  ['template', 'export const a = (b: string) => import(`../cli/a.ts${b}`);'],
  ['query', "import a from '../cli/a.ts?raw';"],
  ['require', "require('../cli/a.ts');"],
  ['glob', "import.meta.glob('../cli/a.ts');"],
  ['glob of several', "import.meta.glob<string>(['../cli/a.ts'], { eager: true });"],
  ['URL', "new URL('../cli/a.ts', import.meta.url);"],
])('every way to import is seen: %s', (_, source) => {
  expect(breaches('src/App.tsx', `\n${source}`)).toEqual(['2 cli/a.ts']);
});

test('every way to import is seen: a path known only at run time, in src/', () => {
  expect(breaches('src/App.tsx', 'export const a = (b: string) => import(b);')).toEqual(['1 computed']);
});

test.each([
  ['@import', "@import '../cli/a.css';"],
  ['@import url()', '@import url(../cli/a.css);'],
  ['composes', ".a { composes: b from '../cli/a.css'; }"],
  ['url()', '.a { background: url("../cli/a.css"); }'],
])('every way to import is seen: CSS %s', (_, source) => {
  expect(breaches('src/App.module.css', source)).toEqual(['1 cli/a.css']);
});

test('what the walls let through', () => {
  write(
    'src/App.tsx',
    `import '@fontsource-variable/brygada-1918';
     import { StrictMode } from 'react';
     import { hydrateRoot } from 'react-dom/client';
     import { Link } from 'react-router-dom';
     import { towns } from '#generated/towns.ts';
     import styles from './App.module.css';
     // import '../cli/commands/main.ts';
     export const text = "import '../cli/commands/main.ts'";`,
  );
  write(
    'src/App.module.css',
    '/* @import "../cli/a.css"; */ .a { mask: url(data:,x); background: url(/a.svg); }',
  );
  write('generated/towns.ts', "import type { Town } from './types.ts';");
  write('cli/commands/main.ts', "import './check.ts'; import { Command } from 'commander';");
  write(
    'cli/commands/check.ts',
    "import { readFileSync } from 'node:fs'; await import(String(readFileSync));",
  );
  write('cli/core/load/load.ts', "import '../annotations/run-annotations.ts'; import './run-checks.ts';");
  write('cli/core/load/checks.ts', "import { SHOP_CHECKS } from '../shop/checks/registry.ts';");
  write('cli/core/consistency/rules/dead-link.ts', "import { Marked } from 'markdown-it';");
  expect(inspectWalls(root)).toEqual({ files: 8, breaches: [], circles: [], long: [] });
});

test('a long file says why', () => {
  const lines = '\n'.repeat(301);
  write('cli/long.ts', lines);
  write('cli/short.ts', lines.slice(1));
  write('tests/reason.test.ts', `// Longer than other files: one table.${lines}`);
  write('tests/fixtures/shop/generated/towns.ts', lines);
  write('bench/peers/node_modules/velite/index.js', lines);
  expect(inspectWalls(root).long).toEqual(['cli/long.ts']);
});

const command = (...args: string[]) =>
  spawnSync(process.execPath, ['tests/walls.mjs', ...args], { encoding: 'utf8' });

test('the command names file, line, target and rule, and fails', () => {
  write('generated/towns.ts', "\nimport 'react';");
  const { status, stdout } = command(root);
  expect(stdout).toContain('generated/towns.ts:2 imports npm:react: generated/ imports only generated/\n');
  expect(status).toBe(1);
});

test('the command fails when it finds no source', () => {
  expect(command(root).status).toBe(1);
});
