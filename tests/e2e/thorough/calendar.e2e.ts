// On the days on which orders are closed, every page of the built site.
import { allPaths } from '../paths.ts';
import { closedDays, invitationsOn } from '../season-speech.ts';
import { visitors } from '../visit.ts';

const visit = visitors();

test.each(closedDays)('on %s no page invites to order, nor says that one can', async (day) => {
  const { wrong, spoken } = await invitationsOn(await visit('/', { day }), day, allPaths);
  expect(wrong).toEqual([]);
  expect(spoken).toEqual(expect.arrayContaining(['/', '/cgv', '/services', '/services/tournee']));
});
