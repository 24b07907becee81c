import { decimals } from '../../core/shared/numbers.ts';
import { sharedEnds } from '../../core/text/shared-ends.ts';
import { excerpt } from '../../core/text/shorten.ts';
import { withComma } from '../../core/values/decimals.ts';
import { isList, isMapping, valueAt } from '../../core/values/json-value.ts';
import { isWithin, parentPointer, pointerSteps, pointerTo } from '../../core/values/pointer.ts';
import { changedValue, EditRefusedError } from '../../core/values/value-edit.ts';
import { alternativeOf } from '../alternative.ts';
import { boundField } from '../bound-field.ts';
import type { Edit, Field, Json, NamedField, Pointer } from '../contract.ts';

type JsonObject = { readonly [key: string]: Json };

/** The value after an edit, or as it was where the edit leads nowhere: the server refuses it. */
export function applyEdit(value: Json, edit: Edit): Json {
  try {
    return changedValue(value, edit);
  } catch (error) {
    if (error instanceof EditRefusedError) return value;
    throw error;
  }
}

/** Where a field of `value` is after an edit; `null` where it is gone, or has another value. */
export function pointerAfter(value: Json, edit: Edit, pointer: Pointer): Pointer | null {
  const parent = parentPointer(edit.pointer);
  const list = valueAt(value, parent);
  if (edit.op === 'set' || !isList(list)) return isWithin(pointer, edit.pointer) ? null : pointer;
  if (!isWithin(pointer, parent)) return pointer;
  const [step = '', ...inside] = pointerSteps(pointer.slice(parent.length));
  const places = list.map((_, index) => index);
  const change = { ...edit, pointer: edit.pointer.slice(parent.length), value: null };
  const now = (applyEdit(places, change) as readonly Json[]).indexOf(Number(step));
  return now < 0 ? null : inside.reduce(pointerTo, pointerTo(parent, now));
}

/** An edit of `base` whose words go into what is there `now`. */
export function typedOver(edit: Edit, base: Json, now: Json): Edit {
  const texts = [valueAt(base, edit.pointer), edit.op === 'set' && edit.value, valueAt(now, edit.pointer)];
  const [before, typed, after] = texts.map((text) => (typeof text === 'string' ? text : undefined));
  if (edit.op !== 'set' || before === undefined || typed === undefined || after === undefined) return edit;
  const [start, end] = sharedEnds(before, after);
  const moved = (at: number) =>
    at < before.length - end ? Math.min(at, start) : at + after.length - before.length;
  const [from, rest] = sharedEnds(before, typed);
  const written = typed.slice(from, typed.length - rest);
  return {
    ...edit,
    value: after.slice(0, moved(from)) + written + after.slice(moved(before.length - rest)),
  };
}

/** What a field holds before anything is typed: its required parts, empty. */
export function blankOf(field: Field): Json {
  switch (field.kind) {
    case 'group': {
      const required = field.fields.filter((named) => named.field.required);
      return Object.fromEntries(required.map((named) => [named.key, blankOf(named.field)]));
    }
    case 'list':
      return Array.from({ length: field.min }, () => blankOf(field.item));
    case 'table':
      return Array.from({ length: Math.max(field.min, 1) }, () => blankRow(field.columns));
    case 'alternatives':
      return field.options[0] ? blankOf(field.options[0].field) : '';
    case 'number':
      return field.minimum ?? 0;
    case 'yes-no':
      return false;
    case 'boxes':
      return [];
    case 'read-only':
      return field.value;
    default:
      return '';
  }
}

export function blankRow(columns: readonly NamedField[]): Json {
  const required = columns.filter((column) => column.field.required);
  return Object.fromEntries(required.map((column) => [column.key, blankOf(column.field)]));
}

/** What a value is called: the name of what it refers to, its choice in words, its day. `null` for what has no such name. */
export type NameOf = (field: Field, value: Json) => string | null;

/** How many names and choices distinguish an item of a list from the others. */
const MOST_WORDS = 3;

/**
 * The first words in a value, by which a person knows an item of a list: « Nobilis · 1,50-1,75 m · Épuisé ». `''` where it has none.
 * @param nameOf the words for a value that is not words itself
 */
export function summaryOf(field: Field, value: Json | undefined, nameOf: NameOf): string {
  return excerpt(wordsIn(field, value, nameOf).slice(0, MOST_WORDS).join(' · '), 64);
}

function wordsIn(field: Field, value: Json | undefined, nameOf: NameOf): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  const name = nameOf(field, value);
  if (name !== null) return [name];
  switch (field.kind) {
    case 'group':
      return isMapping(value) ? wordsOfGroup(field.fields, value, nameOf) : [];
    case 'boxes':
      return isList(value) && value.length > 0
        ? [value.map((each) => nameOf(field.item, each) ?? String(each)).join(', ')]
        : [];
    case 'list':
      return isList(value) ? value.slice(0, 1).flatMap((item) => wordsIn(field.item, item, nameOf)) : [];
    case 'alternatives': {
      const option = field.options[alternativeOf(field.options, value)];
      return option ? wordsIn(option.field, value, nameOf) : [];
    }
    case 'text':
    case 'link':
    case 'picture':
      return typeof value === 'string' ? [value] : [];
    default:
      return [];
  }
}

/** The words of a group: its first text alone, if it has one. */
function wordsOfGroup(fields: readonly NamedField[], value: JsonObject, nameOf: NameOf): readonly string[] {
  const shown: string[] = [];
  for (const { key, field } of fields) {
    const found = wordsIn(boundField(field, value, pointerTo('', key)), value[key], nameOf);
    const isText = field.kind === 'text' && found.length > 0;
    if (isText && shown.length > 0) break;
    shown.push(...found);
    if (isText || shown.length >= MOST_WORDS) break;
  }
  return shown;
}

/** A number as its field shows it: money with two decimals or none. */
export function writtenNumber(
  { unit }: Pick<Extract<Field, { kind: 'number' }>, 'unit'>,
  value: number,
): string {
  return unit === '€' ? decimals(value) : withComma(value);
}

/** How many fields a value fills in. */
export function leavesOf(value: Json | undefined): number {
  if (value === undefined) return 0;
  const inside = isList(value) ? value : isMapping(value) ? Object.values(value) : null;
  return inside ? inside.reduce<number>((sum, one) => sum + leavesOf(one), 0) : 1;
}
