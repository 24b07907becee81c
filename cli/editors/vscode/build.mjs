// `npm ci` makes the extension for Visual Studio Code, as the folder from which this workspace offers to install it.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const here = import.meta.dirname;

/** Writes the extension into a folder, as an editor loads it. @param {string} folder absolute; it is emptied first */
export async function writeExtension(folder) {
  const bundle = await rolldown({
    input: path.join(here, 'extension.ts'),
    platform: 'node',
    external: ['vscode'],
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'cjs', minify: true, codeSplitting: false });
  await bundle.close();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'extension.cjs'), output[0].code);
  copyFileSync(path.join(here, 'manifest.json'), path.join(folder, 'package.json'));
  copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE.txt'));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeExtension(path.join(root, '.vscode/extensions/sapin'));
