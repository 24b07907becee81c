import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadPackage } from './application.ts';

/** Vite's licence file also holds those of its bundled dependencies, none of which visitors are sent. */
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
