import { type JsonValue, listIn, mappingOf } from '../values/json-value.ts';

/** Where addresses have moved to, by the value of the file that lists them. */
export function redirectsIn(value: JsonValue | undefined): ReadonlyMap<unknown, string> {
  return new Map(
    listIn(value, 'redirects')
      .map(mappingOf)
      .map(({ from, to }) => [from, String(to)]),
  );
}
