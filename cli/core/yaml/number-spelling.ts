import { lineStart } from './lines.ts';

/** `0033 3 53…` and `+33 3 53…` as it is dialled in France. */
const FROM_ABROAD = /^(?:\+|00)33/;

/**
 * A number of which the spaces alone are wrong, grouped as the examples of its field are: `73282932000074` as
 * `732 829 320 00074`. `undefined` if the pattern still rejects it.
 */
export function regrouped(
  written: string,
  pattern: string,
  examples: readonly string[] = [],
): string | undefined {
  const bare = written.replace(/[\s.\-/]/g, '');
  if (!/^\+?\d+$/.test(bare)) return undefined;
  for (const figures of new Set([bare, bare.replace(FROM_ABROAD, '0')]))
    for (const example of examples) {
      if (!/^[\d ]*\d [\d ]*$/.test(example) || example.replaceAll(' ', '').length !== figures.length)
        continue;
      let next = 0;
      const grouped = example.replace(/\d/g, () => figures.charAt(next++));
      if (new RegExp(pattern, 'u').test(grouped)) return grouped;
    }
  return undefined;
}

/** UTF-16 offsets. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** A value that commas have cut, with points in their place, and its position. */
export interface CutValue {
  readonly whole: string;
  readonly span: Range;
}

/** `1.5-1.75` for an item of `[1-2, 1,5-1,75]`, which its commas have cut; if the pattern of the items accepts it. */
function cutAtComma(text: string, { start, end }: Range, pattern: string): CutValue | undefined {
  const [before = ''] = /[^\s[\]]*$/.exec(text.slice(lineStart(text, start), start)) ?? [];
  const [after = ''] = /^[^\s[\]]*/.exec(text.slice(end)) ?? [];
  const span = { start: start - before.length, end: end + after.length };
  const written = text.slice(span.start, span.end);
  const whole = written.replaceAll(',', '.');
  return whole !== written && new RegExp(pattern, 'u').test(whole) ? { whole, span } : undefined;
}

/** The possible meanings of a number where a text of some pattern is expected. */
export function numberForText(
  pattern: unknown,
  value: unknown,
  { text, span }: { readonly text: string; readonly span: Range },
  examples: readonly string[] | undefined,
): { readonly cutAtComma?: CutValue | undefined; readonly grouped?: string | undefined } {
  if (typeof pattern !== 'string' || typeof value !== 'number') return {};
  return {
    cutAtComma: cutAtComma(text, span, pattern),
    grouped: regrouped(text.slice(span.start, span.end), pattern, examples),
  };
}
