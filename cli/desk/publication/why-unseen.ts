import { type Content, type Entry, findEntry } from '../../core/content/content.ts';
import { decisionOf, hasReadings, nameOfReading, readingsOf } from '../../core/content/entry-readings.ts';
import { capitalized } from '../../core/text/capitalized.ts';
import type { ChangedEntry } from '../history/entry-changes.ts';
import { titleOf } from '../view/names.ts';
import { PUBLICATION_WORDS } from './words.ts';

/** Why no page may show what has changed: a reading that another was chosen over, or that is shown nowhere. */
export function unseenWhy(content: Content, entries: readonly ChangedEntry[]): string | undefined {
  for (const { subject, changes } of entries) {
    const entry = findEntry(content, subject);
    if (!entry || !hasReadings(entry)) continue;
    for (const { place } of changes) {
      const why = whyOfReading(content, entry, place.pointer);
      if (why !== undefined) return why;
    }
  }
  return undefined;
}

function whyOfReading(content: Content, entry: Entry, pointer: string): string | undefined {
  const [, index] = /^\/readings\/(\d+)/.exec(pointer) ?? [];
  const reading = index === undefined ? undefined : readingsOf(entry)[Number(index)];
  if (!reading) return undefined;
  const title = capitalized(titleOf(content, entry));
  const decision = decisionOf(entry);
  if (decision !== undefined && nameOfReading(reading) !== String(decision))
    return PUBLICATION_WORDS.decided(title);
  return reading.surfaces?.length === 0 ? PUBLICATION_WORDS.shownNowhere(title) : undefined;
}
