import type { Fields } from '../../store/messages.ts';
import type { Shop } from '../shop.ts';

/** A line of what the seller reads; `path` is a page of the site about it. */
export interface Row {
  readonly label: string;
  readonly value: string;
  readonly path?: string | undefined;
}

/** How the seller reads what one form sends: the only place that knows its fields. */
export interface Form {
  /** The fact that says how long it is kept. */
  readonly retention: string;
  /** Who sent it. */
  name(fields: Fields): string;
  /** What a list and the subject of an email say of it, the most telling first. */
  about(fields: Fields, shop: Shop): readonly string[];
  rows(fields: Fields, shop: Shop): readonly Row[];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
