/** Called for each file that a long step has processed, from 1 to `total`. */
export type Progress = (step: ProgressStep, done: number, total: number) => void;

type ProgressStep = 'check' | 'generate' | 'compare';

interface ProgressLine {
  readonly step: Progress;
  /** Takes the line off the terminal, before anything else is written there. */
  clear(): void;
}

/** Shorter runs need no progress, in milliseconds. */
const PATIENCE = 500;
/** A line that changes more often cannot be read, in milliseconds. */
const PACE = 100;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * How far a run has come, in one line of a terminal that is written over and over, from half a second on; nothing
 * elsewhere. `now` is the time in milliseconds.
 */
export function progressLine(
  terminal: Terminal,
  words: Readonly<Record<ProgressStep, string>>,
  now: () => number = () => performance.now(),
): ProgressLine {
  const start = now();
  let last = start + PATIENCE - PACE;
  let isShown = false;
  return {
    step(step, done, total) {
      const time = terminal.isTTY ? now() : start;
      if (time - last < PACE) return;
      last = time;
      isShown = true;
      terminal.write(`\r\x1b[K${words[step]} ${done}/${total}`);
    },
    clear() {
      if (isShown) terminal.write('\r\x1b[K');
      isShown = false;
    },
  };
}
