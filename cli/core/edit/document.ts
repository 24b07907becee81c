import { EVENT_ID, type Event, SCALAR_STYLE } from 'js-yaml';
import { parseYaml } from '../content/parse-yaml.ts';
import { type LocatedNode, locatedTree } from '../content/places.ts';
import type { Span } from '../diagnostics/problem.ts';
import type { JsonValue } from '../values/json-value.ts';
import { pointerSteps } from '../values/pointer.ts';
import { endOfLine, lineStart } from '../yaml/lines.ts';

/** What new lines take over from the others of a file. */
export interface Layout {
  readonly break: string;
  /** By how much a mapping is indented below its key. */
  readonly step: number;
  /** By how much the dashes of a list are indented below its key. */
  readonly dash: number;
  /** The longest line of folded texts, in UTF-16 units. */
  readonly width: number;
}

export interface Spot {
  readonly node: LocatedNode | undefined;
  readonly isFlow: boolean;
  /** The end of what announces the value: a colon, a dash, or the beginning of the file. */
  readonly anchor: number;
  /** The column of the keys or dashes beside it; -1 for a file's only value. */
  readonly column: number;
  /** Whether it is the item of a list, the value of a key, or all of a file. */
  readonly kind: 'item' | 'value' | 'root';
}

/** What a value takes of its file behind its anchor. */
export interface Extent {
  readonly isThere: boolean;
  readonly end: number;
  /** The whitespace before it. */
  readonly gap: string;
  /** The comment on the line where it starts. */
  readonly comment: string;
  /** Lines of comments before its first part. */
  readonly inner: string;
}

/** The parts of a collection, in their order, and the names of its fields. */
export interface Parts {
  readonly node: LocatedNode;
  readonly pointer: string;
  readonly isFlow: boolean;
  readonly names: readonly string[];
  /** `lineEnd` is the end of a part's last line, with its comment and its line break. */
  readonly all: readonly (Span & { readonly lineEnd: number })[];
}

/** A YAML text that an edit can change, and where its values stand. */
export class Document {
  readonly text: string;
  readonly value: JsonValue;
  readonly root: LocatedNode | undefined;
  readonly layout: Layout;

  private constructor(text: string, value: JsonValue, events: readonly Event[]) {
    this.text = text;
    this.value = value;
    this.root = locatedTree(text, events);
    this.layout = layoutOf(text, events, this.root);
  }

  /** `undefined` where the text is not a single value. */
  static read(text: string): Document | undefined {
    const { events, value, problems } = parseYaml('', text);
    return problems.length > 0 || value === undefined ? undefined : new Document(text, value, events);
  }

  spotOf(pointer: string): Spot | undefined {
    const { text } = this;
    let spot: Spot = { node: this.root, isFlow: false, anchor: this.startOfRoot(), column: -1, kind: 'root' };
    for (const step of pointerSteps(pointer)) {
      const { node } = spot;
      if (!node) return undefined;
      const isFlow = spot.isFlow || isFlowNode(text, node);
      const entry = node.entries?.get(step);
      if (entry) {
        const colon = colonAfter(text, entry.key.end);
        if (colon === undefined) return undefined;
        spot = { node: entry.value, isFlow, anchor: colon + 1, column: this.keyColumn(node), kind: 'value' };
        continue;
      }
      const item = node.items?.[Number(step)];
      if (!item) return undefined;
      const dash = isFlow ? item.span.start : this.dashOf(node, Number(step));
      spot = {
        node: item,
        isFlow,
        anchor: isFlow ? dash : dash + 1,
        column: columnAt(text, dash),
        kind: 'item',
      };
    }
    return spot;
  }

  private startOfRoot(): number {
    return this.root && (this.root.scalar ? this.root.scalar.valueStart >= 0 : true)
      ? this.root.span.start
      : this.text.length;
  }

  keyColumn(node: LocatedNode): number {
    const [first] = node.entries?.values() ?? [];
    return columnAt(this.text, first?.key.start ?? node.span.start);
  }

  private dashOf(list: LocatedNode, index: number): number {
    if (index === 0) return list.span.start;
    const before = list.items?.[index - 1];
    return before ? skipBlank(this.text, this.lastLineEnd(before)) : list.span.start;
  }

  extentOf({ node, anchor, kind }: Spot): Extent {
    const { text } = this;
    const none = { isThere: false, end: anchor, gap: ' ', comment: '', inner: '' };
    if (!node) return none;
    const { scalar, span } = node;
    if (scalar && scalar.valueStart < 0) return none; // nothing is written there
    if (scalar && scalar.style >= SCALAR_STYLE.LITERAL_BLOCK) {
      const head = skipBlank(text, anchor);
      const headEnd = endOfLine(text, head);
      const comment = /^[|>][-+\d]*(.*)$/.exec(text.slice(head, headEnd))?.[1] ?? '';
      const end = withoutBreak(text, this.lastLineEnd(node));
      return { isThere: true, end, gap: text.slice(anchor, head), comment: comment.trimEnd(), inner: '' };
    }
    if (scalar || isFlowNode(text, node)) {
      const lineEnd = endOfLine(text, span.end);
      const comment = /^[ \t]+#.*$/.test(text.slice(span.end, lineEnd)) ? text.slice(span.end, lineEnd) : '';
      const gap = kind === 'root' ? '' : text.slice(anchor, span.start);
      return { isThere: true, end: span.end + comment.length, gap, comment, inner: '' };
    }
    const headEnd = endOfLine(text, anchor);
    const isBelow = kind !== 'root' && headEnd < span.start;
    const comment = isBelow ? text.slice(anchor, headEnd).trimEnd() : '';
    const lines = isBelow ? text.slice(headEnd, lineStart(text, span.start)) : '';
    return {
      isThere: true,
      end: withoutBreak(text, this.lastLineEnd(node)),
      gap: ' ',
      comment,
      inner: lines.includes('#') ? lines.slice(0, withoutBreak(lines, lines.length)) : '',
    };
  }

