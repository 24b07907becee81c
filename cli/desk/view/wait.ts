import type { Content, Entry } from '../../core/content/content.ts';
import { waitingEntries } from '../../core/content/waiting.ts';
import { isDay } from '../../core/values/calendar.ts';
import { mappingOf } from '../../core/values/json-value.ts';

/** The later day, `2026-12-06`, from which an entry is to be shown. */
export function dayAhead({ value }: Entry, today: string): string | null {
  const { from } = mappingOf(value);
  const day = typeof from === 'string' ? from.slice(0, 10) : '';
  return isDay(day) && day > today ? day : null;
}

/** When visitors see an entry that is published now, where that is not at once. */
export function seenFrom(content: Content, entry: Entry | undefined, today: string): string | null {
  if (!entry) return null;
  const waiting = waitingEntries(content, today).find((each) => each.entry.subject === entry.subject);
  return waiting ? (waiting.until ?? 'draft') : dayAhead(entry, today);
}
