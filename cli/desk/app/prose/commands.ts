import type { EditorView } from '@codemirror/view';
import { missingEnds } from './blocks.ts';

/** What must be alone in its paragraph. */
const ALONE = /^(?:#{2,6} |\||[-*+] |\d+\. )/;

/** Puts Markdown in the place of what is selected. */
export function insertMarkdown({ state, dispatch }: EditorView, text: string): void {
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
