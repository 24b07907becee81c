import { cached } from './cached.ts';
import { fold, is, type Run, type Token } from './tokens.ts';

/** Where a phrase stands in a run of tokens, `to` exclusive. */
export interface Occurrence<T> {
  readonly value: T;
  readonly from: number;
  readonly to: number;
}

/** Finds many phrases in prose at once. */
export interface PhraseIndex<T> {
  /** Whether a phrase begins with a word, in lower case without accents. */
  mayBegin(word: string): boolean;
  /** What begins at the token `at`, longest first. */
  at(run: Run, at: number): readonly Occurrence<T>[];
  /** Every occurrence, in order. */
  in(run: Run): readonly Occurrence<T>[];
}

interface Phrase<T> {
  /** Its first word without accents. */
  readonly first: Word;
  /** The words that are still to be compared when the first has been: all, where its accents matter. */
  readonly rest: readonly Word[];
  /** Whether the first is one of the rest. */
  readonly isWhole: boolean;
  /** How its second word begins; undefined where it has none, or one that may begin in several ways. */
  readonly second: string | undefined;
  readonly values: T[];
}

/** The phrases that begin with a word: "à", "la" and "le" begin dozens. */
interface Beginning<T> {
  readonly bySecond: ReadonlyMap<string, readonly Phrase<T>[]>;
  /** Those that any second word may continue, or none. */
  readonly others: readonly Phrase<T>[];
}

interface Word {
  /** Without its star. */
  readonly text: string;
  readonly stands: 'whole' | 'beginning' | 'ending' | 'gap';
  /** Whether accents do not matter. */
  readonly isPlain: boolean;
  /** Whether a hyphen must stand before it. */
  readonly isTied: boolean;
}

/** Words that begin alike share a key of this many letters. */
const KEY = 3;
/** Most words that may stand where a phrase has `…`. */
const GAP = 4;

/**
 * An index of phrases. Capitals, plurals and apostrophes do not matter, nor do accents and hyphens where the phrase has
 * none: `livré` is no book, `peut-être` no "peut être". `livr*` stands for each word that begins so, `*ait` for each that ends so,
 * `…` for a few words or none.
 */
export function indexPhrases<T>(phrases: Iterable<readonly [string, T]>): PhraseIndex<T> {
  const byText = new Map<string, Phrase<T>>();
  const byKey = new Map<string, Phrase<T>[]>();
  const byEnding: Phrase<T>[] = [];
  for (const [text, value] of phrases) {
    const known = byText.get(text);
    known?.values.push(value);
    const words = known ? [] : wordsOf(text);
    if (!words[0]) continue;
    const first = { ...words[0], text: fold(words[0].text) };
    const isWhole = !first.isPlain;
    const second = words[1] && secondOf(words[1]);
    const phrase = { first, rest: isWhole ? words : words.slice(1), isWhole, second, values: [value] };
    byText.set(text, phrase);
    if (first.stands === 'ending') byEnding.push(phrase);
    else {
      const key = first.stands === 'beginning' ? first.text.slice(0, KEY) : keyOf(first.text);
      const alike = byKey.get(key);
      if (alike) alike.push(phrase);
      else byKey.set(key, [phrase]);
    }
  }
  /** The phrases that may begin with a folded word: texts repeat theirs. */
  const candidatesFor = cached((word): Beginning<T> => {
    const isFirst = ({ first }: Phrase<T>) => isSameWord(word, first);
    const [own, ending] = [byKey.get(keyOf(word))?.filter(isFirst), byEnding.filter(isFirst)];
    return beginningOf(own ? own.concat(ending) : ending);
  });
  const candidatesAt = (run: Run, at: number): readonly Phrase<T>[] => {
    const token = run[at];
    if (token?.kind !== 'word' && token?.kind !== 'digits') return NO_PHRASES;
    const { bySecond, others } = candidatesFor(token.text);
    return bySecond.size === 0 ? others : (bySecond.get(secondAt(run, at)) ?? others);
  };
  const beginningAt = (run: Run, at: number): readonly Occurrence<T>[] => {
    const candidates = candidatesAt(run, at);
    if (candidates.length === 0) return NO_PHRASES;
    const found: Occurrence<T>[] = [];
    for (const { rest, isWhole, values } of candidates) {
      const to = rest.length === 0 ? at + 1 : endOf(run, isWhole ? at : at + 1, rest, at);
      if (to !== undefined) for (const value of values) found.push({ value, from: at, to });
    }
    return found.length > 1 ? found.sort((a, b) => b.to - a.to) : found;
  };
  return {
    mayBegin: (word) => candidatesFor(word) !== NO_BEGINNING,
    at: beginningAt,
    in(run) {
      const found: Occurrence<T>[] = [];
      for (let at = 0; at < run.length; at++) {
        const here = beginningAt(run, at);
        if (here.length > 0) found.push(...here);
      }
      return found;
    },
  };
}

