import { type Judged, valuesOf } from '../consistency/engine.ts';
import { addAcceptance, removeAcceptances } from './edit.ts';

/** A file of acceptances that has none yet. */
export const NO_ACCEPTANCES = 'accepted: []\n';

/** `text` with an acceptance for each finding, in place of those that no longer cover it. */
export function withAcceptances(
  text: string,
  open: readonly Judged[],
  term: { reason: string; since: string; until: string | undefined },
): string {
  const lapsed = open.flatMap((each) => (each.lapsed ? [each.lapsed.index] : []));
  const acceptances = new Map(
    open.map(({ rule, finding }) => {
      const accepted = { rule, subject: finding.subject, values: valuesOf(finding) };
      return [JSON.stringify(accepted), { ...accepted, ...term }];
    }),
  );
  return [...acceptances.values()].reduce(addAcceptance, removeAcceptances(text, [...new Set(lapsed)]));
}
