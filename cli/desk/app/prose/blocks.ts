import {
  type ChangeDesc,
  EditorState,
  type Extension,
  Facet,
  StateField,
  type Text,
  Transaction,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import buttons from '../parts/Button.module.css';
import { words } from '../words.ts';
import styles from './blocks.module.css';
import { readTable } from './markdown-table.ts';
import { tree } from './paragraphs.ts';
import { addressOfPicture, readPicture } from './text-picture.ts';

/** A part of a text that is edited in a separate window; `from` and `to` are equal for a new one. */
export interface Block {
  readonly kind: 'table' | 'picture';
  readonly from: number;
  readonly to: number;
}

type Open = (block: Block) => void;

const opening = Facet.define<Open, Open>({ combine: ([open = () => {}]) => open });

/** Shows tables and pictures in the text as they look; `open` is called to change one. */
export function blocks(open: Open): Extension {
  return [opening.of(open), shown, outside, apart];
}

/** A new block behind the paragraph or the block at the caret. */
export function newBlock({ state }: EditorView, kind: Block['kind']): Block {
  const { head } = state.selection.main;
  const at = blockAt(state.doc, head)?.to ?? head;
  return { kind, from: at, to: at };
}

function blockAt(doc: Text, place: number): Block | undefined {
  return blocksIn(doc).find(({ from, to }) => from <= place && place <= to);
}

function blocksIn(doc: Text): readonly Block[] {
  const found: Block[] = [];
  const text = doc.toString();
  tree.parse(text).iterate({
    enter({ name, from, to }) {
      if (name === 'Document') return undefined;
      const kind =
        name === 'Table' ? 'table' : name === 'Paragraph' && readPicture(text.slice(from, to)) && 'picture';
      if (kind) found.push({ kind, from: doc.lineAt(from).from, to: doc.lineAt(to).to });
      return false;
    },
  });
  return found;
}

function decorations(state: EditorState): DecorationSet {
  return Decoration.set(
    blocksIn(state.doc).map(({ kind, from, to }) =>
      Decoration.replace({ widget: new BlockWidget(kind, state.sliceDoc(from, to)), block: true }).range(
        from,
        to,
      ),
    ),
  );
}

const shown = StateField.define<DecorationSet>({
  create: decorations,
  update: (value, { docChanged, state }) => (docChanged ? decorations(state) : value),
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
});

/** The line ends that are missing for an empty line before a place of a text, or behind it. */
export function missingEnds(text: string, place: number, side: 'before' | 'behind'): string {
  const beside = side === 'before' ? text.slice(0, place) : text.slice(place);
  const ends = (side === 'before' ? /\n{0,2}$/ : /^\n{0,2}/).exec(beside)?.[0] ?? '';
  return beside.trim() === '' ? '' : '\n'.repeat(2 - ends.length);
}

/** Keeps an empty line between a block and what is written beside it, which would become part of it. */
const apart = EditorState.transactionFilter.of((transaction) => {
  const { changes, docChanged, newDoc, startState } = transaction;
  if (!docChanged || transaction.annotation(Transaction.userEvent) === undefined) return transaction;
  const text = newDoc.toString();
  const added = blocksIn(startState.doc).flatMap(({ from, to }) => {
    const [start, end] = [changes.mapPos(from, 1), changes.mapPos(to, -1)];
    if (!changes.touchesRange(from - 1, to + 1) || end - start !== to - from) return [];
    const below = changes.mapPos(Math.min(to + 1, changes.length), 1);
    const isFilled = text.slice(end, below).trim() !== '';
    return [
      { from: start, insert: missingEnds(text, start, 'before') },
      { from: end, insert: missingEnds(text, end, 'behind') },
      { from: below, insert: isFilled ? missingEnds(text, below, 'behind') : '' },
    ];
  });
  return [transaction, { changes: added, sequential: true }];
});

/** Keeps the caret out of the lines that a block hides; above the first block and below the last one there is always a line. */
const outside = EditorState.transactionFilter.of((transaction) => {
  const { docChanged, newDoc, newSelection, startState } = transaction;
  const { empty, head } = newSelection.main;
  const all = blocksIn(newDoc);
  const hidden = empty ? blockAt(newDoc, head) : undefined;
  const above = all[0]?.from === 0 ? '\n' : '';
  const below = all.at(-1)?.to === newDoc.length ? '\n' : '';
  const changes = [
    { from: 0, insert: above },
    { from: newDoc.length, insert: below },
  ];
  if (hidden === undefined) return [transaction, { changes, sequential: true }];
  const isUp = !docChanged && startState.selection.main.head > hidden.to;
  const anchor = above.length + (isUp ? hidden.from - 1 : hidden.to + 1);
  return [transaction, { changes, selection: { anchor }, sequential: true }];
});

class BlockWidget extends WidgetType {
  readonly kind: Block['kind'];
  readonly text: string;

  constructor(kind: Block['kind'], text: string) {
    super();
    this.kind = kind;
    this.text = text;
  }

  override eq(other: BlockWidget): boolean {
    return other.text === this.text;
  }

  override toDOM(view: EditorView): HTMLElement {
    const block = document.createElement('div');
    block.className = `card row ${styles.block}`;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = buttons.button ?? '';
    button.dataset.look = 'plain';
    button.textContent = words.prose.change[this.kind];
    button.addEventListener('click', () => {
      const from = view.posAtDOM(block);
      view.state.facet(opening)({ kind: this.kind, from, to: from + this.text.length });
    });
    block.append(this.kind === 'table' ? tableElement(this.text) : pictureElement(this.text), button);
    return block;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function tableElement(text: string): HTMLElement {
  const table = document.createElement('table');
  readTable(text).rows.forEach((cells, index) => {
    const row = table.insertRow();
    for (const cell of cells) {
      const place = document.createElement(index === 0 ? 'th' : 'td');
      place.textContent = cell;
      row.append(place);
    }
  });
  return table;
}

function pictureElement(text: string): HTMLElement {
  const picture = readPicture(text);
  const image = document.createElement('img');
  image.src = addressOfPicture(picture?.src ?? '');
  image.alt = picture?.alt ?? '';
  image.dataset.width = String(picture?.width ?? '');
  return image;
}

/** Where a block is after changes of its text. */
export function mapBlock({ kind, from, to }: Block, changes: ChangeDesc): Block {
  const start = changes.mapPos(from, from === to ? -1 : 1);
  return { kind, from: start, to: Math.max(start, changes.mapPos(to, -1)) };
}

/** Puts a block in the place of another, or after the paragraph of the caret, and the caret below; an empty one takes it away. */
export function putBlock(view: EditorView, { from, to }: Block, text: string): void {
  const { doc } = view.state;
  const isNew = from === to;
  const line = doc.lineAt(from);
  const start = isNew && line.text.trim() !== '' ? line.to : isNew ? line.from : from;
  const end = isNew ? Math.max(start, line.to) : to;
  const before = doc.sliceString(0, start).trimEnd();
  const after = doc.sliceString(end).trimStart();
  const parts = [before, text, after].filter((part) => part !== '');
  const insert = parts.join('\n\n');
  const [kept, rest] = [before.length, after.length];
  view.dispatch({
    changes: { from: kept, to: doc.length - rest, insert: insert.slice(kept, insert.length - rest) },
    selection: { anchor: text === '' ? kept : insert.length - rest - (rest > 0 ? 2 : 0) },
    scrollIntoView: true,
    userEvent: 'input',
  });
}

/** Moves a block before the paragraph above it, or behind the one below. */
export function moveBlock(view: EditorView, { from, to }: Block, by: -1 | 1): Block | null {
  const whole = view.state.doc.toString().trimEnd();
  const text = whole.trimStart();
  const above = whole.length - text.length;
  const parts = text.split(/\n{2,}/);
  const ends = Array.from(text.matchAll(/\n{2,}/g), ({ index }) => index);
  const at = ends.filter((end) => end < from - above).length;
  const other = parts[at + by];
  const current = whole.slice(from, to);
  if (other === undefined || parts[at] !== current) return null;
  const moved = parts.with(at, other).with(at + by, current);
  const insert = moved.join('\n\n');
  view.dispatch({ changes: { from: above, to: whole.length, insert }, userEvent: 'move' });
  const start = moved.slice(0, at + by).reduce((sum, part) => sum + part.length + 2, above);
  return { kind: 'picture', from: start, to: start + current.length };
}
