import { createHash } from 'node:crypto';

/** So many are remembered; the oldest are forgotten first. */
const MAX_REMEMBERED = 10_000;

/** Does `work`, unless it was done for the same text in the last while: then its outcome holds for this one, too. */
export type Once = (text: string, work: () => Promise<void>) => Promise<void>;

/**
 * A browser whose connection breaks sends its request again by itself, and a visitor who saw no answer presses the button
 * again: both mean the same thing once. What failed is not remembered.
 * @param window for so long, in milliseconds
 * @param now gives the time, in milliseconds
 */
export function onceWithin(window: number, now: () => number = Date.now): Once {
  const done = new Map<string, { readonly time: number; readonly outcome: Promise<void> }>();
  return (text, work) => {
    for (const [key, { time }] of done) {
      if (time + window > now() && done.size < MAX_REMEMBERED) break;
      done.delete(key);
    }
    const key = createHash('sha256').update(text).digest('base64');
    const known = done.get(key);
    if (known) return known.outcome;
    const outcome = work();
    done.set(key, { time: now(), outcome });
    outcome.catch(() => done.delete(key));
    return outcome;
  };
}
