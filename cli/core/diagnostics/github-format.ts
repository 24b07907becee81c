import type { Draw } from './diagnostic.ts';
import { printable } from './frame.ts';
import { rangeIn } from './json-format.ts';
import { fileFrom } from './problem.ts';

const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** Workflow commands that GitHub turns into annotations, one a diagnostic at its first place; the message names the others. */
export const github: Draw = ({ diagnostics }, { root }) =>
  diagnostics
    .flatMap(({ severity, code, message, advice, places: [first, ...others] }) => {
      if (!first) return [];
      const { file, line, column, endLine, endColumn } = rangeIn(first);
      const where = { file: fileFrom(root, file), line, col: column, endLine, endColumn, title: code };
      const seen = others.map((place) => {
        const at = rangeIn(place);
        return `${at.file}:${at.line}:${at.column} ${place.label} (${place.source})`;
      });
      return [workflowCommand(COMMANDS[severity], where, [message, ...seen, advice ?? []].flat().join('\n'))];
    })
    .join('\n');

export function workflowCommand(
  command: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${command} ${list.join(',')}::${escapeMessage(message)}`;
}

function escapeMessage(text: string): string {
  return text.split('\n').map(printable).join('\n').replaceAll('%', '%25').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
