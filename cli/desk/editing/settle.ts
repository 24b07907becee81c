import type { Judged } from '../../core/consistency/engine.ts';
import { type Offer, offersFor } from '../../core/settle/choices.ts';
import { editsFor, type Term } from '../../core/settle/settle.ts';
import type { Snapshot } from '../../core/workspace/workspace.ts';
import type { Desk } from '../desk.ts';
import { orRefuse, Refused } from '../refused.ts';
import { findDecision, labelOf, shownChoice } from '../view/decisions.ts';
import { WORDS } from '../words.ts';
import { refusePast } from './accepted.ts';
import { faultsAfter, writeSoundly } from './entries.ts';

interface Offered {
  readonly snapshot: Snapshot;
  readonly judged?: Judged;
  readonly offers: readonly Offer[];
}

/** The ways to settle a decision as things are now: tried again where something changes meanwhile. */
export async function offersNow(desk: Desk, id: string): Promise<Offered> {
  for (;;) {
    const snapshot = await desk.comparedSnapshot();
    const judged = findDecision(snapshot, id);
    if (!judged) return { snapshot, offers: [] };
    const offers = await desk.inPauses(offersFor(snapshot, judged));
    if (desk.snapshot === snapshot) return { snapshot, judged, offers };
  }
}

/** Settles a decision by one of its choices, and saves what it changed unless that stands on what is not saved. */
export async function settle(
  desk: Desk,
  id: string,
  choiceId: string,
  { reason, until }: Pick<Term, 'reason' | 'until'>,
): Promise<{ readonly label: string }> {
  const { snapshot, judged, offers } = await offersNow(desk, id);
  const offer = offers.find((each) => shownChoice(snapshot, each).id === choiceId);
  if (!judged || !offer) throw new Refused(WORDS.decisions.gone);
  const { choice } = offer;
  if (shownChoice(snapshot, offer).needsReason && reason === '')
    throw new Refused(WORDS.decisions.needsReason);
  const { content } = snapshot.loaded;
  refusePast(until, desk.today);
  const term = { reason, since: desk.today, until };
  const changes = orRefuse(WORDS.decisions.noPlace, () => editsFor(content, [{ judged, choice }], term));
  const files = [...judged.finding.sides.map(({ place }) => place.file), ...changes.map(({ path }) => path)];
  const { entries } = snapshot.model();
  const subjects = [...new Set(files)].flatMap(
    (path) => entries.find(({ file }) => file.path === path)?.subject ?? [],
  );
  const label =
    choice.kind === 'accept'
      ? WORDS.decisions.accepted(reason)
      : choice.kind === 'keep'
        ? WORDS.decisions.kept(choice.shown)
        : labelOf(snapshot, choice);
  const [subject = ''] = subjects;
  const answersTo = files.filter((path) => desk.drafts.isUnsaved(path));
  if (answersTo.length > 0 || faultsAfter(desk, changes, []).length > 0)
    desk.drafts.change({ label, subject, changes, answersTo });
  else writeSoundly(desk, label, subject, changes);
  desk.tell({ type: 'changed', subjects });
  return { label };
}
