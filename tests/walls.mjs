// Who may import what, and how long a file may be. `npm run walls` fails at an import that crosses a wall.
// A tool of our own because dependency-cruiser reads TypeScript with the compiler API, which TypeScript 7 no longer has.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesBelow } from '../cli/core/files/entries-below.mjs';
import { importsOf, targetOf } from './imports.mjs';

/**
 * A wall around the files that match `around`. Targets are written `src/App.tsx` for a file of the project,
 * `npm:react` for a package, `node:fs` for a module of Node and `computed` for a path known only at run time.
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
    around: /^src\/(?!data\/|head\/|parts\/|prerender\.tsx$|pages\/[^/]+\/data\.ts$|[\w/-]+\.static\.ts$)/,
    never: /^src\/(data\/|head\/|parts\/|prerender\.tsx$|pages\/[^/]+\/data\.ts$)/,
    rule: 'what visitors are sent imports nothing of src/data/, src/head/, src/prerender.tsx and pages/*/data.ts, which run in Node, nor of src/parts/',
  },
  { around: /^generated\//, only: /^generated\//, rule: 'generated/ imports only generated/' },
  {
    around: /^cli\/(?!desk\/app\/)/,
    never:
      /^src\/|^cli\/desk\/app\/|^npm:(?:(?:react|react-dom|react-router|react-router-dom)(?:\/|$)|@codemirror\/|@lezer\/)/,
    rule: 'cli/ never imports src/, React, or the page of the desk',
  },
  {
    around: /^cli\/desk\/app\//,
    only: /^cli\/(?:desk\/(?:app\/|(?:contract|alternative)\.ts$)|content\/(?:among|calendar|decimals|json-value|pointer|value-edit|written-hours)\.ts$|language\/|shared\/|text\/)|^npm:(?:(?:react|react-dom)(?:\/|$)|@codemirror\/|@lezer\/)/,
    rule: 'the page of the desk imports only itself, its contract, pure functions of values and words, React and the text editor',
  },
  {
    around: /^cli\/(?!commands\/|(?:main|program)\.ts$)/,
    never: /^cli\/(commands\/|(?:main|program)\.ts$)/,
    rule: 'only cli/commands/main.ts, cli/commands/program.ts and cli/commands/ wire commands',
  },
  {
    around: /^cli\/(?!site\/)/,
    never: /^cli\/site\/|^npm:vite(\/|$)/,
    rule: 'cli/ never imports Vite or cli/site/, which stands behind it',
  },
  {
    around: /^cli\/(?!desk\/|site\/desk\/)/,
    never: /^cli\/desk\/(?!app\/)/,
    rule: 'only cli/desk/start/ starts the desk: nothing else knows it',
  },
  {
    around: /^cli\/desk\/(?!app\/|view\/overview\.ts$)/,
    never: /^cli\/desk\/shop\//,
    rule: 'the server of the desk knows nothing of what this shop does, but for the overview',
  },
  {
    around: /^cli\/project\//,
    only: /^cli\/(?:project\/|content\/|shared\/|text\/|messages\/wording\.ts$)|^node:(?:fs|path)$/,
    rule: 'the settings of a project are read from its content alone',
  },
  {
    around: /^cli\/submissions\//,
    only: /^cli\/(?:submissions|shared)\/|^schemas\/submissions\.json$|^npm:(?:ajv|hono)(?:\/|$)/,
    rule: 'submissions are handled without a server, a disk or Node, so that any host can run it',
  },
  {
    around: /^cli\/inbox\//,
    never: /^cli\/(?:mail|serve)\//,
    rule: 'the inbox knows what was kept, not who serves it and who mails it',
  },
  {
    around: /^cli\/(?!inbox\/forms\/)/,
    never: /^cli\/inbox\/forms\/(?!form\.ts$|registry\.ts$)/,
    rule: 'forms and their fields are known by the registry of cli/forms/inbox/forms/ alone',
  },
  {
    around: /^cli\/(?!mail\/)/,
    never: /^npm:nodemailer(\/|$)/,
    rule: 'only cli/forms/mail/ speaks to a mail server',
  },
  {
    around: /^cli\/mail\//,
    never: /^cli\/serve\//,
    rule: 'mail is sent whatever serves the forms',
  },
  {
    around: /^cli\/shared\//,
    only: /^cli\/shared\//,
    rule: 'cli/core/shared/ is copied for the pages as it is, so it imports nothing else',
  },
  {
    around: /^cli\/text\//,
    only: /^cli\/(?:text|shared)\//,
    rule: 'cli/core/text/ knows of nothing but text',
  },
  {
    around: /^cli\/language\//,
    only: /^cli\/(?:language\/|shared\/|content\/(?:calendar|decimals)\.ts$|messages\/wording\.ts$)/,
    rule: 'languages know the calendar, and no content',
  },
  {
    around: /^cli\/(?!generate\/modules\.ts$|checks\/run-checks\.ts$|site\/|shop\/)/,
    never: /^cli\/shop\/registry\.ts$/,
    rule: 'only cli/core/generate/modules.ts and cli/core/checks/run-checks.ts ask which modules this shop derives',
  },
  {
    around: /^cli\/content\//,
    never: /^cli\/(?:model|prose|edit|generate|consistency|shop)\//,
    rule: 'content is read without the model, the rules and what is generated from it',
  },
  {
    around: /^cli\/model\//,
    only: /^cli\/(?:model|computed|content|language|project|prose|diagnostics|shared)\//,
    rule: 'the model knows of no rule and no report',
  },
  {
    around: /^cli\/computed\//,
    only: /^cli\/(?:computed|content|language|project|shared)\/|^cli\/model\/(?:prices|coordinates)\.ts$|^cli\/messages\/wording\.ts$/,
    rule: 'computed facts come from the content alone',
  },
  {
    around: /^cli\/prose\//,
    only: /^cli\/(?:prose\/|shared\/date\.ts$|content\/calendar\.ts$)/,
    rule: 'the prose reader imports only its own folder and the names of months and days',
  },
  {
    around: /^cli\/(?:annotations|checks|consistency\/rules)\//,
    never: /^node:/,
    rule: 'annotations, checks and consistency rules read no file and print nothing, so they import no node: module',
  },
  {
    around: /^cli\/(?:content|generate)\//,
    never:
      /^cli\/(?:annotations\/(?!(?:annotation|keyword|registry|run-annotations)\.ts$)|checks\/(?!run-checks\.ts$)|consistency\/(?:registry\.ts$|rules\/))/,
    rule: 'cli/core/content/ and cli/core/generate/ know annotations and checks by their registries alone, and no consistency rule',
  },
  {
    around: /^cli\/(?!checks\/(?:registry\.ts$|shop\/))/,
    never: /^cli\/checks\/shop\//,
    rule: 'only cli/core/checks/registry.ts names the checks of this shop',
  },
  {
    around: /^cli\/consistency\/claims\//,
    only: /^cli\/(?:consistency\/claims|model|prose|content|shared)\//,
    rule: 'claims are judged by the model and the prose reader: they know no rule, no finding and no word of a report',
  },
  {
    around: /^cli\/workspace\//,
    never: /^cli\/(?:edit|generate|messages)\/|^npm:/,
    rule: 'the workspace answers questions about content: it changes nothing, and others put its answers into words',
  },
  {
    around: /^cli\/settle\//,
    only: /^cli\/(?:settle|workspace|consistency|edit|content|project)\//,
    rule: 'cli/core/settle/ knows what settles a finding and no surface that shows it',
  },
  {
    around: /^cli\/season\//,
    only: /^cli\/(?:season\/|shared\/|content\/|model\/|language\/|project\/|messages\/wording\.ts$|consistency\/acceptance\.ts$)/,
    rule: 'what is left from last year is found in the content alone: cli/core/season/ edits and prints nothing',
  },
  {
    around: /^cli\/(?!lsp\/)/,
    never: /^npm:vscode-/,
    rule: 'only cli/editors/ speaks the protocol of editors',
  },
  {
    around: /^cli\/lsp\/(?!vscode\/)/,
    never: /^cli\/(?:generate|site|serve|inbox|mail)\/|^npm:(?!vscode-)/,
    rule: 'the language server asks the workspace, and writes by cli/core/edit/',
  },
  {
    around: /^cli\/git\//,
    only: /^cli\/git\/|^cli\/is-running\.ts$|^node:/,
    rule: 'cli/core/git/ asks Git and knows nothing of content',
  },
  {
    around: /^cli\/desk\/(?:history|publication)\//,
    never: /^node:(?:child_process|http|net)$/,
    rule: 'history and publication ask Git by cli/core/git/ alone',
  },
  {
    around: /^cli\/diagnostics\//,
    never: /^cli\/(?:checks|commands|consistency|content|generate|model)\//,
    rule: 'cli/core/diagnostics/ draws what it is given: it knows neither the content nor the shop',
  },
  {
    around: /^tests\/floor\/(?!floor\.test\.ts$)/,
    only: /^tests\/floor\/|^package\.json$|^npm:(?:@mdn\/browser-compat-data|postcss|rolldown)(?:\/|$)|^node:/,
    rule: 'the floor is told from built files and MDN’s data: it knows no build and no browser',
  },
  {
    around: /^tests\/engines\/(?!playwright\.ts$)/,
    never: /^npm:playwright-core(?:\/|$)|^tests\/e2e\/(?:browser|visit)\.ts$/,
    rule: 'tests of three engines know a driver, and Playwright only as one of them',
  },
  {
    around: /^tests\/engines\/(?:look\/|thorough\/|sample\.)/,
    never: /^tests\/engines\/(?:playwright|webkit)\.ts$/,
    rule: 'tests of three engines open windows by visit.ts alone',
  },
];

/** @typedef {{ file: string, line: number, target: string, rule: string }} Breach */

/** A file with more lines says in its first one why it is longer than other files. */
const LINES = 300;

/**
 * @param {string} root folder that holds src/, cli/, generated/ and tests/
 * @returns {{ files: number, breaches: Breach[], circles: string[][], long: string[] }} a circle begins and ends with the
 *   same file; `long` are the files that are too long and give no reason
 */
export function inspectWalls(root) {
  const files = ['src', 'cli', 'generated', 'tests/engines', 'tests/floor'].flatMap((folder) =>
    sourcesIn(root, folder),
  );
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
      return broken.map(({ rule }) => ({ file, line, target, rule }));
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
