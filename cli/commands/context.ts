import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Project } from '../content/load.ts';
import { makeColors } from '../diagnostics/colors.ts';
import { FORMATS, type Format, type Reporting } from '../diagnostics/report.ts';
import type { Language } from '../messages/catalogue.ts';

/** The options that every command takes. */
export interface CommonOptions {
  readonly content: string;
  readonly schemas: string;
  readonly format: Format;
  readonly color: boolean;
  readonly lang: Language;
}

/** What a command needs of the world: the project, how to report, and the two output streams. */
export interface Context {
  readonly project: Project;
  readonly reporting: Reporting;
  readonly language: Language;
  /** The result, to standard output. */
  print(text: string): void;
  /** Progress and summaries, to standard error. */
  note(text: string): void;
}

/** The project that holds the command line, whether it runs bundled or from its sources. */
export const PROJECT_ROOT = nearestPackage(import.meta.dirname);

function nearestPackage(dir: string): string {
  return existsSync(resolve(dir, 'package.json')) ? dir : nearestPackage(resolve(dir, '..'));
}

export function withCommonOptions(command: Command, environment: NodeJS.ProcessEnv): Command {
  return command
    .option('--content <dir>', 'dossier du contenu', resolve(PROJECT_ROOT, 'content'))
    .option('--schemas <dir>', 'dossier des schémas', resolve(PROJECT_ROOT, 'schemas'))
    .addOption(new Option('--format <format>', 'forme du résultat').choices(FORMATS).default('text'))
    .option('--no-color', 'sans couleurs')
    .addOption(
      new Option('--lang <lang>', 'langue des messages')
        .choices(['fr', 'en'])
        .default(localeLanguage(environment)),
    );
}

function localeLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('en') ? 'en' : 'fr';
}

export function makeContext(options: CommonOptions): Context {
  const contentDir = resolve(options.content);
  const project = {
    contentDir,
    schemasDir: resolve(options.schemas),
    cacheDir: resolve(PROJECT_ROOT, 'node_modules/.cache/sapin'),
  };
  const reporting = {
    format: options.format,
    language: options.lang,
    colors: makeColors(options.color, process.env, process.stdout.isTTY === true),
    root: relative(process.cwd(), contentDir).replaceAll('\\', '/') || '.',
  };
  return {
    project,
    reporting,
    language: options.lang,
    print: (text) => text !== '' && process.stdout.write(`${text}\n`),
    note: (text) => process.stderr.write(`${text}\n`),
  };
}

/** Parses a whole number of an option, from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < min || value > max)
      throw new InvalidArgumentError(`${min}–${max}`);
    return value;
  };
}
