/** `npm test` takes samples of what is done hundreds of times; with SAPIN_THOROUGH=1 all of it is done. */
export const isThorough = process.env.SAPIN_THOROUGH === '1';

/** How many times a test does what takes long. */
export function times(sample: number, all: number): number {
  return isThorough ? all : sample;
}

/** One in `every` of them, the first among them; in the thorough run all. */
export function oneIn<T>(every: number, all: readonly T[]): readonly T[] {
  return isThorough ? all : all.filter((_, index) => index % every === 0);
}

/** In milliseconds, for a test that does so. */
export const TIME_LIMIT = times(120_000, 3_600_000);

/** How often a test of kills kills: the thorough run samples, and SAPIN_KILLS asks for more. */
export const KILLS = Number(process.env.SAPIN_KILLS ?? 20);
