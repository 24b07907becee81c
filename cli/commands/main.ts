import { CommanderError } from 'commander';
import { forTerminal } from '../core/diagnostics/terminal-text.ts';
import { commandWords } from '../core/messages/commands/command-words.ts';
import { languageOf } from '../core/messages/language-of.mjs';
import { NotADayError } from '../core/shared/day.ts';
import { COMMANDS } from './calls.ts';
import { makeProgram } from './program.ts';

/** Exit status of a wrong call or an internal fault only. */
const FAULT = 2;

/** The call with its command first: options that every command has may precede it. */
function commandFirst(args: readonly string[]): readonly string[] {
  const at = args.findIndex((arg) => Object.hasOwn(COMMANDS, arg));
  return at <= 0 || !args[0]?.startsWith('-')
    ? args
    : [args[at] ?? '', ...args.slice(0, at), ...args.slice(at + 1)];
}

/** Runs one call and sets the exit status of the process; `args` begin with the command. */
export async function main(args: readonly string[]): Promise<void> {
  const language = languageOf(args, process.env);
  const call = commandFirst(args);
  const rules = args.includes('consistency') ? (await import('./consistency.ts')).ruleLines(language) : [];
  try {
    await makeProgram(language, rules).parseAsync(call, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : FAULT;
    } else if (error instanceof Error && error.name === 'ExitPromptError') {
      process.exitCode = 1; // Ctrl+C at a question
    } else if (error instanceof NotADayError) {
      process.stderr.write(`${commandWords(language).notADay(process.env.VITE_DATE ?? '')}\n`);
      process.exitCode = FAULT;
    } else {
      const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      process.stderr.write(`${forTerminal(process.stderr, commandWords(language).fault(message))}\n`);
      if (process.env.SAPIN_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
      process.exitCode = FAULT;
    }
  }
}
