import { SCALAR_STYLE } from 'js-yaml';
import { parseYaml } from '../content/parse-yaml.ts';
import type { JsonValue } from '../values/json-value.ts';

/** The form of a scalar in its file: what its new text keeps of it. */
export interface ScalarStyle {
  /** Of js-yaml: plain, quoted, literal or folded. */
  readonly style: number;
  /** The sign behind the `|` or `>` that defines how it ends, as it was written. */
  readonly chomping: '' | '-' | '+';
  /** Whether the header gives the indentation as a number. */
  readonly indicated: boolean;
  /** Lines of a folded scalar, without their indentation; of others, none. */
  readonly lines: readonly string[];
}

export interface ScalarPlace {
  readonly isFlow: boolean;
  /** Column of the text of a block scalar. */
  readonly indent: number;
  /** Column of the collection that holds the scalar. */
  readonly parent: number;
  /** Column beyond which folded lines do not go. */
  readonly width: number;
  /** Column at which a scalar on one line would start. */
  readonly column: number;
}

/** A scalar to write: on the line of its key, or a header there and lines below it, indented. */
export interface ScalarSource {
  readonly head: string;
  readonly below?: readonly string[];
}

/** Characters that only escapes between double quotes can carry. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const ESCAPED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Cs}/u;

/**
 * The source of a value that is not a collection: in the style that it had, where that can hold it; else plain, between
 * quotes, literal (several lines) or folded (long).
 */
export function scalarSource(
  value: JsonValue,
  place: ScalarPlace,
  old: ScalarStyle | undefined,
): ScalarSource {
  if (typeof value !== 'string') return { head: JSON.stringify(value) };
  if (ESCAPED.test(value)) return { head: doubleQuoted(value) };
  const quoted = { head: doubleQuoted(value) };
  if (old?.style === SCALAR_STYLE.LITERAL_BLOCK) return literal(value, place, old) ?? quoted;
  if (old?.style === SCALAR_STYLE.FOLDED_BLOCK)
    return folded(value, place, old) ?? literal(value, place, old) ?? quoted;
  if (value.includes('\n')) return (place.isFlow ? undefined : literal(value, place)) ?? quoted;
  if (old?.style === SCALAR_STYLE.DOUBLE_QUOTED) return quoted;
  if (old?.style === SCALAR_STYLE.SINGLE_QUOTED)
    return value.includes('\t') ? quoted : { head: singleQuoted(value) };
  if (isPlain(value, place.isFlow) && (old || !isAmbiguous(value)))
    return (old === undefined && isLong(value, place) && folded(value, place)) || { head: value };
  return value.includes('"') || value.includes('\\') ? { head: singleQuoted(value) } : quoted;
}

export function doubleQuoted(value: string): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function singleQuoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

function isLong(value: string, { isFlow, column, width }: ScalarPlace): boolean {
  return !isFlow && column + value.length > width;
}

/** Whether a text can do without quotes: it has no sign of YAML's, and is not a number, boolean or nothing. */
export function isPlain(value: string, isFlow: boolean): boolean {
  if (/^$|^\s|\s$|[\n\t]|^[-?:](?:\s|$)|^[,[\]{}#&*!|>'"%@`]|: |:$| #|^(?:---|\.\.\.)/.test(value))
    return false;
  if (isFlow && /[,[\]{}]/.test(value)) return false;
  const { value: read } = parseYaml('', isFlow ? `[${value}]` : `- ${value}`);
  return Array.isArray(read) && read.length === 1 && read[0] === value;
}

/** Texts that other readers of YAML take for something else: dates, times, `yes`. */
function isAmbiguous(value: string): boolean {
  return /^[\d.,+:/T -]+$|^(?:y|n|yes|no|on|off)$/i.test(value);
}

function literal(value: string, place: ScalarPlace, old?: ScalarStyle): ScalarSource | undefined {
  const { body, chomping, ending } = blockEnd(value, old);
  if (body === '') return undefined;
  const digit = /^\n*[ \t]/.test(body) || old?.indicated ? String(place.indent - place.parent) : '';
  const below = [...body.split('\n'), ...ending].map((line) => indented(line, place.indent));
  return { head: `|${digit}${chomping}`, below };
}

function folded(value: string, place: ScalarPlace, old?: ScalarStyle): ScalarSource | undefined {
  const { body, chomping, ending } = blockEnd(value, old);
  if (body === '' || /^[ \t]|[ \t]$/m.test(body)) return undefined;
  const paragraphs = body.split('\n');
  const known = paragraphsOf(old?.lines ?? []);
  const width = place.width - place.indent;
  const lines = paragraphs.flatMap((paragraph, index) => {
    const same = known.find((source) => source.join(' ') === paragraph);
    const before = same ?? (known.length === paragraphs.length ? known[index] : undefined);
    const wrapped = same ?? (paragraph === '' ? [] : wrap(paragraph, before ?? [], width));
    return index === 0 ? wrapped : ['', ...wrapped];
  });
  const digit = old?.indicated ? String(place.indent - place.parent) : '';
  return {
    head: `>${digit}${chomping}`,
    below: [...lines, ...ending].map((line) => indented(line, place.indent)),
  };
}

function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of lines)
    if (line === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  return paragraphs;
}

/** `text` in lines of at most `width`; those of `before` that can stay do, at its beginning and at its end. */
function wrap(text: string, before: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '') {
    const tail = before.findIndex((_, index) => before.slice(index).join(' ') === rest);
    if (tail >= 0) return [...lines, ...before.slice(tail)];
    const kept = before[lines.length];
    const isKept =
      kept !== undefined &&
      rest.startsWith(`${kept} `) &&
      lines.every((line, index) => line === before[index]) &&
      (lines.length + 2 < before.length
        ? rest.startsWith(`${kept} ${before[lines.length + 1]?.split(' ')[0]}`)
        : rest.length > width);
    const line = isKept && /^\S/.test(rest.slice(kept.length + 1)) ? kept : lineOf(rest, width);
    lines.push(line);
    rest = rest.slice(line.length + 1);
  }
  return lines;
}

/** The beginning of `text` up to a single space between words that `width` allows, at least one word. */
function lineOf(text: string, width: number): string {
  let end = -1;
  for (const { index } of text.matchAll(/(?<=\S) (?=\S)/g)) {
    if (end >= 0 && index > width) break;
    end = index;
    if (index > width) break;
  }
  return text.length <= width || end < 0 ? text : text.slice(0, end);
}

/** A text without its last line breaks, the sign for their number, and the blank lines that these take. */
function blockEnd(value: string, old?: ScalarStyle) {
  const body = value.replace(/\n+$/, '');
  const breaks = value.length - body.length;
  const chomping = breaks === 0 ? '-' : breaks > 1 || old?.chomping === '+' ? '+' : '';
  return { body, chomping, ending: Array.from({ length: Math.max(0, breaks - 1) }, () => '') };
}

function indented(line: string, indent: number): string {
  return line === '' ? '' : ' '.repeat(indent) + line;
}
