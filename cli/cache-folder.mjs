import { hash } from 'node:crypto';
import { accessSync, constants, lstatSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * The absolute path of the folder in which builds cache their work: `node_modules/.cache` of a project. Where that cannot be
 * written, a folder that belongs to this user alone, and in which modules find the project's packages.
 * @param {string} project absolute path
 * @param {string} [temporary] absolute path
 */
export function cacheFolder(project, temporary = os.tmpdir()) {
  const usual = path.join(project, 'node_modules/.cache');
  if (isWritable(usual)) return usual;
  const name = `sapin-${process.getuid?.() ?? 'user'}-${hash('sha1', path.resolve(project)).slice(0, 16)}`;
  const own = ownFolder(path.join(temporary, name)) ?? mkdtempSync(path.join(temporary, `${name}-`));
  try {
    symlinkSync(path.join(project, 'node_modules'), path.join(own, 'node_modules'), 'junction');
  } catch {
    // An earlier run has linked them.
  }
  return path.join(own, 'cache');
}

/** @param {string} dir */
function isWritable(dir) {
  try {
    // The folder may be ours, and what lies in it another user's.
    for (const folder of [dir, path.join(dir, 'sapin'), path.join(dir, 'sapin/cli')]) {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes `dir`, or finds it; `undefined` when it belongs to another user, who could have put anything there.
 * @param {string} dir
 */
function ownFolder(dir) {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  } catch {
    return undefined; // something else has the name
  }
  const found = lstatSync(dir);
  const isOwn = found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid);
  return isOwn ? dir : undefined;
}
