import type { ContentFolder, SourceFile } from './read.ts';
import type { SchemaSet } from './schemas.ts';

/** The names of the collections: the schemas that have a folder. */
export function collectionsIn(schemas: SchemaSet, folder: ContentFolder): string[] {
  return [...schemas.files.keys()].filter((name) => folder.folders.has(name));
}

/** The schema that describes a file (its own for a singleton, else its folder's), and what the file is called there. */
export function ownerOf({ files }: SchemaSet, { path }: Pick<SourceFile, 'path'>) {
  const name = path.slice(0, -'.yaml'.length);
  const cut = name.lastIndexOf('/');
  const slug = name.slice(cut + 1);
  const singleton = files.get(name);
  if (singleton) return { schema: singleton, collection: undefined, slug };
  const folder = cut < 0 ? undefined : files.get(name.slice(0, cut));
  return folder && { schema: folder, collection: folder.name, slug };
}
