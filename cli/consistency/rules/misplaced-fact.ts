// Longer than other files: one reading of the words around a placeholder, which all its codes share.
import { hasReadings } from '../../content/entry-readings.ts';
import { groupBy } from '../../content/group.ts';
import { isMapping, valueAt } from '../../content/json-value.ts';
import { placeIn } from '../../content/places.ts';
import { parentPointer } from '../../content/pointer.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Fact } from '../../model/facts.ts';
import { atOf, nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { foldText, measureOf } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import type { Lexicon, Mark, Subject } from '../../prose/lexicon.ts';
import type { Occurrence } from '../../prose/phrases.ts';
import { isReference } from '../../prose/statements.ts';
import { is, runsIn, type Token } from '../../prose/tokens.ts';
import { ANNOUNCING, PLACEHOLDER, partAround, titlesOf, type Use, usesIn } from '../claims/placeholders.ts';
import { ownWords } from '../claims/subjects.ts';
import { finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

interface Misplaced {
  label: string;
}

export const misplacedFact: Rule<{
  'misplaced-fact': Misplaced & { expected: readonly string[] };
  'misplaced-fact/bound': Misplaced & { words: string; bound: 'at-most' | 'at-least' };
  'misplaced-fact/backwards': { from: string; to: string };
  'misplaced-fact/elsewhere': Misplaced & { words: string; expected: string; places: number };
  'misplaced-fact/of-another': Misplaced & { own: string; other: string };
}> = {
  id: 'misplaced-fact',
  title: { fr: 'constante qui n’est pas à sa place', en: 'fact in the wrong place' },
  why: {
    fr: 'la phrase parle d’une chose, et montre la valeur d’une autre',
    en: 'the sentence is about one thing and shows the value of another',
  },
  words: {
    'misplaced-fact': ({ label, expected }) => [
      `la phrase montre ${fr.quote(label)}, mais ses mots parlent de ${fr.all(expected.map(fr.quote), 'ou de')}`,
      'écrivez la constante dont parle la phrase',
      `the sentence shows ${en.quote(label)}, but its words speak of ${en.all(expected.map(en.quote), 'or of')}`,
      'write the fact that the sentence is about',
    ],
    'misplaced-fact/bound': ({ label, words, bound }) => [
      `la phrase dit ${fr.quote(words)}, mais ${fr.quote(label)} est un ${bound === 'at-most' ? 'maximum' : 'minimum'}`,
      'écrivez une autre constante, ou changez ces mots',
      `the sentence says ${en.quote(words)}, but ${en.quote(label)} is a ${bound === 'at-most' ? 'maximum' : 'minimum'}`,
      'write another fact, or change these words',
    ],
    'misplaced-fact/backwards': ({ from, to }) => [
      `la phrase va de ${fr.quote(from)} à ${fr.quote(to)} : à l’envers`,
      'échangez les deux constantes',
      `the sentence goes from ${en.quote(from)} to ${en.quote(to)}: backwards`,
      'swap the two facts',
    ],
    'misplaced-fact/elsewhere': ({ label, words, expected, places }) => [
      `${fr.quote(words)} amène ici ${fr.quote(label)}, et ${fr.quote(expected)} à ${places} autres endroits`,
      'vérifiez la constante',
      `${en.quote(words)} comes with ${en.quote(label)} here, and with ${en.quote(expected)} in ${places} other places`,
      'check the fact',
    ],
    'misplaced-fact/of-another': ({ label, own, other }) => [
      `${fr.quote(label)} vaut pour ${fr.quote(other)}, alors qu’il s’agit ici de ${fr.quote(own)}`,
      'écrivez la constante qui convient',
      `${en.quote(label)} is of ${en.quote(other)}, but this is about ${en.quote(own)}`,
      'write the fact that fits',
    ],
  },
  *find(model) {
    yield* references(model);
    const { lexicon } = model;
    if (!lexicon) return;
    const uses = usesIn(model, lexicon);
    const contexts = groupBy(
      uses.flatMap((use) => use.contexts.map((words) => ({ words, name: use.name }))),
      ({ words }) => words,
    );
    const placesOf = (words: string) => contexts.get(words) ?? [];
    for (const use of uses) {
      const isUsual = use.contexts.some(
        (words) => placesOf(words).filter(({ name }) => name === use.name).length > 1,
      );
      const found = [
        ...ofBound(model, use),
        ...backwards(model, use),
        ...ofAnother(model, use),
        ...ofOtherSubject(model, use, isUsual),
        ...(isUsual ? [] : elsewhere(model, use, placesOf)),
      ];
      if (found[0]) yield found[0];
    }
  },
};

function own({ text, start, end }: Use, model: Model): Side {
  const place = placeIn(text.entry, text.pointer, { range: { start, end } });
  return side(model, text, text.value.slice(start, end), { place });
}

function labelSide(model: Model, fact: Fact): Side {
  return side(
    model,
    atOf(model, fact.entry, fact.isComputed ? (fact.readings[0]?.pointer ?? '') : '/label'),
    fact.label,
  );
}

// --- Bounds -------------------------------------------------------------------------------------------------------

const OPPOSITE = { 'at-most': 'at-least', 'at-least': 'at-most' } as const;

/** "Jusqu’au" before a day that is the first, "et plus" after a height that is the greatest. */
function* ofBound(model: Model, use: Use) {
  const { fact, sentence, at } = use;
  if (!fact?.bound) return;
  const { tokens, marks } = sentence;
  // "Fermé jusqu’au" the first day.
  if (marks.some(({ value }) => value.role === 'closed' || value.role === 'closing')) return;
  const clash = marks.find(
    ({ value, from, to }) =>
      value.role === 'bound' &&
      value.means === OPPOSITE[fact.bound as 'at-most'] &&
      (value.of === undefined || value.of === fact.kind) &&
      (value.place === 'before'
        ? to === at || (to === at - 1 && is(tokens, to, 'le', 'la', 'les', 'l'))
        : from === at + 1),
  );
  if (!clash) return;
  const words = wordsOf(tokens.slice(clash.from, clash.to));
  const params = { label: fact.label, words, bound: fact.bound };
  yield finding('misplaced-fact/bound', params, use.text.entry.subject, [
    own(use, model),
    labelSide(model, fact),
  ]);
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ written, gap }) => `${gap === 'none' ? '' : ' '}${written}`)
    .join('')
    .trim();
}