  /** The fields of a mapping, or the items of a list. */
  partsOf(node: LocatedNode, pointer: string): Parts {
    const isFlow = this.isFlowAt(pointer);
    const pairs = Array.from(node.entries?.values() ?? [], (pair) => ({
      start: pair.key.start,
      end: this.endOfPair(pair),
      lineEnd: this.lastLineEndOfPair(pair),
    }));
    const items = (node.items ?? []).map((item, index) => ({
      start: isFlow ? item.span.start : this.dashOf(node, index),
      end: item.span.end,
      lineEnd: this.lastLineEnd(item),
    }));
    return { node, pointer, isFlow, names: [...(node.entries?.keys() ?? [])], all: [...pairs, ...items] };
  }

  private endOfPair({ key, value }: { key: { end: number }; value: LocatedNode }): number {
    const isBare = value.scalar !== undefined && value.scalar.valueStart < 0;
    return isBare ? (colonAfter(this.text, key.end) ?? key.end - 1) + 1 : value.span.end;
  }

  private lastLineEndOfPair(pair: { key: { end: number }; value: LocatedNode }): number {
    const isBare = pair.value.scalar !== undefined && pair.value.scalar.valueStart < 0;
    return isBare ? this.lineEndWithBreak(this.endOfPair(pair)) : this.lastLineEnd(pair.value);
  }

  private isFlowAt(pointer: string): boolean {
    const spot = this.spotOf(pointer);
    return (
      spot !== undefined && (spot.isFlow || (spot.node !== undefined && isFlowNode(this.text, spot.node)))
    );
  }

  /** The end of the last line that a node takes, with its comment and its line break. */
  private lastLineEnd(node: LocatedNode): number {
    const { text } = this;
    const last = node.items?.at(-1) ?? [...(node.entries?.values() ?? [])].at(-1);
    if (last && !isFlowNode(text, node))
      return 'key' in last ? this.lastLineEndOfPair(last) : this.lastLineEnd(last);
    const { scalar } = node;
    if (scalar && scalar.style >= SCALAR_STYLE.LITERAL_BLOCK) {
      if (scalar.chomping === KEEP && scalar.valueEnd > node.span.end) return scalar.valueEnd;
      if (text.slice(scalar.valueStart, scalar.valueEnd).trim() === '') return scalar.valueStart;
    }
    return this.lineEndWithBreak(node.span.end);
  }

  private lineEndWithBreak(from: number): number {
    const end = endOfLine(this.text, from);
    return end + (/^(?:\r\n|\n|\r)/.exec(this.text.slice(end, end + 2))?.[0].length ?? 0);
  }
}

/** `CHOMPING_MODE.KEEP` of js-yaml. */
const KEEP = 3;

const WIDTH = 110;

function layoutOf(text: string, events: readonly Event[], root: LocatedNode | undefined): Layout {
  const found: { step?: number; dash?: number } = {};
  for (const [key, value] of nestedBlocks(text, root)) {
    const by = columnAt(text, value.span.start) - columnAt(text, key.start);
    if (value.entries && by > 0) found.step ??= by;
    if (value.items) found.dash ??= Math.max(0, by);
    if (found.step !== undefined && found.dash !== undefined) break;
  }
  const folds = events.flatMap((event) =>
    event.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.FOLDED_BLOCK
      ? text.slice(event.valueStart, event.valueEnd).split(/\r?\n/)
      : [],
  );
  const longest = Math.max(0, ...folds.map(({ length }) => length));
  const step = found.step ?? 2;
  return {
    break: /\r\n|\n|\r/.exec(text)?.[0] ?? '\n',
    step,
    dash: found.dash ?? step,
    width: Math.max(longest, WIDTH),
  };
}

/** The keys whose value is a block on the lines below, with it. */
function* nestedBlocks(text: string, node: LocatedNode | undefined): Generator<[Span, LocatedNode]> {
  for (const { key, value } of node?.entries?.values() ?? []) {
    const isBelow = lineStart(text, key.start) !== lineStart(text, value.span.start);
    if (isBelow && value.scalar === undefined && !isFlowNode(text, value)) yield [key, value];
    yield* nestedBlocks(text, value);
  }
  for (const item of node?.items ?? []) yield* nestedBlocks(text, item);
}

export function isFlowNode(text: string, node: LocatedNode): boolean {
  return node.scalar === undefined && (text[node.span.start] === '{' || text[node.span.start] === '[');
}

function colonAfter(text: string, from: number): number | undefined {
  const colon = /[ \t]*:/y;
  colon.lastIndex = from;
  return colon.test(text) ? colon.lastIndex - 1 : undefined;
}

/** The next offset from `from` that is not whitespace or part of a comment. */
function skipBlank(text: string, from: number): number {
  const blank = /(?:\s|(?<=\s|^)#[^\r\n]*)*/y;
  blank.lastIndex = from;
  blank.test(text);
  return blank.lastIndex;
}

export function columnAt(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

export function withoutBreak(text: string, end: number): number {
  return end - (/(?:\r\n|\n|\r)$/.exec(text.slice(Math.max(0, end - 2), end))?.[0].length ?? 0);
}
