import { editDistance } from '../../text/edit-distance.ts';

/** A place that a visitor may ask for, whether or not it is delivered. */
export interface Findable {
  readonly name: string;
  readonly postalCodes: readonly string[];
}

/** Fewer letters would match half of the towns. */
const fewestLetters = 2;

/** `null` while too little is typed to answer. */
export function findPlaces<P extends Findable>(query: string, places: readonly P[]): P[] | null {
  const digits = query.replace(/\s/g, '');
  if (/^\d+$/.test(digits)) {
    return digits.length < 5 ? null : places.filter(({ postalCodes }) => postalCodes.includes(digits));
  }
  const words = fold(query);
  const wanted = join(words);
  if (wanted.length < fewestLetters) return null;
  const named = places.map((place) => ({ place, words: fold(place.name) }));
  const found = [
    ({ words: its }: { words: string }) => join(its) === wanted || words.startsWith(`${its} `),
    ({ words: its }: { words: string }) => join(its).startsWith(wanted),
    ({ words: its }: { words: string }) => its.includes(` ${words}`),
  ]
    .map((matches) => named.filter(matches))
    .find(({ length }) => length > 0);
  return (found ?? nearlyNamed(wanted, named)).map(({ place }) => place);
}

/** The closest names to `wanted`, within an edit distance that depends on its length. */
function nearlyNamed<N extends { readonly words: string }>(wanted: string, named: readonly N[]): N[] {
  const most = Math.floor(wanted.length / 4);
  const slipped = named.map((place) => {
    const [first = ''] = place.words.split(' ');
    return { place, count: Math.min(editDistance(wanted, join(place.words)), editDistance(wanted, first)) };
  });
  const fewest = Math.min(...slipped.map(({ count }) => count));
  return fewest > most ? [] : slipped.filter(({ count }) => count === fewest).map(({ place }) => place);
}

/** Without accents, capitals or hyphens, `saint` as `st`: `Sainte-Croix-en-Plaine` as `ste croix en plaine`. */
export function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bsaint/g, 'st')
    .trim();
}

function join(words: string): string {
  return words.replaceAll(' ', '');
}
