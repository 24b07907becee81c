import { hash } from 'node:crypto';

/** Limit of the texts remembered; the oldest are dropped first. */
const MAX_REMEMBERED = 10_000;

/** Does `work`, unless it was already done for the same text within the window; returns that result. */
export type Once = (text: string, work: () => Promise<void>) => Promise<void>;

/**
 * Browsers resend a request when the connection breaks, and visitors press the button again when they see no answer: both
 * mean one submission. Failures are not remembered.
 * @param window in milliseconds
 * @param now gives the time, in milliseconds: by a clock that nobody sets back
 */
export function onceWithin(window: number, now: () => number = () => performance.now()): Once {
  const done = new Map<string, { readonly time: number; readonly outcome: Promise<void> }>();
  return (text, work) => {
    for (const [key, { time }] of done) {
      if (time + window > now() && done.size < MAX_REMEMBERED) break;
      done.delete(key);
    }
    const key = hash('sha256', text, 'base64');
    const known = done.get(key);
    if (known) return known.outcome;
    const outcome = work();
    done.set(key, { time: now(), outcome });
    outcome.catch(() => done.delete(key));
    return outcome;
  };
}
