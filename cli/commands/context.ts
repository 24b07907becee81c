import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { makeColors } from '../core/diagnostics/colors.ts';
import type { Report } from '../core/diagnostics/diagnostic.ts';
import { draw, type Format, type Reporting } from '../core/diagnostics/formats.ts';
import { progressLine } from '../core/diagnostics/progress.ts';
import { forTerminal } from '../core/diagnostics/terminal-text.ts';
import { cacheFolderOf } from '../core/files/cache-folder.mjs';
import { relativePath } from '../core/files/relative-path.ts';
import type { Language } from '../core/language/wording.ts';
import type { Project } from '../core/load/load.ts';
import { type CommandWords, commandWords } from '../core/messages/commands/command-words.ts';
import type { HelpWords } from '../core/messages/help/help-words.ts';

export interface CommonOptions {
  readonly content: string;
  readonly schemas: string;
  readonly format: Format;
  readonly color: boolean;
  readonly lang: Language;
}

/** A command's environment: the project, how to report, and the two output streams. */
export interface Context {
  readonly project: Project;
  readonly reporting: Reporting;
  readonly language: Language;
  readonly words: CommandWords;
  /** The result in the chosen format, to standard output. */
  report(report: Report): void;
  /** A result without diagnostics: its JSON document, and what a terminal shows. Returns the exit status. */
  answer<Document extends { readonly ok: boolean }>(document: Document, heading: string): number;
  print(text: string): void;
  /** A table or a document: nothing in it is a colour. */
  printData(text: string): void;
  /** Progress and summaries, to standard error. */
  note(text: string): void;
  /** Reports why the command refuses; returns the exit status. */
  refuse(reason: string, status?: number): number;
}

export const WRONG_CALL = 2;

/** The options that every command takes, `--format` with the formats that it can write. */
export function withCommonOptions(
  command: Command,
  words: HelpWords['common'],
  language: Language,
  formats: readonly Format[],
): Command {
  return command
    .addOption(folder('--content <dir>', words.content, 'content'))
    .addOption(folder('--schemas <dir>', words.schemas, 'schemas'))
    .addOption(new Option('--format <format>', words.format).choices(formats).default('text'))
    .option('--no-color', words.noColor)
    .addOption(
      new Option('--lang <lang>', words.lang).choices(LANGUAGES).default(language, words.langDefault),
    );
}

/** An option that takes a folder, by default that of the name in the working directory; its value is an absolute path. */
export function folder(flags: string, about: string, name: string): Option {
  const option = new Option(flags, about).default(resolve(name), `${name}/`);
  return option.argParser(absolute);
}

export function absolute(path: string): string {
  return resolve(path);
}

const LANGUAGES: readonly Language[] = ['fr', 'en'];

export function makeContext(options: CommonOptions): Context {
  const { content: contentDir, schemas: schemasDir } = options;
  const words = commandWords(options.lang);
  const line = progressLine(process.stderr, words.progress);
  const project = {
    contentDir,
    schemasDir,
    cacheDir: join(cacheFolderOf(process.cwd(), import.meta.dirname), 'sapin'),
    onProgress: line.step,
  };
  const reporting = {
    format: options.format,
    language: options.lang,
    colors: makeColors(options.color, process.env, process.stdout.isTTY === true),
    root: relativePath(process.cwd(), contentDir) || '.',
  };
  const { isColorSupported } = reporting.colors;
  const print = (text: string) => {
    line.clear();
    if (text !== '') process.stdout.write(`${forTerminal(process.stdout, text, isColorSupported)}\n`);
  };
  const note = (text: string) => {
    line.clear();
    process.stderr.write(`${forTerminal(process.stderr, text, isColorSupported)}\n`);
  };
  const report = (report: Report) => print(draw(report, reporting));
  return {
    project,
    reporting,
    language: options.lang,
    words,
    report,
    answer(document, heading) {
      report({ diagnostics: [], document: () => document, heading });
      return document.ok ? 0 : 1;
    },
    print,
    printData: (text) => print(forTerminal(process.stdout, text)),
    note,
    refuse(reason, status = 1) {
      note(reporting.colors.red(forTerminal(process.stderr, reason)));
      return status;
    },
  };
}

/** The path below the content folder of a file named from there or from the working directory. */
export function pathInContent({ project: { contentDir } }: Context, named: string): string {
  const below = relative(contentDir, resolve(named));
  const path = below.startsWith('..') || isAbsolute(below) ? named.replace(/^\.[\\/]/, '') : below;
  return path.replaceAll('\\', '/');
}

/** Exit status when there is no content yet, after saying how to begin. */
export function refuseWithoutProject({ project, reporting, words, refuse }: Context): number | undefined {
  const { contentDir, schemasDir } = project;
  if (reporting.format !== 'text' || existsSync(contentDir) || existsSync(schemasDir)) return undefined;
  return refuse(words.noProject(contentDir, schemasDir, START));
}

const START = `  mkdir schemas content
  echo '{"title": "Note", "type": "object", "additionalProperties": false, "properties": {"title": {"type": "string", "x-text": true}}}' > schemas/notes.schema.json
  npx sapin new notes first`;

export function wholeNumber(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < min || value > max)
      throw new InvalidArgumentError(`${min}–${max}`);
    return value;
  };
}
