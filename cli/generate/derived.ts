import type { Content } from '../content/content.ts';
import { measures } from '../shop/measures.ts';
import { treeSizes } from '../shop/tree-sizes.ts';

/** A module of `generated/` that is computed from entries: knowledge that the tool and the site share. */
export interface DerivedModule {
  readonly path: string;
  /** Collections without which there is no such module. */
  readonly collections: readonly string[];
  /** TypeScript without imports, from content that has passed `check`. */
  text(content: Content): string;
}

export const DERIVED: readonly DerivedModule[] = [measures, treeSizes];
