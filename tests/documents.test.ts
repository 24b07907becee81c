import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entriesBelow } from '../cli/core/files/entries-below.mjs';

const markdownIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'tests/README.md',
  'tests/e2e/README.md',
  'tests/fixtures/shop/README.md',
  ...['docs', 'docs/decisions', 'docs/rules'].flatMap(markdownIn),
];

test.each(documents)('%s names no file that is missing', (document) => {
  const text = readFileSync(document, 'utf8');
  const links = [
    ...text.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:|mailto:|tel:|\/)([^)#\s]+)/g),
  ].map(([, to = '']) => path.join(path.dirname(document), to));
  const named = [...text.matchAll(/`((?:cli|src|tests|docs|schemas|bench)\/[\w./-]+)`/g)].map(
    ([, name = '']) => name,
  );
  // What `content/` holds is the shop's affair.
  const missing = [...links, ...named].filter((file) => !file.startsWith('content/') && !existsSync(file));
  expect(missing).toEqual([]);
});

test.each(documents)('%s leads to no heading that is missing', (document) => {
  const links = readFileSync(document, 'utf8').matchAll(/\]\((?![a-z]+:|\/)([^)#\s]*)#([^)\s]+)\)/g);
  const dead = [...links].filter(([, to = '', anchor]) => {
    const target = readFileSync(to ? path.join(path.dirname(document), to) : document, 'utf8').toLowerCase();
    const plain = target.replaceAll(/[^\p{L}\p{N}\n #_-]/gu, '').replaceAll(' ', '-');
    return !new RegExp(`^#+-${anchor}$`, 'm').test(plain);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

test('the index of decisions names each with its title', () => {
  const decisions = markdownIn('docs/decisions').filter((file) => !file.endsWith('README.md'));
  const rows = decisions.map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    expect(path.basename(file)).toMatch(new RegExp(`^${number?.padStart(4, '0')}-`));
    return `| ${number} | [${title}](${path.basename(file)}) |`;
  });
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  expect(index.match(/^\| \d+ \| \[.+?\]\(.+?\) \|/gm)).toEqual(rows);
});

test('README has a line for each folder of the code', () => {
  const readme = readFileSync('README.md', 'utf8');
  const folders = ['cli', 'src'].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `\`${parent}/${name}/\``),
  );
  expect(folders.filter((folder) => !readme.includes(folder))).toEqual([]);
});

test('every folder of code has its tests beside it, or a line in tests/README.md that names them', () => {
  const sources = ['cli', 'src'].flatMap((top) => entriesBelow(top).map((entry) => `${top}/${entry.path}`));
  const tests = entriesBelow('tests').flatMap(({ path: file }) => (/\.test\.tsx?$/.test(file) ? [file] : []));
  const tested = new Set(tests.map((file) => path.posix.dirname(file.replace('thorough/', ''))));
  const code = new Set(sources.filter((file) => /\.(?:tsx?|mjs)$/.test(file)).map(path.posix.dirname));
  const named = [...readFileSync('tests/README.md', 'utf8').matchAll(/^\| `((?:cli|src)[^`]*)\/` \|/gm)];
  expect(
    named.map(([, folder]) => folder),
    'the table of tests/README.md',
  ).toEqual([...code].filter((folder) => !tested.has(folder)).sort());
});

test('what a documented command writes to a file or to another program begins with no lines of npm', () => {
  const written = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/npm run (?!-s )[^`\n]*? (?:>+|\|) ?[\w~./-].*/g)].map(
      ([command]) => `${document}: ${command}`,
    ),
  );
  expect(written).toEqual([]);
});
