import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from '../content-folder.ts';

/** What `tsc` says, as strictly as for this project, of a project's generated modules and of `source`, which may use them. */
export function typeErrors(project: TestProject, source = ''): string {
  const settings = {
    extends: path.resolve('tsconfig.json'),
    compilerOptions: { noUnusedLocals: false },
    references: [],
    include: ['generated/**/*.ts', 'use.ts'],
  };
  writeFileSync(path.join(project.root, 'tsconfig.json'), JSON.stringify(settings));
  writeFileSync(path.join(project.root, 'use.ts'), `${source}\nexport {};\n`);
  const { stdout, stderr } = spawnSync(path.resolve('node_modules/.bin/tsc'), ['-p', project.root], {
    cwd: project.root,
    encoding: 'utf8',
  });
  return stdout + stderr;
}
