// What a change can break: `npm test -- --changed` runs no other step.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { reachedFrom } from './imports.mjs';

const root = path.dirname(import.meta.dirname);

/** What the application and the tool are made of. */
const CODE = /^(?:src|cli|schemas)\/|^(?:index\.html|package(?:-lock)?\.json|(?:vite|vitest)\.config\.ts)$/;
const TOOL = /^(?:cli|schemas)\/|^package(?:-lock)?\.json$/;
const SHOP_OF_TESTS = /^tests\/(?:fixtures\/shop\/content|shop\.mjs|day\.mjs)/;
const ANY_CODE = /\.(?:[cm]?[jt]sx?|css|json)$/;

/**
 * The files that each step reads, by its name; a step that is not named here always runs.
 * @type {Readonly<Record<string, readonly RegExp[]>>}
 */
const READ = {
  types: [ANY_CODE, /^schemas\//, /^content\//, SHOP_OF_TESTS],
  walls: [ANY_CODE],
  'unit and component tests': [
    CODE,
    SHOP_OF_TESTS,
    /^(?:tests|bench|docs|\.vscode|\.github)\//,
    /^[^/]+\.(?:json|txt|ts)$/,
  ],
  content: [TOOL, /^content\//],
  'generated modules': [TOOL, /^content\//, /^\.vscode\/|^cspell/],
  'browser tests': [CODE, SHOP_OF_TESTS, /^tests\/e2e\//],
  'the desk': [CODE, SHOP_OF_TESTS, /^tests\/(?:desk|e2e)\//],
  'Firefox and WebKit': [CODE, SHOP_OF_TESTS, /^tests\/(?:e2e|engines)\//],
  'shipped site': [CODE, /^content\//, /^tests\/(?:site|e2e)\//],
};

/** What every call of the tool runs before its command, all of which `program.ts` imports. */
const BEFORE_COMMANDS =
  /^cli\/(?:core\/messages\/|sapin\.mjs$|tools\/[\w-]+\.(?:mjs|ts)$|commands\/(?:main|program|calls|command-line|context)\.ts$)/;
const SITE = ['vite.config.ts', 'cli/site/dev/live.ts', 'cli/commands/generate.ts', 'cli/commands/serve.ts'];

/**
 * Where steps that run only a part of the tool begin: a file of `cli/` that these do not import cannot break them.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ENTRIES = {
  content: ['cli/commands/check.ts'],
  'generated modules': ['cli/commands/generate.ts'],
  'browser tests': SITE,
  'the desk': [...SITE, 'cli/commands/desk.ts', 'cli/desk/start/start.ts', 'cli/desk/app/main.tsx'],
  'shipped site': SITE,
  'Firefox and WebKit': SITE,
};

/**
 * Steps of which Vitest runs only the tests that import what changed, unless one of these files did. What unit tests read
 * without importing it is in vitest.config.ts (forceRerunTriggers).
 * @type {Readonly<Record<string, readonly RegExp[]>>}
 */
const NARROWED = {
  'unit and component tests': [],
  'browser tests': [CODE, SHOP_OF_TESTS],
};

/**
 * @template {{ name: string, command: string }} T
 * @param {readonly T[]} steps
 * @param {readonly string[]} changed paths of files, relative to the project
 * @param {string} base the revision with which they were compared
 * @returns {T[]}
 */
export function stepsFor(steps, changed, base) {
  /** @param {readonly RegExp[] | undefined} patterns */
  const isAnyOf = (patterns, files = changed) =>
    files.some((file) => patterns?.some((pattern) => pattern.test(file)));
  return steps
    .map((step) => ({ step, files: relevantTo(step.name, changed) }))
    .filter(({ step: { name }, files }) => READ[name] === undefined || isAnyOf(READ[name], files))
    .map(({ step, files }) =>
      NARROWED[step.name] === undefined || isAnyOf(NARROWED[step.name], files)
        ? step
        : { ...step, command: `${step.command} --changed ${base} --passWithNoTests` },
    );
}

/**
 * The changed files but for those of `cli/` that the step does not run; a file that is gone may have been run.
 * @param {string} name of the step
 * @param {readonly string[]} changed
 */
function relevantTo(name, changed) {
  const entries = ENTRIES[name];
  if (!entries || !changed.some((file) => file.startsWith('cli/'))) return changed;
  const reached = reachedFrom(root, entries);
  /** @param {string} file */
  const isRun = (file) =>
    reached.has(file) || BEFORE_COMMANDS.test(file) || !existsSync(path.join(root, file));
  return changed.filter((file) => !/^cli\/.*\.(?:[cm]?[jt]s|[jt]sx|css)$/.test(file) || isRun(file));
}

/**
 * The revision that a change is compared with: what the branch has in common with main, or the last commit on main itself.
 * @param {string | undefined} named one that the caller prefers
 * @throws when this is not a checkout of git
 */
export function baseOf(named) {
  return named ?? git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
}

/**
 * The files that differ from `base`, new ones included.
 * @param {string} base
 */
export function changedFiles(base) {
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
