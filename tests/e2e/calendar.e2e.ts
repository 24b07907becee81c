import { deadlines, main, phrasesOf, saidOn } from './season-speech.ts';
// What is said in season only. The days on which orders are closed: thorough/calendar.e2e.ts.

import { visitors } from './visit.ts';

const visit = visitors();

test('in season the pages say so', async () => {
  const page = await visit('/services/tournee');
  const { text, orders } = await saidOn(page);
  for (const forms of phrasesOf('/services/tournee')) expect(text).toContain(forms[main]);
  expect(orders.length).toBeGreaterThan(0);
  expect(phrasesOf('/services/tournee').flat().join()).toContain(deadlines[1]);
});
