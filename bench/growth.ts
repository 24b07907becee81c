// What a stranger sends costs time in proportion to its length: else a few kilobytes stop a server.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';
import { STYLE } from '../cli/core/checks/style.ts';
import { findAll } from '../cli/core/consistency/engine.ts';
import { RULES } from '../cli/core/consistency/registry.ts';
import { readQuantities } from '../cli/core/prose/read-quantities.ts';
import { filledRows } from '../cli/core/shared/form-rows.ts';
import { slugOf } from '../cli/core/shared/slug.ts';
import { openWorkspace } from '../cli/core/workspace/workspace.ts';
import { csv } from '../cli/forms/inbox/csv.ts';
import { htmlOfBody, replyTo, textOfBody } from '../cli/forms/mail/email.ts';
import { failureOf } from '../cli/forms/mail/failure.ts';
import { isMailAddress } from '../cli/forms/mail/settings.ts';
import { receiveStep } from '../cli/forms/receive/newsletter-step.ts';
import { fetchHandler } from '../cli/forms/receive/receive.ts';
import { unseal } from '../cli/forms/receive/seal.ts';
import { formatNginx } from '../cli/forms/serve/hosts.ts';
import { mailboxOf, networkOf } from '../cli/forms/serve/rate.ts';
import { staticSite } from '../cli/forms/serve/static.ts';
import { linesOf } from '../cli/forms/store/journals.ts';
import { nameFromSlug } from '../src/pages/delivery/name-from-slug.ts';
import { findPlaces } from '../src/pages/delivery-zone/search.ts';
import { readAnswers } from '../src/pages/finder/answers.ts';
import { pagePath } from '../src/shell/page-store.ts';
import { fact, modelOf } from '../tests/cli/core/consistency/model-of.ts';
import { MESSAGE, QUOTE } from '../tests/cli/forms/serve/requests.ts';
import { FIXTURE } from '../tests/cli/library-copy.ts';
import { lastingFolder } from '../tests/temporary-folder.ts';

const SITE = 'http://shop.example';
const site = staticSite(lastingFolder({ '404.html': '', 'index.html': '', _redirects: '/a /b' }));
const get = (url: string, headers: Record<string, string> = {}) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers });
  site.answer(request, new ServerResponse(request));
};
const header = (name: string) => (text: string) =>
  get('/', { [name.toLowerCase()]: text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '') });
