// `npm run preview:diff -- REV [FILE]`: what a visitor reads now that differs from revision REV, as one HTML file.
import path from 'node:path';
import { runnerImport } from 'vite';
import { refuseFolder } from '../refuse-folder.mjs';

const root = path.join(import.meta.dirname, '../../..');
refuseFolder(root);
const [revision, file = 'preview-diff.html'] = process.argv.slice(2);
const { module } = /** @type {{ module: typeof import('./preview.ts') }} */ (
  await runnerImport(path.join(import.meta.dirname, 'preview.ts'), { configFile: false, root })
);
process.exitCode = module.previewDifference(root, revision, file);
