import { structuredPatch } from 'diff';
import type { Colors } from './colors.ts';
import { printable } from './frame.ts';

/** Lines of context around a change. */
const AROUND = 2;

/** What changes between two texts of one file, line by line, as `diff -u` shows it. Empty when they are equal. */
export function difference(path: string, before: string, after: string, colors: Colors): string {
  const { hunks } = structuredPatch(path, path, before, after, '', '', {
    context: AROUND,
    stripTrailingCr: true,
  });
  const lines = hunks.flatMap(({ oldStart, lines }) => [
    colors.cyan(`@@ ${oldStart} @@`),
    ...lines.filter((line) => !line.startsWith('\\')).map((line) => marked(line, colors)),
  ]);
  return lines.length === 0 ? '' : [colors.bold(path), ...lines].join('\n');
}

function marked(line: string, colors: Colors): string {
  const text = `${line[0]} ${visible(line.slice(1))}`;
  return line[0] === '-' ? colors.red(text) : line[0] === '+' ? colors.green(text) : text;
}

/** Blanks that look like another, or like nothing, as signs. */
function visible(line: string): string {
  return printable(
    line
      .replace(/^[ \t]+/, (blanks) => blanks.replaceAll('\t', '→'))
      .replace(/[\u00a0\u202f]/g, '⍽')
      .replace(/[ \t]+$/, (blanks) => '·'.repeat(blanks.length)),
  );
}