/** "De {{the greatest}} à {{the least}}". */
function* backwards(model: Model, use: Use) {
  const { fact, sentence, at } = use;
  const { tokens } = sentence;
  const name = PLACEHOLDER.exec(tokens[at + 2]?.written ?? '')?.[1];
  if (!fact || !name || !is(tokens, at - 1, 'de') || !is(tokens, at + 1, 'a')) return;
  const other = model.facts.find(({ slug }) => slug === name);
  const [from, to] = [fact, other].map((each) =>
    measureOf(each?.readings.find(({ live }) => live)?.canonical ?? ''),
  );
  if (!other || !from || !to || from.unit !== to.unit || from.from <= to.to) return;
  const params = { from: fact.label, to: other.label };
  yield finding('misplaced-fact/backwards', params, use.text.entry.subject, [
    own(use, model),
    labelSide(model, other),
  ]);
}

// --- Of another product or season ---------------------------------------------------------------------------------

/** A field that names the fact of another product than its entry. */
function* references(model: Model) {
  for (const { entry, pointer, collection, slug, part } of model.names) {
    const fact =
      collection === 'facts' && part === 'value' ? model.facts.find((each) => each.slug === slug) : undefined;
    const product = fact && productBeside(model, fact, entry.collection, entry.slug);
    if (!fact || !product) continue;
    const params = { label: fact.label, own: nameOf(entry), other: nameOf(product) };
    yield finding('misplaced-fact/of-another', params, entry.subject, [
      side(model, atOf(model, entry, pointer), slug),
      side(model, atOf(model, fact.entry, '/qualifier/product'), product.slug),
    ]);
  }
}

