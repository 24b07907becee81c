import type { ImageParams } from '../annotations/image.ts';
import type { PlaceholderParams } from '../annotations/text.ts';
import { dashlessSlugs } from '../content/explain.ts';
import { hasCode, type Problem, type Span } from '../diagnostics/problem.ts';
import type { Displaced } from '../messages/displaced.ts';
import { lacksScheme, writtenAs } from '../messages/slips.ts';
import { FORMATS } from '../values/formats.ts';
import { straightened } from '../yaml/curly-quotes.ts';
import { lineStart } from '../yaml/lines.ts';
import { shifted } from '../yaml/moved-lines.ts';
import { regrouped } from '../yaml/number-spelling.ts';

export interface Change {
  readonly span: Span;
  readonly text: string;
}

const TRUE = /^(?:oui|vrai|yes)$/i;
const FALSE = /^(?:non|faux|no)$/i;

/** `42,50` where a number is expected, `oui` where `true` is, a text that its colon makes a field. */
export function respelling(problem: Problem): Change[] {
  if (problem.code === 'text/placeholder') return bracedAgain(problem);
  if (hasCode(problem, 'schema/additionalProperties'))
    return moveBack(problem.text, problem.params.displaced);
  if (hasCode(problem, 'schema/pattern')) {
    const { value, pattern, examples } = problem.params;
    return grouped(problem.span, regrouped(value, pattern, examples));
  }
  if (problem.code === 'image/missing' || problem.code === 'image/outside') return pathAgain(problem);
  if (!hasCode(problem, 'schema/type')) return [];
  const { span, params, text } = problem;
  const { expected, value, found, firstItem } = params;
  if (params.grouped !== undefined) return grouped(span, params.grouped);
  const cut = params.cutAtComma;
  if (cut) return [{ span: cut.span, text: cut.whole }];
  const source = text.slice(span.start, span.end).trimEnd();
  if (expected.includes('array')) return dashes(problem.text, span, firstItem);
  if (expected.includes('string') && found === 'number' && /^\d+$/.test(source))
    return [{ span: { start: span.start, end: span.start + source.length }, text: `"${source}"` }];
  if (
    expected.includes('string') &&
    found === 'object' &&
    /^[^"'{[?\n][^"\n]*$/.test(source) &&
    !source.includes(' #')
  )
    return [{ span: { start: span.start, end: span.start + source.length }, text: quotedText(source) }];
  if (expected.includes('number') && /^-?\d+,\d+$/.test(value))
    return [{ span, text: String(Number(value.replace(',', '.'))) }];
  if (expected.includes('boolean') && TRUE.test(value)) return [{ span, text: 'true' }];
  return expected.includes('boolean') && FALSE.test(value) ? [{ span, text: 'false' }] : [];
}

/** A refused text as its field requires it: a number by groups, a day in figures, an address with its `https://`. */
export function canonicalForm(problem: Problem): string | undefined {
  const isPattern = hasCode(problem, 'schema/pattern');
  if (!isPattern && !hasCode(problem, 'schema/format')) return undefined;
  const { value, examples } = problem.params;
  const form = isPattern ? new RegExp(problem.params.pattern, 'u') : FORMATS[problem.params.format];
  if (lacksScheme(form, value)) return `https://${value}`;
  return isPattern
    ? regrouped(value, problem.params.pattern, examples)
    : writtenAs(value, problem.params.format);
}

function grouped(span: Span, number: string | undefined): Change[] {
  return number === undefined ? [] : [{ span, text: `"${number}"` }];
}

/** The path of a picture that is there, from the folder in which all are. */
function pathAgain({ span, text, params }: Problem): Change[] {
  const { value, inside } = params as ImageParams['image/missing'];
  if (inside === undefined) return [];
  const source = text.slice(span.start, span.end);
  const start = span.start + source.indexOf(value);
  return source.includes(value) ? [{ span: { start, end: start + value.length }, text: inside }] : [];
}

/** Dashes for the first item of a list, on a line above the others, or for all items where none has one. */
function dashes(text: string, span: Span, firstItem: string | undefined): Change[] {
  if (firstItem === undefined)
    return (dashlessSlugs(text, span) ?? []).map((at) => ({ span: { start: at, end: at }, text: '- ' }));
  const source = text.slice(span.start, span.end);
  const end = span.start + source.indexOf(firstItem);
  const before = text.slice(lineStart(text, span.start), span.start);
  if (before.trim() === '') return [{ span: { start: span.start, end }, text: '- ' }];
  const [, lineBreak = '\n', indent = ''] = /(\r?\n)([ \t]*)- /.exec(source) ?? [];
  const start = span.start - (/\s*$/.exec(before)?.[0].length ?? 0);
  return [{ span: { start, end }, text: `${lineBreak}${indent}- ` }];
}

/** A placeholder whose braces are missing, or contain spaces. */
function bracedAgain({ span, text, params }: Problem): Change[] {
  const { found, likely } = params as PlaceholderParams['text/placeholder'];
  return likely?.isExact && text.slice(span.start, span.end) === found
    ? [{ span, text: `{{${likely.name}}}` }]
    : [];
}

/** Fields whose indent has put them into another group, back in theirs. */
function moveBack(text: string, displaced: Displaced | undefined): Change[] {
  if (!displaced?.canMove) return [];
  const { from, end, blanks } = displaced;
  const rest = text.length - end;
  const moved = shifted(text, from, end, blanks).slice(from, -rest || undefined);
  return [{ span: { start: from, end }, text: moved }];
}

/** A text between straight quotes: instead of curly ones around it, which French does not have. */
export function quotedText(value: string): string {
  const curly = straightened(value);
  return curly && curly.withMarks === undefined ? curly.straight : JSON.stringify(value);
}
