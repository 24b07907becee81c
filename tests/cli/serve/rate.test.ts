import { expect, test } from 'vitest';
import { rateLimit } from '../../../cli/serve/rate.ts';

test('so many calls a window, then as many seconds to wait as are left of it', () => {
  let time = 1000;
  const limit = rateLimit(2, 60_000, () => time);
  expect([limit.count('a'), limit.count('a'), limit.count('a')]).toEqual([0, 0, 60]);
  time += 20_500;
  expect([limit.count('a'), limit.count('b')]).toEqual([40, 0]);
  time += 40_000;
  expect(limit.count('a')).toBe(0);
});

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['2001:db8:1:2::1', '2001:db8:1:2:9:9:9:9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8::1', '2001:db8:0:0:5::', true],
  ['::1', '::2', true],
  ['', 'a', false],
])('%s and %s are one visitor: %s', (first, second, isOne) => {
  const limit = rateLimit(1, 60_000, () => 0);
  limit.count(first);
  expect(limit.count(second) > 0).toBe(isOne);
});

test('the addresses of a flood do not fill the memory', () => {
  const limit = rateLimit(1, 60_000, () => 0);
  limit.count('first');
  for (let n = 0; n < 60_000; n++) limit.count(`address ${n}`);
  expect(limit.count('first')).toBe(0);
});
