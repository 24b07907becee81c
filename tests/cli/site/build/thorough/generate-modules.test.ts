import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../../../../copied-project.ts';
import { temporaryFolder } from '../../../../temporary-folder.ts';

test('a build of faulty content ends with the fault, its place and the status of the command, and builds nothing', () => {
  const root = copyProject(temporaryFolder());
  const town = path.join(root, 'content/towns/pontarlier.yaml');
  writeFileSync(town, readFileSync(town, 'utf8').replace(/^name:/m, 'nom:'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).toMatch(
    /le champ « nom » n’existe pas ici \[schema\/additionalProperties\]\n\s+--> towns\/pontarlier\.yaml:\d+:1/,
  );
  expect(`${stdout}${stderr}`).not.toMatch(/^\s+at /m);
  expect(existsSync(path.join(root, 'dist'))).toBe(false);
});
