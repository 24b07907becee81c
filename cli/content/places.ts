import {
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  SCALAR_STYLE,
  type ScalarEvent,
} from 'js-yaml';
import type { Span } from '../diagnostics/problem.ts';
import { pointerSteps } from './pointer.ts';

/** A YAML node with its place in the source; made only when a place is asked for. */
export interface LocatedNode {
  readonly span: Span;
  readonly scalar?: ScalarEvent;
  readonly entries?: ReadonlyMap<string, { readonly key: Span; readonly value: LocatedNode }>;
  readonly items?: readonly LocatedNode[];
}

/** The located tree of a file's only document; `undefined` when it is empty. Linear in the number of events. */
export function locatedTree(text: string, events: readonly Event[]): LocatedNode | undefined {
  let index = events[0]?.type === EVENT_ID.DOCUMENT ? 1 : 0;
  const read = (fallback: Span): LocatedNode => {
    const event = events[index++];
    if (event?.type === EVENT_ID.SCALAR) {
      return { span: event.valueStart < 0 ? fallback : scalarSpan(text, event), scalar: event };
    }
    if (event?.type === EVENT_ID.MAPPING) {
      const entries = new Map<string, { key: Span; value: LocatedNode }>();
      let end = event.start;
      while (events[index] && events[index]?.type !== EVENT_ID.POP) {
        const key = read({ start: end, end });
        const name = key.scalar ? getScalarValue(text, key.scalar) : '';
        const value = read(key.span);
        end = Math.max(key.span.end, value.span.end);
        if (!entries.has(name)) entries.set(name, { key: key.span, value });
      }
      index++;
      return { span: { start: event.start, end: collectionEnd(text, event.style, end) }, entries };
    }
    if (event?.type === EVENT_ID.SEQUENCE) {
      const items: LocatedNode[] = [];
      let end = event.start + 1;
      while (events[index] && events[index]?.type !== EVENT_ID.POP) {
        const item = read({ start: end, end });
        end = Math.max(end, item.span.end);
        items.push(item);
      }
      index++;
      return { span: { start: event.start, end: collectionEnd(text, event.style, end) }, items };
    }
    return { span: fallback };
  };
  return events.length > 1 ? read({ start: 0, end: 0 }) : undefined;
}

/** A flow collection ends with its bracket, which no event gives; a block collection with its last value. */
function collectionEnd(text: string, style: number, end: number): number {
  if (style !== COLLECTION_STYLE.FLOW) return end;
  const close = /(?:[\s,]|#[^\n]*\n)*[}\]]/y;
  close.lastIndex = text[end] === '{' || text[end] === '[' ? end + 1 : end;
  return close.test(text) ? close.lastIndex : end;
}

/** The source of a scalar as a person sees it: with its quotes, without a block's header, indentation and last line breaks. */
export function scalarSpan(text: string, event: ScalarEvent): Span {
  const { valueStart, valueEnd, style } = event;
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED) {
    return { start: valueStart - 1, end: valueEnd + 1 };
  }
  if (style === SCALAR_STYLE.PLAIN) return { start: valueStart, end: valueEnd };
  const source = text.slice(valueStart, valueEnd);
  const blank = source.length - source.trimStart().length;
  return blank === source.length
    ? { start: valueStart, end: valueStart }
    : { start: valueStart + blank, end: valueStart + source.trimEnd().length };
}

/** What of a value a range should cover: the value, its key, or (for something missing) the mapping's first key. */
export type Part = 'value' | 'key' | 'first-key';

/** The place of `pointer`; of its nearest existing ancestor when it leads nowhere. */
export function locate(tree: LocatedNode | undefined, pointer: string, part: Part = 'value'): Span {
  let node = tree;
  let span = tree?.span ?? { start: 0, end: 0 };
  for (const step of pointerSteps(pointer)) {
    const entry = node?.entries?.get(step);
    const next = entry?.value ?? node?.items?.[Number(step)];
    if (!next) return firstKey(node) ?? span;
    span = part === 'key' && entry ? entry.key : next.span;
    node = next;
  }
  return part === 'first-key' ? (firstKey(node) ?? span) : span;
}

function firstKey(node: LocatedNode | undefined): Span | undefined {
  return node?.entries?.values().next().value?.key;
}

/** The span in the source of `value.slice(from, to)` of a located string scalar, whatever its quotes, folding and escapes. */
export function spanInScalar(text: string, node: LocatedNode, from: number, to: number): Span {
  const event = node.scalar;
  if (!event || event.valueStart < 0) return node.span;
  if (event.fast) return { start: event.valueStart + from, end: event.valueStart + to };
  const offsets = sourceOffsets(text, event, to);
  return { start: offsets[from] ?? node.span.start, end: (offsets[to - 1] ?? node.span.end - 1) + 1 };
}

/**
 * For each of the first `count` characters of a scalar's value, where its source starts. Source and value agree on
 * everything but blanks (indentation and folded lines), escapes and doubled quotes.
 */
function sourceOffsets(text: string, event: ScalarEvent, count: number): number[] {
  const value = getScalarValue(text, event);
  const offsets: number[] = [];
  let at = event.valueStart;
  for (const char of value.slice(0, count).split('')) {
    const escaped = () => event.style === SCALAR_STYLE.DOUBLE_QUOTED && text[at] === '\\';
    while (escaped() && /[\r\n]/.test(text[at + 1] ?? '')) at = skipBlanks(text, at + 1);
    if (!isBlank(char) && !escaped()) at = skipBlanks(text, at);
    offsets.push(at);
    if (escaped()) at += ESCAPE_LENGTH[text[at + 1] ?? ''] ?? 2;
    else if (char === "'" && event.style === SCALAR_STYLE.SINGLE_QUOTED) at += 2;
    else if (text[at] === char) at++;
  }
  return offsets;
}

/** UTF-16 length of `\xNN`, `\uNNNN` and `\UNNNNNNNN`; every other escape takes two. */
const ESCAPE_LENGTH: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

function isBlank(char: string | undefined): boolean {
  return char === ' ' || char === '\n' || char === '\r' || char === '\t';
}

function skipBlanks(text: string, at: number): number {
  let end = at;
  while (isBlank(text[end])) end++;
  return end;
}
