import type { Disagreement } from './disagreements.ts';

/** Schemas that we refuse, and tests of others on which we have another opinion. */
export const jsonSchemaDisagreements: readonly Disagreement[] = [
  {
    why: 'Ajv’s strict mode: a tuple says how long it is, and nothing stands where it has no effect',
    verdict: 'schema/broken',
    cases: [
      'additionalItems: additionalItems as schema',
      'additionalItems: items is schema, no additionalItems',
      'additionalItems: array of items with no additionalItems',
      'additionalItems: additionalItems as false without items',
      'additionalItems: additionalItems are allowed by default',
      'items: an array of schemas for items',
      'properties: properties, patternProperties, additionalProperties interaction',
      'ref: relative pointer ref to array',
    ],
  },
  {
    why: 'no schema is fetched: references lead to the schemas of the project',
    verdict: 'schema/broken',
    cases: [
      'definitions: valid definition',
      'definitions: invalid definition',
      'ref: remote ref, containing refs itself',
      'refRemote: remote ref',
      'refRemote: fragment within remote ref',
      'refRemote: ref within remote ref',
      'refRemote: change resolution scope',
    ],
  },
  {
    why: 'a reference leads to a schema: `definitions` is where those stand that are not in use',
    verdict: 'schema/broken',
    cases: ['ref: escaped pointer ref'],
  },
  {
    why: 'written as in draft-04: an exclusive limit is a number since draft-06',
    verdict: 'schema/broken',
    cases: [
      'maximum: exclusiveMaximum validation',
      'minimum: exclusiveMinimum validation',
      'bignum: float comparison with high precision',
      'bignum: float comparison with high precision on negative numbers',
    ],
  },
  {
    why: 'the formats are date and email; x-href, x-ref and patterns say the rest',
    verdict: 'schema/broken',
    cases: [
      'format: validation of date-time strings',
      'format: validation of URIs',
      'format: validation of IP addresses',
      'format: validation of IPv6 addresses',
      'format: validation of host names',
    ],
  },
  {
    why: 'JavaScript would round an integer beyond 2^53',
    verdict: 'yaml/number',
    cases: ['bignum: integer comparison'],
  },
  {
    why: '1.0 is an integer since draft-06',
    verdict: 'accepted',
    cases: [
      'zeroTerminatedFloats: some languages do not distinguish between different types of numeric value',
    ],
  },
];
