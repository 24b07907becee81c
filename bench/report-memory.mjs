// Loaded into each measured process: says at its end how much memory it took at most, in KiB.
process.on('exit', () => {
  process.stderr.write(`\npeak-memory ${process.resourceUsage().maxRSS}\n`);
});
