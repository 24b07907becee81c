// `npm run preview:diff`: what visitors read that differs from what is published, as one HTML file (see command.ts).
import path from 'node:path';
import { refuseFolder } from '../site/refuse-folder.mjs';
import { bundled } from '../tools/bundle.mjs';

const root = path.join(import.meta.dirname, '../..');
refuseFolder(root);
/** @type {typeof import('./command.ts')} */
const { previewDifference } = await import(await bundled('preview'));
process.exitCode = await previewDifference(root, process.argv.slice(2));
