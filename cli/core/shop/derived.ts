import type { Content } from '../content/content.ts';

/** A module of `generated/` that is computed from entries: knowledge that the tool and the site share. */
export interface DerivedModule {
  readonly path: string;
  /** What it holds: for the page that describes the folder. */
  readonly about: string;
  /** Collections without which there is no such module. */
  readonly collections: readonly string[];
  /** What it is written from, where that is not these collections. */
  readonly from?: string;
  /** TypeScript without imports, from content that has passed `check`. */
  text(content: Content): string;
}
