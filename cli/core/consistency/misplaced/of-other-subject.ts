import { memoize } from '../../content/memoize.ts';
import type { Fact } from '../../model/facts.ts';
import { nameOf } from '../../model/lookups.ts';
import { captionOf, type Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { cached } from '../../prose/cached.ts';
import type { Lexicon, Mark, Subject } from '../../prose/lexicon.ts';
import type { Occurrence } from '../../prose/phrases.ts';
import { isReference } from '../../prose/statements.ts';
import { runsIn } from '../../prose/tokens.ts';
import { parentPointer } from '../../values/pointer.ts';
import { partAround, titlesOf, type Use } from '../claims/placeholders.ts';
import { finding } from '../finding.ts';
import { labelSide, ownSide } from './sides.ts';

type Marked = Occurrence<Mark>;

/** How far before a placeholder, in tokens, a word of its own may stand to identify it whatever else the sentence says. */
const NEAR = 3;

/** The words beside a placeholder point to another fact, and none in the sentence to the one that is shown. */
export function* ofOtherSubject(model: Model, use: Use, isUsual: boolean) {
  const { fact, name, sentence, at, lexicon, factsOf, text } = use;
  const isOwn = ({ about }: Subject) =>
    about.includes(name) || (fact !== undefined && about.includes(fact.topic));
  if (isUsual || !lexicon.words.subjects.some(isOwn)) return;
  const { marks, tokens } = sentence;
  const excluded = new Set(marks.flatMap(({ value }) => (value.role === 'unless' ? [value.subject] : [])));
  const isExcluded = [...excluded].some(isOwn);
  const subjects = marks.flatMap((mark) =>
    mark.value.role === 'subject' && !isReference(sentence, mark)
      ? [{ ...mark, subject: mark.value.subject }]
      : [],
  );
  const isNear = ({ to }: Marked) => to <= at && at - to < NEAR;
  if (subjects.some((mark) => isOwn(mark.subject) && (isNear(mark) || !excluded.has(mark.subject)))) return;
  const isRival = (subject: Subject) =>
    !excluded.has(subject) &&
    !isOwn(subject) &&
    !subject.isPriced &&
    subject.for.length === 0 &&
    !use.shown.some((each) => isAbout(subject, each, model));
  const part = partAround(tokens, at);
  // The words of its bound belong to it.
  const isBound = isBoundSaid(use);
  const near = subjects
    .filter(({ from, to }) => from >= part.from && to <= part.to)
    .map(({ subject }) => subject);
  const headings = parentPointer(text.pointer) === '' ? [] : model.headingsOf(text);
  const beside = headings.flatMap(({ value }) => subjectsBy(lexicon)(value).meant);
  if (beside.some(isOwn)) return;
  const factsFor = (all: readonly Subject[]) => all.filter(isRival).flatMap(factsOf);
  const isAlike = ({ kind }: Fact) => kind === fact?.kind;
  const fits = (each: Fact) => isAlike(each) && !isBound;
  const before = subjects.filter(({ to }) => to <= at).map(({ subject }) => subject);
  const isNamed = lexicon.words.subjects.some(({ about }) => about.includes(name));
  const isCaptioned = captionOf(model, text) !== '';
  // The whole text is read only where something points to another fact.
  if ([...beside, ...near, ...before].every((subject) => !isRival(subject))) return;
  const isSaid = isSaidAround(model, text, lexicon, isOwn);
  const told = [
    ...factsFor(beside).filter((each) => fits(each) || (isCaptioned && !isSaid)),
    ...(isExcluded || !isSaid ? factsFor(isExcluded ? near : [...near, ...before]).filter(fits) : []),
    ...(isNamed && (isExcluded || !(isBound || isSaid))
      ? factsFor(near).filter((each) => !isAlike(each))
      : []),
  ];
  const expected = [...new Set(told)].slice(0, 3);
  const [first] = expected;
  if (!first) return;
  const params = { label: use.label, expected: expected.map(({ label }) => label) };
  yield finding('misplaced-fact', params, text.entry.subject, [ownSide(use, model), labelSide(model, first)]);
}

interface Subjects {
  /** Subjects that a text mentions. */
  readonly all: readonly Subject[];
  /** Those that it does not exclude. */
  readonly meant: readonly Subject[];
}

/** Cached: many placeholders share a text, and decisions change none of it. */
const subjectsBy = memoize((lexicon: Lexicon) => cached((text) => readSubjects(lexicon, text)));

function readSubjects(lexicon: Lexicon, text: string): Subjects {
  const runs = runsIn(text).map((run) => {
    const marks = lexicon.marks.in(run);
    const excluded = new Set(marks.flatMap(({ value }) => (value.role === 'unless' ? [value.subject] : [])));
    const all = marks.flatMap(({ value }) => (value.role === 'subject' ? [value.subject] : []));
    return { all, meant: all.filter((subject) => !excluded.has(subject)) };
  });
  return { all: runs.flatMap(({ all }) => all), meant: runs.flatMap(({ meant }) => meant) };
}

/** "Jusqu’à" before the greatest: the words of its bound are its own. */
function isBoundSaid({ fact, sentence, at }: Use): boolean {
  return sentence.marks.some(
    ({ value, to }) =>
      value.role === 'bound' && value.place === 'before' && to === at && value.means === fact?.bound,
  );
}

function isAbout({ about }: Subject, name: string, model: Model): boolean {
  const topic = model.facts.find(({ slug }) => slug === name)?.topic;
  return about.includes(name) || (topic !== undefined && about.includes(topic));
}

/** Whether the rest of the text, or the titles above it, mention what is shown. */
function isSaidAround(
  model: Model,
  text: Text,
  lexicon: Lexicon,
  isOwn: (subject: Subject) => boolean,
): boolean {
  const around = [
    text.value,
    ...titlesOf(model, text),
    nameOf(text.entry),
    text.entry.slug.replaceAll('-', ' '),
  ];
  return around.some((each) => subjectsBy(lexicon)(each).all.some(isOwn));
}
