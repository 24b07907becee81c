/** A place that a visitor may ask for, whether or not it is delivered. */
export interface Findable {
  readonly name: string;
  readonly postalCodes: readonly string[];
}

/** Fewer letters would find half the map. */
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

/** Those whose name takes the fewest slips to become `wanted`, if they are few enough for its length. */
function nearlyNamed<N extends { readonly words: string }>(wanted: string, named: readonly N[]): N[] {
  const most = Math.floor(wanted.length / 4);
  const slipped = named.map((it) => {
    const [first = ''] = it.words.split(' ');
    return { it, count: Math.min(slips(wanted, join(it.words)), slips(wanted, first)) };
  });
  const fewest = Math.min(...slipped.map(({ count }) => count));
  return fewest > most ? [] : slipped.filter(({ count }) => count === fewest).map(({ it }) => it);
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

/** How many letters to add, take out, change or swap with their neighbour to make `b` of `a`. */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      const isSwap = j > 0 && i > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      const swap = isSwap ? (before[j - 1] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
