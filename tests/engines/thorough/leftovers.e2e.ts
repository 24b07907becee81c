import { execFileSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { open, usual } from '../visit.ts';

/** Numbers of all processes that this one has started, and those have. */
function started(): number[] {
  const parents = execFileSync('ps', ['-Ao', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    parents.flatMap(([pid = 0, of]) => (of === parent ? [pid, ...below(pid)] : []));
  return below(process.pid);
}

test.skipIf(process.platform === 'win32')('a window that is closed leaves no process behind', async () => {
  const before = started();
  const window = await open(usual);
  const during = started().filter((pid) => !before.includes(pid));
  expect(during.length).toBeGreaterThan(2);
  await window.close();
  const left = () => {
    const all = execFileSync('ps', ['-Ao', 'pid='], { encoding: 'utf8' }).trim().split(/\s+/).map(Number);
    return during.filter((pid) => all.includes(pid));
  };
  // The last ones may take a moment.
  await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 10_000 });
});
