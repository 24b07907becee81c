import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnyEntry, AnySchemas } from './arbitrary-schema.ts';
import { TestProject } from './content-folder.ts';
import { CONTENT, SCHEMAS } from './small-project.ts';

/** A project with a collection `things` of a made schema, and what its annotations name. */
export function projectOf({ own, shared, missing }: AnySchemas, entries: readonly AnyEntry[]): TestProject {
  const things = entries.map((entry, index) => [`things/t${index}.yaml`, JSON.stringify(entry)]);
  return new TestProject(
    mkdtempSync(path.join(tmpdir(), 'sapin-any-')),
    {
      'routes.yaml': CONTENT['routes.yaml'],
      'towns/colmar.yaml': 'a: 1\n',
      'towns/eguisheim.yaml': 'a: 1\n',
      'articles/choisir.yaml': 'a: 1\n',
      'facts/radius.yaml': CONTENT['facts/radius.yaml'],
      'images/sapin.svg': CONTENT['images/sapin.svg'],
      ...Object.fromEntries(things),
    },
    {
      'definitions.json': SCHEMAS['definitions.json'],
      'facts.schema.json': SCHEMAS['facts.schema.json'],
      'routes.schema.json': SCHEMAS['routes.schema.json'],
      'towns.schema.json': { title: 'Town', type: 'object' },
      'articles.schema.json': { title: 'Article' },
      'things.schema.json': own,
      'shared.json': shared,
      'missing.schema.json': missing,
    },
  );
}
