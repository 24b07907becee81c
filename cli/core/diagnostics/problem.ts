import { posix } from 'node:path';
import type { Coded } from '../language/wording.ts';
import type { GenericParams } from '../messages/generic.ts';
import type { PlaceLabel } from '../messages/place-labels.ts';

/** A half-open span of UTF-16 offsets into a file's text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One fault of one file, not yet in words. */
export interface Problem extends Coded {
  /** A note is not a fault: it announces what changes on another day. */
  readonly severity: 'error' | 'warning' | 'note';
  /** Relative to the content folder, with `/`; a schema's starts with `../`. */
  readonly file: string;
  /** The file's text, so that reporters can frame the place; empty when the file cannot be read. */
  readonly text: string;
  readonly span: Span;
  readonly pointer: string;
  /** The part of a string, in UTF-16 units of its value. */
  readonly range?: Span;
  /** Other places that are part of it. */
  readonly also?: readonly OtherPlace[];
}

/** Another place of a fault, and what it is. */
export interface OtherPlace extends Required<Omit<Location, 'range'>> {
  readonly label?: PlaceLabel;
}

/** A fault of a file as such, its YAML or its schema; annotations and checks declare the codes of theirs. */
export function problem<C extends keyof GenericParams>(
  code: C,
  params: GenericParams[C],
  place: Location,
  severity: Problem['severity'] = 'error',
): Problem {
  return faultAt(place, { code, params }, severity);
}

export function hasCode<C extends keyof GenericParams>(
  problem: Problem,
  code: C,
): problem is Problem & Coded<C, GenericParams[C]> {
  return problem.code === code;
}

interface Location {
  readonly file: string;
  readonly text: string;
  readonly span?: Span;
  readonly pointer?: string;
  readonly range?: Span;
}

export function faultAt(
  { file, text, span = { start: 0, end: 0 }, pointer = '', range }: Location,
  { code, params }: Coded,
  severity: Problem['severity'],
): Problem {
  return { code, params, severity, file, text, span, pointer, ...(range && { range }) };
}

/** Lines and columns start at 1; columns count UTF-16 code units. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The line and column of both ends of `span` in `text`; CRLF, LF and CR each end a line. */
export function rangeOf(text: string, span: Span): Range {
  const from = positionOf(text, span.start);
  const to = positionOf(text, Math.max(span.start, span.end));
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** A line of `text`, counted from 1, without its break. */
export function lineOf(text: string, line: number): string {
  const starts = lineStarts(text);
  return text.slice(starts[line - 1] ?? text.length, starts[line]).replace(/[\r\n]+$/, '');
}

function positionOf(text: string, offset: number): { line: number; column: number } {
  const starts = lineStarts(text);
  const end = Math.min(offset, text.length);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= end) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: end - (starts[low] ?? 0) + 1 };
}

let last: { readonly text: string; readonly starts: readonly number[] } | undefined;

/** Where each line starts. Reports go file by file, so the last result is kept: a file may have thousands of problems. */
function lineStarts(text: string): readonly number[] {
  if (last?.text !== text) {
    const breaks = text.matchAll(/\r\n|\n|\r/g);
    last = { text, starts: [0, ...Array.from(breaks, (match) => match.index + match[0].length)] };
  }
  return last.starts;
}

/** A problem's file as seen from the folder that `root`, the content folder, is relative to. */
export function fileFrom(root: string, file: string): string {
  return posix.join(root, file);
}

/** By file, then place, then code: the order in which every report lists problems. */
export function comparePlaces(a: Placed, b: Placed): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  const [one, other] = [a.code ?? '', b.code ?? ''];
  return a.span.start - b.span.start || a.span.end - b.span.end || (one < other ? -1 : one > other ? 1 : 0);
}

type Placed = Pick<Problem, 'file' | 'span'> & { readonly code?: string };
