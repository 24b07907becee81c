import { SCALAR_STYLE } from 'js-yaml';
import { type LocatedNode, nodeAt } from '../content/places.ts';
import { BOM, withoutBom } from '../text/byte-order-mark.ts';
import { equalJson, isMapping, type JsonValue, valueAt } from '../values/json-value.ts';
import { parentPointer, pointerSteps } from '../values/pointer.ts';
import { changedValue, EditRefusedError, type ValueEdit } from '../values/value-edit.ts';
import { lineStart } from '../yaml/lines.ts';
import {
  columnAt,
  Document,
  type Extent,
  isFlowNode,
  type Parts,
  type Spot,
  withoutBreak,
} from './document.ts';
import type { ScalarStyle } from './scalar-source.ts';
import { placeOf, styleOf } from './scalar-style.ts';
import { isCollection, isEmpty, rewriting, smallEdits } from './small-edits.ts';
import { ValueSource } from './value-source.ts';

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
  const document = Document.read(text);
  if (!document) throw new EditRefusedError('the text is not a value');
  const wanted = changedValue(document.value, edit);
  if (equalJson(wanted, document.value)) return text;
  const base = options.base && withoutBom(options.base);
  const before = base === undefined ? undefined : Document.read(base);
  if (base !== undefined && before && equalJson(before.value, wanted)) return base;
  for (const isQuoted of [false, true]) {
    const edits =
      isQuoted && edit.op === 'move' ? rewriting(document.value, edit) : smallEdits(document.value, edit);
    const edited = edits.reduce<string | undefined>((now, small) => {
      const at = now === undefined ? undefined : Document.read(now);
      return at && new Writer(at, before, options.keysAt, isQuoted).write(small);
    }, text);
    const now = edited === undefined ? undefined : Document.read(edited);
    if (edited !== undefined && now && equalJson(now.value, wanted)) return edited;
  }
  throw new EditRefusedError(`the text around ${edit.pointer} cannot be changed here`);
}

class Writer {
  private readonly document: Document;
  private readonly text: string;
  private readonly base: Document | undefined;
  private readonly keysAt: EditOptions['keysAt'];
  private readonly source: ValueSource;

  constructor(
    document: Document,
    base: Document | undefined,
    keysAt: EditOptions['keysAt'],
    isQuoted: boolean,
  ) {
    this.document = document;
    this.text = document.text;
    this.base = base;
    this.keysAt = keysAt;
    this.source = new ValueSource(document.layout, isQuoted);
  }

