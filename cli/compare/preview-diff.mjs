// `npm run preview:diff`: what visitors read that differs from what is published, as one HTML file (see command.ts).
import path from 'node:path';
import { refuseFolder } from '../site/refuse-folder.mjs';
import { loadModule } from './load-module.mjs';

const root = path.join(import.meta.dirname, '../..');
refuseFolder(root);
const { previewDifference } = await loadModule('command');
process.exitCode = await previewDifference(root, process.argv.slice(2));
