import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANNOTATIONS } from '../core/annotations/registry.ts';
import { closest } from '../core/content/nearest.ts';
import { readSchemas } from '../core/content/read-schemas.ts';
import type { SchemaSet } from '../core/content/schemas.ts';
import { skeletonOf } from '../core/edit/skeleton.ts';
import { relativePath } from '../core/files/relative-path.ts';
import { nameRefusal } from '../core/messages/name-faults.ts';
import { today } from '../core/values/clock.ts';
import { caller } from './command-line.ts';
import type { Context } from './context.ts';

interface NewOptions {
  readonly collection: string;
  readonly slug: string;
  /** Copies this entry instead of starting from the schema. */
  readonly from: string | undefined;
  /** Absolute path of the folder that `generate` writes, in which editors find the schema. */
  readonly out: string;
}

/** `sapin new`: writes an entry to fill in. Returns the exit status: 1 when it exists or cannot. */
export function newEntry(
  { project, language, words, print, note, refuse }: Context,
  { collection, slug, from, out }: NewOptions,
): number {
  const set = readSchemas(project.schemasDir, project.contentDir, ANNOTATIONS);
  const { contentDir } = project;
  const schema = set.files.get(collection);
  const collections = collectionsIn(contentDir, set);
  if (!schema || !collections.includes(collection))
    return refuse(
      words.new.noCollection(collection, closest(collection, collections), collections.join(', ')),
    );
  const wrong = nameRefusal(language, { collection, slug }, slugsIn(contentDir, collection));
  if (wrong !== undefined) return refuse(wrong);
  const path = join(contentDir, collection, `${slug}.yaml`);
  const source = from === undefined ? undefined : join(contentDir, collection, `${from}.yaml`);
  if (from !== undefined && source !== undefined && !existsSync(source))
    return refuse(words.new.noEntry(from, collection));
  const schemaPath = relativePath(join(path, '..'), join(out, 'schemas', `${collection}.json`));
  const text =
    source === undefined
      ? skeletonOf(set, schema, { today: today(), schemaPath, language })
      : readFileSync(source, 'utf8');
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    // Another process was faster, or the file system takes another name for this one.
    const taken = nameRefusal(language, { collection, slug }, [slug]);
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || taken === undefined) throw error;
    return refuse(taken);
  }
  print(relativePath(process.cwd(), path));
  note(source === undefined ? words.new.fillIn(caller()) : words.new.changeCopy(caller()));
  return 0;
}

/** The schemas that have a folder, or could have one: no single file has their name. */
function collectionsIn(contentDir: string, set: SchemaSet): string[] {
  return [...set.files.values()]
    .filter(({ name, schema }) => !schema['x-optional'] && !existsSync(join(contentDir, `${name}.yaml`)))
    .map(({ name }) => name);
}

function slugsIn(contentDir: string, collection: string): string[] {
  const folder = join(contentDir, collection);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length));
}
