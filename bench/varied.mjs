// Entries of which hardly two have the same shape: optional fields, choices, nested lists, references to each other.

const OPTIONAL = [...'abcdefghijkl'];

const item = {
  type: 'object',
  additionalProperties: false,
  required: ['tree'],
  properties: {
    tree: { type: 'string', 'x-ref': 'trees' },
    height: { type: 'number' },
    note: { type: 'string' },
    gift: { type: 'boolean' },
  },
};

/** The schema of the collection `trees`. */
export const variedSchema = {
  title: 'Tree',
  description: 'Un arbre',
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'size'],
  properties: {
    kind: { type: 'string', enum: ['cut', 'potted', 'rented'] },
    size: { type: ['string', 'number'] },
    beside: { type: 'array', items: item },
    extras: { type: 'array', items: { anyOf: [{ type: 'string' }, item] } },
    ...Object.fromEntries(
      OPTIONAL.map((name, index) => [name, { type: index % 2 === 0 ? 'number' : 'string' }]),
    ),
  },
};

/**
 * The entry `tree-INDEX` of `count`, as JSON, which is YAML.
 * @param {number} index
 * @param {number} count
 */
export function variedEntry(index, count) {
  const beside = Array.from({ length: index % 7 }, (_, at) => ({
    tree: `tree-${(index * (at + 3)) % count}`,
    ...((index + at) % 2 === 0 && { height: at + 1 }),
    ...((index + at) % 3 === 0 && { note: `note ${at}` }),
    ...((index + at) % 5 === 0 && { gift: true }),
  }));
  return JSON.stringify({
    kind: ['cut', 'potted', 'rented'][index % 3],
    size: index % 2 === 0 ? index : `${index} cm`,
    ...Object.fromEntries(
      OPTIONAL.flatMap((name, bit) =>
        (index >> bit) % 2 === 1 ? [[name, bit % 2 === 0 ? index : `x${index}`]] : [],
      ),
    ),
    ...(index % 2 === 1 && { beside }),
    ...(index % 4 === 1 && { extras: ['ribbon', ...beside] }),
  });
}
