import { hash } from 'node:crypto';
import { accessSync, constants, existsSync, lstatSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * The absolute path of the folder where builds keep their caches: `node_modules/.cache` of a project. If that is not
 * writable, a folder that belongs to this user alone, from which modules find the project's packages.
 * @param {string} project absolute path
 * @param {string} [temporary] absolute path
 */
export function cacheFolder(project, temporary = os.tmpdir()) {
  const usual = path.join(project, 'node_modules/.cache');
  if (isWritable(usual)) return usual;
  const userDir = userFolder(project, temporary);
  try {
    symlinkSync(path.join(project, 'node_modules'), path.join(userDir, 'node_modules'), 'junction');
  } catch {
    // An earlier run has linked them.
  }
  return path.join(userDir, 'cache');
}

/**
 * The cache folder of a project that may have no packages: in that case one for this user and the installed `tool`.
 * @param {string} project absolute path
 * @param {string} tool absolute path
 * @param {string} [temporary] absolute path
 */
export function cacheFolderOf(project, tool, temporary = os.tmpdir()) {
  return existsSync(path.join(project, 'node_modules'))
    ? cacheFolder(project, temporary)
    : path.join(userFolder(tool, temporary), 'cache');
}

/**
 * A folder that belongs to this user alone.
 * @param {string} owner absolute path of what it is for
 * @param {string} temporary absolute path
 */
function userFolder(owner, temporary) {
  const name = `sapin-${process.getuid?.() ?? 'user'}-${hash('sha1', path.resolve(owner)).slice(0, 16)}`;
  return folderOfUser(path.join(temporary, name)) ?? mkdtempSync(path.join(temporary, `${name}-`));
}

/** @param {string} dir */
function isWritable(dir) {
  try {
    mkdirSync(path.join(dir, 'sapin'), { recursive: true });
    // The folder may be ours and its content another user's.
    for (const folder of ['.', 'sapin', 'sapin/cli'].map((name) => path.join(dir, name)))
      if (existsSync(folder)) accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates `dir`, or finds it; `undefined` when it belongs to another user, who could have put anything there.
 * @param {string} dir
 */
function folderOfUser(dir) {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  } catch {
    return undefined; // something else has the name
  }
  const found = lstatSync(dir);
  const isOfUser = found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid);
  return isOfUser ? dir : undefined;
}
