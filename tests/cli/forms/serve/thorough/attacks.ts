// What strangers have tried on servers of this kind, and with which status they may be answered; `attacks.test.ts` says what
// holds for every answer. In a request `{a|b}` stands for each of its alternatives, and `~` for the end of a line.
import { sealAddress } from '../../../../../cli/forms/receive/newsletter-step.ts';
import { sealOpening } from '../../../../../cli/forms/receive/opening.ts';
import { seal } from '../../../../../cli/forms/receive/seal.ts';
import { MESSAGE, OPENED, QUOTE, SECRET } from '../requests.ts';

interface Attacks {
  /** Alternatives; nothing where the connection is closed without a word. */
  readonly status: string;
  readonly requests: readonly string[];
}

/** A text with one of the alternatives of each `{a|b}`, which may hold others. */
function each(text: string): string[] {
  const [whole, inner = ''] = /\{([^{}]*)\}/.exec(text) ?? [];
  if (whole === undefined) return [text];
  return inner.split('|').flatMap((one) => each(text.replace(whole, () => one)));
}

/** What goes out as it stands. */
const raw = (status: string, ...texts: string[]): Attacks => ({
  status,
  requests: texts.flatMap(each).map((text) => text.replaceAll('~', '\r\n')),
});

/** A method and a target; then headers, and after an empty line a body. */
const asked = (status: string, ...texts: string[]): Attacks =>
  raw(
    status,
    ...texts.map((text) => {
      const [, line, rest = ''] = /^([^~]+)(~.*)?$/s.exec(text) ?? [];
      const end = rest.includes('~~') ? '' : '~~';
      return `${line} HTTP/1.1~Host: shop.example~Connection: close${rest}${end}`;
    }),
  );

const posted = (status: string, path: string, ...bodies: (string | object)[]): Attacks => {
  const [first = ''] = asked('', `POST ${path}`).requests;
  const requests = bodies.flatMap((body) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const head = first.replace(/\r\n$/, `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n`);
    return head + text;
  });
  return { status, requests };
};

const FORMS = { newsletter: { email: MESSAGE.email }, 'contact-form': MESSAGE, 'quote-request': QUOTE };
const FORM = '/functions/v1/{newsletter|contact-form|quote-request}';
const STEP = '/lettre/confirmation?adresse=x';

const DOTS = '..|.|...|%2e%2e|.%2e|%2E.|%252e%252e|%c0%ae%c0%ae|%uff0e%uff0e|..;|..%00|..%09|. .|%e2%80%a5';
const SLASHES = '/|//|%2f|%2F|%252f|\\|%5c|%255c|%c0%af|%ef%bc%8f|/./';
const PLACES = '/ /assets/ /images/ /services/ /lettre/ // /%2f /./ /assets/%2e/ /x/'.split(' ');
const ways = PLACES.flatMap((place) =>
  each(`{${DOTS}}{${SLASHES}}`).flatMap((up) =>
    [1, 2, 3, 6].map((times) => `GET ${place}${up.repeat(times)}secret.txt`),
  ),
);

const TEXTS = JSON.parse(
  String.raw`["\u0000","\r\nX: y","\u2028","\u202e","\ud800","\ufeff","\u001b]0;x\u0007","<script>","#{7*7}","{{7*7}}",
  "' OR 1=1 --","=1+1","../../secret.txt","%0d%0a","\\u0000","a@b@c","\"","|id","$(id)","\r\n.\r\n",null,0,-1,1e308,true,
  [],{},[[]],{"length":1e9},{"toString":1},{"__proto__":1}]`,
);
const hostile = [...TEXTS, 'é'.repeat(3000), 'a'.repeat(20_000)];

/** One field of each form after the other. */
const fuzz = Object.entries(FORMS).map(([name, fields]) =>
  posted(
    '200|400',
    `/functions/v1/${name}`,
    ...Object.keys(fields).flatMap((field) =>
      hostile.map((value) => ({ ...fields, [field]: value, ...OPENED })),
    ),
  ),
);

const NO_JSON =
  ' ␣null␣[]␣{␣"␣{}␣[{}]␣{"email":}␣\ufeff{}␣{"email":"a@b",}␣1e999␣NaN␣\0␣{"__proto__":{"website":1}}␣email=a%40b␣<a/>'
    .split('␣')
    .concat('['.repeat(30_000), '{"a":'.repeat(5000), '{"constructor":{"prototype":{"website":1}}}');

const NOW = Date.now();
const link = (secret: string, step: 'confirm' | 'unsubscribe', age = 0) =>
  sealAddress(secret, step, MESSAGE.email, NOW - age);
const goodLink = link(SECRET, 'unsubscribe');
const strangeLinks = [
  ...flipped(goodLink),
  ...flipped(link(SECRET, 'confirm')),
  link('another', 'unsubscribe'),
  link(SECRET, 'confirm', 8 * 24 * 60 * 60_000),
  seal(SECRET, 'opening', JSON.stringify([MESSAGE.email, NOW])),
  ...'|.|..|a.|.a|a.b.c|%00|%2e|null|undefined|{}|[]'.split('|'),
  'a'.repeat(12_000),
];
const strangeTimes = [
  ...flipped(OPENED.opened),
  sealOpening('another', NOW - 60_000),
  sealOpening(SECRET, NOW + 60 * 60_000),
  sealOpening(SECRET, NOW - 25 * 60 * 60_000),
  seal(SECRET, 'confirm', String(NOW - 60_000)),
  ...[null, 0, NOW, {}, [], '', '.', 'a.b'],
];
const leave = 'List-Unsubscribe=One-Click';

