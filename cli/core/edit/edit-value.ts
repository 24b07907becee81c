// Longer than other files: each kind of YAML value is written from the same events of the parser, and its cases are read together.

import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE } from 'js-yaml';
import { parseYaml } from '../content/parse-yaml.ts';
import { type LocatedNode, locatedTree, nodeAt } from '../content/places.ts';
import type { Span } from '../diagnostics/problem.ts';
import { BOM, withoutBom } from '../text/byte-order-mark.ts';
import { sharedEnds } from '../text/shared-ends.ts';
import { equalJson, isList, isMapping, type JsonValue, valueAt } from '../values/json-value.ts';
import { parentPointer, pointerSteps, pointerTo } from '../values/pointer.ts';
import { changedValue, EditRefusedError, type ValueEdit } from '../values/value-edit.ts';
import { lineStart } from '../yaml/lines.ts';
import { doubleQuoted, isPlain, type ScalarSource, type ScalarStyle, scalarSource } from './scalar-source.ts';

interface EditOptions {
  /** The text as it was before any edit: what an edit brings back is written as it was there. */
  readonly base?: string | undefined;
  /** The fields that a mapping may have, in their order: a new one is put at its place among them. */
  readonly keysAt?: ((pointer: string) => readonly string[]) | undefined;
}

/**
 * The YAML `text` with one value changed, and every byte that this does not concern as it was: comments, order, quotes,
 * folding, line ends, byte-order mark. A value keeps its style as long as that can hold it.
 * @throws EditRefusedError where the pointer leads nowhere, or the text is not a single value
 */
export function editValue(text: string, edit: ValueEdit, options: EditOptions = {}): string {
  if (text.startsWith(BOM)) return BOM + editValue(withoutBom(text), edit, withoutMark(options));
  const document = read(text);
  const wanted = changedValue(document.value, edit);
  if (equalJson(wanted, document.value)) return text;
  const { base } = withoutMark(options);
  const before = base === undefined ? undefined : tryToRead(base);
  if (base !== undefined && before && equalJson(before.value, wanted)) return base;
  for (const isQuoted of [false, true]) {
    const edits =
      isQuoted && edit.op === 'move' ? rewriting(document.value, edit) : smallEdits(document.value, edit);
    const edited = edits.reduce<string | undefined>((now, small) => {
      const at = now === undefined ? undefined : tryToRead(now);
      return at && new Writer(at, before, options.keysAt, isQuoted).write(small);
    }, text);
    const now = edited === undefined ? undefined : tryToRead(edited);
    if (edited !== undefined && now && equalJson(now.value, wanted)) return edited;
  }
  throw new EditRefusedError(`the text around ${edit.pointer} cannot be changed here`);
}

function withoutMark({ base, ...options }: EditOptions): EditOptions {
  return { ...options, base: base && withoutBom(base) };
}

interface Document {
  readonly text: string;
  readonly value: JsonValue;
  readonly root: LocatedNode | undefined;
  readonly layout: Layout;
}

/** What new lines take over from the others of a file. */
interface Layout {
  readonly break: string;
  /** By how much a mapping is indented below its key. */
  readonly step: number;
  /** By how much the dashes of a list are indented below its key. */
  readonly dash: number;
  /** The longest line of folded texts, in UTF-16 units. */
  readonly width: number;
}

function tryToRead(text: string): Document | undefined {
  const { events, value, problems } = parseYaml('', text);
  if (problems.length > 0 || value === undefined) return undefined;
  const root = locatedTree(text, events);
  return { text, value, root, layout: layoutOf(text, events, root) };
}

function read(text: string): Document {
  const document = tryToRead(text);
  if (!document) throw new EditRefusedError('the text is not a value');
  return document;
}

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

