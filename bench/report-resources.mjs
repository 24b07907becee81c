// Loaded into each measured process: says at its end what it took at most of memory (KiB) and in all of processor (µs).
import { readFileSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(`\nresources ${ownPeak() ?? maxRSS} ${userCPUTime + systemCPUTime}\n`);
});

/** Linux counts the memory of the process that started this one in `maxRSS`, but not here. */
function ownPeak() {
  try {
    return /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  } catch {
    return undefined; // another system
  }
}
