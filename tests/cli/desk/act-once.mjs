// A process that receives, as a bundle prepares it. It dies at the change to the disk that the last argument counts.
import fs from 'node:fs';
import { dieAt } from './die-at.mjs';

const [bundle = '', contentDir = '', moment = ''] = process.argv.slice(2);
const changes = dieAt(moment);

/** @type {typeof import('./receiving.ts')} */
const { prepare } = await import(bundle);
const act = await prepare(contentDir);
changes.count = 0;
await act();
fs.writeSync(1, `done ${changes.count}\n`);
