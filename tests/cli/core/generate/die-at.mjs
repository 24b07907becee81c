// Preloaded into a run of the command line: kills it as `kill -9` would, just before the change to the disk that DIE_AT
// counts, from 0, among those below DIE_IN. Without DIE_AT it only counts them, into DIE_COUNT.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { DIE_AT, DIE_IN = '', DIE_COUNT } = process.env;
let calls = 0;

for (const name of /** @type {const} */ ([
  'writeFileSync',
  'mkdirSync',
  'linkSync',
  'renameSync',
  'rmSync',
])) {
  const original = /** @type {(...args: unknown[]) => unknown} */ (fs[name]);
  Object.assign(fs, {
    [name]: (/** @type {unknown[]} */ ...args) => {
      if (args.some((arg) => typeof arg === 'string' && arg.startsWith(DIE_IN))) {
        if (String(calls++) === DIE_AT) process.kill(process.pid, 'SIGKILL');
      }
      return original(...args);
    },
  });
}
syncBuiltinESMExports();
if (DIE_COUNT) process.on('exit', () => fs.appendFileSync(DIE_COUNT, String(calls)));
