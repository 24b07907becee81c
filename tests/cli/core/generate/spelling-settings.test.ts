import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeProject, type TestProject } from '../../content-folder.ts';

const WORDS = `{
  "patterns": [
    { "name": "champ", "pattern": "/^kept$/" },
    { "name": "valeur", "pattern": "" },
    { "name": "renvois", "pattern": "" }
  ]
}
`;

/** The small project with the settings of an older one. */
function withSettings(): TestProject {
  const project = makeProject();
  writeFileSync(path.join(project.root, 'cspell.json'), WORDS);
  return project;
}

const read = (project: TestProject, file: string) => readFileSync(path.join(project.root, file), 'utf8');

test('generate takes the fields that hold identifiers out of the spelling', async () => {
  const project = withSettings();
  await project.generate();
  const [kept, value, list] = JSON.parse(read(project, 'cspell.json')).patterns.map(
    ({ pattern }: { pattern: string }) => new RegExp(pattern.slice(1).replace(/\/\w*$/, ''), 'gm'),
  );
  expect(kept).toEqual(/^kept$/gm);
  expect('postalCode: "68000"').toMatch(value);
  expect('name: Colmar').not.toMatch(value);
  expect('image: varieties/Photo été (1).JPG # hier'.match(value)).toEqual([
    'image: varieties/Photo été (1).JPG',
  ]);
  expect('nearby:\n  - eguisheim\n').toMatch(list);
});

test('settings that are behind are stale, and a project without them gets none', async () => {
  const project = withSettings();
  await project.generate();
  expect((await project.generate('--check')).status).toBe(0);
  writeFileSync(path.join(project.root, 'cspell.json'), WORDS);
  const { status, stderr } = await project.generate('--check');
  expect([status, stderr]).toEqual([1, expect.stringContaining('cspell.json')]);
  expect(read(project, 'cspell.json')).toBe(WORDS);

  const bare = makeProject();
  await bare.generate();
  expect(existsSync(path.join(bare.root, 'cspell.json'))).toBe(false);
});
