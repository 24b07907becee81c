/** Limit of the addresses counted; all are forgotten beyond it, so strangers cannot exhaust memory. */
const MAX_ADDRESSES = 50_000;

/**
 * Allows `max` calls an address in each `window`, in milliseconds. The result counts a call, and gives the seconds to wait
 * when there were too many, else 0.
 * @param now gives the time, in milliseconds
 */
export function rateLimit(
  max: number,
  window: number,
  now: () => number = Date.now,
): (address: string) => number {
  let counts = new Map<string, number>();
  let end = 0;
  return (address) => {
    const time = now();
    if (time >= end || counts.size >= MAX_ADDRESSES) {
      counts = new Map();
      end = time + window;
    }
    const network = networkOf(address);
    const calls = (counts.get(network) ?? 0) + 1;
    counts.set(network, calls);
    return calls > max ? Math.ceil((end - time) / 1000) : 0;
  };
}

/** An IPv4 address, or the subscriber's network in IPv6: the first 64 bits. */
function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!mapped.includes(':')) return mapped;
  const [start = '', end = ''] = mapped.split('::');
  const head = start.split(':').filter(Boolean);
  const missing = 8 - head.length - end.split(':').filter(Boolean).length;
  return [...head, ...Array<string>(Math.max(missing, 0)).fill('0')].slice(0, 4).join(':');
}
