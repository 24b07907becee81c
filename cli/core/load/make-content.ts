import type { Forest } from '../content/annotation-forest.ts';
import { type Content, type Entry, makeEntry } from '../content/content.ts';
import { once } from '../content/memoize.ts';
import { collectionsIn, ownerOf } from '../content/owners.ts';
import { parseYaml } from '../content/parse-yaml.ts';
import type { ContentFolder } from '../content/read.ts';
import { makeRouteTable } from '../content/route-table.ts';
import type { SchemaFile, SchemaSet } from '../content/schemas.ts';
import { computedFactsOf } from '../model/computed/registry.ts';
import type { CheckMemory } from './check-memory.ts';

/** The entries by collection and slug; each is parsed on demand, and so are the routes: many a run needs none. */
export function makeContent(
  schemas: SchemaSet,
  folder: ContentFolder,
  forest: Forest,
  memory?: CheckMemory,
  broken?: ReadonlySet<string>,
): Content {
  const { settings } = folder;
  const collections = new Map<string, Entry[]>();
  const bySlug = new Map<string, Map<string, Entry | undefined>>();
  const singletons = new Map<string, Entry>();
  const annotationTreeFor = (schema: SchemaFile) => forest.of(schema);
  for (const name of collectionsIn(schemas, folder)) collections.set(name, []);
  for (const file of folder.files) {
    const owner = ownerOf(schemas, file);
    if (!owner) continue;
    const { schema, collection, slug } = owner;
    const subject = collection === undefined ? slug : `${collection}/${slug}`;
    const parse = () => parseYaml(file.path, file.text);
    const make = () => makeEntry({ subject, collection, slug, file, schema }, parse, annotationTreeFor);
    const entry = broken?.has(file.path)
      ? undefined
      : (memory?.entry(file.path, file.text, schema, make) ?? make());
    if (collection === undefined) {
      if (entry) singletons.set(slug, entry);
      continue;
    }
    if (entry) collections.get(collection)?.push(entry);
    const slugs = bySlug.get(collection) ?? new Map<string, Entry | undefined>();
    bySlug.set(collection, slugs.set(slug, entry));
  }
  const slugs = new Map([...bySlug].map(([name, entries]) => [name, [...entries.keys()]]));
  const slugsOf = (collection: string) => slugs.get(collection) ?? [];
  const basis = memory?.basis(folder) ?? {};
  const has = (name: string, slug: string) => bySlug.get(name)?.has(slug) === true;
  const table = singletons.get(settings.routes);
  const makeRoutes = () => makeRouteTable(table?.value, slugsOf, has);
  const routes = once(() => memory?.routeTable(basis, table, makeRoutes) ?? makeRoutes());
  const surfaces = once(() => [...routes().routes.map(({ page }) => page), ...settings.surfaces]);
  const computed = once(() => computedFactsOf(content));
  const content: Content = {
    schemas,
    settings,
    collections,
    find: (collection, slug) => bySlug.get(collection)?.get(slug),
    slugsOf,
    singletons,
    get routes() {
      return routes();
    },
    get surfaces() {
      return surfaces();
    },
    get computed() {
      return computed();
    },
    images: folder.images,
    imagePaths: [...folder.images.keys()],
    basis,
  };
  return content;
}
