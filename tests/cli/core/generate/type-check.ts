import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from '../../content-folder.ts';

/** A project with generated modules, source that uses them, and a name to find it by among others. */
interface Use {
  readonly project: Pick<TestProject, 'root'>;
  readonly use?: string | undefined;
  readonly name?: string;
}

/** What `tsc` says, as strictly as for this project, of generated modules and of what uses them: one run for all. */
export function typeErrors(uses: readonly Use[]): string {
  const settings = {
    extends: path.resolve('tsconfig.json'),
    compilerOptions: { noUnusedLocals: false },
    references: [],
    include: uses.flatMap(({ project }) => [`${project.root}/generated/**/*.ts`, `${project.root}/use*.ts`]),
  };
  for (const { project, use = '' } of uses)
    writeFileSync(path.join(project.root, 'use.ts'), `${use}\nexport {};\n`);
  const [{ project: { root } = { root: '' } } = {}] = uses;
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(settings));
  const { stdout, stderr } = spawnSync(path.resolve('node_modules/.bin/tsc'), ['-p', root], {
    cwd: root,
    encoding: 'utf8',
  });
  return uses.reduce(
    (output, { project, name = 'use' }) => output.replaceAll(path.basename(project.root), name),
    stdout + stderr,
  );
}
