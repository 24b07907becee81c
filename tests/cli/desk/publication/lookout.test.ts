import { ContentHistory } from '../../../../cli/desk/history/history.ts';
import { ContentPublication } from '../../../../cli/desk/publication/publication.ts';
import { SmallRepository } from '../small-repository.ts';

test('a look at a place that does not answer ends when the desk is closed', async () => {
  const desk = new SmallRepository();
  desk.commit('Tout le site');
  desk.git('remote', 'add', 'origin', 'ext::sh -c sleep% 60');
  desk.git('config', 'protocol.ext.allow', 'always');
  const publication = new ContentPublication(desk, new ContentHistory(desk));
  const look = publication.look();
  setTimeout(() => desk.close(), 300);
  await look; // within the time that a test has
  expect((await publication.read()).unheard).toBe(null);
});
