import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from '../../core/files/cache-folder.mjs';
import { bundleOf, EXTERNAL } from '../build.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** In the place of `cli/tools/bundle.mjs`: nothing is built there. */
const BUNDLE = `import { cacheFolderOf } from '../core/files/cache-folder.mjs';

export const cache = \`\${cacheFolderOf(process.cwd(), import.meta.dirname)}/sapin\`;

export function bundled(entry) {
  return new URL(\`../\${entry}.mjs\`, import.meta.url).href;
}
`;

/**
 * Writes the tool alone, as a package that needs neither this project nor its bundler: the prebuilt command line, and as
 * dependencies the packages that it loads when it needs them.
 * @param {string} folder absolute path; it is emptied first
 */
export async function writePackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** @type {(from: string, to?: string) => void} */
  const copy = (from, to = path.basename(from)) => {
    mkdirSync(path.dirname(path.join(folder, to)), { recursive: true });
    copyFileSync(path.join(root, from), path.join(folder, to));
  };
  for (const file of ['cli/sapin.mjs', 'cli/tools/package/README.md', 'LICENSE']) copy(file);
  copy('cli/core/files/cache-folder.mjs', 'core/files/cache-folder.mjs');
  mkdirSync(path.join(folder, 'tools'));
  writeFileSync(path.join(folder, 'tools/bundle.mjs'), BUNDLE);
  for (const { fileName, code } of await bundleOf({ main: `${root}cli/commands/main.ts` }))
    writeFileSync(path.join(folder, fileName), code);
  const { name, version, license, type, engines, devDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const dependencies = Object.entries(devDependencies).filter(([dependency]) =>
    EXTERNAL.some((pattern) => pattern.test(dependency)),
  );
  const description =
    'Checks YAML against JSON Schemas, finds where it contradicts itself, and writes typed modules';
  const manifest = { name, version, description, license, type, engines, bin: { sapin: 'sapin.mjs' } };
  const text = JSON.stringify({ ...manifest, dependencies: Object.fromEntries(dependencies) }, null, 2);
  writeFileSync(path.join(folder, 'package.json'), `${text}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.join(cacheFolder(root), 'sapin/package');
  await writePackage(folder);
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm'];
  execFileSync(command ?? 'npm', [...args, 'pack', folder], { cwd: process.cwd(), stdio: 'inherit' });
}
