import type { Entry } from '../../content/content.ts';
import { nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import type { Sentence } from '../../prose/near.ts';
import type { Occurrence } from '../../prose/phrases.ts';
import {
  clauseAround,
  coordinateOf,
  isNegated,
  isSupposed,
  type Place,
  type ReadSentence,
  readSentence,
} from '../../prose/statements.ts';
import { is, type Run } from '../../prose/tokens.ts';
import type { ComparisonWords, Order, Word } from './comparison-words.ts';
import { entryBeside, LONG_ENOUGH, wordsOf } from './names.ts';

interface Mention extends Place {
  /** Several where the name is shared: "un Nordmann". */
  readonly entries: readonly Entry[];
}

export type Pair = readonly [Mention, Mention];

export interface Comparison {
  readonly of: string;
  readonly order: Order | 'not-more' | 'not-less';
  /** Of the words that compare, in their paragraph, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** One, or every other product for a superlative. */
  readonly pairs: readonly Pair[];
  /** Whether it is said of all, whatever their sizes: "le moins cher", "aucun n’est moins cher". */
  readonly isOfAll: boolean;
}

/** What a sentence first compares, of our products and now; nothing where it names a size. */
export function comparisonIn(
  model: Model,
  text: Text,
  { sentence, paragraphStart }: { readonly sentence: Sentence; readonly paragraphStart: number },
  { index, topics }: ComparisonWords,
  names: MentionableNames,
): Comparison | undefined {
  const { lexicon } = model;
  const { tokens } = sentence;
  const written = text.value.slice(paragraphStart + sentence.start, paragraphStart + sentence.end);
  const marks = index.in(tokens).filter(({ value }) => topics.get(value.of)?.with?.test(written) !== false);
  if (!lexicon || marks.length === 0) return undefined;
  const read = readSentence(sentence, lexicon, undefined);
  if (read.world !== 'ours' || hasSize(model, text, sentence, paragraphStart)) return undefined;
  const page = names.words.has(text.entry) ? text.entry : entryBeside(model, text);
  const own = page ? [{ from: 0, to: 0, entries: [page] }] : [];
  const named = mentionsIn(tokens, names);
  for (const mark of marks) {
    if (isSupposed(read, mark)) continue;
    // The "plus" of "plus longtemps" denies nothing.
    const plus = tokens.findIndex(({ text }, at) => at >= mark.from && text === 'plus');
    const clause = clauseAround(read, mark);
    const isDenied =
      mark.value.order !== 'same' &&
      isNegated(read, coordinateOf(read, mark, clause), { from: plus, to: plus + 1 });
    const comparison = { read, mark, named, own, names, isDenied };
    const isOfNobody = hasNobody(read, clause, mark) || isBeyondAll(comparison);
    // "Aucun ne tient aussi longtemps": each holds less.
    const order = isOfNobody && mark.value.order === 'same' ? 'less' : mark.value.order;
    const pairs = isOfNobody ? pairsWithNobody(comparison) : pairsOf(comparison);
    if (pairs.length === 0) continue;
    const [first, last] = [tokens[mark.from], tokens[mark.to - 1]];
    return {
      of: mark.value.of,
      order: isDenied && order !== 'same' && order === mark.value.order ? `not-${order}` : order,
      start: first?.start ?? 0,
      end: last?.end ?? 0,
      pairs,
      isOfAll: (isOfNobody || isSuperlative(tokens, mark)) && !tokens.some(({ text }) => text === 'egale'),
    };
  }
  return undefined;
}

/** "À 1,50 m, le Nobilis est plus cher": of some sizes only. */
function hasSize(model: Model, text: Text, { start, end }: Sentence, paragraphStart: number): boolean {
  return model
    .quantitiesIn(text)
    .some(
      (quantity) =>
        (quantity.kind === 'distance' || quantity.kind === 'money') &&
        quantity.start >= paragraphStart + start &&
        quantity.end <= paragraphStart + end,
    );
}

/** A comparison with the products that its sentence names, and the one of its page. */
interface ReadComparison {
  readonly read: ReadSentence;
  readonly mark: Occurrence<Word>;
  readonly named: readonly Mention[];
  readonly own: readonly Mention[];
  readonly names: MentionableNames;
  readonly isDenied: boolean;
}

/** How far "que" may stand from its comparison, in tokens: "tient plus longtemps dans un salon qu’un Nobilis". */
const REACH = 8;
/** How far a name may stand after a superlative: "la commune la plus au nord de la zone, c’est Bergheim". */
const AFTER = 8;

function pairsOf(comparison: ReadComparison): readonly Pair[] {
  const { read, mark, named, own } = comparison;
  const before = named.filter(({ to }) => to <= mark.from);
  const nearest = before.at(-1);
  const [ownPage] = own;
  const second = thanMention(comparison);
  if (second) {
    const first = nearest ?? ownPage;
    return second === 'none' || !first || first === second ? [] : [[first, second]];
  }
  const [one, two] = between(read.tokens, before);
  if (one && two) {
    const winner = before.find((each) => each !== one && each !== two);
    const loser = [one, two].find(({ entries }) => entries.every((each) => !winner?.entries.includes(each)));
    return winner && loser ? [[winner, loser]] : [];
  }
  if (isSuperlative(read.tokens, mark)) return pairsOfSuperlative(comparison);
  if (!nearest || before.length > 1 || !ownPage) return [];
  return nearest.entries.includes(ownPage.entries[0] as Entry) ? [] : [[nearest, ownPage]];
}

/** "C’est le plus cher de tous", on its page; "de nos Nordmann, le Classic est le moins cher". */
function pairsOfSuperlative({ read, mark, named, own, names, isDenied }: ReadComparison): readonly Pair[] {
  const group = named.find((each) => isGroup(read.tokens, each));
  const isOfAll = group !== undefined || isOfEverything(read, mark);
  if (isDenied || (isOfSome(read.tokens, mark) && !isOfAll)) return [];
  const singles = named.filter((each) => each !== group && each.from <= mark.to + AFTER);
  const ahead = singles.filter(({ to }) => to <= mark.from);
  const [only, ...others] = ahead.length === 1 ? ahead : singles;
  const [best] = only ? [only] : isOfAll ? own : [];
  return best && others.length === 0 ? othersThan(best, names, group) : [];
}

/** "Aucun n’est moins cher que le Classic", and on its own page "nous n’en avons aucun de moins cher". */
function pairsWithNobody(comparison: ReadComparison): readonly Pair[] {
  const { read, mark, named, own, names } = comparison;
  const second = thanMention(comparison);
  const [one] = second === undefined ? own : second === 'none' ? [] : [second];
  const group = named.find((each) => each !== one && each.to <= mark.from);
  if (!one) return [];
  return othersThan(one, names, group && isGroup(read.tokens, group) ? group : undefined).map(
    ([subject, other]) => [other, subject],
  );
}

/** What a page calls its own: "que la vôtre". */
const OWN = new Set(['votre', 'vous', 'ici', 'lui', 'elle', 'ci']);

/** What stands after "que"; `none` where it is no product. */
function thanMention({ read: { tokens }, mark, named, own }: ReadComparison): Mention | 'none' | undefined {
  const than = tokens.findIndex(
    (_, at) => at >= mark.to && at < mark.to + REACH && is(tokens, at, 'que', 'qu'),
  );
  // "Le prix d’un Nobilis"
  const of = mark.value.order === 'same' && is(tokens, mark.to, 'de', 'du', 'd') ? mark.to : -1;
  const at = than >= 0 ? than : of;
  if (at < 0) return undefined;
  const isOwn = tokens.slice(at + 1, at + 4).some(({ text }) => OWN.has(text));
  return named.find(({ from }) => from > at && from <= at + 3) ?? (isOwn ? own[0] : undefined) ?? 'none';
}

/** "Plus au sud, nous n’allons pas". */
function isBeyondAll(comparison: ReadComparison): boolean {
  const { mark, named, isDenied } = comparison;
  return (
    mark.value.of.startsWith('furthest:') &&
    isDenied &&
    named.every(({ from }) => from > mark.to) &&
    thanMention(comparison) === undefined
  );
}

/** Whether a word before the comparison says that there is none such. */
function hasNobody({ marks }: ReadSentence, clause: Place, { from: end }: Place): boolean {
  return marks.some(({ value, from }) => value.role === 'nobody' && from >= clause.from && from < end);
}

/** "De nos Nordmann", "aucun des Nordmann": one of these. */
function isGroup(tokens: Run, { from, entries }: Mention): boolean {
  const isPlural = (at: number) => is(tokens, at, 'nos', 'des', 'ces', 'les', 'aucun');
  // "Nos trois Nordmann"
  return entries.length > 1 && (isPlural(from - 1) || isPlural(from - 2));
}

/** "Le plus au nord de notre zone", "le moins cher de tous nos arbres". */
function isOfEverything({ tokens, marks }: ReadSentence, { from, to }: Place): boolean {
  return marks.some(
    (mark) =>
      mark.value.role === 'general' &&
      ((mark.from >= to && mark.from <= to + 2) ||
        (mark.to <= from && (is(tokens, mark.from - 1, 'de', 'd', 'parmi') || is(tokens, mark.from, 'de')))),
  );
}

/** "Tient le plus longtemps", "la moins chère". */
function isSuperlative(tokens: Run, { from, to }: Place): boolean {
  return tokens.some(
    (_, at) =>
      at >= from && at < to && is(tokens, at, 'plus', 'moins') && is(tokens, at - 1, 'le', 'la', 'les'),
  );
}

/** "Entre le Grandis et le Nobilis". */
function between(tokens: Run, mentions: readonly Mention[]): readonly (Mention | undefined)[] {
  const at = tokens.findIndex((_, index) => is(tokens, index, 'entre'));
  if (at < 0) return [];
  const [one, two] = mentions.filter(({ from }) => from > at);
  return one && two && tokens.slice(one.to, two.from).some(({ text }) => text === 'et') ? [one, two] : [];
}

/** "Le plus cher des deux", "de nos Nordmann". */
function isOfSome(tokens: Run, { to }: Place): boolean {
  return is(tokens, to, 'de', 'des', 'du', 'd', 'parmi');
}

function othersThan(mention: Mention, { words }: MentionableNames, group?: Mention): Pair[] {
  return (group?.entries ?? [...words.keys()])
    .filter((entry) => !mention.entries.includes(entry))
    .map((entry) => [mention, { from: 0, to: 0, entries: [entry] }]);
}

// --- Names ------------------------------------------------------------------------------------------------------------

interface MentionableNames {
  readonly words: ReadonlyMap<Entry, ReadonlySet<string>>;
  /** Words that one name alone has. */
  readonly own: ReadonlySet<string>;
}

/** How far apart the words of one name may stand, in tokens: "Nordmann 5 étoiles". */
const APART = 2;

export function mentionableNamesOf(entries: readonly Entry[]): MentionableNames {
  const words = new Map(entries.map((entry) => [entry, new Set(wordsOf(nameOf(entry)))]));
  const all = [...words.values()].flatMap((each) => [...each]);
  return { words, own: new Set(all.filter((word) => all.indexOf(word) === all.lastIndexOf(word))) };
}

/** Names, by a word of their own, or by words that are capitalised inside the sentence. */
function mentionsIn(tokens: Run, { words, own }: MentionableNames): Mention[] {
  const mentions: Mention[] = [];
  for (const [at, { text, written }] of tokens.entries()) {
    const isCapital = at > 0 && /^\p{Lu}/u.test(written);
    if (!isCapital && !(own.has(text) && text.length >= LONG_ENOUGH)) continue;
    const named = [...words].flatMap(([entry, ofEntry]) => (ofEntry.has(text) ? [entry] : []));
    if (named.length === 0) continue;
    const last = mentions.at(-1);
    const both = last && at - last.to <= APART ? last.entries.filter((entry) => named.includes(entry)) : [];
    if (last && both.length > 0)
      mentions[mentions.length - 1] = { from: last.from, to: at + 1, entries: both };
    else mentions.push({ from: at, to: at + 1, entries: named });
  }
  return mentions;
}
