import { EditorView } from '@codemirror/view';
import { type ComponentType, createContext, use } from 'react';
import { literalPattern } from '../../../core/text/literal-pattern.ts';
import { isWithin, pointerSteps } from '../../../core/values/pointer.ts';
import type { Decision, Field, Json, Pointer, Remark } from '../../contract.ts';
import type { EntrySession } from '../session.ts';
import type { FieldProps } from './field-props.ts';

/** What all fields of an open entry share. */
export interface Form {
  /** How any field is drawn. */
  readonly Field: ComponentType<FieldProps>;
  readonly session: EntrySession;
  readonly remarks: readonly Remark[];
  readonly decisions: readonly Decision[];
  /** The requested field: whatever hides it opens. */
  readonly target: Pointer | null;
}

export const FormContext = createContext<Form | null>(null);

export function useForm(): Form {
  const form = use(FormContext);
  if (form === null) throw new Error('a field stands outside a form');
  return form;
}

/** The id of the control at a pointer. */
export function idOf(pointer: Pointer): string {
  return `champ${pointer}`;
}

/** What a control needs to label itself and to write. */
export interface Control {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly remarks: readonly Remark[];
  /** Writes a value; an empty optional one is removed. */
  readonly write: (value: Json) => void;
}

export function useControl(field: Field, pointer: Pointer): Control {
  const { session, remarks } = useForm();
  const id = idOf(pointer);
  const here = remarks.filter((remark) => remark.place.pointer === pointer);
  const described = [field.help && `${id}-help`, here[0] && `${id}-remarks`].filter(Boolean).join(' ');
  return {
    id,
    labelId: `${id}-label`,
    describedBy: described || undefined,
    isInvalid: here.some((remark) => remark.level === 'error'),
    remarks: here,
    write(value) {
      if ((value === '' || value === null) && !field.required) session.remove(pointer);
      else session.setValue(pointer, value);
      // Which fields there are may depend on it.
      if (field.kind === 'choice') void session.load();
    },
  };
}

/** The number of errors and decisions at a pointer or inside it. */
export function useTroubleWithin(pointer: Pointer): { readonly errors: number; readonly decisions: number } {
  const { remarks, decisions, session } = useForm();
  const isHere = (at: Pointer) => isWithin(at, pointer);
  return {
    errors: remarks.filter(({ level, place }) => level === 'error' && isHere(place.pointer)).length,
    decisions: decisions.filter(({ places }) =>
      places.some((place) => place.subject === session.subject && isHere(place.pointer)),
    ).length,
  };
}

/** The pointer where a decision is shown in this entry: its first place here. */
export function placeHere(decision: Decision, subject: string): Pointer | null {
  return decision.places.find((place) => place.subject === subject)?.pointer ?? null;
}

/** Time for sections to open and an editor to render, in milliseconds. */
const OPENING = 60;

/** A decision takes the focus and comes into view; the field that it is about where it is not shown. */
export function focusOnDecision(id: string, pointer: Pointer): void {
  setTimeout(() => {
    const card = document.querySelector<HTMLElement>(`main [data-decision="${CSS.escape(id)}"]`);
    if (card === null) return focusWithin(pointer);
    card.scrollIntoView({ block: 'center' });
    card.focus({ preventScroll: true });
  }, OPENING);
}

/** A part of a text as it is written. */
interface Passage {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The field at a pointer takes the focus and comes into view, or the nearest that holds it; words of its text are selected. */
export function focusWithin(pointer: Pointer, passage?: Passage): void {
  setTimeout(() => {
    const keys = pointerSteps(pointer);
    for (let length = keys.length; length > 0; length--) {
      const at = pointer
        .split('/')
        .slice(0, length + 1)
        .join('/');
      const place = document.querySelector(`[data-pointer="${CSS.escape(at)}"]`);
      if (place === null) continue;
      // The text rather than its formatting buttons, which come first.
      const inside =
        place.querySelector<HTMLElement>('.cm-content') ??
        place.querySelector<HTMLElement>('input:not([type=file]), textarea, select, button');
      const control = document.getElementById(idOf(at));
      place.scrollIntoView({ block: 'center' });
      const focused = control && control !== place ? control : (inside ?? control);
      focused?.focus({ preventScroll: true });
      if (focused && passage && passage.start < passage.end) selectIn(focused, passage);
      return;
    }
  }, OPENING);
}

/** Selects the words in what a control shows, where line breaks may be blanks. */
function selectIn(control: HTMLElement, { text, start, end }: Passage): void {
  const words = literalPattern(text.slice(start, end)).replace(/\s+/g, '\\s+');
  const before = [...text.slice(0, start).matchAll(new RegExp(words, 'g'))].length;
  const editor = EditorView.findFromDOM(control);
  const shown = editor ? editor.state.doc.toString() : 'value' in control ? String(control.value) : '';
  const { 0: found = '', index: anchor } = [...shown.matchAll(new RegExp(words, 'g'))][before] ?? {};
  if (anchor === undefined) return;
  const head = anchor + found.length;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    control.setSelectionRange(anchor, head);
  editor?.dispatch({
    selection: { anchor, head },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  });
}
