import { type Caller, Guard } from '../../../cli/desk/guard.ts';

const guard = new Guard(4180, 'here');
const HOST = '127.0.0.1:4180';

function caller(
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  url = '/desk/api/overview',
): Caller {
  const all: Readonly<Record<string, string>> = { host: HOST, ...headers };
  return { method, url, header: (name) => all[name] };
}

/** The cookie that who opens the address gets. */
function cookie(): string {
  const { pathname, search } = new URL(guard.address);
  const answer = guard.bar(caller({}, 'GET', pathname + search));
  if (answer?.status !== 200) throw new Error('the address gives no cookie');
  return answer.cookie.split(';')[0] ?? '';
}

describe('the desk', () => {
  test('gives its cookie to who opens its address, and takes the secret out of it', () => {
    const { pathname, search } = new URL(guard.address);
    expect(guard.bar(caller({}, 'GET', `${pathname}${search}&a=1`))).toMatchObject({
      status: 200,
      location: '/desk/?a=1',
      cookie: expect.stringMatching(/; Path=\/; HttpOnly; SameSite=Strict$/),
    });
  });

  test('leads nowhere else', () => {
    const { search } = new URL(guard.address);
    for (const path of ['//evil.example/', '/.//evil.example/', '/%2F/evil.example/'])
      expect(guard.bar(caller({}, 'GET', path + search))).toMatchObject({
        status: 200,
        location: expect.stringMatching(/^\/(?!\/)/),
      });
  });

  test('lets its own page in', () => {
    const own = { cookie: `other=1; ${cookie()}`, 'sec-fetch-site': 'same-origin' };
    expect(guard.bar(caller(own))).toBeUndefined();
    expect(guard.bar(caller({ ...own, origin: `http://${HOST}` }, 'POST'))).toBeUndefined();
    expect(guard.bar(caller({ ...own, host: 'localhost:4180' }))).toBeUndefined();
  });

  test.each<[who: string, Caller]>([
    ['who has no cookie', caller()],
    ['who guesses the secret', caller({}, 'GET', '/desk/?cle=guess')],
    ['a page on a name that points here', caller({ cookie: cookie(), host: 'evil.example:4180' })],
    ['another port of this machine', caller({ cookie: cookie(), host: '127.0.0.1:80' })],
    ['who names no host', caller({ cookie: cookie(), host: '' })],
    ['an address that is none', caller({}, 'GET', '//')],
    ['an address that is whole', caller({ cookie: cookie() }, 'GET', `http://${HOST}/desk/`)],
    ['who asks for no path', caller({ cookie: cookie() }, 'OPTIONS', '*')],
    ['another page that writes', caller({ cookie: cookie(), origin: 'https://evil.example' }, 'POST')],
    ['another page that reads', caller({ cookie: cookie(), origin: 'https://evil.example' })],
    ['a page without origin that writes', caller({ cookie: cookie(), origin: 'null' }, 'POST')],
    ['a form that says nothing of its page', caller({ cookie: cookie() }, 'POST')],
    ['another page that embeds it', caller({ cookie: cookie(), 'sec-fetch-site': 'cross-site' })],
    ['another port that embeds it', caller({ cookie: cookie(), 'sec-fetch-site': 'same-site' })],
  ])('bars %s', (_, from) => {
    expect(guard.bar(from)).toEqual({ status: 403, why: 'barred' });
  });

  test('says to who was let in by an earlier run, or for another content, that it is so', () => {
    const old = caller({ cookie: cookie().replace(/=.{8}/, '=00000000') });
    expect(guard.bar(old)).toEqual({ status: 403, why: 'restarted' });
    const other = caller({ cookie: cookie(), 'desk-site': 'elsewhere' });
    expect(guard.bar(other)).toEqual({ status: 403, why: 'otherSite' });
    expect(guard.bar(caller({ cookie: cookie(), 'desk-site': 'here' }))).toBeUndefined();
  });
});
