import { fold } from '#generated/shared/fold.ts';
import { editDistance } from '../../text/edit-distance.ts';

/** A place that a visitor may ask for, whether or not it is delivered. */
export interface Findable {
  readonly name: string;
  /** The communes that have become part of it. */
  readonly formerNames?: readonly string[];
  readonly postalCodes: readonly string[];
}

export interface Match<P> {
  readonly place: P;
  /** The name that was asked for: the place's own or one of its former names. */
  readonly name: string;
}

export interface Matches<P> {
  /** Whether these are what was asked for, or only names spelled like it. */
  readonly certain: boolean;
  readonly matches: readonly Match<P>[];
}

/** Fewer letters would match half of the towns. */
const fewestLetters = 2;

/** `null` while too little is typed to answer. */
export function findPlaces<P extends Findable>(query: string, places: readonly P[]): Matches<P> | null {
  const digits = query.replace(/\s/g, '');
  if (/^\d+$/.test(digits)) {
    if (digits.length < 5) return null;
    const matches = places.filter(({ postalCodes }) => postalCodes.includes(digits)).map(byOwnName);
    return { certain: true, matches };
  }
  const words = wordsOf(query);
  const wanted = join(words);
  if (wanted.length < fewestLetters) return null;
  const named = places
    .flatMap((place) => [
      byOwnName(place),
      ...(place.formerNames ?? []).map((name): Match<P> => ({ place, name })),
    ])
    .map((match) => ({ ...match, words: wordsOf(match.name) }));
  const found = [
    ({ words: its }: { words: string }) => join(its) === wanted || words.startsWith(`${its} `),
    ({ words: its }: { words: string }) => join(its).startsWith(wanted) || its.includes(` ${words}`),
  ]
    .map((matches) => named.filter(matches))
    .find(({ length }) => length > 0);
  return { certain: found !== undefined, matches: oncePerPlace(found ?? nearlyNamed(wanted, named)) };
}

function byOwnName<P extends Findable>(place: P): Match<P> {
  return { place, name: place.name };
}

function oncePerPlace<P>(matches: readonly Match<P>[]): Match<P>[] {
  const places = new Set<P>();
  return matches.flatMap(({ place, name }) => {
    if (places.has(place)) return [];
    places.add(place);
    return { place, name };
  });
}

/** The closest names to `wanted`, within an edit distance that depends on its length. */
function nearlyNamed<N extends { readonly words: string }>(wanted: string, named: readonly N[]): N[] {
  const most = Math.floor(wanted.length / 4);
  const slipped = named.map((match) => {
    const [first = ''] = match.words.split(' ');
    return { match, count: Math.min(editDistance(wanted, join(match.words)), editDistance(wanted, first)) };
  });
  const fewest = Math.min(...slipped.map(({ count }) => count));
  return fewest > most ? [] : slipped.filter(({ count }) => count === fewest).map(({ match }) => match);
}

/** Without accents, capitals or hyphens, `saint` as `st`: `Sainte-Croix-en-Plaine` as `ste croix en plaine`. */
export function wordsOf(name: string): string {
  return fold(name)
    .replaceAll('œ', 'oe')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bsaint/g, 'st')
    .trim();
}

function join(words: string): string {
  return words.replaceAll(' ', '');
}
