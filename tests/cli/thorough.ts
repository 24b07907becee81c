/** `npm test` takes samples of what is done hundreds of times; with SAPIN_THOROUGH=1 all of it is done. */
export const isThorough = process.env.SAPIN_THOROUGH === '1';

/** How many times a test does what takes long. */
export function times(sample: number, all: number): number {
  return isThorough ? all : sample;
}

/** In milliseconds, for a test that does so. */
export const TIME_LIMIT = times(120_000, 3_600_000);
