// `npm run preview:diff -- REV [FILE]`: what a visitor reads now that differs from revision REV, as one HTML file.
import { runnerImport } from 'vite';

const root = new URL('../../..', import.meta.url).pathname;
const [revision, file = 'preview-diff.html'] = process.argv.slice(2);
const { module } = /** @type {{ module: typeof import('./preview/preview.ts') }} */ (
  await runnerImport(`${root}src/vite/dev/preview/preview.ts`, { configFile: false, root })
);
process.exitCode = module.previewDifference(root, revision, file);
