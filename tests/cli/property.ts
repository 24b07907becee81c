import fc from 'fast-check';

/** Runs are the same each time, so that a failure is of the change at hand; FC_SEED=random looks further, FC_RUNS longer. */
const { FC_SEED = '20261121', FC_RUNS = '1', SAPIN_THOROUGH } = process.env;

const seed = FC_SEED === 'random' ? Date.now() ^ (Math.random() * 0x7fffffff) : Number(FC_SEED);

/** Texts of any signs at all, lone surrogates included; fast-check's own `binary` takes a second to get ready. */
export const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points));

/** Checks a property on `all` values in the thorough run, on `sample` of them otherwise. */
export function assertProperty<T>(property: fc.IProperty<T>, all = 200, sample = tenthOf(all)): void {
  fc.assert(property, parameters(all, sample));
}

/** The same for a property that takes its time. */
export function assertAsyncProperty<T>(
  property: fc.IAsyncProperty<T>,
  all = 200,
  sample = tenthOf(all),
): Promise<void> {
  return fc.assert(property, parameters(all, sample));
}

function parameters(all: number, sample: number) {
  return { seed, numRuns: (SAPIN_THOROUGH ? all : sample) * Number(FC_RUNS) };
}

function tenthOf(all: number): number {
  return Math.min(all, Math.max(10, Math.ceil(all / 10)));
}