/** The entry of `collection` that a fact is about, when it is not `slug`. */
function productBeside(model: Model, fact: Fact, collection: string | undefined, slug: string) {
  const { product } = fact.qualifier;
  if (product === undefined || product === slug || collection === undefined) return undefined;
  return model.entry(`${collection}/${product}`);
}

function* ofAnother(model: Model, use: Use) {
  const { fact, text } = use;
  if (!fact) return;
  const siblings = model.factsAbout(fact.topic).filter((each) => each !== fact);
  const products = [fact, ...siblings].flatMap(({ qualifier }) => qualifier.product ?? []);
  const said = productsSaid(use, products);
  const { product } = fact.qualifier;
  if (product !== undefined && !said.has(product)) {
    const [named] = said;
    const collection = collectionOf(model, product, text.entry.collection);
    const isOfCollection = text.entry.collection === collection;
    const beside = isOfCollection ? text.entry.slug : namedBeside(text, products);
    const meant = named ?? beside;
    const [mine, other] = [model.entry(`${collection}/${meant}`), model.entry(`${collection}/${product}`)];
    if (mine && other && mine !== other) {
      const params = { label: fact.label, own: nameOf(mine), other: nameOf(other) };
      yield finding('misplaced-fact/of-another', params, text.entry.subject, [
        own(use, model),
        labelSide(model, fact),
      ]);
    }
  }
  yield* ofOtherSeason(model, use, fact, siblings);
}

/** The collection of products: that of the text, or the one whose entries have no readings. */
function collectionOf(model: Model, product: string, near: string | undefined): string | undefined {
  if (near !== undefined && model.entry(`${near}/${product}`)) return near;
  return model.collections.find((name) => {
    const entry = model.entry(`${name}/${product}`);
    return entry && !hasReadings(entry);
  });
}

/** The products that the part of the sentence around the placeholder names. */
function productsSaid({ sentence: { tokens }, at }: Use, products: readonly string[]): ReadonlySet<string> {
  const { from, to } = partAround(tokens, at);
  const part = tokens.slice(from, to);
  return new Set(
    products.filter((product) => {
      const words = ownWords(product, products);
      return part.some(
        ({ text, written, kind }) =>
          words.includes(text) ||
          (kind === 'opaque' && !written.startsWith('{{') && written.includes(`/${product})`)),
      );
    }),
  );
}

/** The product that the mapping around a text names in a field of its own. */
function namedBeside({ entry, pointer }: Text, products: readonly string[]): string | undefined {
  const around = valueAt(entry.value, parentPointer(pointer));
  return isMapping(around) ? products.find((product) => Object.values(around).includes(product)) : undefined;
}

/** The days of one season beside the hours of another, or under the name of another. */
function* ofOtherSeason(model: Model, use: Use, fact: Fact, siblings: readonly Fact[]) {
  const { season } = fact.qualifier;
  if (season === undefined) return;
  const others = siblings.filter(
    ({ qualifier }) => qualifier.season !== undefined && qualifier.season !== season,
  );
  const titles = foldText(titlesOf(model, use.text).join(' . '));
  const told = others.find((other) => titles.includes(foldText(String(other.qualifier.season))));
  const beside = use.shown
    .flatMap((name) => model.facts.find(({ slug }) => slug === name) ?? [])
    .find(
      ({ topic, qualifier }) =>
        topic !== fact.topic && qualifier.season !== undefined && qualifier.season !== season,
    );
  const meant = told && !titles.includes(foldText(season)) ? told.qualifier.season : beside?.qualifier.season;
  if (meant === undefined || !others.some(({ qualifier }) => qualifier.season === meant)) return;
  const params = { label: fact.label, own: meant, other: season };
  yield finding('misplaced-fact/of-another', params, use.text.entry.subject, [
    own(use, model),
    labelSide(model, fact),
  ]);
}

// --- Of another subject -------------------------------------------------------------------------------------------

type Marked = Occurrence<Mark>;

/** How far before a placeholder, in tokens, a word of its own may stand to identify it whatever else the sentence says. */
const NEAR = 3;

