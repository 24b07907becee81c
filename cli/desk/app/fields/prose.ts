import { standardKeymap } from '@codemirror/commands';
import {
  defineLanguageFacet,
  HighlightStyle,
  Language,
  languageDataProp,
  syntaxHighlighting,
} from '@codemirror/language';
import { Annotation, type ChangeDesc, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { sharedEnds } from '../../../core/text/shared-ends.ts';
import { type Block, blocks } from '../prose/blocks.ts';
import { markdownOf } from '../prose/clipboard.ts';
import { insertMarkdown, surround } from '../prose/commands.ts';
import { type Constants, constantsIn } from '../prose/constants.ts';
import { beginParagraph, breakLine } from '../prose/keys.ts';
import { joined, tree } from '../prose/paragraphs.ts';
import { words } from '../words.ts';

export interface ProseOptions {
  readonly value: string;
  readonly isMarkdown: boolean;
  readonly hasSeveralLines: boolean;
  readonly placeholder: string | undefined;
  readonly onWrite: (text: string) => void;
  /** A table or a picture is to be changed. */
  readonly onBlock: (block: Block) => void;
  /** Pictures were pasted or dropped. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Here or elsewhere. */
  readonly onChanges: (changes: ChangeDesc) => void;
}

interface Attributes {
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly hasSeveralLines: boolean;
}

// A compartment is a name for a part of any editor, not a place in one.
const constantsPart = new Compartment();
const attributesPart = new Compartment();

/** Marks what somebody else wrote: an undone edit, another window. */
const fromElsewhere = Annotation.define<true>();

const data = defineLanguageFacet();
const markdown = new Language(
  data,
  tree.configure({ props: [languageDataProp.add({ Document: data })] }),
  [],
  'markdown',
);

const looks = HighlightStyle.define([
  { tag: tags.heading, fontFamily: 'var(--font-heading)', fontSize: '1.2em', fontWeight: '600' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, color: 'var(--color-link)' },
  { tag: tags.url, color: 'var(--color-quiet)' },
  { tag: tags.processingInstruction, color: 'var(--color-quiet)' },
]);

/** Overrides the look of CodeMirror, which no layer of a style sheet can change. */
const paper = EditorView.theme({
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-text)', lineHeight: 'var(--leading-text)', maxHeight: '34rem' },
  '.cm-content': { padding: 'var(--space-2) 0', caretColor: 'var(--color-text)' },
  '[data-lines=several] & .cm-content': { minHeight: '5.5rem' },
  '.cm-line': { padding: '0 var(--space-3)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '.cm-placeholder': { color: 'var(--color-quiet)' },
  '&.cm-editor .cm-tooltip.cm-tooltip-autocomplete': {
    border: '1px solid var(--color-field-line)',
    borderRadius: 'var(--radius-1)',
    backgroundColor: 'var(--color-raised)',
    boxShadow: 'var(--shadow-2)',
  },
  '&.cm-editor .cm-tooltip-autocomplete > ul': {
    minWidth: '18rem',
    maxHeight: 'none',
    fontFamily: 'var(--font-text)',
  },
  '&.cm-editor .cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 'var(--space-4)',
    padding: 'var(--space-2) var(--space-3)',
    lineHeight: 'var(--leading-snug)',
  },
  '&.cm-editor .cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-link)',
    color: 'var(--color-page)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': { fontStyle: 'normal' },
});

/** A line end that is typed is refused, one that is pasted becomes a space. */
const oneLine = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.docChanged || transaction.newDoc.lines === 1) return transaction;
  if (transaction.isUserEvent('input.paste')) {
    const text = transaction.newDoc.toString().replace(/\s*\n\s*/g, ' ');
    return { changes: { from: 0, to: transaction.startState.doc.length, insert: text } };
  }
  return [];
});

/** The caret stays clear of the bars of the window, which cover what the editor takes for visible. */
const clearOfBars = EditorView.scrollHandler.of((view) => {
  requestAnimationFrame(() => {
    const caret = view.coordsAtPos(view.state.selection.main.head);
    if (caret === null) return;
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const above = caret.top - Number.parseFloat(scrollPaddingTop);
    const below = caret.bottom - window.innerHeight + Number.parseFloat(scrollPaddingBottom);
    window.scrollBy(0, Math.max(below, Math.min(above, 0)));
  });
  return false;
});

