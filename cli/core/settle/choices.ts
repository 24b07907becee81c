import { changeOf, ends, keyOf, type Outcome } from '../consistency/causes.ts';
import { findInSteps, finish, type Judged, type RuleFinding } from '../consistency/engine.ts';
import { BETWEEN_VERSIONS } from '../consistency/registry.ts';
import { nameOfReading } from '../content/entry-readings.ts';
import { EditRefusedError } from '../values/value-edit.ts';
import type { Snapshot } from '../workspace/workspace.ts';
import type { Choice } from './choice.ts';
import { settledTexts, textAt } from './settle.ts';

/** A choice that does settle its finding. */
export interface Offer {
  readonly choice: Choice;
  /** What else it settles and opens; known of what keeps a reading. */
  readonly outcome?: Outcome;
}

/** Every way to settle a finding: each is tried in memory, and what leaves the finding as it is, or that `check` refuses, is not offered. */
export function* offersFor(snapshot: Snapshot, judged: Judged): Generator<undefined, Offer[]> {
  const { status, finding } = judged;
  if (status === 'decided') return [{ choice: { kind: 'reopen', subject: finding.subject } }];
  if (status !== 'open') return [];
  const offers: Offer[] = [];
  for (const cure of finding.cures ?? []) {
    const choice: Choice = { kind: 'cure', cure };
    if (yield* holds(snapshot, judged, choice)) offers.push({ choice });
  }
  offers.push(...(yield* kept(snapshot, judged)));
  if (!finding.isHint && !BETWEEN_VERSIONS.has(judged.rule)) offers.push({ choice: { kind: 'accept' } });
  return offers;
}

/** The same at once. */
export function allOffersFor(snapshot: Snapshot, judged: Judged): readonly Offer[] {
  return finish(offersFor(snapshot, judged));
}

/** The readings of what its sides stand in: one that is kept may end it, though another side says it. */
function* kept(snapshot: Snapshot, judged: Judged): Generator<undefined, Offer[]> {
  const { entries, factOf } = snapshot.model();
  const files = new Set(judged.finding.sides.map(({ place }) => place.file));
  const offers: Offer[] = [];
  for (const entry of entries.filter(({ file }) => files.has(file.path))) {
    const { subject } = entry;
    const outcomes = snapshot.outcomes(subject);
    yield* outcomes.steps();
    for (const outcome of outcomes.result()) {
      const { value } = outcome;
      const reading = factOf(entry)?.readings.find(({ declared }) => nameOfReading(declared) === value);
      const shown = reading?.text ?? value;
      if (ends(outcome, judged)) offers.push({ choice: { kind: 'keep', subject, value, shown }, outcome });
    }
  }
  return offers;
}

/** Whether the rule no longer finds it once the choice is written. */
function* holds(snapshot: Snapshot, judged: Judged, choice: Choice): Generator<undefined, boolean> {
  const rule = snapshot.rules.find(({ id }) => id === judged.rule);
  const texts = tryToSettle(snapshot, judged, choice);
  if (!rule || !texts) return false;
  yield;
  const model = snapshot.modelAfter(texts);
  if (!model) return false;
  const before = snapshot.findings().filter((each) => each.rule === rule.id);
  const after = yield* findInSteps(rule, model);
  const { opens } = changeOf(before, after, true);
  return countOf(after, judged) < countOf(before, judged) && ends({ settles: [judged], opens }, judged);
}

/** One text may contradict another twice in the same words. */
function countOf(found: readonly RuleFinding[], judged: Judged): number {
  const key = keyOf(judged);
  return found.filter((each) => keyOf(each) === key).length;
}

function tryToSettle(
  { sound, loaded }: Snapshot,
  judged: Judged,
  choice: Choice,
): ReadonlyMap<string, string> | undefined {
  try {
    const texts = settledTexts(sound, [{ judged, choice }]);
    const isWhole = [...texts.keys()].every((path) => textAt(sound, path) === textAt(loaded.content, path));
    return isWhole ? texts : undefined;
  } catch (error) {
    if (error instanceof EditRefusedError) return undefined;
    throw error;
  }
}