/** An edit in parts that each replace, add or take away one value: lists and mappings keep what stays the same in them. */
function smallEdits(value: JsonValue, edit: ValueEdit): readonly ValueEdit[] {
  if (edit.op === 'insert' && edit.pointer !== '') {
    const parent = parentPointer(edit.pointer);
    return Array.isArray(valueAt(value, parent))
      ? [edit]
      : [{ op: 'set', pointer: parent, value: [edit.value] }];
  }
  if (edit.op !== 'set') return [edit];
  const parents = pointerSteps(edit.pointer);
  for (let length = 1; length < parents.length; length++) {
    const parent = parents.slice(0, length).reduce(pointerTo, '');
    const held = valueAt(value, parent);
    if (held === undefined || held === null) {
      const whole = changedValue(null, { ...edit, pointer: parents.slice(length).reduce(pointerTo, '') });
      return [{ op: 'set', pointer: parent, value: whole }];
    }
  }
  return [...settingEdits(valueAt(value, edit.pointer), edit.value, edit.pointer)];
}

/** A move by the values of its list: for items that cannot be moved as they are written. */
function rewriting(value: JsonValue, edit: ValueEdit): readonly ValueEdit[] {
  const parent = parentPointer(edit.pointer);
  const moved = valueAt(changedValue(value, edit), parent) ?? null;
  return [...settingEdits(valueAt(value, parent), moved, parent)];
}

function* settingEdits(
  before: JsonValue | undefined,
  after: JsonValue,
  pointer: string,
): Generator<ValueEdit> {
  if (before !== undefined && equalJson(before, after)) return;
  if (isMapping(before) && isMapping(after) && !isEmpty(before) && !isEmpty(after)) {
    for (const [key, value] of Object.entries(after))
      yield* settingEdits(
        Object.hasOwn(before, key) ? before[key] : undefined,
        value,
        pointerTo(pointer, key),
      );
    for (const key of Object.keys(before))
      if (!Object.hasOwn(after, key)) yield { op: 'remove', pointer: pointerTo(pointer, key) };
  } else if (isList(before) && isList(after) && !isEmpty(before) && !isEmpty(after))
    yield* listEdits(before, after, pointer);
  else yield { op: 'set', pointer, value: after };
}

function* listEdits(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  pointer: string,
): Generator<ValueEdit> {
  const shorter = Math.min(before.length, after.length);
  const [start, end] = sharedEnds(before, after, equalJson);
  const at = shorter - end;
  for (let index = start; index < at; index++)
    yield* settingEdits(before[index], after[index] ?? null, pointerTo(pointer, index));
  for (let index = at; index < after.length - end; index++)
    yield { op: 'insert', pointer: pointerTo(pointer, index), value: after[index] ?? null };
  for (let index = at; index < before.length - end; index++)
    yield { op: 'remove', pointer: pointerTo(pointer, at) };
}

/** Where a value stands. */
interface Spot {
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
interface Extent {
  /** Whether anything is written there. */
  readonly isThere: boolean;
  readonly end: number;
  /** The whitespace before it. */
  readonly gap: string;
  /** The comment on the line where it starts. */
  readonly comment: string;
  /** Lines of comments before its first part. */
  readonly inner: string;
}

/** One edit of a document, by the places of its values. */
class Writer {
  private readonly text: string;
  private readonly value: JsonValue;
  private readonly root: LocatedNode | undefined;
  private readonly layout: Layout;
  private readonly base: Document | undefined;
  private readonly keysAt: EditOptions['keysAt'];
  /** Whether every text is put between double quotes: where a style of its own did not do. */
  private readonly isQuoted: boolean;

  constructor(
    document: Document,
    base: Document | undefined,
    keysAt: EditOptions['keysAt'],
    isQuoted: boolean,
  ) {
    this.text = document.text;
    this.value = document.value;
    this.root = document.root;
    this.layout = document.layout;
    this.base = base;
    this.keysAt = keysAt;
    this.isQuoted = isQuoted;
  }

  write(edit: ValueEdit): string | undefined {
    const steps = pointerSteps(edit.pointer);
    const parentPointer = edit.pointer.slice(0, Math.max(0, edit.pointer.lastIndexOf('/')));
    const last = steps.at(-1) ?? '';
    if (edit.op === 'set' && (edit.pointer === '' || valueAt(this.value, edit.pointer) !== undefined))
      return this.replace(edit.pointer, edit.value);
    const parent = nodeAt(this.root, parentPointer);
    if (!parent) return undefined;
    switch (edit.op) {
      case 'set':
        return this.addKey(parentPointer, parent, last, edit.value);
      case 'insert':
        return this.addItem(parentPointer, parent, Number(last), edit.value);
      case 'remove':
        return parent.items
          ? this.removeItem(parentPointer, parent, Number(last))
          : this.removeKey(parentPointer, parent, last);
      case 'move':
        return this.moveItem(parentPointer, parent, Number(last), edit.to);
      case 'rename':
        return this.renameKey(parentPointer, parent, last, edit.key);
    }
  }

