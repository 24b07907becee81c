import { mailboxOf, networkOf, rateLimit } from '../../../../cli/forms/serve/rate.ts';

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
  ['8.8.8.8:1000', '8.8.8.8:1001', true],
  ['::ffff:0909:0906', '9.9.9.6', true],
  ['[2001:db8:1:2::1]:443', '2001:DB8:0001:2::9', true],
])('%s and %s are one visitor: %s', (first, second, isOne) => {
  expect(networkOf(first) === networkOf(second)).toBe(isOne);
});

test.each([
  ['Anne.Jeannin+sapin@Courriel.example', 'annejeannin@courriel.example', true],
  ['anne@ｃourriel.example', 'anne@courriel.example', true],
  ['anne@courriel.example', 'anna@courriel.example', false],
  ['anne@courriel.example', 'anne@courrier.example', false],
])('%s and %s are one mailbox: %s', (first, second, isOne) => {
  expect(mailboxOf(first) === mailboxOf(second)).toBe(isOne);
});

test('a clock that is set back does not lock visitors out', () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(86_400_000);
  onTestFinished(() => clock.mockRestore());
  const countCall = rateLimit(1, 60_000);
  countCall('a');
  clock.mockReturnValue(0);
  expect(countCall('a')).toBeLessThanOrEqual(60);
});

test('the addresses of a flood do not fill the memory', () => {
  const countCall = rateLimit(1, 60_000, () => 0);
  countCall('first');
  for (let n = 0; n < 60_000; n++) countCall(`address ${n}`);
  expect(countCall('first')).toBe(0);
});
