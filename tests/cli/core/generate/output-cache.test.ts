import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeProject } from '../../content-folder.ts';
import { CONTENT } from '../../small-project.ts';
import { generate, uncached } from './generated-files.ts';

test('writes what changed between a check and the next generate', async () => {
  const project = makeProject();
  await generate(project);
  const file = 'towns/colmar.yaml';
  project.write(file, CONTENT[file].replace('Colmar', 'Colmar centre'));
  expect(project.load().problems).toEqual([]);
  expect(await generate(project)).toEqual(await generate(uncached(project)));
});

test('survives a torn cache', async () => {
  const project = makeProject();
  const written = await generate(project);
  for (const name of readdirSync(project.cacheDir)) {
    const file = path.join(project.cacheDir, name);
    const bytes = readFileSync(file);
    writeFileSync(file, name.endsWith('.json') ? bytes.subarray(0, bytes.length / 2) : bytes);
    utimesSync(file, 0, 0);
  }
  expect(await generate(project)).toEqual(written);
});
