import { once } from 'node:events';
import { request, Server } from 'node:http';
import path from 'node:path';
import { isOfSite, Visits } from '../../../../cli/desk/start/visits.ts';

const root = path.resolve('.');

test('a visit shows the site to who has its address, and to nobody else; it ends', async () => {
  const days: (string | null)[] = [];
  let isShown = true;
  const sockets = new Server();
  const visits = new Visits(root, 'here', (day) => {
    days.push(day);
    const close = () => {
      isShown = false;
      return Promise.resolve();
    };
    return Promise.resolve({
      serve: (_, response) => response.end('the site'),
      sockets,
      close,
    });
  });
  const { address, code, day } = await visits.begin({ day: '2027-01-10', isOnNetwork: false });
  expect({ code, day, days }).toEqual({ code: null, day: '2027-01-10', days: ['2027-01-10'] });
  const { origin } = new URL(address);
  expect((await fetch(origin)).status).toBe(403);
  const [cookie = ''] = (await fetch(address)).headers.getSetCookie()[0]?.split(';') ?? [];
  const ask = async (url: string, method = 'GET') => {
    const response = await fetch(origin + url, { method, headers: { cookie, origin } });
    return [response.status, await response.text()];
  };
  expect(await ask('/nos-sapins')).toEqual([200, 'the site']);
  expect(await ask('/functions/contact-form', 'POST')).toEqual([404, '']);
  expect(await ask('/desk/')).toEqual([404, '']);
  // It holds a connection for what changes.
  const { port, host } = new URL(origin);
  const headers = { cookie, origin, host, connection: 'Upgrade', upgrade: 'websocket' };
  const upgraded = once(sockets, 'upgrade');
  request({ host: '127.0.0.1', port, headers })
    .on('error', () => undefined)
    .end();
  await upgraded;
  await visits.end((visit) => visit.address === address);
  expect([visits.visits, isShown]).toEqual([[], false]);
  await expect(fetch(address)).rejects.toThrow();
});

test('an address on the network comes with a code, and goes on when this computer comes too', async () => {
  const show = () =>
    Promise.resolve({ serve: () => undefined, sockets: new Server(), close: () => Promise.resolve() });
  const visits = new Visits(root, 'here', show);
  try {
    const { address, code } = await visits.begin({ day: null, isOnNetwork: true });
    expect(new URL(address).hostname).not.toBe('127.0.0.1');
    expect(decodeURIComponent(code ?? '')).toMatch(/^data:image\/svg\+xml,<svg/);
    expect((await visits.begin({ day: null, isOnNetwork: false })).address).toBe(address);
    const other = await visits.begin({ day: '2027-01-10', isOnNetwork: false });
    expect(visits.visits.map((visit) => visit.address)).toEqual([address, other.address]);
  } catch (error) {
    expect((error as Error).message).toContain('réseau'); // this machine is in none
  } finally {
    await visits.end(() => true);
  }
});

test.each([
  ['/', true],
  ['/nos-sapins/nobilis?a=1', true],
  ['/@vite/client', true],
  ['/@fs/home/anne/site/node_modules/vite/client.mjs', true],
  ['/@fs/etc/passwd', false],
  ['/submissions/submissions.sqlite', false],
  ['/src/..%2fsubmissions/submissions.sqlite', false],
  ['/.git/config', false],
  ['/desk/api/overview', false],
])('%s is of the site: %s', (url, isOf) => {
  expect(isOfSite(root, url)).toBe(isOf);
});
