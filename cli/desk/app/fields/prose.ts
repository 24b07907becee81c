// Longer than other files: the parts of one editor, which share its state.
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { standardKeymap } from '@codemirror/commands';
import {
  defineLanguageFacet,
  HighlightStyle,
  Language,
  languageDataProp,
  syntaxHighlighting,
} from '@codemirror/language';
import { Annotation, type ChangeDesc, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  MatchDecorator,
  placeholder,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { sharedEnds } from '../../../core/text/shared-ends.ts';
import type { ChoiceList } from '../../contract.ts';
import { hrefOfPlace } from '../address.ts';
import { type Block, blocks, missingEnds } from '../prose/blocks.ts';
import { markdownOf } from '../prose/clipboard.ts';
import { beginParagraph, breakLine } from '../prose/keys.ts';
import { joined, tree } from '../prose/paragraphs.ts';
import { words } from '../words.ts';
import styles from './ProseEditor.module.css';

type Constants = ChoiceList['options'];

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

/** An editor in `parent`. The history of what is typed is that of the desk, so that it crosses entries. */
export function openEditor(parent: HTMLElement, options: ProseOptions): EditorView {
  const extensions: Extension[] = [
    ...(options.isMarkdown ? markdownParts(options) : []),
    keymap.of(standardKeymap),
    paper,
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

/** What must be alone in its paragraph. */
const ALONE = /^(?:#{2,6} |\||[-*+] |\d+\. )/;

function insertMarkdown({ state, dispatch }: EditorView, text: string): void {
  const { from, to } = state.selection.main;
  const last = text.split(/\n{2,}/).at(-1) ?? '';
  const doc = state.doc.toString();
  const before = ALONE.test(text) ? missingEnds(doc, from, 'before') : '';
  const behind = ALONE.test(last) ? missingEnds(doc, to, 'behind') : '';
  dispatch(
    state.update({
      changes: { from, to, insert: before + text + behind },
      selection: { anchor: from + before.length + text.length },
      scrollIntoView: true,
      userEvent: 'input.paste',
    }),
  );
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

/** Constants become chips, and are offered after `{{`. */
export function showConstants(view: EditorView, constants: Constants): void {
  const known = new Map(constants.map((constant) => [constant.value, constant]));
  const parts = [
    chips(known),
    autocompletion({
      override: [(context) => completionsAt(context, constants)],
      icons: false,
      // After two braces the list is wanted at once.
      interactionDelay: 0,
      // As many as are seen at once: a list that scrolls would need the focus.
      maxRenderedOptions: 8,
    }),
  ];
  view.dispatch({ effects: constantsPart.reconfigure(parts) });
}

/** A constant in a text: the cursor and the delete key treat it as one character. */
class Chip extends WidgetType {
  readonly name: string;
  readonly constant: Constants[number] | undefined;

  constructor(name: string, constant: Constants[number] | undefined) {
    super();
    this.name = name;
    this.constant = constant;
  }

  override eq(other: Chip): boolean {
    return other.name === this.name && other.constant === this.constant;
  }

  override toDOM(): HTMLElement {
    const place = this.constant?.place;
    const chip = document.createElement(place ? 'a' : 'span');
    if (place && chip instanceof HTMLAnchorElement) {
      chip.href = hrefOfPlace(place);
      chip.tabIndex = -1;
    }
    chip.className = styles.chip ?? '';
    chip.textContent = this.constant ? (this.constant.detail ?? this.constant.label) : this.name;
    chip.title = this.constant
      ? words.prose.chip(this.constant.label, this.constant.detail ?? '')
      : words.prose.unknownConstant;
    if (!this.constant) chip.dataset.unknown = '';
    return chip;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

function chips(known: ReadonlyMap<string, Constants[number]>): Extension {
  const matcher = new MatchDecorator({
    regexp: /\{\{([^{}]+)\}\}/g,
    decoration: ([, name = '']) => Decoration.replace({ widget: new Chip(name, known.get(name)) }),
  });
  const plugin = ViewPlugin.fromClass(
    class {
      chips: DecorationSet;

      constructor(view: EditorView) {
        this.chips = matcher.createDeco(view);
      }

      update(update: ViewUpdate) {
        this.chips = matcher.updateDeco(update, this.chips);
      }
    },
    {
      decorations: (value) => value.chips,
      provide: (chips) => EditorView.atomicRanges.of((view) => view.plugin(chips)?.chips ?? Decoration.none),
    },
  );
  return plugin;
}

function completionsAt(context: CompletionContext, constants: Constants): CompletionResult | null {
  const begun = context.matchBefore(/\{\{[^{}\n]*$/);
  if (begun === null) return null;
  const options = constants.map(
    ({ value, label, detail }): Completion => ({
      // Found by either name: people who also edit YAML know the file's name.
      label: `${label} ${value}`,
      displayLabel: label,
      ...(detail !== null && { detail }),
      apply: (view, _, from, to) => {
        const insert = `{{${value}}}`;
        const start = from - 2;
        // Closing braces that were typed before are part of it.
        const rest = view.state.sliceDoc(to, to + 2) === '}}' ? to + 2 : to;
        view.dispatch({
          changes: { from: start, to: rest, insert },
          selection: { anchor: start + insert.length },
          userEvent: 'input.complete',
        });
      },
    }),
  );
  return { from: begun.from + 2, options, validFor: /^[^{}\n]*$/ };
}

/** Puts a mark around what is selected, or takes it away. */
export function surround(sign: string): (view: EditorView) => boolean {
  return (view) => {
    const { from, to } = view.state.selection.main;
    const isInside =
      view.state.sliceDoc(from - sign.length, from) === sign &&
      view.state.sliceDoc(to, to + sign.length) === sign;
    const text = view.state.sliceDoc(from, to);
    const start = isInside ? from - sign.length : from;
    const insert = isInside ? text : `${sign}${text}${sign}`;
    view.dispatch({
      changes: { from: start, to: isInside ? to + sign.length : to, insert },
      selection: isInside
        ? { anchor: start, head: start + text.length }
        : { anchor: from + sign.length, head: to + sign.length },
      userEvent: 'input',
    });
    return true;
  };
}

/** Puts a mark before each selected line, or takes it away. */
export function beginLines(sign: string): (view: EditorView) => void {
  return (view) => {
    const { from, to } = view.state.selection.main;
    const first = view.state.doc.lineAt(from).number;
    const last = view.state.doc.lineAt(to).number;
    const all = Array.from({ length: last - first + 1 }, (_, index) => view.state.doc.line(first + index));
    // Blank lines are between paragraphs.
    const lines = all.length === 1 ? all : all.filter(({ text }) => text.trim() !== '');
    const isBegun = lines.every((line) => line.text.startsWith(sign));
    const changes = view.state.changes(
      lines.map((line) =>
        isBegun ? { from: line.from, to: line.from + sign.length } : { from: line.from, insert: sign },
      ),
    );
    // What is typed next stands after the mark.
    view.dispatch({ changes, selection: view.state.selection.map(changes, 1), userEvent: 'input' });
  };
}

/** @param label the words of the link where none are selected, and the caret is in none */
export function insertLink(view: EditorView, href: string, label: string): void {
  const { main } = view.state.selection;
  const word = main.empty ? view.state.wordAt(main.head) : null;
  const { from, to } = word && word.from < main.head && main.head < word.to ? word : main;
  const insert = `[${view.state.sliceDoc(from, to) || label}](${href})`;
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent: 'input',
  });
}
