import { isMapping, listIn } from '../values/json-value.ts';
import type { Content, Entry } from './content.ts';
import { type Place, placeIn } from './places.ts';
import { ACCEPTANCES } from './settings/acceptances-schema.ts';

/** A contradiction that a person has accepted for now. */
export interface Acceptance {
  readonly rule: string;
  readonly subject: string;
  /** The values of its sides when it was accepted. */
  readonly values: readonly string[];
  readonly reason: string;
  /** Days, `2026-11-21`. */
  readonly since: string;
  /** The last day on which it holds. */
  readonly until: string | undefined;
  readonly index: number;
  readonly place: Place;
}

/** The entry of `consistency.yaml` when it holds acceptances: a page may have that name. */
export function acceptancesOf({ singletons }: Pick<Content, 'singletons'>): Entry | undefined {
  const entry = singletons.get(ACCEPTANCES);
  return entry?.schema.isBuiltIn ? entry : undefined;
}

/** The entries of `consistency.yaml`, which has passed its schema; none when the project has no such file. */
export function readAcceptances(content: Pick<Content, 'singletons'>): Acceptance[] {
  const entry = acceptancesOf(content);
  return listIn(entry?.value, 'accepted').flatMap((item, index): Acceptance[] =>
    entry && isMapping(item)
      ? [
          {
            rule: String(item.rule),
            subject: String(item.subject),
            values: listIn(item, 'values').map(String),
            reason: String(item.reason),
            since: String(item.since),
            until: typeof item.until === 'string' ? item.until : undefined,
            index,
            place: placeIn(entry, `/accepted/${index}`),
          },
        ]
      : [],
  );
}
