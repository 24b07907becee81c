import { isAhead } from '../shared/waiting.ts';
import { isMapping } from '../values/json-value.ts';
import type { AnnotationTree } from './annotation-tree.ts';
import { allEntries, type Content, type Entry } from './content.ts';
import { memoize } from './memoize.ts';

export interface Waiting {
  readonly entry: Entry;
  readonly property: string;
  /** The day on which it is published; `undefined` for a draft. */
  readonly until: string | undefined;
}

/** The entries unpublished on `day` (`2026-11-21`), by the properties with `x-waits`: a future day, or true. */
export function waitingEntries(content: Content, day: string): Waiting[] {
  return allEntries(content).flatMap((entry) => {
    const marked = propertiesThatWait(entry.annotationTree);
    if (marked.length === 0) return [];
    const values = marked.map((property) => ({
      property,
      value: isMapping(entry.value) ? entry.value[property] : undefined,
    }));
    const draft = values.find(({ value }) => value === true);
    const late = values.find(({ value }) => isAhead(value, day));
    const { property, value } = draft ?? late ?? {};
    return property === undefined
      ? []
      : [{ entry, property, until: typeof value === 'string' ? value : undefined }];
  });
}

/** Cached by tree, which the entries of a collection share. */
const propertiesThatWait = memoize(({ properties }: AnnotationTree): readonly string[] =>
  [...properties].flatMap(([name, { annotations }]) => (annotations['x-waits'] ? [name] : [])),
);
