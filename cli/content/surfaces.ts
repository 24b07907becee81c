import type { Annotated } from './annotation-tree.ts';
import type { Content, Entry } from './model.ts';

/** The surfaces on which a text stands: what `x-surface` says; else the pages of its entry; else nowhere known (`[]`). */
export function surfacesOfText(
  content: Pick<Content, 'routes'>,
  entry: Entry,
  at: Pick<Annotated, 'surfaces'>,
): readonly string[] {
  const surfaces = at.surfaces ?? content.routes.pagesOf(entry.collection, entry.slug);
  return surfaces.length > 0 ? surfaces : [''];
}
