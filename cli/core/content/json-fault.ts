import type { Span } from '../diagnostics/problem.ts';
import type { JsonExpectation } from '../messages/schema-file.ts';

interface JsonFault {
  readonly wanted: JsonExpectation;
  /** The token there; empty at a blank and at the end of the text. */
  readonly found: string;
  readonly span: Span;
}

const BLANKS = /[ \t\r\n]*/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
/** The contents of a string. */
const IN_STRING = /(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/uy;

/** What is expected, and the closing brackets of what is open, innermost last. */
interface State {
  readonly wanted: JsonExpectation;
  readonly closing: string;
  /** The innermost bracket is allowed as well. */
  readonly mayClose?: boolean;
}

/**
 * The first place where `text` is not JSON; `undefined` when it is. `JSON.parse` tells the place of some faults only, in words
 * that differ between versions of Node, and js-yaml reads more than JSON: a comma before a bracket, words without quotes.
 */
export function jsonFault(text: string): JsonFault | undefined {
  let state: State = { wanted: 'value', closing: '' };
  let at = 0;
  for (;;) {
    at += match(BLANKS, text, at).length;
    if (at === text.length && state.wanted === 'end') return undefined;
    const scalar = match(SCALAR, text, at);
    const next = stateAfter(scalar === '' ? (text[at] ?? '') : 'scalar', state);
    if (!next) return faultAt(text, at, state.wanted);
    const isString = text[at] === '"';
    at += scalar.length || 1;
    if (isString) {
      at += match(IN_STRING, text, at).length;
      if (text[at] !== '"') return faultAt(text, at, /[^\r\n]/.test(text[at] ?? '') ? 'escape' : 'quote');
      at++;
    }
    state = next;
  }
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** `token` is `scalar`, or the first character of anything else; `undefined` when it is not allowed. */
function stateAfter(token: string, { wanted, closing, mayClose }: State): State | undefined {
  const afterValue = (open: string): State =>
    open === '' ? { wanted: 'end', closing: '' } : { wanted: 'comma', closing: open, mayClose: true };
  if (mayClose && token === closing.at(-1)) return afterValue(closing.slice(0, -1));
  if (wanted === 'value' && token === '{') return { wanted: 'key', closing: `${closing}}`, mayClose: true };
  if (wanted === 'value' && token === '[') return { wanted: 'value', closing: `${closing}]`, mayClose: true };
  if (wanted === 'value' && (token === '"' || token === 'scalar')) return afterValue(closing);
  if (wanted === 'key' && token === '"') return { wanted: 'colon', closing };
  if (wanted === 'colon' && token === ':') return { wanted: 'value', closing };
  if (wanted === 'comma' && token === ',')
    return { wanted: closing.endsWith('}') ? 'key' : 'value', closing };
  return undefined;
}

function faultAt(text: string, at: number, wanted: JsonExpectation): JsonFault {
  const found = /^(?:\\?[^\s{}[\],:"\\]+|.)?/u.exec(text.slice(at, at + 200))?.[0] ?? '';
  if (found.trim() !== '') return { wanted, found, span: { start: at, end: at + found.length } };
  const start = Math.max(0, text.slice(0, at).trimEnd().length - 1); // a blank is hard to point at: the sign before
  return { wanted, found: '', span: { start, end: Math.min(start + 1, text.length) } };
}
