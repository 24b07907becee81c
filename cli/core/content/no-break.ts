import type { Span } from '../diagnostics/problem.ts';
import { structuralLines } from '../yaml/lines.ts';
import { firstFault } from '../yaml/moved-lines.ts';

/** No-break spaces where YAML knows ordinary ones alone. */
export interface NoBreaks {
  readonly span: Span;
  readonly count: number;
  readonly where: 'indent' | 'dash' | 'colon';
}

const PLACES = [
  ['indent', /^([ \t]*)([\u00a0\u202f][ \u00a0\u202f]*)/],
  ['dash', /^( *(?:- +)*-)([\u00a0\u202f][ \u00a0\u202f]*)/],
  ['colon', /^( *(?:- +)*[\w-]+:)([\u00a0\u202f][ \u00a0\u202f]*)/],
] as const;

/** The first no-break spaces above `at`, where a parser can read no further, when it goes on without all of them. */
export function noBreaksAbove(text: string, at: number): NoBreaks | undefined {
  const found = structuralLines(text)
    .filter(({ start }) => start <= at)
    .flatMap(({ start, text: line }) => noBreaksOf(line, start));
  const given = found.reduce((before, { span }) => spaced(before, span), text);
  return found.length > 0 && firstFault(given) > at ? found[0] : undefined;
}

function noBreaksOf(line: string, at: number): NoBreaks[] {
  for (const [where, pattern] of PLACES) {
    const [, before = '', blanks] = pattern.exec(line) ?? [];
    if (blanks === undefined) continue;
    const start = at + before.length;
    const typed = blanks.replace(/ +$/, '');
    return [{ span: { start, end: start + typed.length }, count: typed.replaceAll(' ', '').length, where }];
  }
  return [];
}

/** `text` with an ordinary space for each character of `span`. */
function spaced(text: string, { start, end }: Span): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
}
