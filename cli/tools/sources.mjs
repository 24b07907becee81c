import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

const RAW = /\?raw$/;

/** The file whose text an import such as `./file.ts?raw` stands for; any other file as it is. @param {string} id */
export function fileOf(id) {
  return id.replace(RAW, '');
}

/** For rolldown: `import text from './file.ts?raw'` is the text of a file, as it is for Vite. */
export const rawTexts = {
  name: 'raw-texts',
  /** @param {string} source @param {string | undefined} importer */
  resolveId: (source, importer) =>
    RAW.test(source) && importer ? path.resolve(path.dirname(importer), source) : undefined,
  /** @param {string} id */
  load: (id) =>
    RAW.test(id) ? `export default ${JSON.stringify(readFileSync(fileOf(id), 'utf8'))}` : undefined,
};

/** For rolldown and Vite: `import data from './file.yaml'` is what the file holds, read once, when the tool is built. */
export const yamlData = {
  name: 'yaml-data',
  /** @param {string} id */
  load: (id) =>
    id.endsWith('.yaml') ? `export default ${JSON.stringify(load(readFileSync(id, 'utf8')))}` : undefined,
};
