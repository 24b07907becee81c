// Has this process die as `kill -9` would at one of the changes that it makes to the disk.
import child from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * It dies just before a change, in the middle of one that writes, or as soon as a process that may change something runs.
 * @param {string} moment the change, counted from 0; none for a process that lives
 * @returns {{ count: number }} the changes until now, to be set to 0 where counting begins
 */
export function dieAt(moment) {
  const changes = { count: 0 };
  const pass = () => {
    if (String(changes.count++) === moment) process.kill(process.pid, 'SIGKILL');
  };
  for (const name of /** @type {const} */ (['renameSync', 'linkSync', 'rmSync', 'mkdirSync'])) {
    const original = /** @type {(...args: unknown[]) => unknown} */ (fs[name]);
    Object.assign(fs, {
      [name]: (/** @type {unknown[]} */ ...args) => {
        pass();
        return original(...args);
      },
    });
  }
  const { writeFileSync } = fs;
  Object.assign(fs, {
    /** @param {string} file @param {string | Buffer} data @param {fs.WriteFileOptions} options */
    writeFileSync: (file, data, options) => {
      pass();
      if (String(changes.count) === moment) {
        const bytes = Buffer.from(data);
        writeFileSync(file, bytes.subarray(0, bytes.length / 2), options);
      }
      pass();
      writeFileSync(file, data, options);
    },
  });
  const spawn = /** @type {(...args: unknown[]) => unknown} */ (child.spawn);
  Object.assign(child, {
    spawn: (/** @type {unknown[]} */ ...args) => {
      pass();
      const started = spawn(...args);
      pass();
      return started;
    },
  });
  syncBuiltinESMExports();
  return changes;
}
