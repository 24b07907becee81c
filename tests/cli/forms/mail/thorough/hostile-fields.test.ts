// Whatever a visitor types is text: never a header, a second recipient or markup.
import type { FunctionName } from '../../../../../cli/core/shared/functions.ts';
import { shopOf } from '../../../../../cli/forms/inbox/shop.ts';
import { emailsFor } from '../../../../../cli/forms/mail/compose.ts';
import { smtpTransport } from '../../../../../cli/forms/mail/transport.ts';
import { checkShop } from '../../../shop-content.ts';
import { TIME_LIMIT } from '../../../thorough.ts';
import { MESSAGE, QUOTE } from '../../serve/requests.ts';
import { type MailServer, mailServer } from '../smtp.ts';

const FIELDS = { 'contact-form': MESSAGE, 'quote-request': { ...QUOTE, quantites: {}, typeSapin: [] } };

const BREAKS = ['\n', '\r', '\r\n', '\r\n\r\n', '\u2028', '\u0085', '\0', '%0d%0a', '=0D=0A'];
const INSERTS = [
  'Bcc: spy@spam.example',
  'To: spy@spam.example',
  'Reply-To: spy@spam.example',
  'Content-Type: text/html\r\n\r\n<script>alert(1)</script>',
  'DATA\r\nMAIL FROM:<spy@spam.example>',
  '.\r\nRCPT TO:<spy@spam.example>',
  'X-Evil: 1',
];
const TEXTS = [
  'spy@spam.example, anne@courriel.example',
  '"spy@spam.example" <anne@courriel.example>',
  'spy@spam.example;x@y.example',
  '<spy@spam.example>',
  '=?utf-8?q?Bcc=3A_spy=40spam.example?=',
  '<img src=x onerror=alert(1)>',
  '</td></tr></table><a href="https://spam.example">Répondre</a>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  'https://spam.example/clic',
  '\u0000',
  'é'.repeat(500),
  `${'a'.repeat(1200)}@courriel.example`,
  '\r\n.\r\n',
  'mailto:spy@spam.example?bcc=x@spam.example',
  'anne@courriel.example spy@spam.example',
];
const HOSTILE = [
  ...TEXTS,
  ...BREAKS.flatMap((line) => INSERTS.flatMap((insert) => [`Anne${line}${insert}`, `${line}${insert}`])),
  ...TEXTS.map((text) => `anne@courriel.example${text}`),
  ...TEXTS.map((text) => `${text}anne@courriel.example`),
];

const HEADERS = ['from', 'reply-to', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'];

const asSent = (field: string, text: string) => {
  if (field === 'typeSapin') return [text];
  return field === 'quantites' ? { [text]: 1 } : text;
};

const shop = shopOf(checkShop().content);
let server: MailServer;
beforeAll(async () => {
  server = await mailServer();
});
afterAll(() => server.close());

const cases = Object.entries(FIELDS).flatMap(([form, fields]) =>
  Object.entries(fields).flatMap(([field, value]) =>
    typeof value === 'boolean' ? [] : [[form as FunctionName, field] as const],
  ),
);

test.each(cases)(
  '%s: hostile texts in %s stay text',
  async (form, field) => {
    server.taken.length = 0;
    const settings = {
      server: server.url,
      from: 'site@larmont.example',
      to: 'salut@larmont.example',
      copies: true,
    };
    const transport = await smtpTransport(settings);
    onTestFinished(() => transport.rest());
    for (const [index, text] of HOSTILE.entries()) {
      const message = {
        id: String(index),
        form,
        received: '2026-12-01T09:00:00Z',
        fields: { ...FIELDS[form as keyof typeof FIELDS], [field]: asSent(field, text) },
      };
      const [email] = emailsFor(message, { secret: 'a secret', shop, settings });
      if (email) await transport.send(email.write());
    }
    expect(server.taken).toHaveLength(HOSTILE.length);
    for (const { to, headers, source } of server.taken) {
      expect(to).toEqual(['salut@larmont.example']);
      expect([...headers.keys()].filter((name) => !HEADERS.includes(name))).toEqual([]);
      expect([...headers.values()].every((values) => values.length === 1)).toBe(true);
      expect(headers.get('to')).toEqual(['salut@larmont.example']);
      const reply = headers.get('reply-to')?.[0];
      if (field !== 'email') expect(reply).toMatch(/(^|<)anne@courriel\.example>?$/);
      expect(reply ?? '').not.toMatch(/,|;|@.*@/);
      const html = source.slice(source.indexOf('<!doctype html>')).replaceAll('=\r\n', '');
      expect(html).not.toMatch(/<(script|img|a href=3D"https:\/\/spam)|onmouseover=3D'/i);
    }
  },
  TIME_LIMIT,
);
