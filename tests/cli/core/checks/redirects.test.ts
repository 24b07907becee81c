import { shownProblems } from '../../content-folder.ts';
import { checkShop } from '../../shop-content.ts';

/** What `check` says of the shop with one more row in its redirects. */
function faults(from: string, to = '/'): readonly string[] {
  const row = `redirects:\n  - from: ${from}\n    to: ${to}\n`;
  const { problems } = checkShop({ file: 'redirects.yaml', before: 'redirects:\n', after: row });
  return shownProblems(problems, 'en').map(
    ({ line, column, code, message }) => `${line}:${column} ${code} ${message}`,
  );
}

const SAME = 'leads to a page already, which is only spelled otherwise';
const OF_SITE = 'is used by the site itself';

test.each([
  ['is free', '/nowhere /Ancienne/Page.php /vieux/%C3%A9picea /old.html /2019/12/liste.aspx', undefined],
  ['is redirected already', '/nos-sapins/epicea /nos-sapins/epicea.html', '4:11 link/redirect'],
  ['is that of a page', '/contact', '2:11 link/redirect'],
  [SAME, '/contact.html /Contact /index.html /contact/index.html', '2:11 link/redirect'],
  [
    'does not read as a path',
    '/100% /%E9 /a%22b /a%5Cb /a%0Ab /a%2F%2E%2E/b /../secret /./a /%2e%2e/%2e%2e/a /a%3Fb',
    '2:11 link/redirect',
  ],
  [
    OF_SITE,
    '/404 /404.html /_headers /functions/v1/contact-form /sitemap.xml /Robots.txt /favicon.ico /actualites.atom',
    '2:11 link/redirect',
  ],
])('an old address %s: %s', (why, addresses, place) => {
  for (const from of addresses.split(' ')) {
    const told = place === '4:11 link/redirect' ? '/nos-sapins/epicea' : from;
    expect(faults(from)).toEqual(place ? [`${place} the address "${told}" ${why}`] : []);
  }
});

test('a redirect onto a redirect leads nowhere', () => {
  expect(faults('/nowhere', '/nos-sapins/epicea')).toEqual([
    '3:9 link/fallback the link "/nos-sapins/epicea" lands on a fallback page: there is no such entry',
  ]);
  expect(faults('/nowhere', '/nos-sapins/epicea-du-haut-doubs')).toEqual([]);
});
