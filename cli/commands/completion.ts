import type { Command } from 'commander';
import type { Context } from './context.ts';

/** A command with its options, as a shell completes them. */
interface Completed {
  readonly name: string;
  readonly about: string;
  readonly options: readonly {
    readonly flag: string;
    readonly about: string;
    readonly values: readonly string[];
  }[];
}

/** `sapin completion`: a script for a shell, from the commands of `program`. Returns the exit status. */
export function completion({ print }: Context, program: Command, shell: 'bash' | 'zsh' | 'fish'): number {
  const commands = program.commands.map(
    (command): Completed => ({
      name: command.name(),
      about: command.description(),
      options: command.options.map(({ long, description, argChoices }) => ({
        flag: long ?? '',
        about: description,
        values: argChoices ?? [],
      })),
    }),
  );
  print({ bash, zsh, fish }[shell](commands));
  return 0;
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function bash(commands: readonly Completed[]): string {
  const cases = commands.map(
    ({ name, options }) => `    ${name}) words="${options.map(({ flag }) => flag).join(' ')}" ;;`,
  );
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap(({ flag, values: all }) =>
      all.length > 0
        ? [`    "${name} ${flag}") COMPREPLY=($(compgen -W "${all.join(' ')}" -- "$word")); return ;;`]
        : [],
    ),
  );
  return `_sapin() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words
  case "\${COMP_WORDS[1]} $before" in
${values.join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) words="${commands.map(({ name }) => name).join(' ')}" ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${commands.map(({ name }) => name).join(' ')}"; fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ \${#COMPREPLY[@]} -eq 0 ]; then COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -F _sapin sapin`;
}

function zsh(commands: readonly Completed[]): string {
  const names = commands.map(({ name, about }) => `    ${quoted(`${name}:${about.replaceAll(':', '\\:')}`)}`);
  const cases = commands.map(({ name, options }) => {
    const specs = options.map(({ flag, about, values }) => {
      const description = about.replace(/[[\]:]/g, '');
      return quoted(`${flag}[${description}]${values.length > 0 ? `:value:(${values.join(' ')})` : ''}`);
    });
    return `    ${name}) _arguments ${specs.join(' ')} '*:file:_files' ;;`;
  });
  return `#compdef sapin
_sapin() {
  local -a commands
  commands=(
${names.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local name="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$name" in
${cases.join('\n')}
  esac
}
compdef _sapin sapin`;
}

function fish(commands: readonly Completed[]): string {
  const lines = commands.flatMap(({ name, about, options }) => [
    `complete -c sapin -n __fish_use_subcommand -f -a ${name} -d ${quoted(about)}`,
    ...options.map(
      ({ flag, about: description, values }) =>
        `complete -c sapin -n '__fish_seen_subcommand_from ${name}' -l ${flag.replace(/^--/, '')} -d ${quoted(description)}${values.length > 0 ? ` -x -a ${quoted(values.join(' '))}` : ''}`,
    ),
  ]);
  return lines.join('\n');
}
