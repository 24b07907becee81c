import { hash } from 'node:crypto';
import { type Consequence, keyOf } from '../../consistency/causes.ts';
import type { Judged, RuleFinding } from '../../consistency/engine.ts';
import type { Side } from '../../consistency/finding.ts';
import { wordingOfFinding } from '../../consistency/registry.ts';
import { findEntry } from '../../content/content.ts';
import { factText } from '../../content/entry-readings.ts';
import { isMapping, mappingOf } from '../../content/json-value.ts';
import { localeOf } from '../../language/locale-of.ts';
import { takesPlaceholders } from '../../model/lookups.ts';
import { capitalized } from '../../text/capitalized.ts';
import { excerpt } from '../../text/shorten.ts';
import type { Snapshot } from '../../workspace/workspace.ts';
import type { Choice, Decision, Place } from '../contract.ts';
import { WORDS } from '../words.ts';
import { placeOf, withNames } from './names.ts';

/** A decision with what it is about. */
export interface OpenDecision {
  readonly decision: Decision;
  readonly judged: Judged;
}

const withoutEffects = new WeakMap<Snapshot, readonly OpenDecision[]>();
const withEffects = new WeakMap<Snapshot, readonly OpenDecision[]>();

/** What somebody has to decide or answer; causes come before what they would settle. `isWhole` also says what each choice would do, which takes long. */
export function openDecisions(snapshot: Snapshot, isWhole: boolean): readonly OpenDecision[] {
  const whole = withEffects.get(snapshot);
  if (whole) return whole;
  const known = isWhole ? undefined : withoutEffects.get(snapshot);
  if (known) return known;
  const { judged, questions } = snapshot.verdict();
  const consequences = isWhole ? snapshot.consequences() : [];
  const open = judged.filter(({ status }) => status === 'open');
  const decisions = [
    ...open.map((each) => ({ decision: contradiction(snapshot, each, consequences), judged: each })),
    ...questions.map((each) => ({ decision: question(snapshot, each), judged: each })),
  ];
  const sorted = decisions.toSorted((a, b) => b.decision.settles.length - a.decision.settles.length);
  (isWhole ? withEffects : withoutEffects).set(snapshot, sorted);
  return sorted;
}

/** What is open about one file, put into words for that alone. */
export function decisionsAbout(snapshot: Snapshot, path: string): readonly Decision[] {
  const isAbout = (sides: readonly Side[]) => sides.some(({ place }) => place.file === path);
  const whole = withEffects.get(snapshot) ?? withoutEffects.get(snapshot);
  if (whole)
    return whole.filter(({ judged }) => isAbout(judged.finding.sides)).map(({ decision }) => decision);
  const { judged, questions } = snapshot.verdict();
  return [
    ...judged
      .filter(({ status, finding }) => status === 'open' && isAbout(finding.sides))
      .map((each) => contradiction(snapshot, each, [])),
    ...questions.filter(({ finding }) => isAbout(finding.sides)).map((each) => question(snapshot, each)),
  ];
}

/** How many decisions are about each file. */
export function decisionCounts(snapshot: Snapshot): ReadonlyMap<string, number> {
  const known = counts.get(snapshot);
  if (known) return known;
  const { judged, questions } = snapshot.verdict();
  const found = new Map<string, number>();
  for (const { finding } of [...judged.filter(({ status }) => status === 'open'), ...questions])
    for (const path of new Set(finding.sides.map(({ place }) => place.file)))
      found.set(path, (found.get(path) ?? 0) + 1);
  counts.set(snapshot, found);
  return found;
}

const counts = new WeakMap<Snapshot, ReadonlyMap<string, number>>();

/** Whether what each choice would do is known already. */
export function areWeighed(snapshot: Snapshot): boolean {
  return withEffects.has(snapshot);
}

function idOf(found: RuleFinding): string {
  return hash('sha1', keyOf(found)).slice(0, 12);
}

