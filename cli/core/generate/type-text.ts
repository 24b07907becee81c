import { isMapping, type JsonValue } from '../values/json-value.ts';
import type { AnySchemaAt } from './alternatives.ts';
import { keyText } from './source-text.ts';

export const EMPTY_MAPPING = '{ readonly [key: string]: never }';

export function unionOf(types: readonly string[]): string {
  const possible = [...new Set(types)].filter((type) => type !== 'never');
  if (possible.includes('unknown')) return 'unknown';
  return possible.length > 1 ? `(${possible.join(' | ')})` : (possible[0] ?? 'never');
}

/** The type of one value alone. */
export function literalText(value: JsonValue): string {
  if (Array.isArray(value)) return `readonly [${value.map(literalText).join(', ')}]`;
  if (!isMapping(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `readonly ${keyText(key)}: ${literalText(field)}`,
  );
  return fields.length === 0 ? EMPTY_MAPPING : `{ ${fields.join('; ')} }`;
}

/** The words of the outermost schema that has some. */
export function commentAbout(schemas: readonly AnySchemaAt[]): string {
  for (const { schema } of schemas)
    if (typeof schema === 'object' && schema.description !== undefined)
      return commentOn([schema.title, schema.description].filter(Boolean).join(' : '));
  return '';
}

export function commentOn(words: string | undefined): string {
  return words ? `/**\n${words.replaceAll('*/', '*\\/').replace(/^/gm, ' * ')}\n */\n` : '';
}
