import path from 'node:path';
import { sealAddress } from '../../../../cli/forms/receive/newsletter-step.ts';
import { shop } from '../../../shop.mjs';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { runCli } from '../../run-cli.ts';
import { databaseOf } from '../database.ts';
import { SECRET } from '../serve/requests.ts';
import { type StartedServer, serving } from '../serve/start-server.ts';
import { mailing, mailSettings } from './smtp.ts';

const EMAIL = 'anne@courriel.example';

type Served = Awaited<ReturnType<typeof served>>;

async function served(isMailing = true) {
  const folder = temporaryFolder();
  const mail = await mailing();
  const args = ['--submissions', folder, '--content', shop.content];
  const server = await serving(args, isMailing ? mailSettings(mail) : {});
  return { folder, mail, server };
}

const subscribe = ({ server }: Served, email = EMAIL) => server.post('newsletter', { email });

const press = (server: StartedServer, link: string, body = 'etape=confirm') =>
  fetch(server.address + link, { method: 'POST', body, redirect: 'manual' });

async function exported(folder: string): Promise<string[][]> {
  const args = ['--submissions', folder, '--content', shop.content, '--schemas', path.resolve('schemas')];
  const { stdout } = await runCli(['inbox', 'newsletter', '--csv', '--lang', 'en', ...args], {
    env: { FORMS_SECRET: SECRET, ...databaseOf(folder) },
  });
  const rows = stdout.trim().split('\r\n').slice(1);
  return rows.map((row) => row.slice(1, -1).split('","'));
}

test('an address is exported once who reads its mail has pressed a button, until a click takes it off', async () => {
  const all = await served();
  const { folder, mail, server } = all;
  expect(await (await subscribe(all)).json()).toEqual({ success: true, confirm: true });
  await vi.waitFor(() => expect(mail.taken).toHaveLength(1), 5000);
  const [{ to, headers, source } = { to: [], headers: new Map(), source: '' }] = mail.taken;
  expect(to).toEqual([EMAIL]);
  expect(headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
  const text = source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const link =
    /https:\/\/www\.larmont\.example(\/lettre\/confirmation\?adresse=[\w.-]+)/.exec(text)?.[1] ?? '';
  expect(await exported(folder)).toEqual([]);

  // A mail program that opens links confirms nothing.
  await fetch(server.address + link);
  expect(await exported(folder)).toEqual([]);
  const pressed = await press(server, link);
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/lettre/confirmation#fait']);
  const [row = []] = await exported(folder);
  expect(row.slice(0, 2)).toEqual([EMAIL, 'confirmed']);
  expect(row[3]).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(row[4]).toMatch(/127\.0\.0\.1|::1/);

  const header = headers.get('list-unsubscribe')?.[0] ?? '';
  const { pathname, search } = new URL(row[5] ?? '');
  for (const leave of [header.slice('<https://www.larmont.example'.length, -1), pathname + search]) {
    expect(await exported(folder)).toHaveLength(1);
    expect((await press(server, leave, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await exported(folder)).toEqual([]);
    // The link of an address that left puts it back only when it was asked for again.
    const again = await press(server, link);
    expect([again.status, again.headers.get('location')]).toEqual([303, '/lettre/confirmation#invalide']);
    expect(await exported(folder)).toEqual([]);
    await subscribe(all);
    await press(server, link);
  }
});

describe('a page of the newsletter', () => {
  const opened = async () => {
    const all = await served(false);
    await subscribe(all);
    // Nobody could ask to confirm it.
    expect((await exported(all.folder)).map((row) => row.slice(0, 2))).toEqual([[EMAIL, 'single step']]);
    const link = `/lettre/confirmation?adresse=${sealAddress(SECRET, 'confirm', EMAIL, Date.now())}`;
    return { ...all, link };
  };

  test('keeps the first proof of a consent, however often its button is pressed', async () => {
    const { folder, server, link } = await opened();
    await press(server, link);
    const before = await exported(folder);
    const pressed = await Promise.all(Array.from({ length: 20 }, () => press(server, link)));
    expect(pressed.map(({ headers }) => headers.get('location'))).toEqual(
      Array(20).fill('/lettre/confirmation#fait'),
    );
    expect(await exported(folder)).toEqual(before);
  });

  test('does what its own button says, whatever link brought the visitor there', async () => {
    const { folder, server, link } = await opened();
    await press(server, link);
    const leave = `?adresse=${sealAddress(SECRET, 'unsubscribe', EMAIL, Date.now())}`;
    for (const [step, asked] of [
      ['unsubscribe', link],
      ['confirm', `/lettre/confirmation${leave}`],
      ['', link],
    ] as const) {
      const pressed = await press(server, asked, `etape=${step}`);
      expect(pressed.headers.get('location'), step).toBe('/lettre/confirmation#invalide');
    }
    expect(await exported(folder)).toHaveLength(1);
    const mixed = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--';
    expect((await press(server, `/lettre/desinscription${leave}`, mixed)).status).toBe(200);
    expect(await exported(folder)).toEqual([]);
  });
});

test('one mailbox is asked to confirm once for each address, and for three spellings an hour', async () => {
  const all = await served();
  const ask = async (email: string) => (await subscribe(all, email)).status;
  const spelled = ['Anne', 'anNe', 'ANNE'].map((name) => ask(`${name}@courriel.example`));
  expect(await Promise.all(spelled)).toEqual([200, 200, 200]);
  const tagged = ['anne+a', 'a.nne', 'anne+b', 'anne+c'];
  const statuses = [];
  for (const name of tagged) statuses.push(await ask(`${name}@courriel.example`));
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect(await ask('bruno@courriel.example')).toBe(200);
  await vi.waitFor(() => expect(all.mail.taken).toHaveLength(4), 5000);
});
