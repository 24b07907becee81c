/** `price-list` -> `priceList`. */
export function camelCase(name: string): string {
  return name.replace(/[-_ ]+(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `price-list` -> `PriceList`, `Variété d’été` -> `VarieteDEte`: the name that json-schema-to-typescript would give. */
export function pascalCase(name: string): string {
  const ascii = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').replace(/æ/gi, 'ae');
  const camel = camelCase(ascii.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^[-\d]+|-$/g, ''));
  const spelled = camel.replace(/\d[a-z]/g, (match) => match.toUpperCase());
  return spelled.charAt(0).toUpperCase() + spelled.slice(1);
}

/** The name of one item of a list: `entries` -> `entry`, `items` -> `item`. */
export function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}

const RESERVED = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/** The constant that a module exports for `name`: a reserved word or a leading digit gets an underscore. */
export function constantName(name: string): string {
  const camel = camelCase(name);
  return RESERVED.has(camel) || /^\d/.test(camel) ? `_${camel}` : camel;
}
