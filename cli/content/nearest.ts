import { distance } from 'fastest-levenshtein';
import { fold } from './fold.ts';

/** The name among `names` that `wanted` was probably meant to be; `undefined` when none is close. */
export function closest(wanted: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(wanted.length * 0.4)) + 1;
  for (const name of names) {
    const edits = distance(fold(wanted), fold(name));
    if (edits < bestDistance && edits < Math.max(wanted.length, name.length) * 0.6) {
      best = name;
      bestDistance = edits;
    }
  }
  return best;
}
