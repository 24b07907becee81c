import { headerRules } from '../../../../cli/forms/serve/headers.ts';
import { formatNginx, formatRedirects } from '../../../../cli/forms/serve/hosts.ts';

const moved = [{ from: '/ancien', to: '/services' }];
const rules = headerRules({ styles: ["'sha256-abc='"], scripts: [], images: [], frames: [], calls: [] });

function locationOf(match: string): string {
  const config = formatNginx(rules, moved);
  const start = config.indexOf(`location ${match} {\n`);
  expect(start).toBeGreaterThan(0);
  return config.slice(start, config.indexOf('\n}', start));
}

test('the file of a page leads to its address', () => {
  expect(formatRedirects(['/', '/cgv', '/services/livraison'], [])).toBe(
    '/index.html / 301\n/cgv.html /cgv 301\n/services/livraison.html /services/livraison 301\n',
  );
});

test('an address that has moved redirects', () => {
  expect(formatRedirects(['/cgv'], moved)).toBe('/ancien /services 301\n/cgv.html /cgv 301\n');
  expect(formatNginx(rules, moved)).toContain(
    'location = "/ancien" { return 301 /services$is_args$args; }\n',
  );
  const coded = [{ from: '/%C3%A9picea%40.html', to: '/services' }];
  expect(formatNginx(rules, coded)).toContain('location = "/épicea@" { return 301 ');
});

test('nginx gives every answer the headers of its rules, and caches only files with a hash in their names', () => {
  for (const match of ['= /', '/', '^~ /assets/', '^~ /images/']) {
    expect(locationOf(match)).toContain("add_header Content-Security-Policy \"default-src 'none'; ");
    expect(locationOf(match)).toContain('add_header X-Content-Type-Options "nosniff" always;');
  }
  const cached = 'add_header Cache-Control "public, max-age=31536000, immutable" always;';
  expect(locationOf('^~ /assets/')).toContain(cached);
  expect(locationOf('^~ /images/')).toContain(cached);
  expect(locationOf('/')).not.toContain('Cache-Control');
});

test('nginx finds a page behind its address, and the not-found page behind all others', () => {
  expect(locationOf('/')).toContain('try_files $uri $uri.html =404;');
  expect(formatNginx(rules, moved)).toContain('error_page 404 /404.html;');
});

test('each line of the nginx file ends as a line of nginx', () => {
  for (const line of formatNginx(rules, moved).split('\n')) expect(line).toMatch(/^$|^#|[;{}]$/);
});

/** The redirects, as nginx reads them: a pattern on the address that was asked for, and where it leads. */
const redirects = [
  ...formatNginx(rules, moved).matchAll(/if \(\$request_uri ~ "(.*)"\) \{ return 301 (.*); \}/g),
];

test.each([
  ['/index.html', '/'],
  ['//evil.example.html', '/evil.example'],
  ['/\\evil.example.html', undefined],
  ['/cgv.html', '/cgv'],
  ['/services/livraison.html?a=b', '/services/livraison?a=b'],
  ['/services/', '/services'],
  ['/', undefined],
  ['/services?a=b/', undefined],
  ['/services?page=a.html', undefined],
])('%s leads to %s', (asked, wanted) => {
  const found = redirects.find(([, pattern = '']) => new RegExp(pattern).test(asked));
  const [, pattern = '', target = ''] = found ?? [];
  expect(
    found &&
      (new RegExp(pattern).exec(asked) ?? []).reduce(
        (to: string, group, at) => to.replaceAll(`$${at}`, group ?? ''),
        target,
      ),
  ).toBe(wanted);
});
