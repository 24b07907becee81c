import type { Content } from '../content/content.ts';

/** Keywords that an annotation adds to its schema for editors, so that they complete values. */
type Offer = (content: Content, argument: unknown) => Readonly<Record<string, unknown>>;

const OFFERS: Readonly<Record<string, Offer>> = {
  'x-ref': (content, collection) =>
    choices((content.collections.get(String(collection)) ?? []).map(({ slug }) => slug)),
  'x-surface-id': ({ surfaces }) => choices(surfaces),
  'x-collection': ({ collections }) => choices([...collections.keys()]),
  'x-image': ({ images }) => ({
    anyOf: [{ enum: [...images.keys()].sort() }, { pattern: '^https://' }],
  }),
};

/** An empty enumeration would refuse everything. */
function choices(values: readonly string[]): { enum?: readonly string[] } {
  return values.length > 0 ? { enum: [...values].sort() } : {};
}

/**
 * The schemas for editors, by path: with the slugs, pages, collections and images that exist as enumerations, for
 * completion. They have no `$id`, because an editor would search for their definitions there.
 */
export function editorSchemas(content: Content): ReadonlyMap<string, string> {
  const { files, shared } = content.schemas;
  const texts = new Map<string, string>();
  for (const { name, schema } of files.values()) texts.set(`schemas/${name}.json`, textOf(content, schema));
  for (const { name, schema } of shared.values()) texts.set(`schemas/${name}`, textOf(content, schema));
  return texts;
}

function textOf(content: Content, schema: unknown): string {
  const offering = (key: string, value: unknown) => {
    if (key === '$id') return undefined;
    if (key === '$ref' && typeof value === 'string') return value.replace('.schema.json', '.json');
    return withOffers(content, value);
  };
  return `${JSON.stringify(schema, offering, 2)}\n`;
}

function withOffers(content: Content, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const schema = value as Readonly<Record<string, unknown>>;
  const offers = Object.entries(OFFERS).flatMap(([annotation, offer]) =>
    schema[annotation] === undefined || schema[annotation] === false
      ? []
      : [offer(content, schema[annotation])],
  );
  return offers.length > 0 ? Object.assign({}, schema, ...offers) : value;
}
