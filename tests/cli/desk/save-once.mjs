// A process that types into a file of the content and saves it. It dies at the change to the disk that the last argument
// counts. Prints `kept` once the text is kept.
import fs from 'node:fs';
import { dieAt } from './die-at.mjs';

const [bundle = '', contentDir = '', drafts = '', path = '', text = '', moment = ''] = process.argv.slice(2);
const changes = dieAt(moment);

/** @type {typeof import('../../../cli/desk/state/drafts.ts')} */
const { Drafts } = await import(bundle);
changes.count = 0;
const files = { project: { contentDir, schemasDir: '', cacheDir: '' }, setText() {}, refresh() {} };
const state = new Drafts(files, drafts);
const before = state.textOf(path);
state.change({ label: '', subject: '', changes: [{ path, before, after: text }] }, 1);
fs.writeSync(1, 'kept\n');
state.save(path);
fs.writeSync(1, `saved ${changes.count}\n`);
