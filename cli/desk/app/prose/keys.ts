import type { EditorView } from '@codemirror/view';
import { missingEnds } from './blocks.ts';

const ITEM = /^(\s*)(?:([-*+])|(\d+)([.)]))(\s+)/;

/** Enter, as in a letter: the next item of a list, the end of a list, a new paragraph. */
export function beginParagraph({ state, dispatch }: EditorView): boolean {
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  const [mark = '', indent = '', bullet, number = '', point = '', gap = ''] = ITEM.exec(line.text) ?? [];
  if (/^\s*\|/.test(line.text)) return false;
  const isEmptyItem = mark !== '' && mark === line.text;
  const next = bullet ?? `${Number(number) + 1}${point}`;
  const insert =
    isEmptyItem || line.text.trim() === '' ? '\n' : mark === '' ? '\n\n' : `\n${indent}${next}${gap}`;
  const start = isEmptyItem ? line.from : from;
  // What is written on a blank line stands apart from the paragraph below, too.
  const rest = insert === '\n' ? missingEnds(state.doc.toString(), to, 'behind') : '';
  dispatch(
    state.update({
      changes: { from: start, to, insert: insert + rest },
      selection: { anchor: start + insert.length },
      scrollIntoView: true,
      userEvent: 'input',
    }),
  );
  return true;
}

/** Shift and Enter: the next line of the same paragraph. */
export function breakLine({ state, dispatch }: EditorView): boolean {
  dispatch(state.update(state.replaceSelection('  \n'), { scrollIntoView: true, userEvent: 'input' }));
  return true;
}