/** A sealed text with each of its bits, in turn, the other way round. */
function flipped(sealed: string): string[] {
  const parts = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  return parts.flatMap((part, index) =>
    Array.from({ length: part.length * 8 }, (_, bit) => {
      const copy = Buffer.from(part);
      copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return parts.map((each, at) => (at === index ? copy : each).toString('base64url')).join('.');
    }),
  );
}

const CHUNK = `8000~${'a'.repeat(0x80_00)}~`;

/** By what is attacked. */
export const ATTACKS: Readonly<Record<string, readonly Attacks[]>> = {
  'requests that two servers read differently': [
    raw(
      '400',
      'GET / HTTP/1.1~{|Host: a~Host: b~|Host: a~host: a~}~',
      `POST ${FORM} HTTP/1.1~Host: a~Content-Length: {5~Content-Length: 6|-1|+5|5, 6|0x5|5 5|${'9'.repeat(20)}}~~hello`,
      `POST ${FORM} HTTP/1.1~Host: a~Content-Length: 5~Transfer-Encoding: chunked~~5~hello~0~~`,
      `POST ${FORM} HTTP/1.1~Host: a~Transfer-Encoding: {xchunked|chunked, x|chunked~Transfer-Encoding: x}~~5~hello~0~~`,
      `POST ${FORM} HTTP/1.1~Host: a~Transfer-Encoding: chunked~~{z|-1|${'f'.repeat(20)}|0x5|5;\0}~hello~0~~`,
      'GET / HTTP/1.1~Host: a~{ X: y|X : y|X y|: y|X\0: y|X: y\0|X: a\rY: b}~~',
      '{GET /|GET / HTTP/1.1 x|GET / HTTP/2.0|GET / HTTP/9.9|GET / HTTP/1.|GET / http/1.1|get / HTTP/1.1|G\0T / HTTP/1.1}~Host: a~~',
      '{\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03|PRI * HTTP/2.0~~SM}~~',
    ),
  ],
  'methods and targets': [
    asked('405', '{PUT|DELETE|PATCH|OPTIONS|PROPFIND|TRACE|POST} /{|services|assets/}'),
    asked('404|405', '{PUT|DELETE|GET|HEAD} /functions/v1/{newsletter|nothing|constructor|__proto__|}'),
    asked(
      '405',
      'POST {//evil.example/x|/nowhere|/lettre/confirmation/|/lettre/confirmation.html}?adresse=z',
    ),
    asked(
      '200|301|400|404',
      'GET {http:/||/|//}/evil.example{/|/x|.html|}',
      'GET /{\\|%5c|%2f|;|?//}evil.example/',
    ),
    asked('200|301|400|404', 'GET {?|*|services|/?%0d%0aX:y|/%0d%0aX:y/|/services/%0d%0aX:y/|/services/;/}'),
    // In HTTP/1.0, which load balancers ask in, nobody need name a host.
    raw('404', 'GET /nowhere HTTP/1.0~~'),
    raw('|400', 'CONNECT evil.example:443 HTTP/1.1~Host: evil.example:443~~'),
  ],
  'paths that lead out of the site': [asked('200|301|400|404', ...ways)],
  'files that are not for visitors': [
    asked('301|404', 'GET /{.|%2e}{secret|git/config|env|htaccess|well-known}{|/|%20|.html|?x}'),
    asked('301|404', 'GET /{_|%5f}{headers|redirects|nginx.conf}{|/|.br|%00|%20|?x}'),
    asked('404', 'GET /{pipe|assets|lettre|404|%00|index.html%00.js|index.html::$DATA|con|nul}'),
  ],
  lengths: [
    asked(
      '301|404',
      `GET /{${'a'.repeat(9000)}|${'/'.repeat(9000)}x|${'%c3'.repeat(3000)}|${'a/'.repeat(4500)}}`,
    ),
    asked(
      '431',
      `GET /{${'a'.repeat(20_000)}|~X: ${'a'.repeat(20_000)}}`,
      `GET /${'~Name: value'.repeat(3000)}`,
    ),
    asked('200', `GET /digits.txt~{If-None-Match|Accept-Encoding|Range|Cookie}: ${'"a",'.repeat(3000)}`),
    ...each(`{${FORM}|/functions/v1/opening|${STEP}}`).map((path) =>
      posted('413|405', path, 'a'.repeat(64_000)),
    ),
    asked('413', `POST {/functions/v1/newsletter|${STEP}}~Transfer-Encoding: chunked~~${CHUNK}${CHUNK}0~~`),
    asked('405', `POST /services~Transfer-Encoding: chunked~~${CHUNK}${CHUNK}0~~`),
  ],
  'clients that dawdle': [
    raw(
      '|408',
      '',
      'G',
      'GET / HTTP/1.1~{|Host: a~X: }',
      `POST {${FORM}|${STEP}} HTTP/1.1~Host: a~Content-Length: 99~~a`,
    ),
    raw('|408', `POST ${FORM} HTTP/1.1~Host: a~Transfer-Encoding: chunked~~5~he`),
  ],
  'what the forms take': [
    ...Object.keys(FORMS).map((name) => posted('400', `/functions/v1/${name}`, ...NO_JSON)),
    ...fuzz,
  ],
  'links and times that nobody sealed': [
    posted('200', `/lettre/desinscription?adresse=${goodLink}`, leave),
    ...strangeLinks.map((sealed) => posted('400', `/lettre/confirmation?adresse=${sealed}`, leave)),
    posted('200', '/functions/v1/newsletter', { email: MESSAGE.email, ...OPENED }),
    posted(
      '409',
      '/functions/v1/newsletter',
      ...strangeTimes.map((opened) => ({ email: MESSAGE.email, opened })),
    ),
  ],
};
