import { pairLines } from './pair-lines.ts';

/** Words that two texts share, or that stand in one of them where other words, or none, are in the other. */
interface WordRun {
  readonly isShared: boolean;
  readonly old: readonly string[];
  readonly now: readonly string[];
}

/** Words, spaces and signs, in turn. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
}

/** Two texts by the words that they share and that differ, in turn. */
export function wordRuns(old: readonly string[], now: readonly string[]): readonly WordRun[] {
  const runs: { isShared: boolean; old: string[]; now: string[] }[] = [];
  for (const [a, b] of pairLines(old, now)) {
    const isShared = a !== undefined && b !== undefined;
    if (runs.at(-1)?.isShared !== isShared) runs.push({ isShared, old: [], now: [] });
    if (a !== undefined) runs.at(-1)?.old.push(old[a] ?? '');
    if (b !== undefined) runs.at(-1)?.now.push(now[b] ?? '');
  }
  return runs;
}
