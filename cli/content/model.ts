import type { Event } from 'js-yaml';
import { type LocatedNode, locatedTree } from './places.ts';
import type { Plan } from './plan.ts';
import type { SourceFile } from './read.ts';
import type { RouteTable } from './routes.ts';
import type { SchemaFile, SchemaSet } from './schemas.ts';
import type { JsonValue } from './yaml.ts';

/** One content file that was read as YAML. */
export interface Entry {
  /** `COLLECTION/SLUG`, or the name of a singleton: how commands and findings name it. */
  readonly subject: string;
  /** The collection's name; `undefined` for a singleton. */
  readonly collection: string | undefined;
  /** The file's name without its ending. */
  readonly slug: string;
  readonly file: SourceFile;
  readonly schema: SchemaFile;
  readonly plan: Plan;
  readonly value: JsonValue;
  /** Where everything stands in the file; made at the first call. */
  tree(): LocatedNode | undefined;
}

/** The whole content folder as the commands see it. */
export interface Content {
  readonly schemas: SchemaSet;
  /** Entries by collection, sorted by slug. */
  readonly collections: ReadonlyMap<string, readonly Entry[]>;
  /** Singletons by name: the last part of their path. */
  readonly singletons: ReadonlyMap<string, Entry>;
  readonly routes: RouteTable;
  /** The pages of the route table, `header` and `footer`. */
  readonly surfaces: readonly string[];
  readonly images: ReadonlySet<string>;
}

export function makeEntry(parts: Omit<Entry, 'tree'>, events: readonly Event[]): Entry {
  let tree: LocatedNode | undefined;
  let made = false;
  return {
    ...parts,
    tree: () => {
      if (!made) tree = locatedTree(parts.file.text, events);
      made = true;
      return tree;
    },
  };
}

export function allEntries(content: Pick<Content, 'collections' | 'singletons'>): Entry[] {
  return [...content.singletons.values(), ...[...content.collections.values()].flat()];
}
