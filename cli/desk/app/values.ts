import { isList, isMapping, mappingOf, valueAt } from '../../content/json-value.ts';
import { pointerSteps, pointerTo } from '../../content/pointer.ts';
import { excerpt } from '../../text/shorten.ts';
import { alternativeOf } from '../alternative.ts';
import type { Edit, Field, Json, NamedField, Pointer } from '../contract.ts';

type JsonObject = { readonly [key: string]: Json };

/** The value with an edit applied, sharing all that the edit does not touch. */
export function applyEdit(value: Json, edit: Edit): Json {
  const keys = pointerSteps(edit.pointer);
  if (keys.length === 0) return edit.op === 'set' ? edit.value : value;
  return changeInside(value, keys, edit);
}

function changeInside(value: Json, [key = '', ...rest]: readonly string[], edit: Edit): Json {
  if (isList(value)) return changeList(value, Number(key), rest, edit);
  const object = mappingOf(value);
  if (rest.length > 0) return { ...object, [key]: changeInside(object[key] ?? {}, rest, edit) };
  if (edit.op !== 'remove') return 'value' in edit ? { ...object, [key]: edit.value } : object;
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

function changeList(list: readonly Json[], index: number, rest: readonly string[], edit: Edit): Json {
  const item = list[index];
  if (rest.length > 0) return item === undefined ? list : list.with(index, changeInside(item, rest, edit));
  switch (edit.op) {
    case 'set':
      return index < list.length ? list.with(index, edit.value) : [...list, edit.value];
    case 'insert':
      return list.toSpliced(index, 0, edit.value);
    case 'remove':
      return list.toSpliced(index, 1);
    case 'move':
      return item === undefined ? list : list.toSpliced(index, 1).toSpliced(edit.to, 0, item);
  }
}

/**
 * The edit that writes `written` at a pointer. Where what should hold it is missing, the edit writes that, too.
 * @param value of the whole entry
 */
export function settingEdit(value: Json, pointer: Pointer, written: Json): Edit {
  const keys = pointerSteps(pointer);
  for (let length = 1; length < keys.length; length++) {
    const holder = keys.slice(0, length).reduce(pointerTo, '');
    if (valueAt(value, holder) !== undefined) continue;
    const inside = keys.slice(length).reduceRight<Json>((inner, key) => ({ [key]: inner }), written);
    return { op: 'set', pointer: holder, value: inside };
  }
  return { op: 'set', pointer, value: written };
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
    case 'choice':
      return field.options[0]?.value ?? '';
    case 'fixed':
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

/**
 * The first words in a value, by which a person knows an item of a list: « Nobilis · épuisé ». `''` where it has none.
 * @param nameOf the words for a value that is not words itself
 */
export function summaryOf(field: Field, value: Json | undefined, nameOf: NameOf): string {
  return excerpt(wordsIn(field, value, nameOf).slice(0, 2).join(' · '), 64);
}

function wordsIn(field: Field, value: Json | undefined, nameOf: NameOf): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  const name = nameOf(field, value);
  if (name !== null) return [name];
  switch (field.kind) {
    case 'group':
      return isMapping(value) ? wordsOfGroup(field.fields, value, nameOf) : [];
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

/** A text says enough by itself; names and choices go by two. */
function wordsOfGroup(fields: readonly NamedField[], value: JsonObject, nameOf: NameOf): readonly string[] {
  const shown: string[] = [];
  for (const { key, field } of fields) {
    const found = wordsIn(field, value[key], nameOf);
    const isText = field.kind === 'text' && found.length > 0;
    if (isText && shown.length > 0) break;
    shown.push(...found);
    if (isText || shown.length > 1) break;
  }
  return shown;
}

/** How many fields a value fills in. */
export function leavesOf(value: Json | undefined): number {
  if (value === undefined) return 0;
  const inside = isList(value) ? value : isMapping(value) ? Object.values(value) : null;
  return inside ? inside.reduce<number>((sum, one) => sum + leavesOf(one), 0) : 1;
}
