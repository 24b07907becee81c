// Written by `sapin generate` from the readings of content/: edit that, not this.

import type { Surface } from './routes.ts';

export type { Surface } from './routes.ts';

/** The reading that a visitor of `surface` sees; `undefined` when the sources say nothing there. */
export function readingOn<R>(
  entry: { readonly readings: readonly R[]; readonly shown: { readonly [surface in Surface]?: number } },
  surface: Surface,
): R | undefined {
  const index = entry.shown[surface];
  return index === undefined ? undefined : entry.readings[index];
}
