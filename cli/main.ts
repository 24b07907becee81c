import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import { check } from './commands/check.ts';
import {
  type CommonOptions,
  type Context,
  makeContext,
  PROJECT_ROOT,
  wholeNumber,
  withCommonOptions,
} from './commands/context.ts';
import { generate } from './commands/generate.ts';
import { newEntry } from './commands/new.ts';
import { SERVE_DEFAULTS, serve } from './commands/serve.ts';
import { watch } from './commands/watch.ts';

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
  'check --release',
])
  .option('--release', 'refuse aussi ce qui est encore provisoire (nom, téléphone, adresses)', false)
  .action((options: CommonOptions & { release: boolean }) =>
    run((context) => check(context, options), options),
  );

command('generate', 'vérifie le contenu, puis écrit les modules typés du site', [
  'generate',
  'generate --check',
])
  .option('--out <dir>', 'dossier à écrire', resolve(PROJECT_ROOT, 'generated'))
  .option('--check', 'n’écrit rien ; échoue si le dossier n’est pas à jour', false)
  .option('--watch', 'recommence à chaque changement, jusqu’à Ctrl+C', false)
  .action((options: CommonOptions & { out: string; check: boolean; watch: boolean }) => {
    const { check: checkOnly, watch: watching } = options;
    const out = resolve(options.out);
    return run(
      (context) => (watching ? watch(context, { out }) : generate(context, { out, check: checkOnly })),
      options,
    );
  });

command('new', 'écrit une entrée à remplir, d’après son schéma', [
  'new articles un-sapin-en-pot',
  'new towns biesheim --from colmar',
])
  .argument('<collection>', 'dossier de content/')
  .argument('<slug>', 'identifiant de l’entrée : son nom de fichier')
  .option('--from <slug>', 'copie cette entrée au lieu de partir du schéma')
  .action((collection: string, slug: string, options: CommonOptions & { from?: string }) =>
    run(
      (context) =>
        newEntry(context, { collection, slug, ...(options.from !== undefined && { from: options.from }) }),
      options,
    ),
  );

command('serve', 'sert le site construit, avec les fonctions des formulaires', ['serve', 'serve --port 8080'])
  .option('--port <n>', 'port (0 : un port libre)', wholeNumber(0, 65_535), SERVE_DEFAULTS.port)
  .option('--dist <dir>', 'dossier du site construit', SERVE_DEFAULTS.dist)
  .option(
    '--submissions <dir>',
    'dossier où garder ce que les formulaires envoient',
    SERVE_DEFAULTS.submissions,
  )
  .action((options: CommonOptions & { port: number; dist: string; submissions: string }) =>
    run(
      (context) =>
        serve(context, {
          port: options.port,
          dist: resolve(options.dist),
          submissions: resolve(options.submissions),
        }),
      options,
    ),
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
