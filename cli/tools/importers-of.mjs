/**
 * A module and all that import it, however indirectly.
 * @param {string} id
 * @param {{ getModuleInfo(id: string): { readonly importers: readonly string[] } | null }} graph
 */
export function importersOf(id, graph) {
  const importers = new Set([id]);
  // A set that grows while it is walked is walked to its new end.
  for (const module of importers)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) importers.add(importer);
  return importers;
}
