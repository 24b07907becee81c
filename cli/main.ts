import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { check } from './commands/check.ts';
import {
  type CommonOptions,
  type Context,
  makeContext,
  PROJECT_ROOT,
  withCommonOptions,
} from './commands/context.ts';
import { generate } from './commands/generate.ts';

/** Exit status of a wrong call or an internal fault; nothing else exits with it. */
const FAULT = 2;

const program = new Command('sapin')
  .description('Vérifie le contenu du site, y cherche les contradictions et en fait des modules typés')
  .exitOverride()
  .showHelpAfterError('(sapin --help pour l’aide)');

function command(name: string, description: string, examples: readonly string[]): Command {
  const made = program.command(name).description(description).exitOverride();
  made.addHelpText(
    'after',
    `\nExemples :\n${examples.map((example) => `  npm run sapin -- ${example}`).join('\n')}\n`,
  );
  return withCommonOptions(made, process.env);
}

/** Runs a command's work and sets the exit status that it returns. */
function run(work: (context: Context) => number | Promise<number>, options: CommonOptions): Promise<void> {
  return Promise.resolve(work(makeContext(options))).then((status) => {
    process.exitCode = status;
  });
}

command('check', 'vérifie tout le contenu et montre chaque erreur à sa place', [
  'check',
  'check --format json',
]).action((options: CommonOptions) => run(check, options));

command('generate', 'vérifie le contenu, puis écrit les modules typés du site', [
  'generate',
  'generate --check',
])
  .option('--out <dir>', 'dossier à écrire', resolve(PROJECT_ROOT, 'generated'))
  .option('--check', 'n’écrit rien ; échoue si le dossier n’est pas à jour', false)
  .action((options: CommonOptions & { out: string; check: boolean }) =>
    run((context) => generate(context, { out: resolve(options.out), check: options.check }), options),
  );

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : FAULT;
  } else {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    process.stderr.write(`sapin : erreur interne : ${message} (SAPIN_DEBUG=1 pour en voir plus)\n`);
    if (process.env.SAPIN_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    process.exitCode = FAULT;
  }
}
