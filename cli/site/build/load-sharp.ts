import type { Sharp, SharpInput, SharpOptions } from 'sharp';

/** Loads what draws and encodes pictures, at the first call: a build that finds all of them in its cache does without. */
export async function loadSharp(): Promise<(input: SharpInput, options?: SharpOptions) => Sharp> {
  return (await import('sharp')).default;
}
