import type { Entry } from '../content/content.ts';
import { memoize } from '../content/memoize.ts';
import { isList, isMapping, type JsonValue } from '../values/json-value.ts';
import { pointerTo } from '../values/pointer.ts';

type Mapping = { readonly [key: string]: JsonValue };

/** A mapping or a list of an entry. */
export interface Container {
  readonly pointer: string;
  readonly value: Mapping | readonly JsonValue[];
}

export interface MappingAt extends Container {
  readonly value: Mapping;
}

/** All mappings and lists of an entry, each before those that it holds. */
export const containersIn = memoize(({ value }: Entry): readonly Container[] => {
  const containers: Container[] = [];
  collect(value, '', containers);
  return containers;
});

export function mappingsIn(entry: Entry): readonly MappingAt[] {
  return containersIn(entry).filter((each): each is MappingAt => isMapping(each.value));
}

function collect(value: JsonValue, pointer: string, into: Container[]): void {
  if (isList(value)) {
    into.push({ pointer, value });
    for (let index = 0; index < value.length; index++) {
      const item = value[index] as JsonValue;
      if (typeof item === 'object') collect(item, `${pointer}/${index}`, into);
    }
  } else if (isMapping(value)) {
    into.push({ pointer, value });
    for (const key in value) {
      const item = value[key] as JsonValue;
      if (typeof item === 'object') collect(item, pointerTo(pointer, key), into);
    }
  }
}
