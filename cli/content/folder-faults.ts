import { type Problem, problem } from '../diagnostics/problem.ts';
import type { Entry } from './content.ts';
import { hasReadings } from './entry-readings.ts';
import { isMapping } from './json-value.ts';
import { closest } from './nearest.ts';
import { collectionsIn, ownerOf } from './owners.ts';
import { placeIn } from './places.ts';
import { pointerTo } from './pointer.ts';
import type { ContentFolder } from './read.ts';
import { applicable, propertiesOf, type SchemaSet, schemaProblem } from './schemas.ts';

/** What is wrong with the files as they lie in the folder, and with schemas because of them. */
export function folderFaults(schemas: SchemaSet, folder: ContentFolder): Problem[] {
  return [
    ...ambiguousSingletons(schemas, folder),
    ...picturesAsCollection(schemas, folder),
    ...slugsInSchemas(schemas, folder),
    ...missingContent(schemas, folder),
    ...unknownFiles(schemas, folder),
  ];
}

/** What an entry cannot be, though its schema accepts it: a list, or a mapping with a field that `generate` adds. */
export function entryFaults(entry: Entry): Problem[] {
  const { collection, value } = entry;
  if (collection === undefined) return [];
  if (!isMapping(value)) return [problem('file/entry', { collection }, placeIn(entry, ''))];
  return takenFields(entry).flatMap((field) =>
    Object.hasOwn(value, field)
      ? [problem('file/taken-field', { field }, placeIn(entry, pointerTo('', field), { part: 'key' }))]
      : [],
  );
}

function takenFields(entry: Entry): readonly string[] {
  return hasReadings(entry) ? ['slug', 'shown'] : ['slug'];
}

/** A schema of entries with a property of the name that their slug has. */
function slugsInSchemas(schemas: SchemaSet, folder: ContentFolder): Problem[] {
  return collectionsIn(schemas, folder).flatMap((name): Problem[] => {
    const file = schemas.files.get(name);
    if (!file || !propertiesOf(applicable(schemas, [{ schema: file.schema, file }])).has('slug')) return [];
    return [
      schemaProblem(file, 'an entry has its slug from its file: choose another name', '/properties/slug'),
    ];
  });
}

/** A singleton is named by the last part of its schema's name, which must be unique. */
function ambiguousSingletons({ files }: SchemaSet, folder: ContentFolder): Problem[] {
  const first = new Map<string, string>();
  const singletons = [...files.values()].filter(({ name }) => !folder.folders.has(name));
  return singletons.flatMap((file) => {
    const subject = file.name.slice(file.name.lastIndexOf('/') + 1);
    const twin = first.get(subject);
    if (twin !== undefined)
      return [schemaProblem(file, `its content would be named "${subject}", as that of ${twin} is`)];
    first.set(subject, file.name);
    return [];
  });
}

/** The files of the images folder are pictures, whatever a schema says. */
function picturesAsCollection({ files }: SchemaSet, { settings }: ContentFolder): Problem[] {
  const file = files.get(settings.images.folder);
  return file ? [schemaProblem(file, `the name ${file.name} is taken`)] : [];
}

function missingContent({ files }: SchemaSet, folder: ContentFolder): Problem[] {
  const paths = new Set([
    ...folder.files.map(({ path }) => path),
    ...folder.problems.map(({ file }) => file),
  ]);
  if (folder.problems.some(({ file }) => file === '.')) return [];
  return [...files.values()].flatMap(
    ({ name, path: schema, schema: { 'x-optional': isOptional } }): Problem[] => {
      const path = `${name}.yaml`;
      const single = paths.has(path);
      const many = folder.folders.has(name);
      if (single && many) return [problem('file/both', { name }, { file: path, text: '' })];
      return single || many || isOptional === true
        ? []
        : [problem('file/missing', { path, schema }, { file: path, text: '' })];
    },
  );
}

function unknownFiles(schemas: SchemaSet, folder: ContentFolder): Problem[] {
  const collections = collectionsIn(schemas, folder);
  const names = [...schemas.files.keys()];
  const strays = folder.files.filter((file) => !ownerOf(schemas, file)).map(({ path }) => path);
  return [...folder.unknown, ...strays].map((path) => {
    const asYaml = path.replace(/(?:\.[^./]*)?$/, '.yaml');
    const base = asYaml.slice(asYaml.lastIndexOf('/'));
    const candidates = names.map((name) => (folder.folders.has(name) ? `${name}${base}` : `${name}.yaml`));
    const params = { nearest: closest(asYaml, candidates), names: collections.map((name) => `${name}/`) };
    return problem('file/unknown', params, { file: path, text: '' });
  });
}
