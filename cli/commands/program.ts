import { Argument, Command, type Option } from 'commander';
import project from '../../package.json' with { type: 'json' };
import { forTerminal } from '../core/diagnostics/terminal-text.ts';
import { recoverHalfEdits } from '../core/edit/content-edit.ts';
import type { Language } from '../core/language/wording.ts';
import { callFault, HELP_WORDS, type HelpWords } from '../core/messages/help/help-words.ts';
import { DESK_PORT, LAST_PORT, SITE_PORT } from '../tools/ports.mjs';
import { COMMANDS } from './calls.ts';
import type { CheckOptions } from './check.ts';
import { caller } from './command-line.ts';
import type { ConsistencyOptions } from './consistency.ts';
import {
  absolute,
  type CommonOptions,
  type Context,
  folder,
  makeContext,
  refuseWithoutProject,
  wholeNumber,
  withCommonOptions,
} from './context.ts';
import type { DeskOptions } from './desk.ts';
import type { GenerateOptions } from './generate.ts';
import type { InboxCall } from './inbox.ts';
import type { ServeOptions } from './serve.ts';

type CommandName = keyof typeof COMMANDS;

/**
 * The whole command line: the module of a command is loaded when it is called. `rules` describes the rules of
 * `consistency` for its help.
 */
export function makeProgram(language: Language, rules: readonly string[]): Command {
  const help = HELP_WORDS[language];
  const program = new Command('sapin').description(help.program);
  speak(program, help);
  program.version(project.version, '-V, --version', help.version);
  program.helpCommand('help [command]', help.helpOf).showHelpAfterError(help.seeHelp);

  const command = <N extends CommandName>(name: N): Command & { words: HelpWords['commands'][N] } => {
    const words = help.commands[name];
    const { formats, examples } = COMMANDS[name];
    const calls = () => examples.map((example) => `  ${caller()} ${example}`).join('\n');
    const added = speak(program.command(name).description(words.about), help);
    added.addHelpText('after', () => `\n${help.examples}\n${calls()}\n`);
    return Object.assign(withCommonOptions(added, help.common, language, formats), { words });
  };
  addChecks(command);
  addConsistency(command, help, rules);
  addEdits(command);
  addServices(command);
  return program;
}

type Add = <N extends CommandName>(name: N) => Command & { words: HelpWords['commands'][N] };

function addChecks(command: Add): void {
  const check = command('check');
  check
    .option('--release', check.words.release, false)
    .action((options: CommonOptions & CheckOptions) =>
      runOnContent(options, async (context) => (await import('./check.ts')).check(context, options)),
    );

  const generate = command('generate');
  generate
    .addOption(folder('--out <dir>', generate.words.out, 'generated'))
    .option('--check', generate.words.check, false)
    .option('--watch', generate.words.watch, false)
    .action(({ watch, ...options }: CommonOptions & GenerateOptions & { watch: boolean }) =>
      runOnContent(options, async (context) =>
        watch
          ? (await import('./watch.ts')).watch(context, options)
          : (await import('./generate.ts')).generate(context, options),
      ),
    );

  const stats = command('stats');
  stats
    .option('--facts', stats.words.facts)
    .option('--words', stats.words.words, false)
    .action((options: CommonOptions & { words: boolean }) =>
      run(options, async (context) => (await import('./stats.ts')).stats(context, options)),
    );
}

function addConsistency(command: Add, help: HelpWords, rules: readonly string[]): void {
  const consistency = command('consistency');
  const { words } = consistency;
  consistency
    .option('--strict', words.strict, false)
    .option('--rule <id>', words.rule, collect, [])
    .option('--report <file>', words.report)
    .option('--all', words.all, false)
    .option('--accept <subject>', words.accept)
    .option('--reason <text>', words.reason)
    .option('--until <date>', words.until)
    .option('--prune', words.prune, false)
    .option('--since <revision>', words.since)
    .addHelpText('after', `\n${help.rules}\n${rules.join('\n')}\n`)
    .action((options: CommonOptions & ConsistencyOptions) =>
      runOnContent(options, async (context) =>
        (await import('./consistency.ts')).consistency(context, options),
      ),
    );

  const decide = command('decide');
  decide
    .argument('<subject>', decide.words.subject)
    .argument('[value]', decide.words.value)
    .option('--value <value>', decide.words.newValue)
    .option('--undo', decide.words.undo, false)
    .option('--dry-run', decide.words.dryRun, false)
    .action(
      (
        subject: string,
        value: string | undefined,
        {
          value: newValue,
          undo,
          dryRun,
          ...options
        }: CommonOptions & { value?: string; undo: boolean; dryRun: boolean },
      ) =>
        runOnContent(options, async (context) =>
          (await import('./decide.ts')).decide(context, { subject, value, newValue, undo, dryRun }),
        ),
    );

  const where = command('where');
  where
    .argument('<subject>', where.words.subject)
    .action((subject: string, options: CommonOptions) =>
      runOnContent(options, async (context) => (await import('./where.ts')).where(context, subject)),
    );
}

