// A process that receives what others have published. It dies at the change to the disk that the last argument counts.
import fs from 'node:fs';
import { dieAt } from './die-at.mjs';

const [bundle = '', contentDir = '', moment = ''] = process.argv.slice(2);
const changes = dieAt(moment);

/** @type {typeof import('./receiving.ts')} */
const { prepare } = await import(bundle);
const receive = await prepare(contentDir);
changes.count = 0;
await receive();
fs.writeSync(1, `received ${changes.count}\n`);
