import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { closest } from '../content/nearest.ts';
import { slugify } from '../content/read.ts';
import { readSchemas } from '../content/schemas.ts';
import { skeletonOf } from '../content/skeleton.ts';
import type { Context } from './context.ts';

export interface NewOptions {
  readonly collection: string;
  readonly slug: string;
  /** Copies this entry instead of starting from the schema. */
  readonly from?: string;
}

/** `sapin new`: writes an entry to be filled in. Returns the exit status: 1 when it exists, or cannot. */
export function newEntry(
  { project, language, print, note }: Context,
  { collection, slug, from }: NewOptions,
): number {
  const { contentDir, schemasDir } = project;
  const refuse = (texts: { fr: string; en: string }) => {
    note(texts[language]);
    return 1;
  };
  const set = readSchemas(schemasDir, contentDir);
  const schema = set.files.get(collection);
  const collections = [...set.files.keys()].filter((name) => existsSync(join(contentDir, name)));
  if (!schema || !collections.includes(collection)) {
    const nearest = closest(collection, collections);
    return refuse({
      fr: `il n’y a pas de collection « ${collection} » : ${nearest ? `vouliez-vous dire « ${nearest} » ?` : collections.join(', ')}`,
      en: `there is no collection "${collection}": ${nearest ? `did you mean "${nearest}"?` : collections.join(', ')}`,
    });
  }
  if (slug !== slugify(slug)) {
    return refuse({
      fr: `« ${slug} » n’est pas un identifiant : essayez « ${slugify(slug)} »`,
      en: `"${slug}" is not a slug: try "${slugify(slug)}"`,
    });
  }
  const path = join(contentDir, collection, `${slug}.yaml`);
  const source = from === undefined ? undefined : join(contentDir, collection, `${from}.yaml`);
  if (source !== undefined && !existsSync(source)) {
    return refuse({
      fr: `il n’y a pas d’entrée « ${from} » dans ${collection}/`,
      en: `there is no entry "${from}" in ${collection}/`,
    });
  }
  const today = new Date().toISOString().slice(0, 10);
  const schemaPath = relative(join(path, '..'), join(schemasDir, `${collection}.schema.json`)).replaceAll(
    '\\',
    '/',
  );
  const text =
    source === undefined ? skeletonOf(set, schema, today, schemaPath) : readFileSync(source, 'utf8');
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return refuse({
      fr: `${collection}/${slug}.yaml existe déjà`,
      en: `${collection}/${slug}.yaml exists already`,
    });
  }
  print(relative(process.cwd(), path));
  note(
    {
      fr: 'remplissez les blancs, puis lancez « npm run check »',
      en: 'fill in the blanks, then run "npm run check"',
    }[language],
  );
  return 0;
}
