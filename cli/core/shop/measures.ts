import type { Content } from '../content/content.ts';
import { readingsOf } from '../content/entry-readings.ts';
import { measureOf } from '../model/values.ts';

/** How long needles hold, at the least and at the most. */
interface Weeks {
  readonly shortest: number;
  readonly longest: number;
}

/** `5-7 semaines`; nothing where a fact counts in another unit. */
export function weeksIn(value: string): Weeks | undefined {
  const measure = measureOf(value);
  return measure?.unit === 'semaines' ? { shortest: measure.from, longest: measure.to } : undefined;
}

const CENTIMETRES: Readonly<Record<string, number>> = { cm: 1, m: 100 };

/** `15 cm` or `1.70 m`; nothing for a range or another unit. */
export function centimetresIn(value: string): number | undefined {
  const { from = 0, to, unit = '' } = measureOf(value) ?? {};
  const factor = CENTIMETRES[unit];
  return factor !== undefined && from === to ? Math.round(from * factor) : undefined;
}

/** The values of facts as numbers, by their text. */
export const measures = {
  path: 'measures.ts',
  about: 'values of facts in weeks and centimetres',
  collections: ['facts', 'varieties'],
  text({ collections }: Content) {
    const facts = collections.get('facts') ?? [];
    const values = [...new Set(facts.flatMap((fact) => readingsOf(fact).map(({ value }) => String(value))))];
    const table = <T>(read: (value: string) => T) =>
      JSON.stringify(Object.fromEntries(values.map((value) => [value, read(value)])), null, 2);
    return `/** Values of facts such as \`5-7 semaines\`. */
export const weeks: { readonly [value: string]: { readonly shortest: number; readonly longest: number } } = ${table(weeksIn)};

/** Values of facts such as \`15 cm\`. */
export const centimetres: { readonly [value: string]: number } = ${table(centimetresIn)};
`;
  },
};
