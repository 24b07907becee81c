import { RULES } from '../../core/consistency/registry.ts';
import { type Acceptance, acceptancesOf, readAcceptances } from '../../core/content/acceptance.ts';
import { findEntry } from '../../core/content/content.ts';
import { yamlValue } from '../../core/content/parse-yaml.ts';
import { capitalized } from '../../core/text/capitalized.ts';
import { listIn } from '../../core/values/json-value.ts';
import type { Snapshot } from '../../core/workspace/workspace.ts';
import type { Accepted } from '../contract.ts';
import type { Drafts } from '../state/drafts.ts';
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

/** What has been accepted and is not saved: its rank, and the texts that contradict each other. */
export function unsavedAcceptances(snapshot: Snapshot, drafts: Pick<Drafts, 'isUnsaved' | 'baseOf'>) {
  const file = acceptancesOf(snapshot.sound)?.file;
  if (!file || !drafts.isUnsaved(file.path)) return [];
  const itemsOf = (text = '') => listIn(yamlValue(text), 'accepted').map((item) => JSON.stringify(item));
  const [saved, items] = [itemsOf(drafts.baseOf(file.path)), itemsOf(file.text)];
  return snapshot
    .verdict()
    .judged.flatMap(({ acceptance, finding }) =>
      acceptance && !saved.includes(items[acceptance.index] ?? '')
        ? [{ index: acceptance.index, files: finding.sides.map(({ place }) => place.file) }]
        : [],
    );
}
