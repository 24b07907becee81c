import { resolve } from 'node:path';
import { Command, CommanderError } from 'commander';
import type { ConsistencyOptions } from './commands/consistency.ts';
import {
  type CommonOptions,
  type Context,
  makeContext,
  PROJECT_ROOT,
  wholeNumber,
  withCommonOptions,
} from './commands/context.ts';

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

/** The values of an option that may be given several times. */
function collect(value: string, values: readonly string[]): string[] {
  return [...values, value];
}

/** The rules belong to the command, which is loaded only when it is called. */
async function helpOnRules(): Promise<string> {
  return process.argv[2] === 'consistency' ? (await import('./commands/consistency.ts')).RULE_HELP : '';
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
    run(async (context) => (await import('./commands/check.ts')).check(context, options), options),
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
      async (context) =>
        watching
          ? (await import('./commands/watch.ts')).watch(context, { out })
          : (await import('./commands/generate.ts')).generate(context, { out, check: checkOnly }),
      options,
    );
  });

command('consistency', 'cherche ce qui se contredit, et le montre avec tous ses côtés', [
  'consistency',
  'consistency --rule dead-link --rule list-mismatch',
  'consistency --report contradictions.html',
  'consistency --accept facts/order-deadline --reason "le producteur confirme en décembre" --until 2026-12-10',
  'consistency --prune',
])
  .option('--strict', 'échoue aussi sur ce qui est accepté ou tranché', false)
  .option('--rule <id>', 'seulement cette règle ; peut se répéter', collect, [])
  .option('--report <file>', 'écrit aussi une page à lire dans un navigateur')
  .option('--all', 'montre aussi ce qui est tranché, et les valeurs à remplacer par leur constante', false)
  .option('--accept <subject>', 'accepte ce qui est ouvert sur ce sujet, avec --reason')
  .option('--reason <text>', 'pourquoi')
  .option('--until <date>', 'jusqu’à cette date comprise (année-mois-jour)')
  .option('--prune', 'retire les acceptations qui ne correspondent plus à rien', false)
  .addHelpText('after', await helpOnRules())
  .action((options: CommonOptions & Partial<ConsistencyOptions>) =>
    run(
      async (context) => (await import('./commands/consistency.ts')).consistency(context, options),
      options,
    ),
  );

command('decide', 'retient une lecture : toutes les pages la montrent', [
  'decide facts/order-deadline 12-22',
  'decide prices/nordmann-alsacienne "pages produit"',
  'decide facts/order-deadline --undo',
])
  .argument('<subject>', 'une constante ou un fichier de prix : facts/order-deadline')
  .argument('[value]', 'la valeur à retenir, ou la source de la grille')
  .option('--undo', 'revient à toutes les lectures', false)
  .action((subject: string, value: string | undefined, options: CommonOptions & { undo: boolean }) =>
    run(
      async (context) =>
        (await import('./commands/decide.ts')).decide(context, { subject, value, undo: options.undo }),
      options,
    ),
  );

command('where', 'montre chaque page et chaque ligne qui montre ou nomme un sujet', [
  'where facts/order-deadline',
  'where prices/nordmann-alsacienne',
  'where varieties/nobilis --format json',
])
  .argument('<subject>', 'une constante, un fichier de prix, une entrée, une page')
  .action((subject: string, options: CommonOptions) =>
    run(async (context) => (await import('./commands/where.ts')).where(context, { subject }), options),
  );

command('new', 'écrit une entrée à remplir, d’après son schéma', [
  'new articles un-sapin-en-pot',
  'new towns biesheim --from colmar',
])
  .argument('<collection>', 'dossier de content/')
  .argument('<slug>', 'identifiant de l’entrée : son nom de fichier')
  .option('--from <slug>', 'copie cette entrée au lieu de partir du schéma')
  .action((collection: string, slug: string, options: CommonOptions & { from?: string }) =>
    run(
      async (context) =>
        (await import('./commands/new.ts')).newEntry(context, {
          collection,
          slug,
          ...(options.from !== undefined && { from: options.from }),
        }),
      options,
    ),
  );

command('serve', 'sert le site construit, avec les fonctions des formulaires', ['serve', 'serve --port 8080'])
  .option('--port <n>', 'port (0 : un port libre)', wholeNumber(0, 65_535), 4173)
  .option('--dist <dir>', 'dossier du site construit', resolve(PROJECT_ROOT, 'dist'))
  .option(
    '--submissions <dir>',
    'dossier où garder ce que les formulaires envoient',
    resolve(PROJECT_ROOT, 'submissions'),
  )
  .action((options: CommonOptions & { port: number; dist: string; submissions: string }) =>
    run(
      async (context) =>
        (await import('./commands/serve.ts')).serve(context, {
          port: options.port,
          dist: resolve(options.dist),
          submissions: resolve(options.submissions),
        }),
      options,
    ),
  );

// Whoever reads may stop reading (`sapin check | head`): that is no fault.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

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
