import type { Colors } from './colors.ts';
import { printable } from './frame.ts';

/** Lines of context around a change. */
const AROUND = 2;

/** What changes between two texts of one file, line by line, as `diff -u` shows it. Empty when they are equal. */
export function difference(path: string, before: string, after: string, colors: Colors): string {
  const old = before.split(/\r?\n/);
  const now = after.split(/\r?\n/);
  const pairs = pairLines(old, now);
  const changed = pairs.flatMap(([a, b], index) => (a !== undefined && b !== undefined ? [] : [index]));
  const shown = new Set(
    changed.flatMap((index) => Array.from({ length: 2 * AROUND + 1 }, (_, step) => index + step - AROUND)),
  );
  const lines: string[] = [];
  let last = -1;
  for (const [index, [a, b]] of pairs.entries()) {
    if (!shown.has(index)) continue;
    if (index !== last + 1 || lines.length === 0) lines.push(colors.cyan(`@@ ${(a ?? b ?? 0) + 1} @@`));
    last = index;
    if (a !== undefined && b !== undefined) lines.push(`  ${visible(old[a])}`);
    else if (a !== undefined) lines.push(colors.red(`- ${visible(old[a])}`));
    else if (b !== undefined) lines.push(colors.green(`+ ${visible(now[b])}`));
  }
  return lines.length === 0 ? '' : [colors.bold(path), ...lines].join('\n');
}

/** Blanks that look like another, or like nothing, as signs. */
function visible(line = ''): string {
  return printable(
    line
      .replace(/^[ \t]+/, (blanks) => blanks.replaceAll('\t', '→'))
      .replace(/[\u00a0\u202f]/g, '⍽')
      .replace(/[ \t]+$/, (blanks) => '·'.repeat(blanks.length)),
  );
}

/** Line numbers, from 0, of what stays (in both), goes (in the first) and comes (in the second), in order. */
export function pairLines(
  old: readonly string[],
  now: readonly string[],
): readonly (readonly [number | undefined, number | undefined])[] {
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail))
    tail++;
  const middle = commonLines(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
  return [
    ...Array.from({ length: head }, (_, index) => [index, index] as const),
    ...middle.map(([a, b]) => [a === undefined ? a : a + head, b === undefined ? b : b + head] as const),
    ...Array.from(
      { length: tail },
      (_, index) => [old.length - tail + index, now.length - tail + index] as const,
    ),
  ];
}

/** The longest common subsequence, by the usual table: content files are short, and mostly alike. */
function commonLines(old: readonly string[], now: readonly string[]) {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (a: number, b: number) => lengths[a * width + b] ?? 0;
  for (let a = old.length - 1; a >= 0; a--)
    for (let b = now.length - 1; b >= 0; b--)
      lengths[a * width + b] =
        old[a] === now[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
  const pairs: [number | undefined, number | undefined][] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < now.length) {
    if (a < old.length && b < now.length && old[a] === now[b]) pairs.push([a++, b++]);
    else if (a < old.length && (b === now.length || at(a + 1, b) >= at(a, b + 1)))
      pairs.push([a++, undefined]);
    else pairs.push([undefined, b++]);
  }
  return pairs;
}
