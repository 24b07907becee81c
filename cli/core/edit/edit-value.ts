// Longer than other files: each kind of YAML value is written from the same events of the parser, and its cases are read together.

import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE } from 'js-yaml';
import { parseYaml } from '../content/parse-yaml.ts';
import { type LocatedNode, locatedTree, nodeAt } from '../content/places.ts';
import type { Span } from '../diagnostics/problem.ts';
import { BOM, withoutBom } from '../text/byte-order-mark.ts';
import { equalJson, isList, isMapping, type JsonValue, mappingOf, valueAt } from '../values/json-value.ts';
import { parentPointer, pointerSteps } from '../values/pointer.ts';
import { changedValue, EditRefusedError, type ValueEdit } from '../values/value-edit.ts';
import { endOfLine, lineStart } from '../yaml/lines.ts';
import {
  doubleQuoted,
  isPlain,
  type ScalarPlace,
  type ScalarSource,
  type ScalarStyle,
  scalarSource,
} from './scalar-source.ts';
import { isCollection, isEmpty, rewriting, smallEdits } from './small-edits.ts';

interface EditOptions {
  /** The text as it was before any edit: what an edit restores is written as it was there. */
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
  if (text.startsWith(BOM)) return BOM + editValue(withoutBom(text), edit, options);
  const document = tryToRead(text);
  if (!document) throw new EditRefusedError('the text is not a value');
  const wanted = changedValue(document.value, edit);
  if (equalJson(wanted, document.value)) return text;
  const base = options.base && withoutBom(options.base);
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
interface Parts {
  readonly node: LocatedNode;
  readonly pointer: string;
  readonly isFlow: boolean;
  readonly names: readonly string[];
  /** `lineEnd` is the end of a part's last line, with its comment and its line break. */
  readonly all: readonly (Span & { readonly lineEnd: number })[];
}

class Writer {
  private readonly text: string;
  private readonly value: JsonValue;
  private readonly root: LocatedNode | undefined;
  private readonly layout: Layout;
  private readonly base: Document | undefined;
  private readonly keysAt: EditOptions['keysAt'];
  /** Whether every text is put between double quotes: where the style of the file did not do. */
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
    const pointer = parentPointer(edit.pointer);
    const last = pointerSteps(edit.pointer).at(-1) ?? '';
    if (edit.op === 'set' && (edit.pointer === '' || valueAt(this.value, edit.pointer) !== undefined))
      return this.replace(edit.pointer, edit.value);
    const parent = nodeAt(this.root, pointer);
    if (!parent) return undefined;
    const parts = this.partsOf(parent, pointer);
    switch (edit.op) {
      case 'set':
        return this.addKey(parts, last, edit.value);
      case 'insert':
        return this.addItem(parts, Number(last), edit.value);
      case 'remove':
        return this.remove(parts, parent.items ? Number(last) : parts.names.indexOf(last));
      case 'move':
        return parent.items && this.move(parts, Number(last), edit.to);
      case 'rename':
        return this.renameKey(parts, last, edit.key);
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
    if (
      node &&
      !isEmpty(value) &&
      isCollection(value) &&
      isFlowNode(text, node) &&
      (node.items?.length ?? node.entries?.size)
    )
      return text.slice(0, node.span.start) + this.flowSource(value) + text.slice(node.span.end);
    return this.replaceInBlock(pointer, spot, old, value);
  }

  private replaceInBlock(pointer: string, spot: Spot, extent: Extent, value: JsonValue): string {
    const { text } = this;
    const { node, anchor } = spot;
    const { gap, comment, inner } = extent;
    const isOpen = spot.kind === 'root' && anchor > 0 && !/[\r\n]$/.test(text.slice(0, anchor));
    const start = text.slice(0, anchor) + (isOpen && !extent.isThere ? this.layout.break : '');
    const end = inner + text.slice(extent.end);
    if (isCollection(value) && !isEmpty(value)) {
      const lines = this.blockLines(value, this.columnBelow(spot, value)).join(this.layout.break);
      if (spot.kind === 'root')
        return `${start}${lines}${end === '' && !text.endsWith('\n') ? this.layout.break : ''}${end}`;
      if (spot.kind === 'item' && comment === '' && inner === '')
        return `${start} ${lines.trimStart()}${end}`;
      return `${start}${comment}${inner}${this.layout.break}${lines}${text.slice(extent.end)}`;
    }
    const old = node && this.styleAt(pointer, node);
    const { head, below = [] } = this.scalar(value, this.placeAt(spot, old), old);
    const lines = [head + comment, ...below];
    return `${start}${spot.kind === 'root' ? '' : gap}${lines.join(this.layout.break)}${end}`;
  }

