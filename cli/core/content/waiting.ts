import { isAhead } from '../shared/waiting.ts';
import { mappingOf } from '../values/json-value.ts';
import { allEntries, type Content, type Entry } from './content.ts';

export interface Waiting {
  readonly entry: Entry;
  readonly property: string;
  /** The day on which it is published; `undefined` for a draft. */
  readonly until: string | undefined;
}

/** The entries unpublished on `day` (`2026-11-21`), by the properties with `x-waits`: a future day, or true. */
export function waitingEntries(content: Content, day: string): Waiting[] {
  return allEntries(content).flatMap((entry) => {
    const marked = [...entry.annotationTree.properties].filter(([, each]) => each.annotations['x-waits']);
    if (marked.length === 0) return []; // its value need not be read
    const fields = mappingOf(entry.value);
    const values = marked.map(([property]) => ({ property, value: fields[property] }));
    const draft = values.find(({ value }) => value === true);
    const late = values.find(({ value }) => isAhead(value, day));
    const { property, value } = draft ?? late ?? {};
    return property === undefined
      ? []
      : [{ entry, property, until: typeof value === 'string' ? value : undefined }];
  });
}
