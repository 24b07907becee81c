import { fold, type Run } from './tokens.ts';

/** Where a phrase stands in a run of tokens, `to` exclusive. */
export interface Occurrence<T> {
  readonly value: T;
  readonly from: number;
  readonly to: number;
}

/** Finds many phrases in prose at once. */
export interface PhraseIndex<T> {
  /** What begins at the token `at`, longest first. */
  at(run: Run, at: number): readonly Occurrence<T>[];
  /** Every occurrence, in order. */
  in(run: Run): readonly Occurrence<T>[];
}

interface Phrase<T> {
  readonly words: readonly Word[];
  readonly value: T;
}

interface Word {
  /** Without its star. */
  readonly text: string;
  readonly stands: 'whole' | 'beginning' | 'ending';
  /** Whether accents do not matter. */
  readonly isPlain: boolean;
}

/** Words that begin alike share a key of this many letters. */
const KEY = 3;

/**
 * An index of phrases. Capitals, plurals, hyphens and apostrophes do not matter, nor do accents where the phrase has none:
 * `livré` is no book. `livr*` stands for each word that begins so, `*ait` for each that ends so.
 */
export function indexPhrases<T>(phrases: Iterable<readonly [string, T]>): PhraseIndex<T> {
  const byKey = new Map<string, Phrase<T>[]>();
  const byEnding: Phrase<T>[] = [];
  for (const [text, value] of phrases) {
    const phrase = { words: wordsOf(text), value };
    const [first] = phrase.words;
    if (!first) continue;
    if (first.stands === 'ending') byEnding.push(phrase);
    else {
      const folded = fold(first.text);
      const key = first.stands === 'beginning' ? folded.slice(0, KEY) : keyOf(folded);
      byKey.set(key, [...(byKey.get(key) ?? []), phrase]);
    }
  }
  const beginningAt = (run: Run, at: number): readonly Occurrence<T>[] => {
    const token = run[at];
    if (token?.kind !== 'word' && token?.kind !== 'digits') return [];
    const found: Occurrence<T>[] = [];
    for (const candidates of [byKey.get(keyOf(token.text)), byEnding])
      for (const { words, value } of candidates ?? []) {
        const to = endOf(run, at, words);
        if (to !== undefined) found.push({ value, from: at, to });
      }
    return found.length > 1 ? found.sort((a, b) => b.to - a.to) : found;
  };
  return {
    at: beginningAt,
    in: (run) => run.flatMap((_, at) => beginningAt(run, at)),
  };
}

function wordsOf(phrase: string): Word[] {
  return phrase
    .split(/[\s'’-]+/)
    .filter((word) => word !== '')
    .map((written) => {
      const word = written.normalize('NFC').toLowerCase();
      const stands = word.endsWith('*') ? 'beginning' : word.startsWith('*') ? 'ending' : 'whole';
      return { text: word.replaceAll('*', ''), stands, isPlain: /^[a-z0-9*]+$/.test(word) };
    });
}

function keyOf(word: string): string {
  return word.length > KEY ? word.slice(0, KEY) : word.replace(/[sx]$/, '').slice(0, KEY);
}

function endOf(run: Run, at: number, words: readonly Word[]): number | undefined {
  let next = at;
  for (const word of words) {
    if (next > at) while (run[next]?.kind === 'mark' && "'-".includes(run[next]?.text ?? '')) next++;
    const token = run[next];
    if (!token || token.kind === 'opaque') return undefined;
    const text = word.isPlain ? token.text : token.written.normalize('NFC').toLowerCase();
    if (!isSameWord(text, word)) return undefined;
    next++;
  }
  return next;
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
