import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeModules } from '../../../../../cli/core/generate/modules.ts';
import { writeFolder } from '../../../../../cli/core/generate/write.ts';
import { projectOf } from '../../../any-project.ts';
import { type AnyEntry, type AnySchema, anyEntry, anySchema } from '../../../arbitrary-schema.ts';
import { seed } from '../../../property.ts';
import { TIME_LIMIT } from '../../../thorough.ts';
import { typeErrors } from '../type-check.ts';

/** The texts that one may become when it is finished: a fact filled in, Markdown as HTML, the address of an image. */
function finished(text: string): readonly string[] {
  const filled = text.replace('{{radius}}', '15\u00A0km');
  return [text, filled, `<p>${filled}</p>`, `/images/${text}`];
}

/** `data` with each text as it was typed, where it is what that text becomes. */
function unfinished(data: unknown, typed: unknown): unknown {
  if (typeof data === 'string')
    return typeof typed === 'string' && finished(typed).includes(data) ? typed : data;
  if (typeof data !== 'object' || data === null || typeof typed !== 'object' || typed === null) return data;
  if (Array.isArray(data)) return data.map((item, index) => unfinished(item, typed[index as never]));
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, unfinished(value, typed[key as never])]),
  );
}

/** What a page shows of an entry's readings. */
type ReadingOn = (entry: unknown, surface: string) => unknown;

/** The decided reading, else that of the surface, else that of all others. */
function plainReadingOn({ readings = [], decision }: AnyEntry, surface: string): unknown {
  const rows = readings as readonly { source: string; value?: unknown; surfaces?: readonly string[] }[];
  return (
    rows.find(({ source, value }) => String(value ?? source) === String(decision)) ??
    rows.find(({ surfaces }) => surfaces?.includes(surface)) ??
    rows.find(({ surfaces }) => surfaces === undefined)
  );
}

test(
  'modules compile and hold the same data, whatever the schema and the content',
  async () => {
    const made = fc.record({
      schemas: anySchema,
      entries: fc.array(anyEntry, { minLength: 1, maxLength: 8 }),
    });
    const projects = fc.sample(made, { seed, numRuns: 400 }).map(({ schemas: found, entries }) => {
      const schemas = { ...found, missing: { title: 'Missing', 'x-optional': true } };
      const all = projectOf(schemas, entries);
      const refused = new Set(all.load().problems.map(({ file }) => file));
      rmSync(all.root, { recursive: true });
      const accepted = entries.filter((_, index) => !refused.has(`things/t${index}.yaml`));
      return { schemas, accepted, project: projectOf(schemas, accepted) };
    });
    try {
      for (const { project, accepted, schemas } of projects) {
        if (accepted.length === 0) project.write('things/README.md', 'None.\n'); // Git and we keep no empty folder
        const { content, problems } = project.load();
        const about = JSON.stringify(schemas);
        expect(problems, about).toEqual([]);
        writeFolder(project.out, (await makeModules(content, project.cacheDir)).files);
        const module = (name: string) => import(pathToFileURL(path.join(project.out, name)).href);
        const properties = schemas.own.properties as Readonly<Record<string, AnySchema>>;
        const { things } = await module('things.ts');
        for (const [index, entry] of accepted.entries()) {
          const { slug, shown, ...data } = things[index];
          if (properties.a?.['x-lazy']) {
            const lazy = readFileSync(path.join(project.out, `lazy/things/${slug}.a.json`), 'utf8');
            expect(data, about).not.toHaveProperty('a');
            data.a = JSON.parse(lazy);
          }
          expect(slug).toBe(`t${index}`);
          const typed = properties.readings ? { readings: [], ...entry } : entry;
          expect(unfinished(data, typed), about).toEqual(typed);
          if (!properties.readings) continue;
          const { readingOn }: { readingOn: ReadingOn } = await module('readings.ts');
          for (const surface of content.surfaces)
            expect(readingOn(things[index], surface)).toEqual(plainReadingOn(entry, surface));
        }
      }
      const uses = projects.map(({ project, schemas }) => ({ project, name: JSON.stringify(schemas) }));
      expect(typeErrors(uses)).toBe('');
    } finally {
      for (const { project } of projects) rmSync(project.root, { recursive: true });
    }
  },
  TIME_LIMIT,
);
