import { type Problem, problem } from '../diagnostics/problem.ts';
import type { UnknownFile } from '../messages/unknown-file.ts';
import { isMapping } from '../values/json-value.ts';
import { lastStep, pointerTo } from '../values/pointer.ts';
import type { Entry } from './content.ts';
import { hasReadings } from './entry-readings.ts';
import { closest } from './nearest.ts';
import { collectionsIn, ownerOf } from './owners.ts';
import { placeIn } from './places.ts';
import type { ContentFolder } from './read.ts';
import { applicable, demanded, propertiesOf, type SchemaSet, schemaProblem } from './schemas.ts';
import type { Settings } from './settings/settings.ts';
import { misshapeOf } from './shapes.ts';

/** Faults of the files' names and places, and of schemas because of them. */
export function folderFaults(schemas: SchemaSet, folder: ContentFolder): Problem[] {
  return [
    ...ambiguousSingletons(schemas, folder),
    ...picturesAsCollection(schemas, folder),
    ...slugsInSchemas(schemas, folder),
    ...listsAsEntries(schemas, folder),
    ...missingContent(schemas, folder),
    ...unknownFiles(schemas, folder),
  ];
}

/**
 * What an entry cannot be, though its schema accepts it: a list, a mapping with a field that `generate` adds, or of another
 * shape than what its name means to the tool.
 */
export function entryFaults(settings: Settings, entry: Entry): Problem[] {
  const { collection, slug, value } = entry;
  if (collection === undefined) {
    const misshape = misshapeOf(settings, slug, value);
    if (!misshape) return [];
    const part = misshape.wanted === 'nothing' ? 'key' : 'value';
    return [problem('file/shape', misshape, placeIn(entry, misshape.pointer, { part }))];
  }
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

/** An entry schema that no mapping can match: an entry is a mapping. */
function listsAsEntries(schemas: SchemaSet, folder: ContentFolder): Problem[] {
  return collectionsIn(schemas, folder).flatMap((name): Problem[] => {
    const file = schemas.files.get(name);
    if (!file) return [];
    const found = demanded(schemas, [{ schema: file.schema, file }]).find(
      ({ schema: { type } }) => type !== undefined && ![type].flat().includes('object'),
    );
    const reason = `an entry is a mapping, which this type excludes: put the ${[found?.schema.type].flat().join(' or ')} under a property`;
    return found ? [schemaProblem(file, reason, found.schema === file.schema ? '/type' : '')] : [];
  });
}

/** A singleton is named by the last part of its schema's name, which must be unique. */
function ambiguousSingletons({ files }: SchemaSet, folder: ContentFolder): Problem[] {
  const first = new Map<string, string>();
  const singletons = [...files.values()].filter(({ name }) => !folder.folders.has(name));
  return singletons.flatMap((file) => {
    const subject = lastStep(file.name);
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
  return file ? [schemaProblem(file, `the name ${file.name} is taken: choose another`)] : [];
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
  const strays = folder.files.filter((file) => !ownerOf(schemas, file)).map(({ path }) => path);
  return [...folder.unknown, ...strays].map((path) =>
    problem('file/unknown', whyUnknown(schemas, folder, path), { file: path, text: '' }),
  );
}

function whyUnknown(schemas: SchemaSet, folder: ContentFolder, path: string): UnknownFile {
  const collections = collectionsIn(schemas, folder);
  const [name = path, ending = ''] = /^(.*?)(\.ya?ml\.txt|\.[^./]*)?$/i.exec(path)?.slice(1) ?? [];
  const asYaml = `${name}.yaml`;
  const isYaml = ending === '.yaml';
  if (!isYaml && ownerOf(schemas, { path: asYaml })) return { reason: 'ending', ending, wanted: asYaml };
  const above = collections.find((collection) => path.startsWith(`${collection}/`));
  if (isYaml && above !== undefined) {
    const near = `${above}/${lastStep(asYaml)}`;
    const isTaken = folder.files.some((file) => file.path === near);
    const wanted = isTaken ? `${above}/${asYaml.slice(above.length + 1).replaceAll('/', '-')}` : near;
    return { reason: 'deep', above, wanted };
  }
  const base = asYaml.slice(asYaml.lastIndexOf('/'));
  const candidates = [...schemas.files.keys()].map((schema) =>
    folder.folders.has(schema) ? `${schema}${base}` : `${schema}.yaml`,
  );
  const nearest = closest(asYaml, candidates);
  const names = collections.map((collection) => `${collection}/`);
  return { reason: isYaml ? 'yaml' : 'other', nearest, names, images: folder.settings.images.folder };
}