  private replace(pointer: string, value: JsonValue): string | undefined {
    const spot = this.spotOf(pointer);
    if (!spot) return undefined;
    const { node, anchor } = spot;
    const { text } = this;
    const old = this.extentOf(spot);
    const remembered = this.remembered(pointer, value, spot);
    if (remembered !== undefined) return text.slice(0, anchor) + remembered + text.slice(old.end);
    if (spot.isFlow) {
      const source = this.flowSource(value, node && this.styleAt(pointer, node));
      return node && node.span.end > node.span.start && old.isThere
        ? text.slice(0, node.span.start) + source + text.slice(node.span.end)
        : `${text.slice(0, anchor)} ${source}${text.slice(anchor)}`;
    }
    if (node && !isEmpty(value) && isCollection(value) && isFlowNode(text, node) && this.hasParts(node))
      return text.slice(0, node.span.start) + this.flowSource(value) + text.slice(node.span.end);
    return this.replaceInBlock(pointer, spot, old, value);
  }

  private replaceInBlock(pointer: string, spot: Spot, old: Extent, value: JsonValue): string {
    const { text } = this;
    const { node, anchor } = spot;
    const { gap, comment, inner } = old;
    const isOpen = spot.kind === 'root' && anchor > 0 && !/[\r\n]$/.test(text.slice(0, anchor));
    const start = text.slice(0, anchor) + (isOpen && !old.isThere ? this.layout.break : '');
    const end = inner + text.slice(old.end);
    if (isCollection(value) && !isEmpty(value)) {
      const lines = this.blockLines(value, this.columnBelow(spot, value)).join(this.layout.break);
      if (spot.kind === 'root')
        return `${start}${lines}${end === '' && !text.endsWith('\n') ? this.layout.break : ''}${end}`;
      if (spot.kind === 'item' && comment === '' && inner === '')
        return `${start} ${lines.trimStart()}${end}`;
      return `${start}${comment}${inner}${this.layout.break}${lines}${text.slice(old.end)}`;
    }
    const { head, below = [] } = this.scalar(value, spot, node && this.styleAt(pointer, node));
    const lines = [head + comment, ...below];
    return `${start}${spot.kind === 'root' ? '' : gap}${lines.join(this.layout.break)}${end}`;
  }

  /** How a value stands, or stood in the base: what was written on the way may have needed quotes, or each line break. */
  private styleAt(pointer: string, node: LocatedNode): ScalarStyle | undefined {
    const now = styleOf(this.text, node);
    const there = this.base && nodeAt(this.base.root, pointer);
    const before = this.base && there && styleOf(this.base.text, there);
    if (!now || !before) return now;
    const { PLAIN, LITERAL_BLOCK, FOLDED_BLOCK } = SCALAR_STYLE;
    const isForced =
      before.style === FOLDED_BLOCK
        ? now.style !== PLAIN
        : before.style === PLAIN && now.style < LITERAL_BLOCK;
    return isForced ? before : now;
  }

  /** What stood at a pointer of the base behind its anchor, where the value there was the one that is wanted now. */
  private remembered(pointer: string, value: JsonValue, spot: Spot): string | undefined {
    const { base } = this;
    const before = base && valueAt(base.value, pointer);
    if (!base || before === undefined || !equalJson(before, value) || spot.kind === 'root') return undefined;
    const writer = new Writer(base, undefined, undefined, false);
    const there = writer.spotOf(pointer);
    if (!there || there.isFlow !== spot.isFlow || there.column !== spot.column || there.kind !== spot.kind)
      return undefined;
    const { end } = writer.extentOf(there);
    return base.text.slice(there.anchor, end);
  }

  private hasParts(node: LocatedNode): boolean {
    return (node.items?.length ?? node.entries?.size ?? 0) > 0;
  }