function addEdits(command: Add): void {
  const newEntry = command('new');
  newEntry
    .argument('<collection>', newEntry.words.collection)
    .argument('<slug>', newEntry.words.slug)
    .option('--from <slug>', newEntry.words.from)
    .addOption(folder('--out <dir>', newEntry.words.out, 'generated'))
    .action(
      (
        collection: string,
        slug: string,
        { from, out, ...options }: CommonOptions & { from?: string; out: string },
      ) =>
        runOnContent(options, async (context) =>
          (await import('./new.ts')).newEntry(context, { collection, slug, from, out }),
        ),
    );

  const rename = command('rename');
  rename
    .argument('<collection>', rename.words.collection)
    .argument('<old>', rename.words.old)
    .argument('<new>', rename.words.new)
    .action((collection: string, from: string, to: string, options: CommonOptions) =>
      runOnContent(options, async (context) =>
        (await import('./rename.ts')).rename(context, { collection, from, to }),
      ),
    );

  const season = command('season');
  season
    .addArgument(new Argument('[year]', season.words.year).argParser(wholeNumber(2024, 2100)))
    .option('--unchanged <items...>', season.words.unchanged)
    .action((year: number | undefined, options: CommonOptions & { unchanged?: string[] }) =>
      runOnContent(options, async (context) => {
        return (await import('./season.ts')).season(context, { year, unchanged: options.unchanged });
      }),
    );

  const fix = command('fix');
  fix
    .argument('[files...]', fix.words.files)
    .option('--write', fix.words.write, false)
    .action((files: string[], options: CommonOptions & { write: boolean }) =>
      runOnContent(options, async (context) =>
        (await import('./fix.ts')).fix(context, { files, write: options.write }),
      ),
    );
}

function addServices(command: Add): void {
  const desk = command('desk');
  desk
    .option('--port <n>', desk.words.port, wholeNumber(0, LAST_PORT), DESK_PORT)
    .option('--no-open', desk.words.noOpen)
    .action((options: CommonOptions & DeskOptions) =>
      runOnContent(options, async (context) => (await import('./desk.ts')).desk(context, options)),
    );

  const serve = command('serve');
  serve
    .option('--port <n>', serve.words.port, wholeNumber(0, LAST_PORT), SITE_PORT)
    .option('--host <address>', serve.words.host)
    .addOption(folder('--dist <dir>', serve.words.dist, 'dist'))
    .addOption(folder('--submissions <dir>', serve.words.submissions, 'submissions'))
    .option('--room <megabytes>', serve.words.room, wholeNumber(1, 10_000), 256)
    .option('--behind-proxy', serve.words.behindProxy, false)
    .option('--check-mail', serve.words.checkMail, false)
    .action((options: CommonOptions & ServeOptions) =>
      run(options, async (context) => (await import('./serve.ts')).serve(context, options)),
    );

  const inbox = command('inbox');
  inbox
    .addArgument(new Argument('[action]', inbox.words.action).choices(['show', 'answered', 'newsletter']))
    .argument('[id]', inbox.words.id)
    .addOption(folder('--submissions <dir>', inbox.words.submissions, 'submissions'))
    .option('--csv', inbox.words.csv, false)
    .option('--held', inbox.words.held, false)
    .option('--undo', inbox.words.undo, false)
    .option('--check', inbox.words.check, false)
    .option('--purge', inbox.words.purge, false)
    .option('--forget <address>', inbox.words.forget)
    .option('--export <address>', inbox.words.export)
    .option('--backup <file>', inbox.words.backup, absolute)
    .option('--import <dir>', inbox.words.import, absolute)
    .action((action: InboxCall['action'], id: InboxCall['id'], options: CommonOptions & InboxCall) =>
      run(options, async (context) =>
        (await import('./inbox.ts')).inbox(context, { ...options, action, id }),
      ),
    );

  const lsp = command('lsp');
  lsp
    .option('--stdio', lsp.words.stdio, true)
    .option('--clientProcessId <id>', lsp.words.client)
    .action((options: CommonOptions) =>
      runOnContent(options, async (context) => (await import('./lsp.ts')).lsp(context)),
    );
}

/** Runs a command's work and sets the exit status that it returns. */
async function run(
  options: CommonOptions,
  work: (context: Context) => number | Promise<number>,
): Promise<void> {
  process.exitCode = await work(makeContext(options));
}

/** The same for a command that reads the content: first what a killed process has changed in part is taken back. */
function runOnContent(
  options: CommonOptions,
  work: (context: Context) => number | Promise<number>,
): Promise<void> {
  return run(options, (context) => {
    recoverHalfEdits(options.content);
    return refuseWithoutProject(context) ?? work(context);
  });
}

/** The values of an option that may be given several times. */
function collect(value: string, values: readonly string[]): string[] {
  return [...values, value];
}

/** Sets the language of a command: its headings, remarks and errors. */
function speak(command: Command, help: HelpWords): Command {
  return command
    .exitOverride()
    .helpOption('-h, --help', help.help)
    .configureHelp({
      styleTitle: (title) => help.titles[title] ?? title,
      styleUsage: (usage) =>
        usage.replace('[options]', help.usage.options).replace('[command]', help.usage.command),
      optionDescription: (option) => described(option, help),
      argumentDescription: ({ description, argChoices }) =>
        argChoices ? `${description} (${help.choices(argChoices.join(', '))})` : description,
    })
    .configureOutput({
      outputError: (text, write) =>
        write(`${forTerminal(process.stderr, callFault(help, text.trimEnd()))}\n`),
    });
}

function described(option: Option, help: HelpWords): string {
  const value = option.defaultValueDescription ?? option.defaultValue;
  const isShown = (typeof value === 'string' && value !== '') || typeof value === 'number';
  const remarks = [
    ...(option.argChoices ? [help.choices(option.argChoices.join(', '))] : []),
    ...(isShown ? [help.defaultValue(String(value))] : []),
  ];
  return remarks.length > 0
    ? `${option.description} (${remarks.reduce((remark, other) => help.both(remark, other))})`
    : option.description;
}
