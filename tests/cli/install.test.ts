import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../cli/content/load.ts';
import { makeModules } from '../../cli/generate/modules.ts';
import { compileSchemas } from '../../cli/install.ts';
import { makeProject } from './content-folder.ts';
import type { Schemas } from './small-project.ts';

/** The small project, with a cache of its own. */
function projectWith(schemas: Schemas = {}) {
  const { root, contentDir, schemasDir } = makeProject({}, schemas);
  return { contentDir, schemasDir, cacheDir: path.join(root, 'cache') };
}

/** Each file of the cache, with the time of its last change. */
function kept({ cacheDir }: { readonly cacheDir: string }): Map<string, number> {
  if (!existsSync(cacheDir)) return new Map();
  return new Map(readdirSync(cacheDir).map((name) => [name, statSync(path.join(cacheDir, name)).mtimeMs]));
}

test('the first run finds the validators and the types that the installation has made', async () => {
  const project = projectWith();
  await compileSchemas(project);
  const made = kept(project);
  expect([...made.keys()].map((name) => name.replace(/-.*\./, '.')).sort()).toEqual([
    'types.ts',
    'validators.cjs',
  ]);
  const { content, problems } = loadContent(project);
  expect(problems).toEqual([]);
  await makeModules(content, project.cacheDir, new Map());
  for (const [name, time] of kept(project)) if (made.has(name)) expect(time).toBe(made.get(name));
  expect([...kept(project).keys()].filter((name) => /^(?:types|validators)-/.test(name))).toHaveLength(2);
});

test.each([
  ['is no JSON', '{'],
  ['says what no schema may say', '{ "type": "nonsense" }'],
])('a schema that %s is left to the run that tells of it', async (_, text) => {
  const project = projectWith({ 'site.schema.json': text });
  await compileSchemas(project);
  expect(kept(project)).toEqual(new Map());
  expect(loadContent(project).problems.length).toBeGreaterThan(0);
});
