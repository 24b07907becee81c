/** What the visitor may have meant: the path that takes the fewest keystrokes to mend, null when none is close. */
export function nearestPath(wanted: string, paths: readonly string[]): string | null {
  const ranked = paths.map((path) => ({ path, distance: distance(wanted, path) }));
  const [best] = ranked.toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= wanted.length / 3 ? best.path : null;
}

/** How many letters to add, take out or change to make `b` of `a` (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
