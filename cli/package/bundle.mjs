/**
 * The address of a module of the bundle, in the package: it takes the place of `cli/bundle.mjs` there.
 * @param {'main'} entry
 */
export function bundled(entry) {
  return new URL(`./${entry}.mjs`, import.meta.url).href;
}
