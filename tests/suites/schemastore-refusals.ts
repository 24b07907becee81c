/** Why schemas of SchemaStore are refused, and how many. */
export const schemastoreRefusals: readonly {
  readonly why: string;
  readonly reason: RegExp;
  readonly schemas: number;
}[] = [
  {
    why: 'a keyword of a vendor could be a misspelt one of ours',
    reason: /^strict mode: unknown keyword/,
    schemas: 35,
  },
  {
    why: 'Ajv’s strict mode: nothing stands where it has no effect',
    reason: /^strict mode: (?!unknown)/,
    schemas: 3,
  },
  { why: 'a tuple says how many items there are', reason: /^a list of \d+ different items/, schemas: 4 },
  { why: 'the formats are date and email', reason: /^unknown format/, schemas: 33 },
  { why: 'a format of what is not text has no effect', reason: /^format is for string/, schemas: 3 },
  { why: 'no schema is fetched', reason: /^can't resolve reference/, schemas: 21 },
  {
    why: 'schemas are known by their paths',
    reason: /^(?:\$id is for|reference .* resolves to more than one)/,
    schemas: 19,
  },
  { why: 'a file’s name is its slug', reason: /^an entry has its slug from its file/, schemas: 1 },
  { why: 'a reference leads to a schema', reason: /is not a schema: move it to definitions$/, schemas: 5 },
  {
    why: 'no schema of draft-07',
    reason: /^(?:schema is invalid|NOT SUPPORTED|no schema with key or ref)/,
    schemas: 4,
  },
];
