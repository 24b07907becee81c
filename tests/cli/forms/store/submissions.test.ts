import { fieldsIn, keep, message, newStore } from '../kept.ts';

test.each([
  [9, 1],
  [11, 2],
])('what comes again after %d minutes is kept as %d', async (minutes, times) => {
  const { store } = newStore();
  const first = message('Anne');
  await keep(store, 'contact-form', first);
  const received = new Date(Date.parse(first.received) + minutes * 60_000).toISOString();
  await keep(store, 'contact-form', { ...first, received });
  expect(await fieldsIn(store)).toHaveLength(times);
});
