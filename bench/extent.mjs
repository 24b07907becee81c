/** `npm run bench -- --smallest`: each suite once, on its smallest size, to see that it still runs. */
export const isSmallest = process.argv.includes('--smallest');

/** @template T @param {readonly T[]} all from the smallest on */
export const sizes = (all) => (isSmallest ? all.slice(0, 1) : all);

/** How often a figure is taken. @param {number} usual */
export const times = (usual) => (isSmallest ? 1 : usual);
