import { shop } from '../../../shop.mjs';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { runCli } from '../../run-cli.ts';
import { MESSAGE, QUOTE } from '../serve/requests.ts';
import { serving } from '../serve/start-server.ts';
import { type MailServer, mailing, mailSettings, refusal } from './smtp.ts';

const settings = (url: string) => mailSettings({ url });

const mailingTo = (url: string, env: Readonly<Record<string, string>> = {}) =>
  serving(['--submissions', temporaryFolder(), '--content', shop.content], { ...settings(url), ...env });

/** A text in quoted-printable, as one reads it. */
function decoded(text: string): string {
  const signs = text.replaceAll(/=([\dA-F]{2})/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(signs, 'latin1').toString();
}

/** The last mail that a server took: its headers, its text and its markup. */
function lastOf({ taken }: MailServer) {
  const { headers, source = '' } = taken.at(-1) ?? {};
  const body = decoded(source.replaceAll('=\r\n', ''));
  const at = body.indexOf('<!doctype html>');
  return { headers, text: body.slice(0, at).replaceAll('\r\n', '\n'), html: body.slice(at) };
}

/** A header that is in encoded words, as one reads it. */
function read(header = ''): string {
  const words = header.replaceAll('?= =?', '?==?').matchAll(/=\?utf-8\?q\?(.*?)\?=|[^=]+/gi);
  return Array.from(words, ([plain, word]) => decoded(word?.replaceAll('_', ' ') ?? plain)).join('');
}

test('messages and requests reach the seller, who can answer them', async () => {
  const mail = await mailing();
  const { post } = await mailingTo(mail.url);
  expect((await post('contact-form', MESSAGE)).status).toBe(200);
  await vi.waitFor(() => expect(mail.taken).toHaveLength(1), 5000);
  const message = lastOf(mail);
  // The town that it names.
  expect(read(message.headers?.get('subject')?.[0])).toMatch(
    /^Message : Anne Jeannin, .*, La Cluse-et-Mijoux$/,
  );
  expect(message.headers?.get('reply-to')).toEqual(['Anne Jeannin <anne@courriel.example>']);
  expect(message.text).toContain('  Passez-vous à La Cluse-et-Mijoux ?\n  Merci <3');
  expect(message.html).toContain('Merci &lt;3');

  expect((await post('quote-request', QUOTE)).status).toBe(200);
  await vi.waitFor(() => expect(mail.taken).toHaveLength(2), 5000);
  const quote = lastOf(mail);
  expect(read(quote.headers?.get('subject')?.[0])).toBe('Demande de devis : Hôtel de la Combe, Houtaud');
  const sizes = /https:\/\/www\.larmont\.example\/[\w/-]*sapin-du-caucase#sizes-title/;
  expect(quote.text).toMatch(new RegExp(`De 1,50 à 2 m : × 3 \\(${sizes.source}\\)`));
  expect(quote.html).toMatch(new RegExp(`<a href="${sizes.source}">× 3</a>`));
  expect(quote.html).not.toContain('3 m et plus');
});

test('the visitor gets a copy only where the seller wants it', async () => {
  const mail = await mailing();
  const { post } = await mailingTo(mail.url, { MAIL_COPIES: '1' });
  await post('contact-form', MESSAGE);
  await vi.waitFor(() => expect(mail.taken).toHaveLength(2), 5000);
  expect(mail.taken.map(({ to }) => to)).toEqual([['salut@larmont.example'], ['anne@courriel.example']]);
  const ids = mail.taken.map(({ headers }) => headers.get('message-id')?.[0]);
  expect(new Set(ids).size).toBe(2);
});

test('a visitor is answered while the mail server is silent, and who watches is told', async () => {
  const mail = await mailing({ onConnect: () => {} });
  const { address, post } = await mailingTo(`${mail.url}?greetingTimeout=300`);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect((await post('contact-form', MESSAGE)).status).toBe(200);
  await vi.waitFor(async () => {
    const health = await fetch(`${address}/healthz`);
    expect([health.status, await health.json()]).toEqual([503, { ok: false, forms: true, mail: false }]);
  }, 5000);
});

describe('settings', () => {
  const check = (env: Readonly<Record<string, string>>) =>
    runCli(['serve', '--check-mail', '--lang', 'en', '--content', shop.content], { env });

  test('that work send a test message', async () => {
    const mail = await mailing();
    expect(await check(settings(mail.url))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('on its way to salut@larmont.example'),
    });
    expect(mail.taken.map(({ to }) => to)).toEqual([['salut@larmont.example']]);
  });

  test('whose sender is not allowed are named', async () => {
    const mail = await mailing({ onMailFrom: (_, __, done) => done(refusal(550, 'not your domain')) });
    const { status, stderr } = await check(settings(mail.url));
    expect(status).toBe(1);
    expect(stderr).toMatch(/refuses the sender \(MAIL_FROM\).*not your domain/);
  });

  test.each([
    ['that are none', {}, /needs SMTP_URL, MAIL_FROM, MAIL_TO/],
    ['whose server is not an address', { ...settings('mail.example') }, /SMTP_URL must look like smtp:/],
    ['without encryption', settings('smtp://mail.example?requireTLS=false'), /SMTP_URL must look like smtp:/],
    [
      'with two recipients',
      { ...settings('smtp://a'), MAIL_TO: 'a@b.example,c@d.example' },
      /MAIL_TO is not/,
    ],
  ])('%s are refused with a way out', async (_, env, words) => {
    const { status, stderr } = await check(env);
    expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
  });

  test('that are faulty keep the server from starting', async () => {
    const args = ['serve', '--lang', 'en', '--dist', temporaryFolder({ '404.html': '' })];
    const { status, stderr } = await runCli(args, { env: { MAIL_TO: 'salut@larmont.example' } });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/needs SMTP_URL, MAIL_FROM/)]);
  });
});
