import { cached } from './cached.ts';
import { wordList } from './french.ts';
import { is, type Run, runsIn, type Token, touches } from './tokens.ts';

/** UTF-16 offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Sentence extends Span {
  readonly tokens: Run;
}

/** Sentences and clauses of French prose; `;`, paragraphs, list items, headings and table cells separate them too. */
export const sentences = cached((text): readonly Sentence[] => runsIn(text).flatMap(split));

/** The sentence of a text that holds the place `at`. */
export function sentenceAt(text: string, at: number): Sentence | undefined {
  const all = sentences(text);
  const sentence = all[firstWhere(all, ({ end }) => end > at)];
  return sentence && sentence.start <= at ? sentence : undefined;
}

/** The index of the first item that passes a test which all after it pass, too; the length where none does. */
function firstWhere<T>(items: readonly T[], test: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(items[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Tokens of the longest sentence; more are several, so that the work for each of its values takes bounded time. */
const LONGEST = 400;

function split(run: Run): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  for (let at = 0; at < run.length; at++) {
    if (from > at || !(endsSentence(run, at) || at === run.length - 1 || at - from >= LONGEST)) continue;
    const to = closingEnd(run, at + 1);
    const tokens = run.slice(from, to);
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (first && last && tokens.some(isWord)) found.push({ start: first.start, end: last.end, tokens });
    from = to;
  }
  return found;
}

/** Closing marks stay with the sentence that they close. */
function closingEnd(run: Run, at: number): number {
  let end = at;
  while (
    run[end]?.kind === 'mark' &&
    (is(run, end, '.', '!', '?', '…', '»', '”') || (is(run, end, ')', ']', '"') && touches(run, end)))
  )
    end++;
  return end;
}

const TITLES = wordList('title');
const ABBREVIATIONS = [...wordList('short'), ...wordList('short-months')];

function endsSentence(run: Run, at: number): boolean {
  if (run[at]?.kind !== 'mark') return false;
  if (is(run, at, '!', '?', ';')) return true;
  // the first of several dots decides for all
  if (!is(run, at, '.', '…') || (is(run, at - 1, '.') && touches(run, at))) return false;
  const next = closingEnd(run, at + 1);
  const following = run[next];
  if (!following || touches(run, next) || isLowerCase(following)) return false;
  const before = run[at - 1];
  if (!before || is(run, at, '…') || next > at + 1 || !touches(run, at)) return true;
  const afterNumber = run[at - 2]?.kind === 'digits';
  if (TITLES.includes(before.text) || (isInitial(before) && !afterNumber)) return false;
  return !ABBREVIATIONS.includes(before.text) || following.kind !== 'digits';
}

/** `L.` of "L. 221-28", `J.` and `C.` of a name, `p.` of a page. */
function isInitial({ text, written }: Token): boolean {
  return text.length === 1 && (written !== text || text === 'p');
}

function isLowerCase({ kind, written }: Token): boolean {
  return kind === 'word' && written.charAt(0) !== written.charAt(0).toUpperCase();
}

function isWord({ kind }: Token): boolean {
  return kind !== 'mark';
}
