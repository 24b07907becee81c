import { type Address, hrefOf, parseAddress } from '../../../../cli/desk/app/address.ts';

test.each<Address>([
  { view: 'today' },
  { view: 'site', page: '/nos-sapins?a=1' },
  { view: 'collection', collection: 'single:réglages' },
  { view: 'entry', subject: 'pages/été 100 %?', pointer: '/blocks/0' },
  { view: 'entry', subject: 'towns/colmar', pointer: '/text', passage: '12-21' },
  { view: 'history', subject: null },
  { view: 'history', subject: 'towns/colmar', since: '2026-11-16', until: '2026-11-22' },
])('a link to $view leads to it', (address) => {
  expect(parseAddress(hrefOf(address))).toEqual(address);
});

test.each(['', '#', '#///a', '#/fiche/%E0%A4', '#/site?page=%'])(
  'any address leads to a view: %s',
  (hash) => {
    expect(parseAddress(hash).view).toMatch(/^(?:today|entry|collection|site)$/);
  },
);
