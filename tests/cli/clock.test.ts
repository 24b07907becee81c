import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { today } from '../../cli/clock.ts';
import { copyShop } from './commands/shop-copy.ts';

test.each([
  ['in winter', '2026-11-20T22:59:59Z', '2026-11-20'],
  ['from midnight in winter', '2026-11-20T23:00:00Z', '2026-11-21'],
  ['from midnight in summer', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['before the year ends', '2026-12-31T22:30:00Z', '2026-12-31'],
])('a day is that of Colmar, %s', (_, moment, day) => {
  expect(today(new Date(moment))).toBe(day);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('an acceptance begins on the day it is in Colmar, and a new entry is of that day', async () => {
  const copy = copyShop();
  await copy.run('consistency', '--accept', 'facts/order-deadline', '--reason', 'r');
  expect(copy.read('consistency.yaml')).toContain('since: "2026-11-21"');
  await copy.run('new', 'articles', 'un-essai');
  expect(copy.read('articles/un-essai.yaml')).toContain('2026-11-21');
});