  private columnBelow(spot: Spot, value: JsonValue): number {
    if (spot.kind === 'root') return 0;
    if (spot.kind === 'item') return spot.column + 2;
    return spot.column + (Array.isArray(value) ? this.layout.dash : this.layout.step);
  }

  private scalar(value: JsonValue, spot: Spot, old?: ScalarStyle): ScalarSource {
    if (isCollection(value)) return { head: Array.isArray(value) ? '[]' : '{}' };
    if (this.isQuoted && typeof value === 'string') return { head: doubleQuoted(value) };
    const column = Math.max(0, spot.column);
    const known =
      spot.node?.scalar && old && old.style >= SCALAR_STYLE.LITERAL_BLOCK
        ? indentOfBlock(this.text, spot.node)
        : undefined;
    const indent = known ?? (spot.kind === 'root' ? this.layout.step : column + this.layout.step);
    const place = {
      isFlow: spot.isFlow,
      indent,
      parent: column,
      width: this.widthFor(old, indent),
      column: columnAt(this.text, spot.anchor) + 1,
    };
    return scalarSource(value, place, old);
  }

  /** The width that explains how a folded text was broken, nearest to that of the file. */
  private widthFor(old: ScalarStyle | undefined, indent: number): number {
    const { width } = this.layout;
    if (!old || old.lines.length < 2) return width;
    const longest = Math.max(...old.lines.map(({ length }) => length));
    const next = old.lines.flatMap((line, index) => {
      const word = old.lines[index + 1]?.split(' ')[0] ?? '';
      return line === '' || word === '' ? [] : [line.length + word.length];
    });
    return Math.max(longest, Math.min(width - indent, ...next)) + indent;
  }

