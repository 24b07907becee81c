import { editDistance } from '../../text/edit-distance.ts';

/** The path with the smallest edit distance, null when none is close. */
export function nearestPath(wanted: string, paths: readonly string[]): string | null {
  const ranked = paths.map((path) => ({ path, distance: editDistance(wanted, path) }));
  const [best] = ranked.toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= wanted.length / 3 ? best.path : null;
}
