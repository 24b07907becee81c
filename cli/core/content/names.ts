import type { SchemaFile } from './schemas.ts';

/** `price-list` -> `priceList`. */
export function camelCase(name: string): string {
  return name.replace(/[-_ ]+(.)/gu, (_, letter: string) => letter.toUpperCase());
}

/** `price-list` -> `PriceList`, `Variété d’été` -> `VarieteDEte`, `鉢` -> `鉢`; `''` when no letter is in it. */
export function pascalCase(name: string): string {
  const latin = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  const ascii = latin.replace(/œ/gi, 'oe').replace(/æ/gi, 'ae');
  const words = ascii.replace(/(?:[^\p{ID_Continue}]|\p{Pc})+/gu, '-').replace(/^[^\p{ID_Start}]+|-$/gu, '');
  const spelled = camelCase(words).replace(/\d[a-z]/g, (match) => match.toUpperCase());
  return spelled.replace(/^./u, (letter) => letter.toUpperCase());
}

/** What generated modules use by these names. */
const GLOBALS = new Set(['Map', 'ReadonlyMap', 'Promise', 'JSON']);

/** The type of a whole schema: by its title, or else by its file's name. */
export function typeName({ schema, name }: Pick<SchemaFile, 'schema' | 'name'>): string {
  const type = pascalCase(schema.title ?? '') || pascalCase(name) || 'Content';
  return GLOBALS.has(type) ? `${type}Entry` : type;
}

/** The name of one item of a list: `entries` -> `entry`, `items` -> `item`. */
export function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}

const RESERVED = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/** The constant that a module exports for `name`: an underscore precedes what is reserved, `taken` or no identifier. */
export function constantName(name: string, taken: readonly string[] = []): string {
  const camel = camelCase(name.replace(/[^\p{ID_Continue}]+/gu, '-').replace(/^-|-$/g, ''));
  return RESERVED.has(camel) || taken.includes(camel) || !isIdentifier(camel) ? `_${camel}` : camel;
}

export function isIdentifier(name: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);
}
