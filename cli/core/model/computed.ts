import type { ComputedFact } from '../content/content.ts';
import type { Fact, FactReading } from './facts.ts';
import { canonical } from './values.ts';

/** A computed fact as rules see facts: one reading, on every surface. */
export function asFact({ name, kind, value, text, label, entry, pointer, about }: ComputedFact): Fact {
  const reading: FactReading = {
    value,
    canonical: canonical(kind, value),
    text,
    source: name,
    pointer,
    live: true,
    declared: { source: name, value },
  };
  return {
    entry,
    slug: name,
    label: label.fr,
    kind,
    topic: name.replace(/\/[^/]*$/, ''),
    qualifier: {},
    bound: undefined,
    isComputed: true,
    ...(about !== undefined && { about }),
    readings: [reading],
    on: () => reading,
  };
}
