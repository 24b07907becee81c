import { hash } from 'node:crypto';
import { keyOf } from '../../core/consistency/causes.ts';
import type { Judged } from '../../core/consistency/engine.ts';
import type { Cure, Side } from '../../core/consistency/finding.ts';
import { RULES } from '../../core/consistency/registry.ts';
import { allEntries } from '../../core/content/content.ts';
import { memoize } from '../../core/content/memoize.ts';
import { writtenValue } from '../../core/edit/write.ts';
import { constantsOf, textOf } from '../../core/model/constants.ts';
import { type Choice, needsReason } from '../../core/settle/choice.ts';
import type { Offer } from '../../core/settle/choices.ts';
import { capitalized } from '../../core/text/capitalized.ts';
import { excerpt } from '../../core/text/shorten.ts';
import type { Snapshot } from '../../core/workspace/workspace.ts';
import type { Decision, Place, Choice as ShownChoice } from '../contract.ts';
import { fieldAt } from '../form/field-at.ts';
import { formOf } from '../form/form-of.ts';
import { valueWords } from '../history/value-words.ts';
import { WORDS } from '../words.ts';
import { asRead } from './as-read.ts';
import { nameOfConstant, placeOf } from './names.ts';
import { titleOfPage } from './pages.ts';
import { wordsOfFinding } from './wording.ts';

/** What somebody has to decide, in the order of the rules: readings, of which others are consequences, come first. */
export function openDecisions(snapshot: Snapshot): readonly Decision[] {
  return openIn(snapshot).map((each) => shownDecision(snapshot, each));
}

/** The contradictions about one file. */
export function decisionsAbout(snapshot: Snapshot, path: string): readonly Decision[] {
  return (byFile(snapshot).get(path) ?? []).map((each) => shownDecision(snapshot, each));
}

export function decisionCount(snapshot: Snapshot, path: string): number {
  return byFile(snapshot).get(path)?.length ?? 0;
}

const byFile = memoize((snapshot: Snapshot): ReadonlyMap<string, readonly Judged[]> => {
  const about = new Map<string, Judged[]>();
  for (const judged of openIn(snapshot))
    for (const path of new Set(judged.finding.sides.map(({ place }) => place.file)))
      about.set(path, [...(about.get(path) ?? []), judged]);
  return about;
});

/** Whether readings of an entry contradict each other, and none is chosen. */
export function isDisputed(snapshot: Snapshot, subject: string): boolean {
  return openIn(snapshot).some(({ finding: { sides } }) => {
    const values = sides.flatMap(({ decide }) => (decide?.subject === subject ? [decide.value] : []));
    return new Set(values).size > 1;
  });
}

function openIn(snapshot: Snapshot): Judged[] {
  return snapshot.verdict().judged.filter(({ status }) => status === 'open');
}

/** The contradiction of an id, where it is still one. */
export function findDecision(snapshot: Snapshot, id: string): Judged | undefined {
  return openIn(snapshot).find((each) => idOf(each) === id);
}

function idOf(judged: Judged): string {
  const places = judged.finding.sides.map(({ place }) => `${place.file}${place.pointer}`);
  return hash('sha1', [keyOf(judged), ...places].join('\0')).slice(0, 12);
}

/** A choice as the card shows it; its id encodes what it does. */
export function shownChoice(snapshot: Snapshot, { choice, outcome }: Offer): ShownChoice {
  const { model, sound } = snapshot;
  const entry = outcome && model().entry(outcome.subject);
  // The pages of a constant are those whose texts name it; those of a grid show it whole.
  const pages = entry && model().factOf(entry) ? (outcome?.pages.length ?? 0) : 0;
  const written = choice.kind === 'cure' ? choice.cure.writings.map(({ place }) => place) : [];
  const places = entry
    ? [placeOf(sound, entry, '/decision')]
    : written.flatMap((place) => placeIn(snapshot, place) ?? []);
  const words = WORDS.decisions;
  const effect = [
    ...(outcome && outcome.settles.length > 0 ? [words.settles(outcome.settles.length)] : []),
    ...(outcome && outcome.opens.length > 0 ? [words.opens(outcome.opens.length)] : []),
    ...(pages > 0 ? [words.pages(pages)] : []),
    ...new Set(places.map(({ title, label }) => words.place(`${title}, ${label}`))),
  ];
  return {
    id: hash('sha1', JSON.stringify(choice)).slice(0, 12),
    kind: choice.kind,
    label: labelOf(snapshot, choice),
    needsReason: needsReason(choice),
    effect: effect.join(', ') || null,
  };
}

export function labelOf(snapshot: Snapshot, choice: Choice): string {
  switch (choice.kind) {
    case 'keep':
      return WORDS.decisions.keep(choice.shown);
    case 'cure':
      return labelOfCure(snapshot, choice.cure);
    default:
      return WORDS.decisions[choice.kind];
  }
}

export function labelOfCure(snapshot: Snapshot, cure: Cure): string {
  const { writes, shown } = cure;
  if (writes === 'value') return WORDS.decisions.value(valueOfCure(snapshot, cure));
  if (writes === 'link') return WORDS.decisions.link(titleOfPage(snapshot.model(), shown));
  if (writes !== 'constant') return WORDS.decisions[writes](shown);
  const constant = constantsOf(snapshot.sound).get(shown);
  return constant
    ? WORDS.decisions.constant(nameOfConstant(snapshot.sound, constant), textOf(constant))
    : shown;
}

/** The value that a cure gives to a field, in words; of a text, those that it writes. */
function valueOfCure({ loaded: { content } }: Snapshot, { shown, writings: [writing] }: Cure): string {
  const entry = allEntries(content).find(({ file }) => file.path === writing?.place.file);
  if (!entry || !writing || writing.isKey) return shown;
  const { schema, value } = entry;
  const field = fieldAt(formOf(content.schemas, schema, value), value, writing.place.pointer);
  const isWords = !field || ['text', 'link'].includes(field.kind);
  return isWords ? shown : valueWords(content, field, writtenValue(value, writing));
}

function shownDecision(snapshot: Snapshot, judged: Judged): Decision {
  const { sides } = judged.finding;
  const rule = RULES.find(({ id }) => id === judged.rule);
  const { message, advice } = wordsOfFinding(snapshot.sound, judged.finding);
  return {
    id: idOf(judged),
    title: capitalized(rule?.title.fr ?? ''),
    message,
    why: advice,
    places: sides.flatMap((side) => placeOfSide(snapshot, side)),
  };
}

function placeOfSide(snapshot: Snapshot, { place, value }: Side): Place[] {
  const shown = placeIn(snapshot, place);
  return shown ? [{ ...shown, excerpt: excerpt(asRead(snapshot.sound, value)) }] : [];
}

function placeIn(
  { sound, model }: Snapshot,
  { file, pointer, range }: Pick<Side['place'], 'file' | 'pointer' | 'range'>,
): Place | undefined {
  const entry = entriesByFile(model()).get(file);
  return entry && placeOf(sound, entry, pointer, range);
}

type Model = ReturnType<Snapshot['model']>;

const entriesByFile = memoize(
  ({ entries }: Model) => new Map(entries.map((entry) => [entry.file.path, entry])),
);
