import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Packages that few runs need: loaded from node_modules when they are. */
const EXTERNAL = [
  /^ajv/,
  /^json-schema-to-typescript/,
  /^markdown-it/,
  /^hono/,
  /^@hono\//,
  /^chokidar/,
  /^vite/,
];

/** Bundles `cli/main.ts` into `node_modules/.cache/sapin/cli.mjs`, with the list of its sources beside it. */
export async function bundleCli() {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: `${root}cli/main.ts`,
    platform: 'node',
    external: EXTERNAL,
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({
    format: 'esm',
    codeSplitting: false,
    minify: { mangle: false, compress: true },
  });
  await bundle.close();
  const chunk = output[0];
  const target = `${root}node_modules/.cache/sapin/cli.mjs`;
  mkdirSync(`${root}node_modules/.cache/sapin`, { recursive: true });
  const sources = chunk.moduleIds
    .filter((id) => !id.includes('node_modules') && !id.startsWith('\0'))
    .map((id) => relative(root, id));
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, chunk.code);
    writeFileSync(`${target}.sources.json`, JSON.stringify([...sources, 'cli/build.mjs']));
    renameSync(temporary, target);
  } finally {
    rmSync(temporary, { force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleCli();
