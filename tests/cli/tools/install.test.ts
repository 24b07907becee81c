import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeModules } from '../../../cli/core/generate/modules.ts';
import { loadContent } from '../../../cli/core/load/load.ts';
import { install } from '../../../cli/tools/install.ts';
import { makeProject } from '../content-folder.ts';
import type { Schemas } from '../small-project.ts';

/** The small project, with a cache and an output folder of its own. */
function projectWith(content: Readonly<Record<string, string>> = {}, schemas: Schemas = {}) {
  const { root, contentDir, schemasDir } = makeProject(content, schemas);
  return {
    project: { contentDir, schemasDir, cacheDir: path.join(root, 'cache') },
    out: path.join(root, 'out'),
  };
}

/** What the cache holds of the schemas, each file with the time of its last change. */
function compiled(cacheDir: string): Map<string, number> {
  const names = readdirSync(cacheDir).filter((name) => /^(?:types|validators)-/.test(name));
  return new Map(names.map((name) => [name, statSync(path.join(cacheDir, name)).mtimeMs]));
}

test('the installation writes the modules, and the first run finds the schemas compiled', async () => {
  const { project, out } = projectWith();
  await install(project, out);
  expect(existsSync(path.join(out, 'types.ts'))).toBe(true);
  const before = compiled(project.cacheDir);
  expect(before.size).toBe(2);
  const { content, problems } = loadContent(project);
  expect(problems).toEqual([]);
  await makeModules(content, project.cacheDir, new Map());
  expect(compiled(project.cacheDir)).toEqual(before);
});

test.each([
  ['schema', {}, { 'site.schema.json': '{ "type": "nonsense" }' }],
  ['content', { 'pages/home.yaml': 'titre: x\n' }, {}],
])('%s at fault is left to the run that reports it', async (_, content, schemas) => {
  const { project, out } = projectWith(content, schemas);
  await install(project, out);
  expect(existsSync(out)).toBe(false);
  expect(loadContent(project).problems.length).toBeGreaterThan(0);
});

test('a folder that holds other files is left alone', async () => {
  const { project, out } = projectWith();
  mkdirSync(out);
  writeFileSync(path.join(out, 'lettre.txt'), 'x');
  await install(project, out);
  expect(readdirSync(out)).toEqual(['lettre.txt']);
  expect(readFileSync(path.join(out, 'lettre.txt'), 'utf8')).toBe('x');
});
