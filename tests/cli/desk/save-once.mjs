// A process that types into a file of the content and saves it. It dies as `kill -9` would just before the change to the
// disk that the last argument counts, from 0, or in the middle of it where it writes. Prints `kept` once the text is kept.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [bundle = '', contentDir = '', drafts = '', path = '', text = '', dieAt = ''] = process.argv.slice(2);
let changes = 0;
const die = () => process.kill(process.pid, 'SIGKILL');

for (const name of /** @type {const} */ (['renameSync', 'linkSync', 'rmSync', 'mkdirSync'])) {
  const original = /** @type {(...args: unknown[]) => unknown} */ (fs[name]);
  Object.assign(fs, {
    [name]: (/** @type {unknown[]} */ ...args) => {
      if (String(changes++) === dieAt) die();
      return original(...args);
    },
  });
}
const { writeFileSync } = fs;
Object.assign(fs, {
  /** @param {string} file @param {string | Buffer} data @param {import('node:fs').WriteFileOptions} options */
  writeFileSync: (file, data, options) => {
    if (String(changes++) === dieAt) die();
    if (String(changes++) === dieAt) {
      const bytes = Buffer.from(data);
      writeFileSync(file, bytes.subarray(0, bytes.length / 2), options);
      die();
    }
    writeFileSync(file, data, options);
  },
});
syncBuiltinESMExports();

/** @type {typeof import('../../../cli/desk/state/drafts.ts')} */
const { Drafts } = await import(bundle);
changes = 0;
const files = { project: { contentDir, schemasDir: '', cacheDir: '' }, setText() {}, refresh() {} };
const state = new Drafts(files, drafts);
const before = state.textOf(path);
state.change({ label: '', subject: '', changes: [{ path, before, after: text }] });
fs.writeSync(1, 'kept\n');
state.save(path);
fs.writeSync(1, `saved ${changes}\n`);
