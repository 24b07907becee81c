// Who may import what, and how long a file may be. `npm run lint` fails at an import that crosses a wall.
// A tool of our own because dependency-cruiser reads TypeScript with the compiler API, which TypeScript 7 no longer has.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesBelow } from '../cli/core/files/entries-below.mjs';
import { importsOf, targetOf } from './imports.mjs';

/**
 * The rooms of `cli/`, each above those that it may import. `top` is `cli/sapin.mjs`.
 * @type {Readonly<Record<string, string>>}
 */
const rooms = {
  core: '',
  tools: 'core',
  forms: 'core',
  editors: 'core',
  commands: 'core tools forms editors',
  top: 'tools commands',
  site: 'core tools forms top',
  compare: 'core tools site',
  desk: 'core tools forms site compare',
};

/** The rooms of `cli/core/`, likewise. @type {Readonly<Record<string, string>>} */
const coreRooms = {
  shared: '',
  values: 'shared',
  text: 'shared',
  files: '',
  git: '',
  language: 'shared values',
  yaml: '',
  messages: 'shared values text language yaml',
  diagnostics: 'text language messages',
  content: 'shared values text files language yaml messages diagnostics',
  prose: 'shared values',
  model: 'shared values language content prose',
  annotations: 'shared values text language messages diagnostics content',
  checks: 'shared values text language yaml messages diagnostics content prose model annotations',
  season: 'shared values language content model',
  shop: 'shared values text language messages content model annotations season',
  load: 'shared values text files language messages diagnostics content model annotations checks shop',
  consistency: 'shared values text language messages diagnostics content prose model load',
  generate: 'values text files language diagnostics content shop load',
  spelling: 'files',
  edit: 'values text files git language yaml messages diagnostics content model annotations consistency',
  workspace: 'values text diagnostics content model annotations load consistency',
  settle: 'values language diagnostics content model season consistency edit workspace',
};

/** Packages that only some files may import. @type {readonly { packages: RegExp, only: RegExp, rule: string }[]} */
const packages = [
  {
    packages: /^npm:(?:react|react-dom|react-router|react-router-dom|@codemirror|@lezer)(?:\/|$)/,
    only: /^cli\/desk\/app\//,
    rule: 'of cli/ only the page of the desk imports React and the text editor',
  },
  {
    packages: /^npm:vite(?:\/|$)/,
    only: /^cli\/(?:site|compare|desk\/start)\//,
    rule: 'Vite is known to what builds the site and the page of the desk alone',
  },
  {
    packages: /^npm:vscode-/,
    only: /^cli\/editors\//,
    rule: 'only cli/editors/ speaks the protocol of editors',
  },
  {
    packages: /^npm:jsdom(?:\/|$)/,
    only: /^tests\//,
    rule: 'jsdom takes a second to load, during which nobody is answered: only tests do',
  },
  {
    packages: /^npm:nodemailer(?:\/|$)/,
    only: /^cli\/forms\/mail\//,
    rule: 'only cli/forms/mail/ speaks to a mail server',
  },
  {
    packages: /^npm:(?:libsql|pg)(?:\/|$)/,
    only: /^cli\/forms\/store\/(?:sqlite|postgres)\.ts$/,
    rule: 'each database is known to one file of cli/forms/store/ alone',
  },
];

/**
 * A wall around the files that match `around`, beside those of the rooms. Targets are written `src/App.tsx` for a file of the
 * project, `npm:react` for a package, `node:fs` for a module of Node and `computed` for a path known only at run time.
 * @typedef {{ around: RegExp, only?: RegExp, never?: RegExp, rule: string }} Wall
 */

