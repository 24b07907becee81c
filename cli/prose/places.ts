import type { Lexicon, Subject } from './lexicon.ts';
import type { Sentence } from './near.ts';
import { clauseAround, isNegated, type Place, readSentence } from './statements.ts';
import { is, type Run } from './tokens.ts';

/** What a sentence says of a place that it names. */
export interface PlaceSaid {
  readonly name: string;
  /** Whether we come there; `undefined` when the sentence does not say. */
  readonly isServed: boolean | undefined;
  readonly postalCode: string | undefined;
  /** UTF-16 offsets in its paragraph. */
  readonly start: number;
  readonly end: number;
}

/** The longest name of a place, in tokens: "Sainte-Marie-aux-Mines" has seven. */
const LONGEST = 9;

/** The places that `isPlace` knows, with what is said of them. */
export function* placesSaid(
  sentence: Sentence,
  lexicon: Lexicon,
  season: number | undefined,
  isPlace: (name: string) => boolean,
  served: Subject,
): Generator<PlaceSaid> {
  const { tokens } = sentence;
  const places = namesIn(tokens, isPlace);
  if (places.length === 0) return;
  const read = readSentence(sentence, lexicon, season);
  const isExcluded = read.marks.some(({ value }) => value.role === 'unless' && value.subject === served);
  for (const place of places) {
    const clause = clauseAround(read, place);
    const isNamed = read.marks.some(
      ({ value, from }) =>
        value.role === 'subject' && value.subject === served && from >= clause.from && from < clause.to,
    );
    const isSaid = isNamed && read.world === 'ours' && !isExcluded;
    yield {
      name: place.name,
      isServed: isSaid ? !isNegated(read, clause) : undefined,
      postalCode: codeBeside(tokens, place),
      start: tokens[place.from]?.start ?? 0,
      end: tokens[place.to - 1]?.end ?? 0,
    };
  }
}

function namesIn(tokens: Run, isPlace: (name: string) => boolean): (Place & { readonly name: string })[] {
  const found: (Place & { readonly name: string })[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at];
    if (first?.kind !== 'word' || !/^\p{Lu}/u.test(first.written)) continue;
    for (let to = Math.min(tokens.length, at + LONGEST); to > at; to--) {
      const name = textOf(tokens, at, to);
      if (!isPlace(name)) continue;
      found.push({ from: at, to, name });
      at = to - 1;
      break;
    }
  }
  return found;
}

/** The tokens as they are written in one line. */
function textOf(tokens: Run, from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ written, gap }, index) => (index > 0 && gap === 'blank' ? ` ${written}` : written))
    .join('');
}

/** "68420 Eguisheim", "Eguisheim (68420)". */
function codeBeside(tokens: Run, { from, to }: Place): string | undefined {
  const before = tokens[from - 1];
  if (before?.kind === 'digits' && before.text.length === 5) return before.text;
  const after = is(tokens, to, '(') ? tokens[to + 1] : undefined;
  return after?.kind === 'digits' && after.text.length === 5 ? after.text : undefined;
}
