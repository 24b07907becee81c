// `npm run bench`: every benchmark, or those named: `npm run bench -- cli`; with `--smallest` only to see that they run. Figures are ratios to a peer or a limit
// measured in the same run, for machines and their moods differ.
const SUITES = {
  cli: () => import('./cli.mjs'),
  workspace: () => import('./workspace.mjs'),
  lsp: () => import('./lsp.mjs'),
  desk: () => import('./desk.mjs'),
  reader: () => import('./reader.mjs'),
  types: () => import('./types.mjs'),
  growth: () => import('./growth.mjs'),
  load: () => import('./load.mjs'),
  build: () => import('./build.mjs'),
  pages: () => import('./pages.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  motion: () => import('./motion.mjs'),
};

const wanted = process.argv.slice(2).filter((name) => name !== '--smallest');
const unknown = wanted.find((name) => !Object.hasOwn(SUITES, name));
if (unknown) {
  console.error(`no suite "${unknown}"; there are: ${Object.keys(SUITES).join(', ')}`);
  process.exitCode = 2;
} else {
  for (const [name, load] of Object.entries(SUITES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { run } = await load();
    await run();
  }
}