/** @type {Wall[]} */
const walls = [
  {
    around: /^src\//,
    only: /^(src|generated)\/|^npm:(react|react-dom|react-router-dom|schema-dts)(\/|$)|^npm:@fontsource(-variable)?\//,
    rule: 'src/ imports only src/, generated/, react, react-dom, react-router-dom, the types of schema-dts and @fontsource',
  },
  {
    around: /^src\/(?!data\/|head\/|prerender\.tsx$|pages\/[^/]+\/data\.ts$|[\w/-]+\.static\.ts$)/,
    never: /^src\/(data\/|head\/|prerender\.tsx$|pages\/[^/]+\/data\.ts$)/,
    rule: 'what visitors are sent imports nothing of src/data/, src/head/, src/prerender.tsx and pages/*/data.ts, which run in Node',
  },
  { around: /^generated\//, only: /^generated\//, rule: 'generated/ imports only generated/' },
  { around: /^cli\//, never: /^src\//, rule: 'cli/ never imports src/' },
  {
    around: /^cli\/desk\/app\//,
    only: /^cli\/(?:desk\/(?:app\/|(?:contract|alternative|bound-field)\.ts$)|core\/(?:language|shared|text|values)\/)|^npm:/,
    rule: 'the page of the desk imports only itself, its contract, and pure functions of values and words',
  },
  {
    around: /^cli\/(?!desk\/app\/)/,
    never: /^cli\/desk\/app\//,
    rule: 'nothing imports the page of the desk',
  },
  {
    around: /^cli\/desk\/(?!start\/)/,
    never: /^cli\/(?:site|compare|desk\/start)\//,
    rule: 'the desk is started from outside: only cli/desk/start/ knows the build of the site',
  },
  {
    around: /^cli\/desk\/(?!app\/|view\/overview\.ts$)/,
    never: /^cli\/desk\/shop\//,
    rule: 'the server of the desk knows nothing of what this shop does, but for the overview',
  },
  {
    around: /^cli\/desk\/(?:history|publication)\//,
    never: /^node:(?:child_process|http|net)$/,
    rule: 'history and publication ask Git by cli/core/git/ alone',
  },
  {
    around: /^cli\/forms\/(?:receive|hosted)\//,
    only: /^cli\/(?:forms\/(?:receive|hosted)\/|forms\/store\/(?:database|migrations|postgres|submissions)\.ts$|core\/shared\/)|^schemas\/submissions\.json$|^node:(?:buffer|crypto)$|^npm:(?:ajv|hono)(?:\/|$)/,
    rule: 'submissions are handled without a server or a disk, so that any host can run it',
  },
  {
    around: /^cli\/forms\/(?:inbox|mail|store)\//,
    never: /^cli\/forms\/serve\//,
    rule: 'submissions are kept and mailed whatever serves the forms',
  },
  {
    around: /^cli\/forms\/(?:inbox|store)\//,
    never: /^cli\/forms\/mail\//,
    rule: 'the inbox knows what was kept, not who mails it',
  },
  {
    around: /^cli\/editors\/(?!vscode\/)/,
    never: /^cli\/core\/generate\/|^npm:(?!vscode-)/,
    rule: 'the language server asks the workspace, and writes by cli/core/edit/',
  },
  {
    around: /^cli\/core\/(?:annotations|checks|shop|consistency\/rules)\//,
    never: /^node:/,
    rule: 'annotations, checks and consistency rules read no file and print nothing, so they import no node: module',
  },
  {
    around: /^cli\/core\/load\//,
    never: /^cli\/core\/annotations\/(?!(?:annotation|check-kinds|registry|run-annotations)\.ts$)/,
    rule: 'cli/core/load/ knows annotations by their registry alone',
  },
  {
    around: /^cli\/core\/(?!load\/checks\.ts$|checks\/|shop\/checks\/)/,
    never: /^cli\/core\/(?:checks\/(?!text-to-check\.ts$)|shop\/checks\/)/,
    rule: 'only cli/core/load/checks.ts names the checks',
  },
  {
    around: /^cli\/core\/consistency\/claims\//,
    only: /^cli\/core\/(?:consistency\/claims|model|prose|content|shared|values)\//,
    rule: 'claims are judged by the model and the prose reader: they know no rule, no finding and no word of a report',
  },
];

/** @param {string} file @param {string} target @returns {string | undefined} the rule that the import breaks */
function brokenFloor(file, target) {
  if (!file.startsWith('cli/')) return undefined;
  const guarded = packages.find((each) => each.packages.test(target) && !each.only.test(file));
  if (guarded) return guarded.rule;
  if (!target.startsWith('cli/')) return undefined;
  const isInside = [file, target].every((each) => each.startsWith('cli/core/'));
  const above = isInside ? 'cli/core/' : 'cli/';
  const room = roomIn(above, file);
  const other = roomIn(above, target);
  const allowed = (isInside ? coreRooms : rooms)[room];
  if (room === other || allowed?.split(' ').includes(other)) return undefined;
  return `${above}${room} imports only ${allowed || 'itself'}`;
}

/** @param {string} above @param {string} file below it */
function roomIn(above, file) {
  const [room = '', below] = file.slice(above.length).split('/');
  return below === undefined ? 'top' : room;
}

/** @typedef {{ file: string, line: number, target: string, rule: string }} Breach */

/** A file with more lines says in its first one why it is longer than other files. */
const LINES = 300;

/**
 * @param {string} root folder that holds src/, cli/ and generated/
 * @returns {{ files: number, breaches: Breach[], circles: string[][], long: string[] }} a circle begins and ends with the
 *   same file; `long` are the files that are too long and give no reason
 */
export function inspectWalls(root) {
  const files = ['src', 'cli', 'generated'].flatMap((folder) => sourcesIn(root, folder));
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  const breaches = files.flatMap((file) => {
    const around = walls.filter((wall) => wall.around.test(file));
    const targets = importsOf(file, readFileSync(path.join(root, file), 'utf8')).map(
      ({ specifier, line }) => ({
        target: targetOf(specifier, file),
        line,
      }),
    );
    imports.set(
      file,
      targets.map(({ target }) => target),
    );
    return targets.flatMap(({ target, line }) => {
      const broken = around.filter(({ only, never }) => (only ? !only.test(target) : never?.test(target)));
      const rules = [brokenFloor(file, target) ?? [], ...broken.map(({ rule }) => rule)].flat();
      return rules.map((rule) => ({ file, line, target, rule }));
    });
  });
  return { files: files.length, breaches, circles: circlesIn(imports), long: longFiles(root) };
}

/** @param {string} root */
function longFiles(root) {
  const files = ['src', 'cli', 'tests', 'bench'].flatMap((folder) => sourcesIn(root, folder));
  return files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const isLong = text.split('\n').length - 1 > LINES && !file.includes('/generated/');
    return isLong && !/^\/[/*].*longer than other files/i.test(text.split('\n', 1)[0] ?? '');
  });
}

/** @param {ReadonlyMap<string, readonly string[]>} imports by file */
function circlesIn(imports) {
  /** @type {string[][]} */
  const circles = [];
  const done = new Set();
  /** @param {string} file @param {readonly string[]} trail */
  const visit = (file, trail) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file]);
    else if (!done.has(file)) {
      for (const target of imports.get(file) ?? []) visit(target, [...trail, file]);
      done.add(file);
    }
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

/** @param {string} root @param {string} folder */
function sourcesIn(root, folder) {
  /** @type {string[]} */
  let names;
  try {
    names = entriesBelow(path.join(root, folder)).map((entry) => entry.path);
  } catch {
    return [];
  }
  return names
    .filter((name) => /\.([cm]?[jt]s|[jt]sx|css)$/.test(name) && !/(?:^|\/)node_modules\//.test(name))
    .map((name) => path.posix.join(folder, name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, breaches, circles, long } = inspectWalls(path.resolve(process.argv[2] ?? '.'));
  for (const { file, line, target, rule } of breaches)
    console.log(`${file}:${line} imports ${target}: ${rule}`);
  for (const circle of circles) console.log(`imports in a circle: ${circle.join(' → ')}`);
  for (const file of long)
    console.log(
      `${file} has more than ${LINES} lines: divide it, or say in its first line why it is longer than other files`,
    );
  if (files === 0) console.log('no source in src/, cli/ or generated/');
  else console.log(`${files} files, imports across a wall: ${breaches.length}, circles: ${circles.length}`);
  process.exitCode = files === 0 || breaches.length + circles.length + long.length > 0 ? 1 : 0;
}
