import type { Problem } from '../diagnostics/problem.ts';
import type { Language } from '../language/wording.ts';
import { type JsonValue, mappingOf } from '../values/json-value.ts';
import { pointerTo } from '../values/pointer.ts';
import type { Annotations, AnnotationTree } from './annotation-tree.ts';
import type { ImageFile } from './image-file.ts';
import { once } from './memoize.ts';
import type { ParsedYaml } from './parse-yaml.ts';
import { type LocatedNode, locatedTree } from './places.ts';
import type { SourceFile } from './read.ts';
import type { RouteTable } from './route-table.ts';
import type { SchemaFile, SchemaSet } from './schemas.ts';
import type { Settings } from './settings/settings.ts';

/** One content file that was read as YAML. */
export interface Entry {
  /** `COLLECTION/SLUG`, or the name of a singleton: how commands and findings name it. */
  readonly subject: string;
  readonly collection: string | undefined;
  /** The file's name without its ending. */
  readonly slug: string;
  readonly file: SourceFile;
  readonly schema: SchemaFile;
  readonly annotationTree: AnnotationTree;
  /** `{}` when the file has no value; `syntax` then says why. */
  readonly value: JsonValue;
  /** The file's syntax errors, and whether it is empty. */
  syntax(): { readonly problems: readonly Problem[]; readonly empty: boolean };
  /** The place of every value in the file. */
  syntaxTree(): LocatedNode | undefined;
}

/** A value derived from the content. */
export interface ComputedFact {
  /** Its source, then what of it: `count:articles`, `price:nobilis/least`. Texts name it between braces. */
  readonly name: string;
  /** The kind of a fact: `count`, `money`, `distance`, `date-range`, `place`, `text`. */
  readonly kind: string;
  /** As a fact of that kind has it. */
  readonly value: string | number;
  /** As a visitor reads it, without typography. */
  readonly text: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly entry: Entry;
  readonly pointer: string;
  /** `collection/slug`: the entry whose slug the name holds. */
  readonly about?: string;
  /** True while sources disagree: no text may show it then. */
  readonly isUnsettled?: boolean;
}

/** The whole content folder as the commands see it. */
export interface Content {
  readonly schemas: SchemaSet;
  readonly settings: Settings;
  /** Entries by collection, sorted by slug. */
  readonly collections: ReadonlyMap<string, readonly Entry[]>;
  /** The entry of that slug, in constant time. */
  find(collection: string, slug: string): Entry | undefined;
  /** Always the same list. */
  slugsOf(collection: string): readonly string[];
  /** Singletons by name: the last part of their path. */
  readonly singletons: ReadonlyMap<string, Entry>;
  readonly routes: RouteTable;
  /** The pages of the route table, and what surrounds them. */
  readonly surfaces: readonly string[];
  /** The files of the images folder, by their path there. */
  readonly images: ReadonlyMap<string, ImageFile>;
  readonly imagePaths: readonly string[];
  /**
   * The same object for contents that agree on everything that the checks of one file read from others:
   * names, settings, facts, phrases, routes, images.
   */
  readonly basis: object;
  /** The values derived from the content, by name: `count:articles`. Always the same map. */
  readonly computed: ReadonlyMap<string, ComputedFact>;
}

/** An entry whose file and annotations are read on demand. */
export function makeEntry(
  parts: Omit<Entry, 'annotationTree' | 'syntaxTree' | 'value' | 'syntax'>,
  parse: () => ParsedYaml,
  annotationTreeFor: (schema: SchemaFile) => AnnotationTree,
): Entry {
  const read = once(parse);
  return {
    ...parts,
    get annotationTree() {
      return annotationTreeFor(parts.schema);
    },
    get value() {
      return read().value ?? {};
    },
    syntax: () => ({ problems: read().problems, empty: read().value === null }),
    syntaxTree: once(() => locatedTree(parts.file.text, read().events)),
  };
}

export function allEntries(content: Pick<Content, 'collections' | 'singletons'>): Entry[] {
  return [...content.singletons.values(), ...[...content.collections.values()].flat()];
}

/** The entry of the shop's identity. */
export function identityOf({
  singletons,
  settings,
}: Pick<Content, 'singletons' | 'settings'>): Entry | undefined {
  return singletons.get(settings.identity);
}

/** The first field of an entry with a keyword, with that argument where one is given. */
export function fieldWith(entry: Entry | undefined, keyword: keyof Annotations, wanted?: string) {
  for (const [name, { annotations }] of entry?.annotationTree.properties ?? []) {
    const argument = annotations[keyword];
    if (!entry || argument === undefined || argument !== (wanted ?? argument)) continue;
    return { entry, name, argument, pointer: pointerTo('', name), value: mappingOf(entry.value)[name] };
  }
  return undefined;
}

/** The address of the site, `https://www.sapin.example`. */
export function originOf(content: Pick<Content, 'singletons' | 'settings'>): string | undefined {
  const value = fieldWith(identityOf(content), 'format', 'origin')?.value;
  return typeof value === 'string' ? value : undefined;
}

export function findEntry(content: Content, subject: string): Entry | undefined {
  const cut = subject.lastIndexOf('/');
  return cut < 0
    ? content.singletons.get(subject)
    : content.find(subject.slice(0, cut), subject.slice(cut + 1));
}
