import { Hono } from 'hono';
import { ContentHistory } from '../../../../cli/desk/history/history.ts';
import { historyRoutes } from '../../../../cli/desk/history/routes.ts';
import { answerError } from '../../../../cli/desk/refused.ts';
import { SmallRepository } from '../small-repository.ts';

test('the past is shown, with its pictures, and brought back', async () => {
  const shop = new SmallRepository();
  shop.write('towns/colmar.yaml', `${shop.read('towns/colmar.yaml')}image: images/sapin.svg\n`);
  shop.commit('Le site');
  const first = shop.head();
  const old = shop.read('images/sapin.svg');
  const town = shop.read('towns/colmar.yaml');
  shop.write('images/sapin.svg', old.replace('/>', ' width="9"/>'));
  shop.write('towns/colmar.yaml', town.replace('68000', '68001'));
  shop.commit('Un code postal');
  const moment = shop.head();
  const routes = new Hono().onError(answerError).route('/', historyRoutes(shop, new ContentHistory(shop)));
  const restore = (body: object) =>
    routes.request('/restore', { method: 'POST', body: JSON.stringify(body) });

  const history = await (await routes.request('/history?subject=towns/colmar')).json();
  expect(history.days[0].moments[0]).toMatchObject({
    id: moment,
    changes: [{ before: '68000', after: '68001' }],
  });
  const before = await routes.request(`/history/picture?at=${first}&path=images/sapin.svg`);
  expect([before.headers.get('content-type'), await before.text()]).toEqual([
    'image/svg+xml; charset=utf-8',
    old,
  ]);
  expect(before.headers.get('content-security-policy')).toContain('sandbox');
  expect(await (await routes.request('/history/picture?path=images/sapin.svg')).text()).toContain(
    'width="9"',
  );

  const answer = await restore({ moment, version: 'towns/colmar' });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { label: 'Version d’avant le 20 novembre', subjects: ['towns/colmar'], pointer: null },
  ]);
  expect(shop.unsaved.get('towns/colmar.yaml')).toBe(town);
  expect(shop.read('images/sapin.svg')).toContain('width="9"');
  expect((await restore({ moment: 'nothing' })).status).toBe(422);
  expect((await restore({})).status).toBe(400);
});

test('no picture is shown from anywhere else', async () => {
  const shop = new SmallRepository();
  shop.commit('Le site');
  const routes = historyRoutes(shop, new ContentHistory(shop));
  const queries = [
    'path=towns/colmar.yaml',
    'path=images/../site.yaml',
    'path=images/none.svg',
    'at=HEAD&path=images/sapin.svg',
    'at=--output&path=images/sapin.svg',
    `at=${'0'.repeat(40)}&path=images/sapin.svg`,
    '',
  ];
  const answers = queries.map((query) => routes.request(`/history/picture?${query}`));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(queries.map(() => 404));
});
