import { RULES } from '../../core/consistency/registry.ts';
import { type Acceptance, readAcceptances } from '../../core/content/acceptance.ts';
import { findEntry } from '../../core/content/content.ts';
import { capitalized } from '../../core/text/capitalized.ts';
import type { Snapshot } from '../../core/workspace/workspace.ts';
import type { Accepted } from '../contract.ts';
import { placeOf } from './names.ts';

/** The contradictions that somebody has left as they are. */
export function acceptedIn(snapshot: Snapshot, today: string): Accepted[] {
  const { sound } = snapshot;
  const { stale } = snapshot.verdict();
  return readAcceptances(sound).map((acceptance) => {
    const { rule, subject, values, reason, since, until } = acceptance;
    const entry = findEntry(sound, subject);
    return {
      id: idOfAcceptance(acceptance),
      title: capitalized(RULES.find(({ id }) => id === rule)?.title.fr ?? rule),
      place: entry ? placeOf(sound, entry, '') : null,
      values,
      reason,
      since,
      until: until ?? null,
      isOver: stale.some((each) => each.index === acceptance.index) || (until !== undefined && until < today),
    };
  });
}

export function idOfAcceptance({ index, rule, subject }: Acceptance): string {
  return [index, rule, subject].join(' ');
}
