import type { Entry } from '../content/content.ts';
import { markdownParts } from '../content/markdown-blocks.ts';
import { walkAnnotated } from '../content/walk-annotated.ts';

/** Where an entry shows a picture: the whole of a field, or a place in a Markdown text. */
export interface PictureUse {
  readonly entry: Entry;
  readonly pointer: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The pictures that entries show, by their names below the images folder. */
export function pictureUses(entries: readonly Entry[]): ReadonlyMap<string, readonly PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  const add = (name: string, use: PictureUse) => uses.set(name, [...(uses.get(name) ?? []), use]);
  for (const entry of entries)
    walkAnnotated(entry, ({ value: text, pointer, tree: { annotations } }) => {
      if (typeof text !== 'string') return;
      if (annotations['x-image'] !== undefined)
        add(text, { entry, pointer, text, start: 0, end: text.length });
      else if (annotations['x-markdown'] !== undefined)
        for (const { picture, start, end } of markdownParts(text))
          if (picture) add(picture.name, { entry, pointer, text, start, end });
    });
  return uses;
}