  write(edit: ValueEdit): string | undefined {
    const pointer = parentPointer(edit.pointer);
    const last = pointerSteps(edit.pointer).at(-1) ?? '';
    if (
      edit.op === 'set' &&
      (edit.pointer === '' || valueAt(this.document.value, edit.pointer) !== undefined)
    )
      return this.replace(edit.pointer, edit.value);
    const parent = nodeAt(this.document.root, pointer);
    if (!parent) return undefined;
    const parts = this.document.partsOf(parent, pointer);
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
    const spot = this.document.spotOf(pointer);
    if (!spot) return undefined;
    const { node, anchor } = spot;
    const { text } = this;
    const old = this.document.extentOf(spot);
    const remembered = this.remembered(pointer, value, spot);
    if (remembered !== undefined) return text.slice(0, anchor) + remembered + text.slice(old.end);
    if (spot.isFlow) {
      const source = this.source.flowSource(value, node && this.styleAt(pointer, node));
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
      return text.slice(0, node.span.start) + this.source.flowSource(value) + text.slice(node.span.end);
    return this.replaceInBlock(pointer, spot, old, value);
  }

  private replaceInBlock(pointer: string, spot: Spot, extent: Extent, value: JsonValue): string {
    const { text } = this;
    const { node, anchor } = spot;
    const { gap, comment, inner } = extent;
    const isOpen = spot.kind === 'root' && anchor > 0 && !/[\r\n]$/.test(text.slice(0, anchor));
    const start = text.slice(0, anchor) + (isOpen && !extent.isThere ? this.document.layout.break : '');
    const end = inner + text.slice(extent.end);
    if (isCollection(value) && !isEmpty(value)) {
      const lines = this.source
        .blockLines(value, this.source.columnBelow(spot, value))
        .join(this.document.layout.break);
      if (spot.kind === 'root')
        return `${start}${lines}${end === '' && !text.endsWith('\n') ? this.document.layout.break : ''}${end}`;
      if (spot.kind === 'item' && comment === '' && inner === '')
        return `${start} ${lines.trimStart()}${end}`;
      return `${start}${comment}${inner}${this.document.layout.break}${lines}${text.slice(extent.end)}`;
    }
    const old = node && this.styleAt(pointer, node);
    const { head, below = [] } = this.source.scalar(value, placeOf(this.document, spot, old), old);
    const lines = [head + comment, ...below];
    return `${start}${spot.kind === 'root' ? '' : gap}${lines.join(this.document.layout.break)}${end}`;
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
    const there = base.spotOf(pointer);
    if (!there || there.isFlow !== spot.isFlow || there.column !== spot.column || there.kind !== spot.kind)
      return undefined;
    const { end } = base.extentOf(there);
    return base.text.slice(there.anchor, end);
  }

  private addKey(parts: Parts, key: string, value: JsonValue): string | undefined {
    const { node, pointer, isFlow, names } = parts;
    if (!node.entries) return undefined;
    if (names.length === 0) return this.replace(pointer, { [key]: value });
    const name = this.source.keySource(key, isFlow);
    const order = this.keysAt?.(pointer) ?? this.keysOfBase(pointer);
    const rank = order.indexOf(key);
    const earlier = order.slice(0, Math.max(0, rank));
    const known = names.findLastIndex((each) => earlier.includes(each));
    const added = isFlow
      ? `${name}: ${this.source.flowSource(value)}`
      : this.source.linesOf(`${name}:`, value, this.document.keyColumn(node));
    return this.add(parts, rank < 0 ? names.length : known + 1, added);
  }

  private addItem(parts: Parts, index: number, value: JsonValue): string | undefined {
    const { node, pointer, isFlow, all } = parts;
    if (!node.items) return undefined;
    if (all.length === 0) return this.replace(pointer, [value]);
    const column = columnAt(this.text, all[0]?.start ?? 0);
    return this.add(
      parts,
      index,
      isFlow ? this.source.flowSource(value) : this.source.linesOf('-', value, column),
    );
  }

  /** Puts a part before the one of that index, or behind the last. */
  private add({ all }: Parts, index: number, added: string | readonly string[]): string {
    const { text } = this;
    const { layout } = this.document;
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

  private renameKey({ node, isFlow }: Parts, from: string, to: string): string | undefined {
    const key = node.entries?.get(from)?.key;
    return (
      key && this.text.slice(0, key.start) + this.source.keySource(to, isFlow) + this.text.slice(key.end)
    );
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
    return `${text.slice(0, start).trimEnd()}${this.document.layout.break}${text.slice(end)}`;
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

  /** Lines put in at the start of a line, or after a last line without a break, which stays without. */
  private insertLines(at: number, lines: readonly string[]): string {
    const { text } = this;
    const block = lines.join(this.document.layout.break);
    const isOpen = at === text.length && !/[\r\n]$/.test(text);
    return isOpen
      ? `${text}${this.document.layout.break}${block}`
      : `${text.slice(0, at)}${block}${this.document.layout.break}${text.slice(at)}`;
  }
}

/** Removes the lines from that of `start` to `end`, a line's end; a last line without a break loses the break before it. */
function removeLines(text: string, start: number, end: number): string {
  const before = text.slice(0, lineStart(text, start));
  const isOpen = end === text.length && !/[\r\n]$/.test(text);
  return (isOpen ? before.slice(0, withoutBreak(before, before.length)) : before) + text.slice(end);
}
