import type { Command, Option } from 'commander';
import { COMMANDS } from '../../cli/commands/calls.ts';

/** The page of the manual: every command with its arguments, options and examples, from the program itself. */
export function manualOf(program: Command): string {
  return [
    '# sapin(1)',
    'Written from the commands by `npx vitest run --project unit tests/cli/manual.test.ts -u`: change those, not this.',
    `${program.description()}.`,
    '    npm run -s sapin -- COMMAND [OPTIONS]',
    'Exit status: 0 when all is well, 1 when something is wrong with the content or remains to be done, 2 for a wrong call or an internal fault. The result goes to standard output, progress and summaries to standard error. `NO_COLOR` and `FORCE_COLOR` are honoured.',
    '## Options of every command',
    optionTable(program.commands[0], (option) => isCommon(program, option)),
    ...program.commands.flatMap((command) => sectionOf(program, command)),
    '',
  ]
    .filter((part, index, all) => part !== '' || index === all.length - 1)
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** Options that every command has, in the same words: not every format is for every command. */
function isCommon(program: Command, { flags, argChoices }: Option): boolean {
  return program.commands.every(({ options }) =>
    options.some((option) => option.flags === flags && String(option.argChoices) === String(argChoices)),
  );
}

function sectionOf(program: Command, command: Command): string[] {
  const help = command.createHelp();
  const usage = command.registeredArguments.map((argument) => help.argumentTerm(argument));
  const words = command.registeredArguments.map(({ required, variadic }, index) => {
    const name = `${usage[index]}${variadic ? '...' : ''}`;
    return required ? `<${name}>` : `[${name}]`;
  });
  const shape = [command.name(), ...words].join(' ');
  const terms = command.registeredArguments.map(
    (argument) => `| \`${argument.name()}\` | ${help.argumentDescription(argument)} |`,
  );
  return [
    `## ${shape}`,
    `${sentence(command.description())}.`,
    terms.length > 0 ? ['| argument | |', '|---|---|', ...terms].join('\n') : '',
    optionTable(command, (option) => !isCommon(program, option)),
    COMMANDS[command.name() as keyof typeof COMMANDS].examples
      .map((call) => `    npm run -s sapin -- ${call}`)
      .join('\n'),
  ];
}

function optionTable(command: Command | undefined, wanted: (option: Option) => boolean): string {
  const help = command?.createHelp();
  const rows = (command?.options ?? [])
    .filter(wanted)
    .map((option) => `| \`${option.flags}\` | ${help?.optionDescription(option)} |`);
  return rows.length > 0 ? ['| option | |', '|---|---|', ...rows].join('\n') : '';
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
