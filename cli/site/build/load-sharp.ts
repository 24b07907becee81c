import type { Sharp, SharpInput, SharpOptions } from 'sharp';

/** Loaded lazily: a build with a complete cache does not need it. */
export async function loadSharp(): Promise<(input: SharpInput, options?: SharpOptions) => Sharp> {
  return (await import('sharp')).default;
}
