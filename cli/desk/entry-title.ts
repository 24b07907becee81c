import type { Content } from '../content/content.ts';
import { isMapping, type JsonValue } from '../content/json-value.ts';
import { applicable, propertiesOf, type SchemaFile } from '../content/schemas.ts';
import { localeOf } from '../language/locale-of.ts';

/** What is named: an entry of the content, or one of an older version. */
export interface Titled {
  readonly schema: SchemaFile;
  readonly collection: string | undefined;
  readonly slug: string;
  readonly value: JsonValue;
}

/**
 * What a person calls an entry. One of a collection: its first text, or the title of the entry to which it belongs; where it
 * has neither, its slug. Another: what its schema says that it is.
 */
export function entryTitle(content: Content, titled: Titled, depth = 0): string {
  const { schema, collection, slug, value } = titled;
  const { schemas, settings } = content;
  if (collection === undefined) {
    const [said = ''] = (schema.schema.description ?? '').split(/ ?[:,;(]/, 1);
    return said === '' ? slug : said;
  }
  const properties = propertiesOf(applicable(schemas, [{ schema: schema.schema, file: schema }]));
  for (const [name, bearers] of properties) {
    const text = isMapping(value) ? value[name] : undefined;
    if (typeof text !== 'string' || text === '') continue;
    const asked = applicable(schemas, bearers).map((at) => at.schema);
    const target = asked.find((each) => typeof each['x-ref'] === 'string')?.['x-ref'];
    const other = typeof target === 'string' ? content.find(target, text) : undefined;
    if (other && depth < 3) return entryTitle(content, other, depth + 1);
    if (asked.some((each) => each['x-text'] === true)) return localeOf(settings).typography(text);
  }
  return slug;
}