/** The words beside a placeholder point to another fact, and none in the sentence to the one that is shown. */
function* ofOtherSubject(model: Model, use: Use, isUsual: boolean) {
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
  const beside = subjectsIn(lexicon, besideOf(text)).meant;
  if (beside.some(isOwn)) return;
  const factsFor = (all: readonly Subject[]) => all.filter(isRival).flatMap(factsOf);
  const isAlike = ({ kind }: Fact) => kind === fact?.kind;
  const fits = (each: Fact) => isAlike(each) && !isBound;
  const before = subjects.filter(({ to }) => to <= at).map(({ subject }) => subject);
  const isNamed = lexicon.words.subjects.some(({ about }) => about.includes(name));
  const isCaptioned = text.pointer.endsWith('/value');
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
  yield finding('misplaced-fact', params, text.entry.subject, [own(use, model), labelSide(model, first)]);
}

interface Subjects {
  /** Subjects that a text mentions. */
  readonly all: readonly Subject[];
  /** Those that it does not exclude. */
  readonly meant: readonly Subject[];
}

/** Cached: many placeholders share a text, and decisions change none of it. */
const known = new WeakMap<Lexicon, Map<string, Subjects>>();

function subjectsIn(lexicon: Lexicon, text: string): Subjects {
  const ofLexicon = known.get(lexicon) ?? new Map<string, Subjects>();
  known.set(lexicon, ofLexicon);
  const subjects = ofLexicon.get(text) ?? readSubjects(lexicon, text);
  ofLexicon.set(text, subjects);
  return subjects;
}

function readSubjects(lexicon: Lexicon, text: string): Subjects {
  const runs = runsIn(text).map((run) => {
    const marks = lexicon.marks.in(run);
    const excluded = new Set(marks.flatMap(({ value }) => (value.role === 'unless' ? [value.subject] : [])));
    const all = marks.flatMap(({ value }) => (value.role === 'subject' ? [value.subject] : []));
    return { all, meant: all.filter((subject) => !excluded.has(subject)) };
  });
  return { all: runs.flatMap(({ all }) => all), meant: runs.flatMap(({ meant }) => meant) };
}

/** The neighbours of a short text in its mapping: its label, or what its title announces. */
function besideOf({ entry, pointer }: Text): string {
  const around = valueAt(entry.value, parentPointer(pointer));
  if (!isMapping(around) || parentPointer(pointer) === '') return '';
  const fields = /\/(?:label|title|name)$/.test(pointer) ? ['text', 'value'] : ANNOUNCING;
  return fields
    .map((field) => (`${parentPointer(pointer)}/${field}` === pointer ? '' : around[field]))
    .filter((value) => typeof value === 'string')
    .join('\n\n');
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
  return around.some((each) => subjectsIn(lexicon, each).all.some(isOwn));
}

// --- The same words elsewhere -------------------------------------------------------------------------------------

/** How many other places must agree. */
const PLACES = 2;

/** How many of the other places must agree. */
const MOST = 0.8;

interface Elsewhere {
  readonly words: string;
  readonly name: string;
}

/** The words before or after a placeholder, which almost everywhere else go with one other fact. */
function* elsewhere(model: Model, use: Use, placesOf: (words: string) => readonly Elsewhere[]) {
  for (const words of use.contexts) {
    const rest = placesOf(words).filter(({ name }) => name !== use.name);
    const [[name = '', same = []] = []] = [...groupBy(rest, (each) => each.name)].sort(
      (a, b) => b[1].length - a[1].length,
    );
    if (same.length < PLACES || same.length < rest.length * MOST) continue;
    const meant = model.facts.find(({ slug }) => slug === name);
    if (!meant || meant.topic === use.fact?.topic) continue;
    const params = {
      label: use.label,
      words: writtenOf(use, words),
      expected: meant.label,
      places: same.length,
    };
    yield finding('misplaced-fact/elsewhere', params, use.text.entry.subject, [
      own(use, model),
      labelSide(model, meant),
    ]);
  }
}

/** The words of a context as the sentence has them. */
function writtenOf({ sentence: { tokens }, at }: Use, context: string): string {
  const { length } = context.split(' ');
  return wordsOf(
    context.startsWith('<') ? tokens.slice(at - length, at) : tokens.slice(at + 1, at + 1 + length),
  );
}
