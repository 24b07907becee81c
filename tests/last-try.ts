import { beforeEach } from 'vitest';

// Vitest keeps the errors of every try of a test, and prints them all: those of the last are enough.
beforeEach(({ task }) => {
  task.result?.errors?.splice(0);
});
