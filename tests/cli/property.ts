import fc from 'fast-check';

/** Runs are the same each time, so that a failure is of the change at hand; FC_SEED=random looks further, FC_RUNS longer. */
const { FC_SEED = '20261121', FC_RUNS = '1' } = process.env;

const seed = FC_SEED === 'random' ? Date.now() ^ (Math.random() * 0x7fffffff) : Number(FC_SEED);

/** Checks a property on `runs` values. */
export function assertProperty<T>(property: fc.IProperty<T>, runs = 200): void {
  fc.assert(property, { seed, numRuns: runs * Number(FC_RUNS) });
}

/** The same for a property that takes its time. */
export function assertAsyncProperty<T>(property: fc.IAsyncProperty<T>, runs = 200): Promise<void> {
  return fc.assert(property, { seed, numRuns: runs * Number(FC_RUNS) });
}