/** An editor in `parent`. The history of what is typed is that of the desk, so that it crosses entries. */
export function openEditor(parent: HTMLElement, options: ProseOptions): EditorView {
  const extensions: Extension[] = [
    ...(options.isMarkdown ? markdownParts(options) : []),
    keymap.of(standardKeymap),
    paper,
    clearOfBars,
    EditorView.lineWrapping,
    EditorState.phrases.of(words.prose.phrases),
    constantsPart.of([]),
    attributesPart.of([]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) options.onChanges(update.changes);
      const isLocal = !update.transactions.some((transaction) => transaction.annotation(fromElsewhere));
      if (update.docChanged && isLocal) options.onWrite(update.state.doc.toString());
    }),
    ...(options.placeholder === undefined ? [] : [placeholder(options.placeholder)]),
    ...(options.hasSeveralLines ? [] : [oneLine]),
  ];
  const view = new EditorView({ parent, state: EditorState.create({ extensions }) });
  showText(view, options.value);
  return view;
}

function markdownParts({ onBlock, onFiles }: ProseOptions): Extension[] {
  return [
    markdown,
    syntaxHighlighting(looks),
    blocks(onBlock),
    keymap.of([
      { key: 'Mod-b', run: (view) => surround('**')(view) },
      { key: 'Mod-i', run: (view) => surround('*')(view) },
      { key: 'Enter', run: beginParagraph, shift: breakLine },
    ]),
    EditorView.domEventHandlers({
      paste: (event, view) => paste(view, event.clipboardData, onFiles),
      dragover: ({ dataTransfer }) => dataTransfer?.types.includes('Files'),
      drop(event, view) {
        const files = picturesIn(event.dataTransfer);
        if (files.length === 0) return false;
        event.preventDefault();
        view.dispatch({ selection: { anchor: view.posAtCoords(event) ?? view.state.doc.length } });
        onFiles(files);
        return true;
      },
    }),
  ];
}

function picturesIn(data: DataTransfer | null): readonly File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** What was copied as the site can show it. Spreadsheets copy a picture of their cells, too: words come first. */
function paste(view: EditorView, data: DataTransfer | null, onFiles: ProseOptions['onFiles']): boolean {
  if (data === null) return false;
  const html = data.getData('text/html');
  const rich = html === '' ? null : markdownOf(new DOMParser().parseFromString(html, 'text/html'));
  const text = rich ?? joined(data.getData('text/plain').replace(/\r\n?/g, '\n'));
  const files = picturesIn(data);
  if (text !== '') insertMarkdown(view, text);
  else if (files.length > 0) onFiles(files);
  else return false;
  return true;
}

/** Shows a text that was not typed here. */
export function showText(view: EditorView, written: string): void {
  const old = view.state.doc.toString();
  // The lines above a first block and below a last one are the editor's own.
  const above = old.startsWith('\n') && !written.startsWith('\n') ? '\n' : '';
  const below = old.endsWith('\n') && !written.endsWith('\n') ? '\n' : '';
  const text = above + written + below;
  if (old === text) return;
  const [start, end] = sharedEnds(old, text);
  const changes = { from: start, to: old.length - end, insert: text.slice(start, text.length - end) };
  view.dispatch({ changes, annotations: fromElsewhere.of(true) });
}

export function showAttributes(view: EditorView, attributes: Attributes): void {
  const { label, describedBy, isInvalid, isRequired, hasSeveralLines } = attributes;
  const content = EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-multiline': String(hasSeveralLines),
    spellcheck: 'true',
    lang: 'fr',
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isRequired && { 'aria-required': 'true' }),
  });
  view.dispatch({ effects: attributesPart.reconfigure(content) });
}

export function showConstants(view: EditorView, constants: Constants): void {
  view.dispatch({ effects: constantsPart.reconfigure(constantsIn(constants)) });
}