const handle = fetchHandler({ key: 'key', secret: 'secret', keep: () => Promise.resolve() });
const post = (name: string, body: object, bearer = 'key') =>
  handle(
    new Request(`${SITE}/functions/v1/${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    }),
  );
const place = { name: 'Saint-Hippolyte', formerNames: ['Colmar'], postalCodes: ['68000'] };
const body = (text: string) => ({ before: [text], rows: [{ label: text, value: text }], after: [] });

const workspace = openWorkspace({
  contentDir: path.join(FIXTURE, 'content'),
  schemasDir: path.join(FIXTURE, 'schemas'),
  cacheDir: lastingFolder(),
});
const FACTS = { 'facts/height.yaml': fact('distance', ['3 m']), 'facts/trees.yaml': fact('count', [5]) };
let checked = 0;
/** Never twice the same file, which is not read again. */
const check = (text: string) => {
  workspace.setText('rules/odd.yaml', `${text}\n# ${checked++}\n`);
  return workspace.snapshot().loaded.problems;
};

/** All that reads the text of strangers (addresses, headers, bodies, mail, what is typed on the pages), and checks of a text. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  path: (text) => get(`/${text}`),
  'path of an encoded text': (text) => get(`/${encodeURIComponent(text)}`),
  query: (text) => get(`/?${text}`),
  page: (text) => site.isPage(`/${text}`),
  'Accept-Encoding': header('Accept-Encoding'),
  'If-None-Match': header('If-None-Match'),
  'If-Match': header('If-Match'),
  'If-Modified-Since': header('If-Modified-Since'),
  'If-Range': (text) => header('If-Range')(text),
  Range: (text) => header('Range')(`bytes=${text}`),
  network: networkOf,
  mailbox: (text) => [mailboxOf(text), mailboxOf(`anne@${text}`)],
  bearer: (text) => post('newsletter', {}, text.replaceAll(/[^ -~]/g, '')),
  message: (text) => post('contact-form', { ...MESSAGE, message: text, email: text }),
  quote: (text) => post('quote-request', { ...QUOTE, quantites: { [text]: 1 }, typeSapin: [text] }),
  subscription: (text) => post('newsletter', { email: text, opened: text }),
  step: (text) =>
    receiveStep(
      new Request(`${SITE}/lettre?adresse=${encodeURIComponent(text)}`, { method: 'POST', body: text }),
      { secret: 'secret', now: 0 },
      { confirm: () => Promise.resolve(true), unsubscribe: () => Promise.resolve(true) },
    ),
  seal: (text) => unseal('secret', 'confirm', text),
  'file of content': check,
  'text of content': (text) => check(`title: A text\nbody: |\n  ${text.trim()}\n\n  @`),
  'style of a text': (text) => {
    const checked = { words: text, lower: text.toLowerCase(), key: 'title', field: 'Titre' };
    for (const check of STYLE) Array.from(check.find(checked as never));
  },
  quantities: readQuantities,
  'comparison of a text': (text) =>
    findAll(modelOf({ ...FACTS, 'pages/contact.yaml': `intro: ${JSON.stringify(text)}\n` }), RULES),
  journal: (text) => linesOf('contact-form', `${text}\n{${text}`),
  rows: (text) => filledRows({ quantites: { label: 'Sizes' } }, { quantites: { [text]: 1 }, [text]: text }),
  table: (text) => csv([[text]], ';'),
  'mail as text': (text) => textOfBody(body(text)),
  'mail as HTML': (text) => htmlOfBody(body(text)),
  'name to answer': (text) => replyTo(text, 'anne@courriel.example'),
  'mail address': isMailAddress,
  'answer of a mail server': (text) => failureOf({ message: text, response: text }),
  slug: slugOf,
  'typed place': (text) => findPlaces(text, [place]),
  'typed address': (text) => [pagePath(`/${text}`), nameFromSlug(text)],
  'typed answers': (text) =>
    readAnswers([{ id: 'a', kind: 'number' } as never], new URLSearchParams({ a: text })),
  ...Object.fromEntries(
    [...formatNginx([], []).matchAll(/\$request_uri ~ "(.*)"\)/g)].map(([, pattern = '']) => {
      const regex = new RegExp(pattern);
      return [`nginx ${pattern}`, (text: string) => regex.test(`/${text}`)];
    }),
  ),
};

/** What a pattern may try again from each sign of, and what then makes it fail. */
const REPEATED =
  '/ . - % : , ; " \\ = + @ # ? & < [ { _ \t \n é 0 a  a. .a /a a/ a@ /. %2f %c3%a9 a, "a", ,* a=b& a- A. é- \r\n'
    .split(' ')
    .map((sign) => sign || ' ')
    .concat(': :', 'a* ', '1 2 3 4 ', 'le 1, 2, 3 et ', '{{', '](', '48/', 'vingt-et-', '-\n')
    .concat('du 1er au ', '00 ', 'http://', '1.', 'neuf variétés et ', 'à 2 m pour 39 € ');
const ENDS = ['', 'x', '/x', '!'];

/** Signs of a text; a reader that tries again from each of so many takes milliseconds. */
const LENGTH = 4096;
/** What is read faster than this, in milliseconds, did not try again from each sign. */
const FLOOR = 2;

/** The least processor time of some readings, in milliseconds: a loaded machine takes longer, and works no more. */
async function timeOf(read: (text: string) => unknown, text: string, readings: number): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < readings; n++) {
    const start = process.cpuUsage();
    try {
      await read(text);
    } catch {
      // What refuses a text has read it as well.
    }
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/** How many times longer a text takes that is four times as long: about 4 when it is linear, 16 when it is quadratic. */
async function growthOf(read: (text: string) => unknown, sign: string, end: string): Promise<number> {
  const textOf = (length: number) => sign.repeat(length / sign.length) + end;
  if ((await timeOf(read, textOf(LENGTH), 2)) < FLOOR) return 0;
  const growths: number[] = [];
  for (let n = 0; n < 3 && Math.min(...growths) > LIMIT; n++) {
    const time = await timeOf(read, textOf(LENGTH), 3);
    growths.push((await timeOf(read, textOf(LENGTH * 4), 3)) / time);
  }
  return Math.min(...growths);
}

const LIMIT = 8;

test.each(Object.entries(READERS))('%s', async (_, read) => {
  for (const sign of REPEATED)
    for (const end of ENDS) {
      const growth = await growthOf(read, sign, end);
      expect(growth, JSON.stringify([sign, end])).toBeLessThan(LIMIT);
    }
});
