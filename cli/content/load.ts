import { comparePlaces, type Problem, problem } from '../diagnostics/problem.ts';
import { annotationProblems, type Seen } from './annotations.ts';
import { explainErrors } from './explain.ts';
import { allEntries, type Content, type Entry, makeEntry } from './model.ts';
import { closest } from './nearest.ts';
import { locatedTree } from './places.ts';
import { type Plan, planOf } from './plan.ts';
import { type ContentFolder, readContentFolder, type SourceFile } from './read.ts';
import { hasReadings, readingProblems } from './readings.ts';
import { makeRouteTable, routeProblems } from './routes.ts';
import { readSchemas, type SchemaFile, type SchemaSet } from './schemas.ts';
import { makeValidators, type Validators } from './validators.ts';
import { parseYaml } from './yaml.ts';

/** Where a project's parts are, as absolute paths. */
export interface Project {
  readonly contentDir: string;
  readonly schemasDir: string;
  readonly cacheDir: string;
}

export interface Loaded {
  readonly content: Content;
  /** How many YAML files there are. */
  readonly files: number;
  /** Everything that `check` has to say, sorted by file and place, none twice. */
  readonly problems: readonly Problem[];
}

/** Reads, parses, validates and cross-checks the whole content, and reports every problem of every file in one run. */
export function loadContent(project: Project): Loaded {
  const schemas = readSchemas(project.schemasDir, project.contentDir);
  const folder = readContentFolder(project.contentDir);
  return checkContent(schemas, folder, () => makeValidators(schemas, project.cacheDir));
}

export function checkContent(
  schemas: SchemaSet,
  folder: ContentFolder,
  validators: () => Validators,
): Loaded {
  const problems: Problem[] = [...schemas.problems];
  const files = folder.files.length;
  const empty = {
    schemas,
    collections: new Map(),
    singletons: new Map(),
    images: folder.images,
    surfaces: [],
    routes: makeRouteTable(undefined, () => []),
  };
  if (problems.length > 0) return { content: empty, files, problems };
  const checks = validators();
  if (checks.problems.length > 0) return { content: empty, files, problems: checks.problems };

  problems.push(...folder.problems, ...missingContent(schemas, folder), ...unknownFiles(schemas, folder));
  const collections = new Map<string, Entry[]>();
  const singletons = new Map<string, Entry>();
  for (const name of schemas.files.keys()) if (folder.folders.has(name)) collections.set(name, []);

  const plans = new Map<string, Plan>();
  for (const file of folder.files) {
    const owner = schemaFor(schemas, file);
    if (!owner) continue;
    const plan = plans.get(owner.schema.name) ?? planOf(schemas, owner.schema);
    plans.set(owner.schema.name, plan);
    const entry = readEntry(schemas, checks, file, owner, plan, problems);
    if (!entry) continue;
    if (entry.collection === undefined) singletons.set(entry.slug, entry);
    else collections.get(entry.collection)?.push(entry);
  }

  const slugs = new Map([...collections].map(([name, entries]) => [name, entries.map(({ slug }) => slug)]));
  const slugsOf = (collection: string) => slugs.get(collection) ?? [];
  const table = singletons.get('routes');
  const routes = makeRouteTable(table?.value, slugsOf);
  const surfaces = [...routes.routes.map(({ page }) => page), 'header', 'footer'];
  const content: Content = { schemas, collections, singletons, routes, surfaces, images: folder.images };

  const seen: Seen = new Map();
  for (const entry of allEntries(content)) {
    problems.push(...annotationProblems(content, entry, seen));
    if (hasReadings(entry)) problems.push(...readingProblems(entry));
  }
  if (table) problems.push(...routeProblems(table, routes, slugsOf, surfaces));
  return { content, files, problems: problems.sort(comparePlaces) };
}

interface Owner {
  readonly schema: SchemaFile;
  readonly collection: string | undefined;
  readonly slug: string;
}

/** The schema that describes a file: the singleton's own, or its folder's. */
function schemaFor({ files }: SchemaSet, { path }: SourceFile): Owner | undefined {
  const name = path.slice(0, -'.yaml'.length);
  const cut = name.lastIndexOf('/');
  const slug = name.slice(cut + 1);
  const own = files.get(name);
  if (own) return { schema: own, collection: undefined, slug };
  const folder = cut < 0 ? undefined : files.get(name.slice(0, cut));
  return folder && { schema: folder, collection: folder.name, slug };
}

/** Parses and validates one file. Its entry is kept even when its schema refuses it, so that links to it are not called dead. */
function readEntry(
  schemas: SchemaSet,
  validators: Validators,
  file: SourceFile,
  { schema, collection, slug }: Owner,
  plan: Plan,
  problems: Problem[],
): Entry | undefined {
  const parsed = parseYaml(file.path, file.text);
  problems.push(...parsed.problems);
  const subject = collection === undefined ? slug : `${collection}/${slug}`;
  const entry = makeEntry(
    { subject, collection, slug, file, schema, plan, value: parsed.value ?? {} },
    parsed.events,
  );
  if (parsed.value === undefined) return entry;
  if (parsed.value === null) {
    problems.push(problem('file/empty', {}, { file: file.path, text: file.text }));
  } else if (!validators.byName.get(schema.name)?.(parsed.value)) {
    const refused = {
      path: file.path,
      text: file.text,
      value: parsed.value,
      tree: locatedTree(file.text, parsed.events),
      schema,
    };
    problems.push(...explainErrors(schemas, refused, validators.explain(schema.name, parsed.value)));
  }
  return entry;
}

function missingContent({ files }: SchemaSet, folder: ContentFolder): Problem[] {
  const paths = new Set(folder.files.map(({ path }) => path));
  const unreadable = new Set(folder.problems.map(({ file }) => file));
  return [...files.values()].flatMap(({ name, path }): Problem[] => {
    const single = paths.has(`${name}.yaml`) || unreadable.has(`${name}.yaml`);
    const many = folder.folders.has(name);
    if (single && many) return [problem('file/both', { name }, { file: `${name}.yaml`, text: '' })];
    return single || many
      ? []
      : [problem('file/missing', { path: `${name}.yaml`, schema: path }, { file: `${name}.yaml`, text: '' })];
  });
}

function unknownFiles(schemas: SchemaSet, folder: ContentFolder): Problem[] {
  const names = [...schemas.files.keys()];
  const strays = folder.files.filter((file) => !schemaFor(schemas, file)).map(({ path }) => path);
  return [...folder.unknown, ...strays].map((path) => {
    const cut = path.lastIndexOf('/');
    const stem = path.replace(/\.[^./]*$/, '');
    const candidates = names.flatMap((name) =>
      folder.folders.has(name) ? [`${name}${path.slice(cut)}`] : [`${name}.yaml`],
    );
    const nearest = closest(
      `${stem}.yaml`,
      candidates.map((name) => name.replace(/\.[^./]*$/, '.yaml')),
    );
    return problem(
      'file/unknown',
      { nearest, names: names.filter((name) => folder.folders.has(name)).map((name) => `${name}/`) },
      { file: path, text: '' },
    );
  });
}
