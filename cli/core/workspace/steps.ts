/** Work that is done once, and can be paused: the next caller resumes it. */
export interface InSteps<T> {
  /** Does the rest, with a pause after each step. */
  steps(): Iterable<undefined>;
  /** Does the rest at once. */
  result(): T;
}

export function inSteps<T>(start: () => Generator<undefined, T>): InSteps<T> {
  let running: Generator<undefined, T> | undefined;
  let done: { readonly value: T } | undefined;
  function* steps() {
    while (!done) {
      running ??= start();
      try {
        const step = running.next();
        if (step.done) done = { value: step.value };
      } catch (error) {
        running = undefined; // one that has thrown is at its end
        throw error;
      }
      yield;
    }
  }
  return {
    steps,
    result() {
      const rest = steps();
      while (!done) rest.next();
      return done.value;
    },
  };
}
