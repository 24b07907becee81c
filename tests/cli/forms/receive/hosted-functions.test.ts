import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { hostedFunctions } from '../../../../cli/forms/hosted/functions.ts';
import { sealOpening } from '../../../../cli/forms/receive/opening.ts';
import type { Submission } from '../../../../cli/forms/receive/receive.ts';

const SITE = 'https://www.boutique.example';
const SECRET = 'a secret of the tests';

const stored: Submission[] = [];
let storeStatus = 200;
const store = createServer(async (request, response) => {
  const body = await text(request);
  if (storeStatus === 200) stored.push(JSON.parse(body));
  response.writeHead(storeStatus).end();
});

let handle: (request: Request) => Response | Promise<Response>;

beforeAll(async () => {
  await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening));
  handle = hostedFunctions({
    SITE_ORIGIN: SITE,
    VITE_FUNCTIONS_KEY: 'public-key',
    FORMS_SECRET: SECRET,
    STORE_URL: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
  });
});
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  stored.length = 0;
  storeStatus = 200;
});
afterAll(() => {
  store.close();
});

const call = (name: string, init: RequestInit) => {
  const request = new Request(`https://functions.example/functions/v1/${name}`, init);
  request.headers.set('Origin', SITE);
  return handle(request);
};

const post = (name: string, body: object) =>
  call(name, {
    method: 'POST',
    headers: { Authorization: 'Bearer public-key', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const NOW = Date.parse('2026-12-01T09:00:00Z');
const openedAgo = (age: number) => sealOpening(SECRET, NOW - age);
const MINUTE = 60_000;
const email = 'anne@courriel.example';

test('a submission is stored, then answered, and the site may read the answer', async () => {
  const answer = await post('newsletter', { email, opened: await openedAgo(MINUTE) });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(stored).toEqual([
    { form: 'newsletter', received: expect.stringMatching(/^\d{4}-/), fields: { email } },
  ]);
});

test('without its settings it does not start, and says which it needs', () => {
  expect(() => hostedFunctions({ SITE_ORIGIN: SITE, FORMS_SECRET: ' ' })).toThrow('FORMS_SECRET');
});

test('what could not be stored is answered with an error', async () => {
  storeStatus = 503;
  const silent = vi.spyOn(console, 'error').mockReturnValue();
  const answer = await post('newsletter', { email, opened: await openedAgo(MINUTE) });
  expect([answer.status, await answer.json()]).toEqual([503, { error: 'not kept' }]);
  expect(silent).toHaveBeenCalledWith(expect.stringContaining('the store answered 503'));
});

test('a body without a stated length is read no further than it may be long', async () => {
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  const headers = { Authorization: 'Bearer public-key' };
  const answer = await call('newsletter', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect(answer.status).toBe(413);
  expect(pulled).toBeLessThan(40);
});

describe('machines', () => {
  test('who fills in the field that nobody sees is told nothing, and held back', async () => {
    const answer = await post('newsletter', { email, website: 'https://spam.example' });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(stored).toMatchObject([{ form: 'newsletter', held: 'trap', fields: { email } }]);
  });

  test.each([
    ['no time', 'unopened', undefined],
    ['a made-up time', 'unopened', 'MTc2.AAAA'],
    ['a time of less than two seconds ago', 'too-soon', openedAgo(1900)],
    ['a time of more than a day ago', 'too-late', openedAgo(24 * 60 * MINUTE + 1000)],
    ['a time that another secret sealed', 'unopened', sealOpening('another', NOW - MINUTE)],
  ])(
    'a form with %s is asked to send again, with a fresh time, and nothing is lost',
    async (_, reason, opened) => {
      const answer = await post('newsletter', { email, opened: await opened });
      expect([answer.status, await answer.json()]).toEqual([
        409,
        { error: 'send again', opened: expect.stringMatching(/\./) },
      ]);
      expect(stored).toMatchObject([{ held: reason, fields: { email } }]);
    },
  );

  test.each([2000, 24 * 60 * MINUTE - 1000])('one opened %i milliseconds ago is taken', async (age) => {
    expect((await post('newsletter', { email, opened: await openedAgo(age) })).status).toBe(200);
  });

  test('the time that a form asks for is one that it may send', async () => {
    const { opened } = await (await call('opening', { method: 'GET' })).json();
    expect(await (await post('newsletter', { email, opened })).json()).toMatchObject({ error: 'send again' });
    expect(stored).toMatchObject([{ held: 'too-soon' }]);
  });
});
