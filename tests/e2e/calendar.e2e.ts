// What is said in season only, and on a day on which orders are closed. Each such day and page: thorough/calendar.e2e.ts.
import { expect, test } from 'vitest';
import { samplePaths } from './paths.ts';
import { closedDays, deadlines, invitationsOn, main, phrasesOf, saidOn } from './season-speech.ts';
import { visitors } from './visit.ts';

const visit = visitors();

test('in season the pages say so', async () => {
  const page = await visit('/services/tournee');
  const { text, orders } = await saidOn(page);
  for (const forms of phrasesOf('/services/tournee')) expect(text).toContain(forms[main]);
  expect(orders.length).toBeGreaterThan(0);
  expect(phrasesOf('/services/tournee').flat().join()).toContain(deadlines[1]);
});

test.each(closedDays.slice(0, 1))('on %s no page invites to order, nor says that one can', async (day) => {
  const { wrong, spoken } = await invitationsOn(await visit('/', { day }), day, samplePaths);
  expect(wrong).toEqual([]);
  expect(spoken).toEqual(expect.arrayContaining(['/', '/services']));
});
