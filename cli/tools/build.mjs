import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cacheFolder } from '../core/files/cache-folder.mjs';
import { writeWhole } from '../core/files/write-whole.mjs';
import { importersOf } from './importers-of.mjs';
import { fileOf, rawTexts, yamlData } from './sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packages that few runs need: loaded from node_modules on demand. */
export const EXTERNAL = [
  /^ajv/,
  /^json-schema-to-typescript/,
  /^hono/,
  /^@hono\//,
  /^nodemailer/,
  /^libsql$/,
  /^pg$/,
];

/** What the desk and the comparison of pages load as well; the package of the tool has neither. */
const OF_SITE = [/^vite$/, /^sharp$/];

/** What all commands that read content need: in one file, since opening a file costs as much as ten kilobytes. */
const OF_CONTENT = /\/cli\/core\/(?:annotations|checks|content|load|yaml)\//;

/** The file of the bundle that holds markdown-it; `cli/core/content/markdown-parts.ts` loads it. */
const MARKDOWN_IT = 'markdown-it.cjs';

const CACHE = `${cacheFolder(root)}/sapin`;
/** The bundle's folder. */
const TARGET = `${CACHE}/cli`;

/** Chunks of earlier bundles are kept this long, in milliseconds, for processes that still run from them. */
const KEEP = 24 * 60 * 60 * 1000;

/**
 * Bundles the command line into the cache folder: `main.mjs`, a chunk for each command, which is loaded
 * when it is called, `live.mjs` for the development server, `desk.mjs` and `preview.mjs` for the two that need the site,
 * `install.mjs` for `npm ci`, and the list of all sources, which bears the time at which they were read: a source may be saved
 * meanwhile. The entries come last, so that a run never meets half a bundle.
 */
export async function bundleCli() {
  const begun = new Date();
  const entries = {
    main: `${root}cli/commands/main.ts`,
    live: `${root}cli/site/dev/live.ts`,
    desk: `${root}cli/desk/start/start.ts`,
    preview: `${root}cli/compare/command.ts`,
    install: `${root}cli/tools/install.ts`,
  };
  const chunks = await bundleOf(entries);
  mkdirSync(TARGET, { recursive: true });
  const sources = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => !id.includes('node_modules') && !id.startsWith('\0'))
    .map((id) => relative(root, fileOf(id)));
  forgetOldChunks();
  rmSync(`${CACHE}/compiled`, { recursive: true, force: true });
  for (const { fileName, code, isEntry } of chunks) if (!isEntry) writeWhole(`${TARGET}/${fileName}`, code);
  for (const { fileName, code, isEntry } of chunks) if (isEntry) writeWhole(`${TARGET}/${fileName}`, code);
  writeWhole(`${TARGET}/sources.json`, JSON.stringify([...sources, 'cli/tools/build.mjs']));
  utimesSync(`${TARGET}/sources.json`, begun, begun);
}

/**
 * The chunks of the bundle of some modules.
 * @param {Readonly<Record<string, string>>} input absolute paths by name
 */
export async function bundleOf(input) {
  const { main = '' } = input;
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: [...EXTERNAL, ...OF_SITE],
    plugins: [rawTexts, yamlData],
    transform: { define: { MARKDOWN_IT: JSON.stringify(`./${MARKDOWN_IT}`) } },
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: true, // Node reads every byte at each start
    codeSplitting: {
      groups: [
        {
          name: (id, graph) => (id !== main && importersOf(id, graph).has(main) ? 'start' : null),
          debugName: 'start',
          priority: 1,
        },
        { name: 'content', test: OF_CONTENT, minShareCount: 8 },
      ],
    },
  });
  await bundle.close();
  return [...output.filter((file) => file.type === 'chunk'), await markdownChunk(rolldown)];
}

/** markdown-it in one file, which loads twice as fast as its ten in node_modules. @param {typeof import('rolldown').rolldown} rolldown */
async function markdownChunk(rolldown) {
  const bundle = await rolldown({
    input: 'markdown-it',
    cwd: root,
    platform: 'node',
    plugins: [withoutLinkify],
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({
    format: 'cjs',
    exports: 'named',
    entryFileNames: MARKDOWN_IT,
    minify: true,
  });
  await bundle.close();
  return output[0];
}

/** linkify-it finds addresses in plain text, which nobody asks markdown-it for here. */
const withoutLinkify = {
  name: 'without-linkify',
  /** @param {string} source */
  resolveId: (source) => (source === 'linkify-it' ? '\0linkify-it' : undefined),
  /** @param {string} id */
  load: (id) => (id === '\0linkify-it' ? 'export class LinkifyIt {}' : undefined),
};

function forgetOldChunks() {
  for (const name of readdirSync(TARGET)) {
    const file = `${TARGET}/${name}`;
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs; // none once another run has forgotten it
    if (modified !== undefined && Date.now() - modified > KEEP) rmSync(file, { force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bundleCli();
  /** @type {typeof import('./install.ts')} */
  const { install } = await import(pathToFileURL(`${TARGET}/install.mjs`).href);
  const folders = { schemasDir: `${root}schemas`, contentDir: `${root}content` };
  await install({ ...folders, cacheDir: CACHE }, `${root}generated`);
}
