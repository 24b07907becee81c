// How the seller reads what a form sent: fields by their names, options in the words of its page.
import { filledRows } from '../../core/shared/form-rows.ts';
import { formOf } from '../receive/forms.ts';
import type { Message } from '../store/messages.ts';
import type { Shop } from './shop.ts';

/** A line of what the seller reads; `path` is a page of the site about it. */
export interface Row {
  readonly label: string;
  readonly value: string;
  readonly path?: string | undefined;
}

type Sent = Pick<Message, 'form' | 'fields'>;

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function senderOf({ form, fields }: Sent): string {
  const name = formOf(form).fields.find(({ autocomplete }) => autocomplete === 'name');
  return name ? textOf(fields[name.sent]) : '';
}

/** What a list and the subject of an email show of it. */
export function summaryOf({ form, fields }: Sent, shop: Shop): string {
  const { words, fields: declared } = formOf(form);
  const worded = shop.fields(words);
  const parts = declared.map(({ sent, name, tells }) => {
    const text = textOf(fields[sent]);
    if (!tells || !text) return '';
    if (tells === 'place') return shop.townIn(text);
    const field = worded[name];
    const options = typeof field === 'object' ? field.options : [];
    return options?.find(({ value }) => value === text)?.label ?? text;
  });
  return parts.filter(Boolean).join(', ');
}

/** All that was filled in. A size leads to the sizes and prices of the first kind of tree that was chosen, or of all. */
export function rowsOf({ form, fields }: Sent, shop: Shop): Row[] {
  const { words, fields: declared } = formOf(form);
  const names = new Map(declared.map(({ sent, name }) => [sent, name]));
  const worded = shop.fields(words);
  const named = declared.map(({ name, label }) => [name, { ...Object(worded[name]), label }]);
  const rows = filledRows(
    { ...worded, ...Object.fromEntries(named) },
    Object.fromEntries(Object.entries(fields).map(([sent, value]) => [names.get(sent) ?? sent, value])),
  );
  const kind = rows.flatMap(({ chosen }) => chosen).find(({ path }) => path)?.path;
  return rows.flatMap(({ label, value, chosen }): Row[] => {
    if (value === true) return [{ label, value: '✓' }];
    if (typeof value === 'number')
      return [{ label, value: `× ${value}`, path: kind ? pricesOf(kind) : shop.pathOf('comparison') }];
    if (chosen.length === 0) return [{ label, value }];
    return chosen.map((option) => ({
      label,
      value: option.label,
      path: option.path && pricesOf(option.path),
    }));
  });
}

function pricesOf(path: string): string {
  return `${path}#sizes-title`;
}