  /** The source of a value, here or in the base: what was written on the way may have needed quotes, or each line break. */
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

  private columnBelow({ kind, column }: Pick<Spot, 'kind' | 'column'>, value: JsonValue): number {
    if (kind === 'root') return 0;
    if (kind === 'item') return column + 2;
    return column + (Array.isArray(value) ? this.layout.dash : this.layout.step);
  }

  /** A scalar, or a collection without parts. */
  private scalar(value: JsonValue, place: ScalarPlace, old?: ScalarStyle): ScalarSource {
    if (isCollection(value)) return { head: Array.isArray(value) ? '[]' : '{}' };
    if (this.isQuoted && typeof value === 'string') return { head: doubleQuoted(value) };
    return scalarSource(value, place, old);
  }

  private placeAt({ node, isFlow, kind, anchor, ...spot }: Spot, old: ScalarStyle | undefined): ScalarPlace {
    const parent = Math.max(0, spot.column);
    const known =
      node?.scalar && old && old.style >= SCALAR_STYLE.LITERAL_BLOCK
        ? indentOfBlock(this.text, node)
        : undefined;
    const indent = known ?? (kind === 'root' ? this.layout.step : parent + this.layout.step);
    const column = columnAt(this.text, anchor) + 1;
    return { isFlow, indent, parent, width: this.widthFor(old, indent), column };
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
  private partsOf(node: LocatedNode, pointer: string): Parts {
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

  private addKey(parts: Parts, key: string, value: JsonValue): string | undefined {
    const { node, pointer, isFlow, names } = parts;
    if (!node.entries) return undefined;
    if (names.length === 0) return this.replace(pointer, { [key]: value });
    const name = this.keySource(key, isFlow);
    const order = this.keysAt?.(pointer) ?? this.keysOfBase(pointer);
    const rank = order.indexOf(key);
    const earlier = order.slice(0, Math.max(0, rank));
    const known = names.findLastIndex((each) => earlier.includes(each));
    const added = isFlow
      ? `${name}: ${this.flowSource(value)}`
      : this.linesOf(`${name}:`, value, this.keyColumn(node));
    return this.add(parts, rank < 0 ? names.length : known + 1, added);
  }

  private addItem(parts: Parts, index: number, value: JsonValue): string | undefined {
    const { node, pointer, isFlow, all } = parts;
    if (!node.items) return undefined;
    if (all.length === 0) return this.replace(pointer, [value]);
    const column = columnAt(this.text, all[0]?.start ?? 0);
    return this.add(parts, index, isFlow ? this.flowSource(value) : this.linesOf('-', value, column));
  }

  /** Puts a part before the one of that index, or behind the last. */
  private add({ all }: Parts, index: number, added: string | readonly string[]): string {
    const { text, layout } = this;
    const [before, next] = [all[index - 1], all[index]];
    if (typeof added === 'string') {
      if (next) return `${text.slice(0, next.start)}${added}, ${text.slice(next.start)}`;
      const end = before?.end ?? 0;
      return `${text.slice(0, end)}, ${added}${text.slice(end)}`;
    }
    if (before) return this.insertLines(before.lineEnd, added);
    const start = next?.start ?? 0;
    const margin = ' '.repeat(columnAt(text, start));
    return `${text.slice(0, start)}${added.join(layout.break).trimStart()}${layout.break}${margin}${text.slice(start)}`;
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

  private renameKey({ node, isFlow }: Parts, from: string, to: string): string | undefined {
    const key = node.entries?.get(from)?.key;
    return key && this.text.slice(0, key.start) + this.keySource(to, isFlow) + this.text.slice(key.end);
  }

  private remove({ node, pointer, isFlow, all }: Parts, index: number): string | undefined {
    const { text } = this;
    const [before, part, next] = [all[index - 1], all[index], all[index + 1]];
    if (!part) return undefined;
    if (all.length === 1) return this.replace(pointer, node.items ? [] : {});
    // The blank lines at the end of a file would go to a text above that keeps such lines.
    const isLast = !next && text.slice(part.lineEnd).trim() === '';
    const isKept = before && /[|>]\d?\+/.test(text.slice(before.start, part.start));
    if (!isFlow)
      return this.removeFrom(part.start, isLast && isKept ? text.length : part.lineEnd, next?.start);
    return before
      ? text.slice(0, before.end) + text.slice(part.end)
      : text.slice(0, part.start) + text.slice(next?.start ?? part.end);
  }

  /** Removes the text from `start` to `end`, a line's end; where its line begins with something else, what follows comes up. */
  private removeFrom(start: number, end: number, next: number | undefined): string {
    const { text } = this;
    if (text.slice(lineStart(text, start), start).trim() === '') return removeLines(text, start, end);
    const between = next === undefined ? '' : text.slice(end, next);
    if (next !== undefined && between.trim() === '') return text.slice(0, start) + text.slice(next);
    return `${text.slice(0, start).trimEnd()}${this.layout.break}${text.slice(end)}`;
  }

  private move({ isFlow, all }: Parts, from: number, to: number): string {
    const { text } = this;
    const order = all.map((_, index) => index);
    order.splice(to, 0, ...order.splice(from, 1));
    // A comment above an item goes with it; one above the first is about the list.
    const slots = all.map(({ start, end, lineEnd }, index) =>
      isFlow ? { start, end } : { start: all[index - 1]?.lineEnd ?? start, end: withoutBreak(text, lineEnd) },
    );
    const start = slots[0]?.start ?? 0;
    const margin = isFlow ? '' : ' '.repeat(columnAt(text, start));
    const sources = slots.map(
      (slot, index) => (index === 0 ? margin : '') + text.slice(slot.start, slot.end),
    );
    let moved = text.slice(0, start);
    for (const [index, slot] of slots.entries()) {
      const source = sources[order[index] ?? index] ?? '';
      moved += index === 0 && source.startsWith(margin) ? source.slice(margin.length) : source;
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
    if (isList(value)) return `[${value.map((item) => this.flowSource(item)).join(', ')}]`;
    if (isMapping(value) && !isEmpty(value)) {
      const pairs = Object.entries(value).map(
        ([key, each]) => `${this.keySource(key, true)}: ${this.flowSource(each)}`,
      );
      return `{ ${pairs.join(', ')} }`;
    }
    const place = { isFlow: true, indent: 0, parent: 0, width: Number.POSITIVE_INFINITY, column: 0 };
    return this.scalar(value, place, old && old.style < SCALAR_STYLE.LITERAL_BLOCK ? old : undefined).head;
  }

  /** A collection in lines, each with its indentation. */
  private blockLines(value: JsonValue, column: number): string[] {
    if (isList(value)) return value.flatMap((item) => this.linesOf('-', item, column));
    return Object.entries(mappingOf(value)).flatMap(([key, each]) =>
      this.linesOf(`${this.keySource(key, false)}:`, each, column),
    );
  }

  /** A value in lines, behind its `key:` or its dash. */
  private linesOf(opening: string, value: JsonValue, column: number): string[] {
    const margin = ' '.repeat(column);
    const kind = opening === '-' ? 'item' : 'value';
    if (isCollection(value) && !isEmpty(value)) {
      const lines = this.blockLines(value, this.columnBelow({ kind, column }, value));
      if (kind === 'value') return [margin + opening, ...lines];
      return [`${margin}- ${lines[0]?.trimStart()}`, ...lines.slice(1)];
    }
    const { step, width } = this.layout;
    const place = { isFlow: false, indent: column + step, parent: column, width };
    const { head, below = [] } = this.scalar(value, { ...place, column: column + opening.length + 1 });
    return [`${margin}${opening} ${head}`, ...below];
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

function indentOfBlock(text: string, { scalar }: LocatedNode): number | undefined {
  if (!scalar || text.slice(scalar.valueStart, scalar.valueEnd).trim() === '') return undefined;
  return scalar.indent >= 0 ? scalar.indent : undefined;
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

function withoutBreak(text: string, end: number): number {
  return end - (/(?:\r\n|\n|\r)$/.exec(text.slice(Math.max(0, end - 2), end))?.[0].length ?? 0);
}

/** Removes the lines from that of `start` to `end`, a line's end; a last line without a break loses the break before it. */
function removeLines(text: string, start: number, end: number): string {
  const before = text.slice(0, lineStart(text, start));
  const isOpen = end === text.length && !/[\r\n]$/.test(text);
  return (isOpen ? before.slice(0, withoutBreak(before, before.length)) : before) + text.slice(end);
}
