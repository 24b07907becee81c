import { useMemo } from 'react';
import { listFor } from '../../../core/values/among.ts';
import type { ChoiceList, Field, Json, Pointer } from '../../contract.ts';
import { dayInWords } from '../dates.ts';
import { desk } from '../desk-store.ts';
import { createStore, useStore } from '../store.ts';
import type { NameOf } from '../values.ts';
import { useForm } from './form.ts';

/** What may be chosen from a list, which may depend on what is chosen beside the field: no entry names itself. */
export function useList(list: string | null, pointer: Pointer): ChoiceList['options'] {
  const { session } = useForm();
  const { value: whole } = useStore(session.store);
  const bound = list === null ? null : listFor(list, whole, pointer);
  const options = useStore(bound === null ? NO_LIST : desk.list(bound))?.options ?? NO_OPTIONS;
  return useMemo(
    () => options.filter((option) => `${bound}/${option.value}` !== session.subject),
    [options, bound, session],
  );
}

const NO_OPTIONS: ChoiceList['options'] = [];
const NO_LIST = createStore<ChoiceList | null>(null);

/** The words for values that are not words: of constants in texts, of entries, choices and days. */
export function useNames(field: Field): NameOf {
  // Lists that are not here yet are read for the next time; one of them is enough to draw this again.
  const list = useStore(desk.list(listIn(field) ?? 'constants'));
  return (named, value) => {
    if (named.kind === 'choice') return labelIn(named, value);
    if (named.kind === 'date' && typeof value === 'string') return dayInWords(value);
    if (named.kind === 'text' && typeof value === 'string') return withConstants(value);
    if (named.kind !== 'reference' || typeof value !== 'string') return null;
    const options = desk.list(named.list).get()?.options ?? list?.options;
    return options?.find((option) => option.value === value)?.label ?? value;
  };
}

/** A text with its constants as visitors read them. */
export function useShownText(text: string): string {
  useStore(desk.list('constants'));
  return withConstants(text);
}

function withConstants(text: string): string {
  const known = text.includes('{{') ? desk.list('constants').get()?.options : undefined;
  return text.replace(
    /\{\{([^{}]+)\}\}/g,
    (whole, name) => known?.find(({ value }) => value === name)?.detail ?? whole,
  );
}

function labelIn(field: Extract<Field, { readonly kind: 'choice' }>, value: Json): string | null {
  return field.options.find((option) => option.value === value)?.label ?? null;
}

/** The first list that the values of a field are chosen from. */
function listIn(field: Field): string | null {
  switch (field.kind) {
    case 'reference':
      return field.list;
    case 'list':
    case 'boxes':
      return listIn(field.item);
    case 'group':
      return field.fields.map(({ field: inside }) => listIn(inside)).find(Boolean) ?? null;
    default:
      return null;
  }
}