function contradiction(snapshot: Snapshot, judged: Judged, consequences: readonly Consequence[]): Decision {
  const { finding } = judged;
  const own = idOf(judged);
  const kept = finding.sides.flatMap((side) =>
    side.decide && hasChoice(snapshot, side.decide.subject) ? [{ side, decide: side.decide }] : [],
  );
  const effects = new Map(consequences.map((each) => [`${each.subject}\0${each.value}`, each] as const));
  const choices = new Map<string, Choice>();
  const { fact } = finding.params as { readonly fact?: string };
  if (fact !== undefined && takesPlaceholders(snapshot.model(), finding.sides[0]?.place))
    choices.set('', factChoice(snapshot, fact));
  for (const { side, decide } of kept) {
    const effect = effects.get(`${decide.subject}\0${decide.value}`);
    choices.set(decide.value, {
      id: `keep:${decide.subject}:${decide.value}`,
      label: WORDS.decisions.keep(finding.table ? side.source : side.value),
      needsReason: false,
      effect: effect ? WORDS.decisions.effect(effect.settles.length, effect.pages) || null : null,
    });
  }
  const settles = new Set(
    consequences.flatMap(({ subject, settles: keys }) =>
      kept.some(({ decide }) => decide.subject === subject)
        ? keys.map((key) => hash('sha1', key).slice(0, 12))
        : [],
    ),
  );
  settles.delete(own);
  const accept: Choice = { id: 'accept', label: WORDS.decisions.accept, needsReason: true, effect: null };
  return {
    ...worded(snapshot, judged),
    id: own,
    kind: 'contradiction',
    places: finding.sides.flatMap((side) => placeOfSide(snapshot, side)),
    choices: [...choices.values(), accept],
    settles: [...settles],
  };
}

/** Whether to keep one reading settles anything: the only one of a fact does not. */
function hasChoice({ sound }: Snapshot, subject: string): boolean {
  const entry = findEntry(sound, subject);
  const { readings } = mappingOf(entry?.value);
  return entry?.collection !== sound.settings.facts || !Array.isArray(readings) || readings.length > 1;
}

/** To write the fact in place of the value. */
function factChoice({ sound }: Snapshot, name: string): Choice {
  const { label, kind, readings } = mappingOf(sound.find(sound.settings.facts, name)?.value);
  const [reading] = Array.isArray(readings) ? readings : [];
  const value = isMapping(reading) ? factText(localeOf(sound.settings), String(kind), reading as never) : '';
  return {
    id: `fact:${name}`,
    label: WORDS.decisions.fact(String(label ?? name), value),
    needsReason: false,
    effect: null,
  };
}

function question(snapshot: Snapshot, judged: Judged): Decision {
  const { facts = [] } = judged.finding.params as { readonly facts?: readonly string[] };
  const choices = facts.map((name) => factChoice(snapshot, name));
  const none: Choice = { id: 'none', label: WORDS.decisions.none, needsReason: false, effect: null };
  return {
    ...worded(snapshot, judged),
    id: idOf(judged),
    kind: 'question',
    places: judged.finding.sides.flatMap((side) => placeOfSide(snapshot, side)),
    choices: [...choices, none],
    settles: [],
  };
}

/** Advice that names commands or files is for people who work with these. */
export const OF_THE_TOOL =
  /« ?sapin|npm|consistency|\.yaml|YAML|content\/|fichier|slug|schéma|ligne|guillemets|\dT\d\d:|[a-z]+\/(?=[ ,.)])|[\w-]+: \w|\bgit\b|dépôt/i;

function worded({ sound }: Snapshot, judged: Judged): Pick<Decision, 'message' | 'why'> {
  const { message, hint } = wordingOfFinding(judged.finding, 'fr');
  return {
    message: capitalized(withNames(sound, message)),
    why: hint === null || OF_THE_TOOL.test(hint) ? null : capitalized(withNames(sound, hint)),
  };
}

function placeOfSide({ sound, model }: Snapshot, { place, value }: Side): Place[] {
  const entry = entriesByFile(model()).get(place.file);
  return entry ? [{ ...placeOf(sound, entry, place.pointer), excerpt: excerpt(value) }] : [];
}

type Model = ReturnType<Snapshot['model']>;
const byFile = new WeakMap<Model, ReadonlyMap<string, Model['entries'][number]>>();

function entriesByFile(model: Model) {
  let entries = byFile.get(model);
  if (!entries) {
    entries = new Map(model.entries.map((entry) => [entry.file.path, entry]));
    byFile.set(model, entries);
  }
  return entries;
}
