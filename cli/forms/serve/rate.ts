import { isIPv6 } from 'node:net';
import { convertIPv4BinaryToString, convertIPv6ToBinary } from 'hono/utils/ipaddr';

/** Limit of the keys counted; all are forgotten beyond it, so strangers cannot exhaust memory. */
const MAX_KEYS = 50_000;

/**
 * Allows `max` calls a key in each `window`, in milliseconds. The result counts a call, and gives the seconds to wait when
 * there were too many, else 0.
 * @param now gives the time, in milliseconds: by a clock that nobody sets back
 */
export function rateLimit(
  max: number,
  window: number,
  now: () => number = () => performance.now(),
): (key: string) => number {
  let counts = new Map<string, number>();
  let end = 0;
  return (key) => {
    const time = now();
    if (time >= end || counts.size >= MAX_KEYS) {
      counts = new Map();
      end = time + window;
    }
    const calls = (counts.get(key) ?? 0) + 1;
    counts.set(key, calls);
    return calls > max ? Math.ceil((end - time) / 1000) : 0;
  };
}

/** The IPv4 address of a visitor, without a port; in IPv6 the subscriber's network: the first 64 bits. */
export function networkOf(address: string): string {
  const [, host = address] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? [];
  const bare = host.split('%')[0] ?? '';
  if (!isIPv6(bare)) return host;
  const bits = convertIPv6ToBinary(bare);
  // An address of IPv4 in one of IPv6.
  if (bits >> 32n === 0xff_ffn) return convertIPv4BinaryToString(bits & 0xff_ff_ff_ffn);
  return (bits >> 64n).toString(16);
}

/** The mailbox to which most providers deliver what is sent to an address: that of `anne.jeannin+sapin@` for `annejeannin@`. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
  return `${local.split('+')[0]?.replaceAll('.', '')}@${host}`;
}
