import { readFileSync } from 'node:fs';
import { entriesBelow } from '../cli/core/files/entries-below.mjs';

const FOLDERS = ['cli', 'src', 'tests', 'bench', 'schemas', 'docs'];
const files = FOLDERS.flatMap((folder) =>
  entriesBelow(folder).map((entry) => `${folder}/${entry.path}`),
).filter(
  (file) => !file.includes('/node_modules/'), // the benchmarks install their peers
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** `.pathname` of an address made from `import.meta.url` keeps `%20`, and on Windows begins with a slash. */
const PATHNAME_OF_FILE = /new URL\([^()]*import\.meta\.url\s*\)\s*\.pathname/;

/** What `cmd.exe` reads otherwise than `sh`, or not at all: it knows `&&`, `||` and double quotes. */
const SHELL_SYNTAX =
  /(?<!&)&(?!&)|;|'|`|\$|[*?~]|(?:^|&& |\|\| )(?:\w+=|\.\/|(?:cp|mv|rm|mkdir|cat|export|test) )/;

const faultsIn = (lines: readonly string[], fault: RegExp) => lines.filter((line) => fault.test(line));

test('no path is read off the address of a file', () => {
  expect(faultsIn(["new URL('..', import.meta.url).pathname"], PATHNAME_OF_FILE)).toHaveLength(1);
  const sources = files.filter(
    (file) => /\.(?:[cm]?js|tsx?)$/.test(file) && !file.endsWith('portability.test.ts'),
  );
  expect(sources.filter((file) => PATHNAME_OF_FILE.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('npm scripts are written for cmd.exe as well', () => {
  const refused = [
    'A=1 vite',
    'vite & node a.mjs',
    'a; b',
    "node -e 'a'",
    'node a.mjs && rm -rf dist',
    'node $FILE',
    './a.sh',
  ];
  expect(faultsIn(refused, SHELL_SYNTAX)).toEqual(refused);
  expect(faultsIn(['node a.mjs && vite build', 'cspell "a b"'], SHELL_SYNTAX)).toEqual([]);
  expect(faultsIn(Object.values(scripts), SHELL_SYNTAX)).toEqual([]);
});

test('no two names differ by case only', () => {
  const twins = (names: readonly string[]) => {
    const known = new Map(names.map((name) => [name.toLowerCase(), name]));
    return names.filter((name) => known.get(name.toLowerCase()) !== name);
  };
  expect(twins(['a/B.ts', 'a/b.ts', 'c'])).toEqual(['a/B.ts']);
  expect(twins(files)).toEqual([]);
});
