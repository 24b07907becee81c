// Loaded into each measured process: says at its end what it took at most of memory (KiB) and in all of processor (µs).
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(`\nresources ${maxRSS} ${userCPUTime + systemCPUTime}\n`);
});