  private spotOf(pointer: string): Spot | undefined {
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

  private keyColumn(node: LocatedNode): number {
    const [first] = node.entries?.values() ?? [];
    return columnAt(this.text, first?.key.start ?? node.span.start);
  }

  /** The dash of an item of a block list. */
  private dashOf(list: LocatedNode, index: number): number {
    if (index === 0) return list.span.start;
    const before = list.items?.[index - 1];
    return before ? skipBlank(this.text, this.lastLineEnd(before)) : list.span.start;
  }

  private extentOf({ node, anchor, kind }: Spot): Extent {
    const { text } = this;
    const none = { isThere: false, end: anchor, gap: ' ', comment: '', inner: '' };
    if (!node) return none;
    const { scalar, span } = node;
    if (scalar && scalar.valueStart < 0) return none; // nothing is written there
    if (scalar && scalar.style >= SCALAR_STYLE.LITERAL_BLOCK) {
      const head = skipBlank(text, anchor);
      const headEnd = endOfLine(text, head);
      const comment = /^[|>][-+\d]*(.*)$/.exec(text.slice(head, headEnd))?.[1] ?? '';
      const end = this.blockEnd(node);
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
      inner: lines.includes('#') ? withoutLastBreak(lines) : '',
    };
  }

  /** The end of a block scalar without its last line break, but with all lines that belong to it. */
  private blockEnd(node: LocatedNode): number {
    const { text } = this;
    const { scalar, span } = node;
    if (!scalar) return span.end;
    if (scalar.chomping === KEEP) return withoutBreak(text, scalar.valueEnd);
    const isBlank = text.slice(scalar.valueStart, scalar.valueEnd).trim() === '';
    return isBlank ? withoutBreak(text, scalar.valueStart) : endOfLine(text, span.end);
  }

  private addKey(pointer: string, parent: LocatedNode, key: string, value: JsonValue): string | undefined {
    const { text } = this;
    if (!parent.entries) return undefined;
    const entries = [...parent.entries.entries()];
    if (entries.length === 0) return this.replace(pointer, { [key]: value });
    const name = this.keySource(key, this.isFlowAt(pointer));
    const order = this.keysAt?.(pointer) ?? this.keysOfBase(pointer);
    const rank = order.indexOf(key);
    const earlier = rank < 0 ? [] : order.slice(0, rank);
    const known = entries.findLastIndex(([each]) => earlier.includes(each));
    const after = rank < 0 ? entries.length - 1 : known;
    if (this.isFlowAt(pointer)) {
      const source = `${name}: ${this.flowSource(value)}`;
      const before = entries[after];
      if (before) {
        const end = this.endOfPair(before[1]);
        return `${text.slice(0, end)}, ${source}${text.slice(end)}`;
      }
      const start = entries[0]?.[1].key.start ?? 0;
      return `${text.slice(0, start)}${source}, ${text.slice(start)}`;
    }
    const column = this.keyColumn(parent);
    const lines = this.pairLines(name, value, column);
    const before = entries[after];
    if (before) return this.insertLines(this.lastLineEndOfPair(before[1]), lines);
    const start = entries[0]?.[1].key.start ?? 0;
    const added = lines.join(this.layout.break).trimStart();
    return `${text.slice(0, start)}${added}${this.layout.break}${' '.repeat(column)}${text.slice(start)}`;
  }

  private keysOfBase(pointer: string): readonly string[] {
    const before = this.base && valueAt(this.base.value, pointer);
    return isMapping(before) ? Object.keys(before) : [];
  }

  private endOfPair({ key, value }: { key: { end: number }; value: LocatedNode }): number {
    const isBare = value.scalar !== undefined && value.scalar.valueStart < 0;
    return isBare ? (colonAfter(this.text, key.end) ?? key.end - 1) + 1 : value.span.end;
  }

  private lastLineEndOfPair(pair: { key: { end: number }; value: LocatedNode }): number {
    const isBare = pair.value.scalar !== undefined && pair.value.scalar.valueStart < 0;
    return isBare ? this.lineEndWithBreak(this.endOfPair(pair)) : this.lastLineEnd(pair.value);
  }

  private renameKey(pointer: string, parent: LocatedNode, from: string, to: string): string | undefined {
    const key = parent.entries?.get(from)?.key;
    if (!key) return undefined;
    const name = this.keySource(to, this.isFlowAt(pointer));
    return this.text.slice(0, key.start) + name + this.text.slice(key.end);
  }

  private removeKey(pointer: string, parent: LocatedNode, key: string): string | undefined {
    const { text } = this;
    const entries = [...(parent.entries?.entries() ?? [])];
    const index = entries.findIndex(([name]) => name === key);
    const pair = entries[index]?.[1];
    if (!pair) return undefined;
    if (entries.length === 1) return this.replace(pointer, {});
    const [before, after] = [entries[index - 1]?.[1], entries[index + 1]?.[1]];
    if (this.isFlowAt(pointer))
      return before
        ? text.slice(0, this.endOfPair(before)) + text.slice(this.endOfPair(pair))
        : text.slice(0, pair.key.start) + text.slice(after?.key.start ?? this.endOfPair(pair));
    const end = this.lastLineEndOfPair(pair);
    return this.removeFrom(pair.key.start, end, after?.key.start);
  }

  /** Takes away what stands from `start` to `end`, a line's end; where its line begins with something else, what follows comes up. */
  private removeFrom(start: number, end: number, next: number | undefined): string {
    const { text } = this;
    if (text.slice(lineStart(text, start), start).trim() === '') return removeLines(text, start, end);
    const between = next === undefined ? '' : text.slice(end, next);
    if (next !== undefined && between.trim() === '') return text.slice(0, start) + text.slice(next);
    return `${text.slice(0, start).trimEnd()}${this.layout.break}${text.slice(end)}`;
  }

  private addItem(pointer: string, parent: LocatedNode, index: number, value: JsonValue): string | undefined {
    const { text } = this;
    const { items } = parent;
    if (!items) return undefined;
    if (items.length === 0) return this.replace(pointer, [value]);
    if (this.isFlowAt(pointer)) {
      const source = this.flowSource(value);
      const [next, before] = [items[index], items[index - 1]];
      if (next) return `${text.slice(0, next.span.start)}${source}, ${text.slice(next.span.start)}`;
      const end = before?.span.end ?? parent.span.end;
      return `${text.slice(0, end)}, ${source}${text.slice(end)}`;
    }
    const column = columnAt(text, this.dashOf(parent, 0));
    const lines = this.itemLines(value, column);
    if (index === 0) {
      const dash = this.dashOf(parent, 0);
      const added = lines.join(this.layout.break).trimStart();
      return `${text.slice(0, dash)}${added}${this.layout.break}${' '.repeat(column)}${text.slice(dash)}`;
    }
    return this.insertLines(this.lastLineEnd(items[index - 1] as LocatedNode), lines);
  }

  private removeItem(pointer: string, parent: LocatedNode, index: number): string | undefined {
    const { text } = this;
    const items = parent.items ?? [];
    const item = items[index];
    if (!item) return undefined;
    if (items.length === 1) return this.replace(pointer, []);
    const [before, after] = [items[index - 1], items[index + 1]];
    if (this.isFlowAt(pointer))
      return before
        ? text.slice(0, before.span.end) + text.slice(item.span.end)
        : text.slice(0, item.span.start) + text.slice(after?.span.start ?? item.span.end);
    const next = after && this.dashOf(parent, index + 1);
    return this.removeFrom(this.dashOf(parent, index), this.lastLineEnd(item), next);
  }

  private moveItem(pointer: string, parent: LocatedNode, from: number, to: number): string | undefined {
    const { text } = this;
    const items = parent.items ?? [];
    const order = items.map((_, index) => index);
    order.splice(to, 0, ...order.splice(from, 1));
    // A comment above an item goes with it; one above the first is about the list.
    const slots = this.isFlowAt(pointer)
      ? items.map(({ span }) => span)
      : items.map((item, index) => ({
          start: index === 0 ? this.dashOf(parent, 0) : this.lastLineEnd(items[index - 1] as LocatedNode),
          end: withoutBreak(text, this.lastLineEnd(item)),
        }));
    const first = slots[0];
    if (!first) return undefined;
    const margin = this.isFlowAt(pointer) ? '' : ' '.repeat(columnAt(text, first.start));
    const sources = slots.map(
      ({ start, end }, index) => (index === 0 ? margin : '') + text.slice(start, end),
    );
    let moved = text.slice(0, first.start);
    for (const [index, slot] of slots.entries()) {
      const source = sources[order[index] ?? index] ?? '';
      moved += index === 0 ? withoutMargin(source, margin) : source;
      moved += text.slice(slot.end, slots[index + 1]?.start ?? text.length);
    }
    return moved;
  }

  private isFlowAt(pointer: string): boolean {
    const spot = this.spotOf(pointer);
    return (
      spot !== undefined && (spot.isFlow || (spot.node !== undefined && isFlowNode(this.text, spot.node)))
    );
  }

  private keySource(key: string, isFlow: boolean): string {
    return isPlain(key, isFlow) && !/[:#]/.test(key) ? key : doubleQuoted(key);
  }

  private flowSource(value: JsonValue, old?: ScalarStyle): string {
    if (Array.isArray(value)) return `[${value.map((item) => this.flowSource(item)).join(', ')}]`;
    if (isMapping(value)) {
      const pairs = Object.entries(value).map(
        ([key, each]) => `${this.keySource(key, true)}: ${this.flowSource(each)}`,
      );
      return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
    }
    if (this.isQuoted && typeof value === 'string') return doubleQuoted(value);
    const place = { isFlow: true, indent: 0, parent: 0, width: Number.POSITIVE_INFINITY, column: 0 };
    return scalarSource(value, place, old && old.style < SCALAR_STYLE.LITERAL_BLOCK ? old : undefined).head;
  }

  /** A collection in lines, each with its indentation. */
  private blockLines(value: JsonValue, column: number): string[] {
    if (Array.isArray(value)) return value.flatMap((item) => this.itemLines(item, column));
    return Object.entries(value as object).flatMap(([key, each]) =>
      this.pairLines(this.keySource(key, false), each as JsonValue, column),
    );
  }

  private pairLines(name: string, value: JsonValue, column: number): string[] {
    const margin = ' '.repeat(column);
    if (isCollection(value) && !isEmpty(value)) {
      const below = column + (Array.isArray(value) ? this.layout.dash : this.layout.step);
      return [`${margin}${name}:`, ...this.blockLines(value, below)];
    }
    const { head, below = [] } = this.newScalar(value, column, column + name.length + 2);
    return [`${margin}${name}: ${head}`, ...below];
  }

  private itemLines(value: JsonValue, column: number): string[] {
    const margin = ' '.repeat(column);
    if (isCollection(value) && !isEmpty(value)) {
      const [first = '', ...rest] = this.blockLines(value, column + 2);
      return [`${margin}- ${first.trimStart()}`, ...rest];
    }
    const { head, below = [] } = this.newScalar(value, column, column + 2);
    return [`${margin}- ${head}`, ...below];
  }

  private newScalar(value: JsonValue, parent: number, column: number): ScalarSource {
    if (isCollection(value)) return { head: Array.isArray(value) ? '[]' : '{}' };
    if (this.isQuoted && typeof value === 'string') return { head: doubleQuoted(value) };
    const { step, width } = this.layout;
    return scalarSource(value, { isFlow: false, indent: parent + step, parent, width, column }, undefined);
  }

  /** Lines put in at the start of a line, or after a last line without a break, which stays without. */
  private insertLines(at: number, lines: readonly string[]): string {
    const { text } = this;
    const block = lines.join(this.layout.break);
    const isOpen = at === text.length && !/[\r\n]$/.test(text);
    return isOpen
      ? `${text}${this.layout.break}${block}`
      : `${text.slice(0, at)}${block}${this.layout.break}${text.slice(at)}`;
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
const CHOMPING = ['', '', '-', '+'] as const;

function styleOf(text: string, { scalar }: LocatedNode): ScalarStyle | undefined {
  if (!scalar || scalar.valueStart < 0) return undefined;
  const { style, valueStart, valueEnd } = scalar;
  if (style < SCALAR_STYLE.LITERAL_BLOCK) {
    // An empty text is quoted because nothing else can hold it: its quotes are nobody's choice.
    if (valueStart === valueEnd) return undefined;
    const isText =
      style !== SCALAR_STYLE.PLAIN || typeof parseYaml('', getScalarValue(text, scalar)).value === 'string';
    return isText ? { style, chomping: '', indicated: false, lines: [] } : undefined;
  }
  const header = text.slice(text.lastIndexOf('\n', valueStart - 2) + 1, valueStart);
  const indicated = /[|>][-+]?\d/.test(header);
  const source = text
    .slice(valueStart, valueEnd)
    .replace(/\s+$/, '')
    .split(/\r\n|\n|\r/);
  const lines = style === SCALAR_STYLE.FOLDED_BLOCK ? source.map((line) => line.trim()) : [];
  return { style, chomping: CHOMPING[scalar.chomping] ?? '', indicated, lines };
}

/** The column of the text of a block scalar that has one. */
function indentOfBlock(text: string, { scalar }: LocatedNode): number | undefined {
  if (!scalar || text.slice(scalar.valueStart, scalar.valueEnd).trim() === '') return undefined;
  return scalar.indent >= 0 ? scalar.indent : undefined;
}

function isCollection(
  value: JsonValue,
): value is readonly JsonValue[] | { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null;
}

function isEmpty(value: JsonValue): boolean {
  return isCollection(value) && Object.keys(value).length === 0;
}

function isFlowNode(text: string, node: LocatedNode): boolean {
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

function columnAt(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

function endOfLine(text: string, from: number): number {
  const found = text.slice(from).search(/[\r\n]/);
  return found < 0 ? text.length : from + found;
}

function withoutBreak(text: string, end: number): number {
  return end - (/(?:\r\n|\n|\r)$/.exec(text.slice(Math.max(0, end - 2), end))?.[0].length ?? 0);
}

function withoutLastBreak(lines: string): string {
  return lines.replace(/(?:\r\n|\n|\r)$/, '');
}

function withoutMargin(source: string, margin: string): string {
  return source.startsWith(margin) ? source.slice(margin.length) : source;
}

/** Removes the lines from that of `start` to `end`, a line's end; a last line without a break loses the break before it. */
function removeLines(text: string, start: number, end: number): string {
  const before = text.slice(0, lineStart(text, start));
  const isOpen = end === text.length && !/[\r\n]$/.test(text);
  return (isOpen ? withoutLastBreak(before) : before) + text.slice(end);
}
