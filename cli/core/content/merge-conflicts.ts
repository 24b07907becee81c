import { type Problem, problem, type Span } from '../diagnostics/problem.ts';
import type { ConflictVersion } from '../messages/yaml.ts';
import { lineNumber } from '../yaml/lines.ts';

/** A passage that Git could not merge: two versions, between three marks; some Git settings add the common ancestor. */
const CONFLICT =
  /^<{7}(?: [^\n]*)?\r?\n((?:[^\n]*\n)*?)(?:\|{7}(?: [^\n]*)?\r?\n(?:[^\n]*\n)*?)?(={7}\r?\n)((?:[^\n]*\n)*?)>{7}(?: [^\n]*)?$/dgm;

/** Each passage of which there are two versions, at the first line that differs. */
export function conflictProblems(file: string, text: string): readonly Problem[] {
  return [...text.matchAll(CONFLICT)].map(({ 1: one = '', 3: other = '', index, 0: whole, indices }) => {
    const differs = firstDifference(one.split('\n'), other.split('\n'));
    const [mine, theirs] = [one, other].map((version, side) => {
      const start = indices?.[1 + 2 * side]?.[0] ?? index;
      const span = lineAt(start, version, differs);
      const first = lineNumber(text, start);
      const last = first + version.split('\n').length - 2; // its last line ends with a break
      return {
        span,
        differs: text.slice(span.start, span.end),
        line: lineNumber(text, span.start),
        first,
        last,
      };
    }) as [ConflictVersion & { span: Span }, ConflictVersion & { span: Span }];
    const [top, end] = [index, index + whole.length].map((at) => lineNumber(text, at)) as [number, number];
    const params = {
      one: one === '' ? undefined : mine,
      other: other === '' ? undefined : theirs,
      top,
      end,
    };
    const span = one === '' ? { start: index, end: index + 7 } : mine.span;
    const also =
      other === '' ? [] : [{ file, text, span: theirs.span, pointer: '', label: 'other-version' as const }];
    return { ...problem('yaml/conflict', params, { file, text, span }), also };
  });
}

/** The rank of the first line that two versions do not share; the first where they are the same. */
function firstDifference(one: readonly string[], other: readonly string[]): number {
  return Math.max(
    0,
    one.findIndex((line, rank) => line !== other[rank]),
  );
}

/** The line of that rank in a version that begins at `start`, without its indent. */
function lineAt(start: number, version: string, rank: number): Span {
  const lines = version.split('\n');
  const line = (lines[rank] ?? '').trimEnd();
  const at = start + lines.slice(0, rank).reduce((length, each) => length + each.length + 1, 0);
  return { start: at + Math.max(0, line.search(/\S/)), end: at + line.length };
}
