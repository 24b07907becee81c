import { importersOf } from '../../tools/importers-of.mjs';

type ModuleGraph = Parameters<typeof importersOf>[1];

// What several pages share is two files instead of twenty small ones: one of the first load, and one for later. The zone
// and the search in it, the hand that draws trees, cards of articles and long forms are apart: few kinds of pages show them.
export const sharedChunks = [
  { name: 'tree', test: /\/src\/components\/tree\//, priority: 1 },
  {
    name: 'zone',
    test: /\/src\/(?:components\/zone|text\/edit-distance|pages\/delivery-zone\/(?:Answer|search))/,
    priority: 1,
  },
  { name: 'articles', test: /\/src\/components\/ArticleCard\./, priority: 1 },
  { name: 'forms', test: /\/src\/forms\/(?!functions\.)/, priority: 1 },
  { name: (id: string, graph: ModuleGraph) => (isNeededAtStart(id, graph) ? 'shell' : null), priority: 2 },
  { name: 'shared', minShareCount: 2 },
].map((group) => ({ ...group, debugName: 'shared' }));

const isMain = (id: string) => id.endsWith('/src/main.tsx');

/** Whether the first load needs a module: what the shell imports, what the home page shares, the addresses that all name. */
function isNeededAtStart(id: string, graph: ModuleGraph): boolean {
  if (id.endsWith('/generated/routes.ts')) return true;
  const needing = [...importersOf(id, graph)];
  const pages = needing.filter((module) => /\/src\/pages\/[^/]+\/\w+Page\.tsx$/.test(module));
  const isOfHome = pages.some((page) => page.endsWith('/HomePage.tsx'));
  return (!isMain(id) && needing.some(isMain)) || (isOfHome && pages.length > 1);
}
