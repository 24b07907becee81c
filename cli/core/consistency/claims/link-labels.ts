import type { Href } from '../../model/walk.ts';
import { valueAt } from '../../values/json-value.ts';
import { parentPointer, pointerTo } from '../../values/pointer.ts';

export interface Label {
  readonly label: string;
  /** The pointer of its text, and its UTF-16 offsets there. */
  readonly at: string;
  readonly range: { readonly start: number; readonly end: number };
}

/** What visitors read on a link: the text of a Markdown link, or the name beside an address. */
export function labelOf({ entry, pointer, value, start }: Href): Label | undefined {
  const text = valueAt(entry.value, pointer);
  if (typeof text === 'string' && text !== value) {
    const [, label = ''] = /\[([^[\]]*)\]\($/.exec(text.slice(0, start)) ?? [];
    return { label, at: pointer, range: { start: start - label.length - 2, end: start - 2 } };
  }
  for (const field of ['name', 'label']) {
    const at = pointerTo(parentPointer(pointer), field);
    const label = valueAt(entry.value, at);
    if (typeof label === 'string') return { label, at, range: { start: 0, end: label.length } };
  }
  return undefined;
}
