import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { problemsDocument } from '../../cli/core/diagnostics/json-format.ts';
import type { Problem } from '../../cli/core/diagnostics/problem.ts';
import type { Language } from '../../cli/core/language/wording.ts';
import { wordingOf } from '../../cli/core/load/catalogue.ts';
import { type Loaded, loadContent } from '../../cli/core/load/load.ts';
import { problemDiagnostic } from '../../cli/core/load/problem-report.ts';
import { type Files, lastingFolder, temporaryFolder, writeFiles } from '../temporary-folder.ts';
import { type Run, type RunOptions, runCli, spawnCli } from './run-cli.ts';
import { CONTENT, SCHEMAS, type Schemas } from './small-project.ts';
import { expectBothLanguages } from './wording.ts';

/** One element of `problems` in the document of `--format json`. */
export type ShownProblem = ReturnType<typeof problemsDocument>['problems'][number];

/** Compiled schemas, shared by the projects of one worker. */
const CACHE = lastingFolder();

export class TestProject {
  readonly root: string;
  readonly contentDir: string;
  readonly schemasDir: string;
  readonly cacheDir = CACHE;
  readonly out: string;

  constructor(root: string, content: Files, schemas: Schemas) {
    this.root = root;
    this.contentDir = path.join(root, 'content');
    this.schemasDir = path.join(root, 'schemas');
    this.out = path.join(root, 'generated');
    for (const [file, schema] of Object.entries(schemas)) this.writeSchema(file, schema);
    mkdirSync(this.contentDir, { recursive: true });
    writeFiles(this.contentDir, content);
  }

  write(file: string, source: string | Uint8Array): void {
    writeFiles(this.contentDir, { [file]: source });
  }

  writeSchema(file: string, schema: string | object): void {
    const text = typeof schema === 'string' ? schema : JSON.stringify(schema, null, 2);
    writeFiles(this.schemasDir, { [file]: text });
  }

  remove(file: string): void {
    rmSync(path.join(this.contentDir, file), { recursive: true });
  }

  /** Runs the real loader, in this process. */
  load(): Loaded {
    return loadContent(this);
  }

  /** What `check --format json` says, from the loader in this process. */
  problems(language: Language = 'fr'): readonly ShownProblem[] {
    return shownProblems(this.load().problems, language);
  }

  /** Each problem as one line: `FILE:LINE:COLUMN-ENDLINE:ENDCOLUMN CODE: MESSAGE -> HINT`. */
  complaints(language: Language = 'fr'): readonly string[] {
    return this.problems(language).map(asLine);
  }

  /** Runs the command line on this project, in this process; `args` begin with the command, and may name other folders. */
  run(args: readonly string[], options: RunOptions = {}): Promise<Run> {
    return runCli(this.call(args), { cwd: this.root, ...options });
  }

  /** The same as a process of its own. */
  spawn(args: readonly string[], options: RunOptions = {}): Run {
    return spawnCli(this.call(args), { cwd: this.root, ...options });
  }

  /** The arguments of a call that is about this project. */
  call([command = '', ...args]: readonly string[]): string[] {
    return [command, '--content', this.contentDir, '--schemas', this.schemasDir, ...args];
  }

  generate(...args: readonly string[]): Promise<Run> {
    return this.run(['generate', '--out', this.out, ...args]);
  }
}

/**
 * The small project with some files added or replaced, or taken out where they are `null`; `schemas` likewise. It is
 * removed when the running test ends.
 */
export function makeProject(
  content: Readonly<Record<string, string | Uint8Array | null>> = {},
  schemas: Readonly<Record<string, string | object | null>> = {},
): TestProject {
  const files = without({ ...CONTENT, ...content });
  return new TestProject(temporaryFolder(), files, without({ ...SCHEMAS, ...schemas }));
}

/** What `check` says of the small project with `content` in it, one line a problem. */
export function complaintsAbout(
  content: Readonly<Record<string, string | Uint8Array | null>>,
): readonly string[] {
  return makeProject(content).complaints();
}

/** `listedProblems`, whose words are sound in both languages and at the desk. */
export function shownProblems(problems: readonly Problem[], language?: Language): readonly ShownProblem[] {
  for (const each of problems)
    if (each.code !== 'schema/broken') expectBothLanguages((...to) => wordingOf(each, ...to), each.code);
  return listedProblems(problems, language);
}

/** `problems` as `check --format json` lists them. */
export function listedProblems(
  problems: readonly Problem[],
  language: Language = 'fr',
): readonly ShownProblem[] {
  const diagnostics = problems.map((problem) => problemDiagnostic(problem, language));
  return problemsDocument(
    diagnostics.map((each) => ({ ...each, places: each.places.slice(0, 1) })),
    0,
  ).problems;
}

/** What `check` says of a town with some more lines. */
export function complaintsOfTown(lines: string): readonly string[] {
  const town = `name: Turckheim\npostalCode: "68230"\n${lines}\n`;
  return complaintsAbout({ 'towns/turckheim.yaml': town }).map((line) =>
    line.replace('towns/turckheim.yaml:', ''),
  );
}

export function asLine(problem: ShownProblem): string {
  const { code, message, hint, file, line, column, endLine, endColumn } = problem;
  return `${file}:${line}:${column}-${endLine}:${endColumn} ${code}: ${message} -> ${hint}`;
}

function without<T>(files: Readonly<Record<string, T | null>>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).filter((entry): entry is [string, T] => entry[1] !== null));
}
