import { cached } from './cached.ts';
import { byNumber, fold, is, type Run, type Token } from './tokens.ts';

/** The range of a phrase in a run of tokens, `to` exclusive. */
export interface Occurrence<T> {
  readonly value: T;
  readonly from: number;
  readonly to: number;
}

/** Finds many phrases in prose at once. */
export interface PhraseIndex<T> {
  /** Whether a phrase may begin with a token. */
  mayBegin(token: Token): boolean;
  /** What begins at the token `at`, longest first. */
  at(run: Run, at: number): readonly Occurrence<T>[];
  /** Every occurrence, in order of where it begins. */
  in(run: Run): readonly Occurrence<T>[];
}

interface Phrase<T> {
  /** Its first word without accents. */
  readonly first: Word;
  readonly words: readonly Word[];
  /** The key of its second word, where that distinguishes words. */
  readonly second: string | undefined;
  readonly values: T[];
}

interface Word {
  /** Without its star. */
  readonly text: string;
  readonly stands: 'whole' | 'beginning' | 'ending' | 'gap';
  /** Whether accents do not matter. */
  readonly isPlain: boolean;
  /** Whether a hyphen must precede it. */
  readonly isTied: boolean;
}

/** Words that begin alike share a key of this many letters. */
const KEY = 3;
/** Most words that a `…` of a phrase matches. */
const GAP = 4;

/**
 * An index of phrases. Capitals, plurals and apostrophes do not matter, nor do accents and hyphens where the phrase has
 * none: `livré` is no book, `peut-être` no "peut être". `livr*` matches each word that begins so, `*ait` each that ends so,
 * `…` for a few words or none.
 */
export function indexPhrases<T>(phrases: Iterable<readonly [string, T]>): PhraseIndex<T> {
  const byText = new Map<string, Phrase<T>>();
  const byKey = new Map<string, Phrase<T>[]>();
  for (const [text, value] of phrases) {
    const known = byText.get(text);
    known?.values.push(value);
    const words = known ? [] : wordsOf(text);
    if (!words[0]) continue;
    const first = { ...words[0], text: fold(words[0].text) };
    const phrase = { first, words, second: words[1] && secondKeyOf(words[1]), values: [value] };
    byText.set(text, phrase);
    const key = keyOf(first);
    const alike = byKey.get(key) ?? [];
    byKey.set(key, alike);
    alike.push(phrase);
  }
  const endings = byKey.get('') ?? [];
  /** The phrases that may begin with a folded word, longest first, by the key of the word after it: texts repeat theirs. */
  const candidatesFor = byNumber((word): Candidates<T> => {
    const candidates = [...(byKey.get(keyOf({ text: word, stands: 'whole' })) ?? []), ...endings].filter(
      ({ first }) => isSameWord(word, first),
    );
    if (candidates.length === 0) return NO_CANDIDATES;
    candidates.sort((a, b) => b.words.length - a.words.length);
    const followedBy = (key: string | undefined) =>
      candidates.filter(({ second }) => second === undefined || second === key);
    const keys = new Set(candidates.map(({ second }) => second));
    return new Map(Array.from(keys, (key) => [key, followedBy(key)]));
  });
  const addFrom = (run: Run, at: number, found: Occurrence<T>[]): Occurrence<T>[] => {
    const token = run[at];
    if (token?.kind !== 'word' && token?.kind !== 'digits') return found;
    const bySecond = candidatesFor(token);
    if (bySecond === NO_CANDIDATES) return found;
    const after = run[afterJoints(run, at + 1)];
    const next = after && keyOfToken(after);
    for (const { first, words, values } of bySecond.get(next) ?? bySecond.get(undefined) ?? []) {
      const to = first.isPlain ? endOf(run, at + 1, words, 1) : endOf(run, at, words);
      if (to !== undefined) for (const value of values) found.push({ value, from: at, to });
    }
    return found;
  };
  return {
    mayBegin: (token) => candidatesFor(token) !== NO_CANDIDATES,
    at: (run, at) => addFrom(run, at, []).sort((a, b) => b.to - a.to),
    in(run) {
      const found: Occurrence<T>[] = [];
      for (let at = 0; at < run.length; at++) addFrom(run, at, found);
      return found;
    },
  };
}

/** By the key of the second word; `undefined` holds those that any may follow. */
type Candidates<T> = ReadonlyMap<string | undefined, readonly Phrase<T>[]>;

const NO_CANDIDATES: Candidates<never> = new Map();

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

/** The letters that begin all words that a word may be: none, where it is known by its ending. */
function keyOf({ text, stands }: Pick<Word, 'text' | 'stands'>): string {
  if (stands === 'ending') return '';
  return stands === 'whole' && text.length <= KEY ? text.replace(/[sx]$/, '') : text.slice(0, KEY);
}

const keyOfToken = byNumber((text) => keyOf({ text, stands: 'whole' }));

/** The key of a word that all words share that it may be: "la" and "le" begin dozens of phrases. */
function secondKeyOf({ text, stands }: Word): string | undefined {
  const isTelling = stands === 'whole' || (stands === 'beginning' && text.length >= KEY);
  return isTelling ? keyOf({ text: fold(text), stands }) : undefined;
}

/** The token after those of `words` from the one of `index` on, each right after the other but for joints. */
function endOf(run: Run, from: number, words: readonly Word[], index = 0): number | undefined {
  const word = words[index];
  if (!word) return from;
  const at = afterJoints(run, from);
  if (word.stands === 'gap') return endAfterGap(run, at, words, index + 1);
  const token = run[at];
  if (!token || token.kind === 'opaque' || (word.isTied && !is(run, at - 1, '-'))) return undefined;
  const text = word.isPlain ? token.text : token.written.normalize('NFC').toLowerCase();
  return isSameWord(text, word) ? endOf(run, at + 1, words, index + 1) : undefined;
}

/** The same, with a few other words before them. */
function endAfterGap(run: Run, from: number, words: readonly Word[], index: number): number | undefined {
  let at = from;
  for (let passed = 0; passed <= GAP && run[at]?.kind === 'word'; passed++) {
    const end = endOf(run, at, words, index);
    if (end !== undefined) return end;
    at = afterJoints(run, at + 1);
  }
  return undefined;
}

/** The token after the hyphens and apostrophes that may be between any two words. */
function afterJoints(run: Run, from: number): number {
  let at = from;
  while (run[at]?.kind === 'mark' && is(run, at, "'", '-')) at++;
  return at;
}

function isSameWord(written: string, { text, stands }: Word): boolean {
  if (stands === 'beginning') return written.startsWith(text);
  if (stands === 'ending') return written.endsWith(text) && written.length > text.length;
  if (written === text) return true;
  return written.length > text.length ? isPlural(written, text) : isPlural(text, written);
}

/** Short words have none: "six" is no "si". */
function isPlural(word: string, of: string): boolean {
  return word.length === of.length + 1 && of.length >= KEY && word.startsWith(of) && /[sx]$/.test(word);
}
