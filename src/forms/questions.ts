// What a form asks for, and what was answered.
import type { DeclaredField } from '#generated/shared/form-fields.ts';
import { type FormRow, filledRows } from '#generated/shared/form-rows.ts';

interface Option {
  readonly value?: string;
  readonly label: string;
}

/** The words of a field in `content/forms/`. */
export interface FieldWords {
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly options?: readonly Option[];
  readonly sizes?: readonly { readonly id: string; readonly label: string }[];
}

export type Question = Omit<DeclaredField, 'tells' | 'words'> & FieldWords;

export interface Questions {
  readonly fields: readonly Question[];
  /** What is sent along as it is. */
  readonly fixed: Readonly<Record<string, unknown>>;
}

/** What a filled form sends, by the names of its function. */
export type Answers = Readonly<Record<string, unknown>>;

export function answersIn(data: FormData, fields: readonly Question[]): Answers {
  return Object.fromEntries(fields.map((field) => [field.sent, answerTo(field, data)]));
}

function answerTo({ name, kind, sizes = [], while: box }: Question, data: FormData): unknown {
  // A field that is hidden keeps its text in the form, and does not send it.
  if (box && !data.has(box)) return '';
  if (kind === 'box') return data.has(name);
  if (kind === 'choices') return data.getAll(name).map(String);
  if (kind === 'counts') return Object.fromEntries(sizes.map(({ id }) => [id, countIn(data.get(id))]));
  return String(data.get(name) ?? '');
}

/** What is not a number counts as 0. */
function countIn(typed: unknown): number {
  return Number.parseInt(String(typed), 10) || 0;
}

/** What was answered, in the words of the form. */
export function answeredRows(fields: readonly Question[], answers: Answers): FormRow[] {
  return filledRows(Object.fromEntries(fields.map((field) => [field.sent, field])), answers);
}
