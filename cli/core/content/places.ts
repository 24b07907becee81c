import {
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  SCALAR_STYLE,
  type ScalarEvent,
} from 'js-yaml';
import type { Span } from '../diagnostics/problem.ts';
import { pointerSteps } from '../values/pointer.ts';

/** A YAML node with its place in the source. */
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
      return { span: { start: event.start, end: collectionEnd(text, event, end) }, entries };
    }
    if (event?.type === EVENT_ID.SEQUENCE) {
      const items: LocatedNode[] = [];
      let end = event.start;
      while (events[index] && events[index]?.type !== EVENT_ID.POP) {
        const item = read(emptyItem(text, end));
        end = Math.max(end, item.span.end);
        items.push(item);
      }
      index++;
      return { span: { start: event.start, end: collectionEnd(text, event, end) }, items };
    }
    return { span: fallback };
  };
  return events.length > 1 ? read({ start: 0, end: 0 }) : undefined;
}

/** The dash of an empty list item: the next one after `offset`. */
function emptyItem(text: string, offset: number): Span {
  const dash = /(?:\s|#[^\r\n]*)*-/y;
  dash.lastIndex = offset;
  return dash.test(text)
    ? { start: dash.lastIndex - 1, end: dash.lastIndex }
    : { start: offset, end: offset };
}

/** A flow collection ends with its bracket, which no event gives; a block collection with its last value. */
function collectionEnd(
  text: string,
  { style, start }: { style: number; start: number },
  end: number,
): number {
  const bare = text[start] !== '{' && text[start] !== '['; // the mapping in `[a: b]`
  if (style !== COLLECTION_STYLE.FLOW || bare) return end;
  const close = /(?:[\s,:?]|#[^\r\n]*)*[}\]]/y;
  close.lastIndex = text[end] === '{' || text[end] === '[' ? end + 1 : end;
  return close.test(text) ? close.lastIndex : end;
}

/** A scalar's source as shown to a person: with its quotes, without a block's header, indentation and final line breaks. */
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

/** What a range covers: the value, its key, or (for a missing property) the mapping's first key. */
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

export interface Place {
  /** Relative to the content folder, with `/`. */
  readonly file: string;
  readonly text: string;
  readonly pointer: string;
  readonly span: Span;
  /** The part of a string, in UTF-16 units of its value. */
  readonly range?: Span;
}

/** A file whose values have places; every entry of the content is one. */
interface Locatable {
  readonly file: { readonly path: string; readonly text: string };
  syntaxTree(): LocatedNode | undefined;
}

/** The place of a value of `entry`; `part` may narrow it to a key, `range` to a part of a string. */
export function placeIn(
  { file, syntaxTree }: Locatable,
  pointer: string,
  { part = 'value', range }: { part?: Part; range?: Span } = {},
): Place {
  const root = syntaxTree();
  const node = range && nodeAt(root, pointer);
  const span =
    range && node?.scalar
      ? spanInScalar(file.text, node, range.start, range.end)
      : locate(root, pointer, part);
  const isNothing = span.end === span.start && part === 'value';
  return {
    file: file.path,
    text: file.text,
    pointer,
    span: isNothing ? openingOf(file.text, span) : span,
    ...(range && { range }),
  };
}

/** The header (`body: |`) of the block of text that starts or ends at a place. */
function openingOf(text: string, nothing: Span): Span {
  const found = /[|>][-+\d]*(?=[ \t]*(?:#[^\r\n]*)?\s*$)/.exec(text.slice(0, nothing.start));
  return found ? { start: found.index, end: found.index + found[0].length } : nothing;
}

export function nodeAt(tree: LocatedNode | undefined, pointer: string): LocatedNode | undefined {
  let node = tree;
  for (const step of pointerSteps(pointer))
    node = node?.entries?.get(step)?.value ?? node?.items?.[Number(step)];
  return node;
}

function firstKey(node: LocatedNode | undefined): Span | undefined {
  return node?.entries?.values().next().value?.key;
}

/** The span in the source of `value.slice(from, to)` of a located string scalar, whatever its quotes, folding and escapes. */
export function spanInScalar(text: string, node: LocatedNode, from: number, to: number): Span {
  const event = node.scalar;
  if (!event || event.valueStart < 0) return node.span;
  if (event.fast) return { start: event.valueStart + from, end: event.valueStart + to };
  const units = unitsOf.get(event) ?? readUnits(text, event);
  unitsOf.set(event, units);
  const start = units[from]?.start ?? node.span.start;
  return { start, end: to === from ? start : (units[to - 1]?.end ?? node.span.end) };
}

/** Cached, because a long text may have thousands of faults: the offset of each UTF-16 unit of a scalar. */
const unitsOf = new WeakMap<ScalarEvent, readonly Span[]>();

function readUnits(text: string, event: ScalarEvent): Span[] {
  const quoted = event.style !== SCALAR_STYLE.LITERAL_BLOCK && event.style !== SCALAR_STYLE.FOLDED_BLOCK;
  return quoted ? flowUnits(text, event) : blockUnits(text, event);
}

const FOLD = String.raw`[ \t]*(?:\r\n?|\n)[ \t\r\n]*|[\s\S]`;

/** The source of one unit of a value, by style; the groups are an escaped line break, and the digits of `\U`. */
const UNITS: Readonly<Record<number, string>> = {
  [SCALAR_STYLE.SINGLE_QUOTED]: `''|${FOLD}`,
  [SCALAR_STYLE.DOUBLE_QUOTED]: String.raw`\\(\r\n?|\n)[ \t\r\n]*|\\(?:x..|u.{4}|U(.{8})|[\s\S])|${FOLD}`,
};

/** The source of each UTF-16 unit of a quoted or plain scalar: an escape is one or two units, a fold several. */
function flowUnits(text: string, { valueStart, valueEnd, style }: ScalarEvent): Span[] {
  const units: Span[] = [];
  const token = new RegExp(UNITS[style] ?? FOLD, 'y');
  for (token.lastIndex = valueStart; token.lastIndex < valueEnd; ) {
    const start = token.lastIndex;
    const [source = '', escapedBreak, wide] = token.exec(text) ?? [];
    if (source === '') break;
    if (escapedBreak !== undefined) continue;
    const breaks = /^[ \t]*[\r\n]/.test(source) ? (source.match(/\r\n?|\n/g)?.length ?? 0) : 0;
    const count = breaks > 1 ? breaks - 1 : wide !== undefined && Number.parseInt(wide, 16) > 0xffff ? 2 : 1;
    for (let unit = 0; unit < count; unit++) units.push({ start, end: start + source.length });
  }
  return units;
}

/** The source of each UTF-16 unit of a block scalar, which differs from its value in blanks only. */
function blockUnits(text: string, event: ScalarEvent): Span[] {
  const units: Span[] = [];
  let at = event.valueStart;
  for (const unit of getScalarValue(text, event).split('')) {
    if (!isBlank(unit)) at = skipBlanks(text, at);
    units.push({ start: at, end: at + 1 });
    if (text[at] === unit) at++;
  }
  return units;
}

function isBlank(char: string | undefined): boolean {
  return char === ' ' || char === '\n' || char === '\r' || char === '\t';
}

function skipBlanks(text: string, at: number): number {
  let end = at;
  while (isBlank(text[end])) end++;
  return end;
}
