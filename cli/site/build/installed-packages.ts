import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadPackage } from './application.ts';

/** Vite's own licence is followed by those of what its build is made of, of which nothing is sent to visitors. */
const OF_OTHERS = /^# Licenses of bundled dependencies$/m;

/** @param root the project's folder */
export function packageReader(root: string): ReadPackage {
  return async (name) => {
    const folder = path.join(root, 'node_modules', name);
    const { version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    const file = (await readdir(folder)).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
    if (!file) throw new Error(`${name} has no licence beside its package.json`);
    const [text = ''] = (await readFile(path.join(folder, file), 'utf8')).split(OF_OTHERS);
    return { version, licence: license, text: text.trim() };
  };
}
