import { expect, test } from 'vitest';
import { onceWithin } from '../../../../cli/forms/serve/once.ts';

function counted() {
  let time = 0;
  let works = 0;
  const once = onceWithin(1000, () => time);
  const succeed = () => {
    works += 1;
    return Promise.resolve();
  };
  return { once, succeed, pass: (milliseconds: number) => (time += milliseconds), works: () => works };
}

test('the same text is worked on once, also while the work is under way', async () => {
  const { once, succeed, works } = counted();
  await Promise.all([once('a', succeed), once('a', succeed), once('b', succeed)]);
  await once('a', succeed);
  expect(works()).toBe(2);
});

test('after a while it is another', async () => {
  const { once, succeed, works, pass } = counted();
  await once('a', succeed);
  pass(999);
  await once('a', succeed);
  expect(works()).toBe(1);
  pass(1);
  await once('a', succeed);
  expect(works()).toBe(2);
});

test('a failure is told to all who wait for it, and tried again after', async () => {
  const { once, succeed, works } = counted();
  const fail = () => Promise.reject(new Error('full'));
  await expect(Promise.all([once('a', fail), once('a', succeed)])).rejects.toThrow('full');
  expect(works()).toBe(0);
  await once('a', succeed);
  expect(works()).toBe(1);
});

test('ten thousand are remembered, and the oldest goes first', async () => {
  const { once, succeed, works } = counted();
  for (let n = 0; n <= 10_000; n++) await once(String(n), succeed);
  await once('10000', succeed);
  expect(works()).toBe(10_001);
  await once('0', succeed);
  expect(works()).toBe(10_002);
});
