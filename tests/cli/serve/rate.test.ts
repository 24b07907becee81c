import { expect, test } from 'vitest';
import { rateLimit } from '../../../cli/serve/rate.ts';

test('so many calls a window, then as many seconds to wait as are left of it', () => {
  let time = 1000;
  const countCall = rateLimit(2, 60_000, () => time);
  expect([countCall('a'), countCall('a'), countCall('a')]).toEqual([0, 0, 60]);
  time += 20_500;
  expect([countCall('a'), countCall('b')]).toEqual([40, 0]);
  time += 40_000;
  expect(countCall('a')).toBe(0);
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
  const countCall = rateLimit(1, 60_000, () => 0);
  countCall(first);
  expect(countCall(second) > 0).toBe(isOne);
});

test('the addresses of a flood do not fill the memory', () => {
  const countCall = rateLimit(1, 60_000, () => 0);
  countCall('first');
  for (let n = 0; n < 60_000; n++) countCall(`address ${n}`);
  expect(countCall('first')).toBe(0);
});
