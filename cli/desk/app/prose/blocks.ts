import { type ChangeDesc, type EditorState, type Extension, Facet, StateField } from '@codemirror/state';
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
  return [opening.of(open), shown];
}

/** The block of a kind at the caret; a new one, behind the paragraph there, where there is none. */
export function blockAt({ state }: EditorView, kind: Block['kind']): Block {
  const { head } = state.selection.main;
  const here = blocksIn(state).find(({ from, to }) => from <= head && head <= to);
  return here?.kind === kind ? here : newBlock(kind, here?.to ?? head);
}

/** A new block behind the paragraph at the caret. */
export function blockAfter({ state }: EditorView, kind: Block['kind']): Block {
  const { head } = state.selection.main;
  return newBlock(kind, blocksIn(state).find(({ from, to }) => from <= head && head <= to)?.to ?? head);
}

function newBlock(kind: Block['kind'], at: number): Block {
  return { kind, from: at, to: at };
}

function blocksIn(state: EditorState): readonly Block[] {
  const found: Block[] = [];
  const text = state.doc.toString();
  tree.parse(text).iterate({
    enter({ name, from, to }) {
      if (name === 'Document') return undefined;
      const kind =
        name === 'Table' ? 'table' : name === 'Paragraph' && readPicture(text.slice(from, to)) && 'picture';
      if (kind) found.push({ kind, from: state.doc.lineAt(from).from, to: state.doc.lineAt(to).to });
      return false;
    },
  });
  return found;
}

function decorations(state: EditorState): DecorationSet {
  return Decoration.set(
    blocksIn(state).map(({ kind, from, to }) =>
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
  // Words that are typed at the edge of a block would become part of it.
  if (text !== '' && (isNew || after === '')) parts.splice(before === '' ? 1 : 2, 0, '');
  const insert = parts.join('\n\n');
  const [kept, rest] = [before.length, after.length];
  view.dispatch({
    changes: { from: kept, to: doc.length - rest, insert: insert.slice(kept, insert.length - rest) },
    selection: { anchor: text === '' ? kept : insert.length - rest - (isNew && rest > 0 ? 2 : 0) },
    scrollIntoView: true,
    userEvent: 'input',
  });
}

/** Moves a block before the paragraph above it, or behind the one below. */
export function moveBlock(view: EditorView, { from, to }: Block, by: -1 | 1): Block | null {
  const text = view.state.doc.toString();
  const parts = text.split(/\n{2,}/);
  const ends = Array.from(text.matchAll(/\n{2,}/g), ({ index }) => index);
  const at = ends.filter((end) => end < from).length;
  const other = parts[at + by];
  const current = text.slice(from, to);
  if (other === undefined || parts[at] !== current) return null;
  const moved = parts.with(at, other).with(at + by, current);
  const insert = moved.join('\n\n');
  view.dispatch({ changes: { from: 0, to: text.length, insert }, userEvent: 'move' });
  const start = moved.slice(0, at + by).reduce((sum, part) => sum + part.length + 2, 0);
  return { kind: 'picture', from: start, to: start + current.length };
}