const NO_PHRASES: readonly never[] = [];
const NO_BEGINNING: Beginning<never> = { bySecond: new Map(), others: NO_PHRASES };

function beginningOf<T>(phrases: readonly Phrase<T>[]): Beginning<T> {
  if (phrases.length === 0) return NO_BEGINNING;
  const bySecond = new Map<string, readonly Phrase<T>[]>();
  for (const { second } of phrases)
    if (second !== undefined && !bySecond.has(second))
      bySecond.set(
        second,
        phrases.filter((each) => each.second === undefined || each.second === second),
      );
  return { bySecond, others: phrases.filter(({ second }) => second === undefined) };
}

/** The letters that a second word shares with all that are the same word; undefined where they are too few to tell. */
function secondOf({ text, stands }: Word): string | undefined {
  const folded = fold(text);
  const isTelling = stands === 'whole' || (stands === 'beginning' && folded.length >= KEY);
  return isTelling && /^[\p{L}\p{M}0-9]+$/u.test(text) ? folded.slice(0, KEY) : undefined;
}

/** The same of the word that follows the token `at`. */
function secondAt(run: Run, at: number): string {
  let next = at + 1;
  while (isJoint(run[next])) next++;
  return run[next]?.text.slice(0, KEY) ?? '';
}

/** Words with one space between them, without an apostrophe or a hyphen. */
const PLAIN = /^[^\s'’-]+(?: [^\s'’-]+)*$/;

/** The words of a phrase; subjects share theirs, and are indexed twice. */
const wordsOf = cached((phrase): readonly Word[] => {
  if (PLAIN.test(phrase)) return phrase.split(' ').map(readWord);
  return [...phrase.matchAll(/([\s'’-]*)([^\s'’-]+)/g)].map(([, gap = '', written = '']) =>
    gap === '-' ? { ...readWord(written), isTied: true } : readWord(written),
  );
});

const readWord = cached((written): Word => {
  const word = written.normalize('NFC').toLowerCase();
  const isPlain = /^[a-z0-9*]+$/.test(word);
  return { text: word.replaceAll('*', ''), stands: standing(word), isPlain, isTied: false };
});

function standing(word: string): Word['stands'] {
  if (word === '…') return 'gap';
  return word.endsWith('*') ? 'beginning' : word.startsWith('*') ? 'ending' : 'whole';
}

function keyOf(word: string): string {
  return word.length > KEY ? word.slice(0, KEY) : word.replace(/[sx]$/, '').slice(0, KEY);
}

/** The token after `words`, which are compared from `from` on, but for the first of them; their phrase begins at `at`. */
function endOf(run: Run, from: number, words: readonly Word[], at: number, first = 0): number | undefined {
  let next = from;
  for (let index = first; index < words.length; index++) {
    const word = words[index] as Word;
    if (word.stands === 'gap') return endAfterGap(run, next, words, at, index + 1);
    let token = run[next];
    if (next > at) while (isJoint(token)) token = run[++next];
    if (!token || token.kind === 'opaque') return undefined;
    const text = word.isPlain ? token.text : token.written.normalize('NFC').toLowerCase();
    if (!isSameWord(text, word) || (word.isTied && !is(run, next - 1, '-'))) return undefined;
    next++;
  }
  return next;
}

/** A hyphen or an apostrophe, which may stand between any two words. */
function isJoint(token: Token | undefined): boolean {
  return token?.kind === 'mark' && (token.text === "'" || token.text === '-');
}

/** The token after those from `first` on, before which a few others may stand. */
function endAfterGap(
  run: Run,
  from: number,
  words: readonly Word[],
  at: number,
  first: number,
): number | undefined {
  let passed = 0;
  for (let next = from; passed <= GAP; next++) {
    const token = run[next];
    const isWord = token?.kind === 'word';
    if (!isWord && !isJoint(token)) return undefined;
    const end = isWord ? endOf(run, next, words, at, first) : undefined;
    if (end !== undefined) return end;
    if (isWord) passed++;
  }
  return undefined;
}

function isSameWord(said: string, { text, stands }: Word): boolean {
  if (stands === 'beginning') return said.startsWith(text);
  if (stands === 'ending') return said.endsWith(text) && said.length > text.length;
  return said === text || isPlural(said, text) || isPlural(text, said);
}

/** Short words have none: "six" is no "si". */
function isPlural(word: string, of: string): boolean {
  return word.length === of.length + 1 && of.length >= KEY && word.startsWith(of) && /[sx]$/.test(word);
}
