import { Script } from 'node:vm';

const RUN = Symbol.for('sapin.run');
const script = new Script(`globalThis[Symbol.for(${JSON.stringify(RUN.description)})]()`);

/**
 * Runs `work`, and stops it after that many milliseconds, even in the middle of a regular expression. Returns
 * whether it finished by itself.
 */
export function endsWithin(milliseconds: number, work: () => void): boolean {
  const held = globalThis as { [RUN]?: () => void };
  held[RUN] = work;
  try {
    script.runInThisContext({ timeout: milliseconds });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return false;
    throw error;
  } finally {
    delete held[RUN];
  }
}
