import type { Entry } from '../../core/content/content.ts';

/** Address of the drawing that the site makes of a variety, which shows it where it has no photograph; `null` for what is not drawn. */
export function drawingOf({ collection, slug }: Pick<Entry, 'collection' | 'slug'>): string | null {
  return collection === 'varieties' ? `/dessins/${slug}.svg` : null;
}
