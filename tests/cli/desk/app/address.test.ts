import { expect, test } from 'vitest';
import { type Address, hrefOf, parseAddress } from '../../../../cli/desk/app/address.ts';

test.each<Address>([
  { view: 'today' },
  { view: 'site', page: '/nos-sapins?a=1' },
  { view: 'collection', collection: 'single:réglages' },
  { view: 'entry', subject: 'pages/été 100 %?', pointer: '/blocks/0' },
  { view: 'search', query: 'à 5 % & plus ?' },
  { view: 'history', subject: null },
  { view: 'publish' },
])('a link to $view leads to it', (address) => {
  expect(parseAddress(hrefOf(address))).toEqual(address);
});

test.each([
  '',
  '#',
  '#//',
  '#///a',
  '#/%',
  '#http://',
  '#/fiche/%E0%A4',
  '#/rubrique/%',
  '#/site?page=%',
  '#/?#',
])('any address leads to a view: %s', (hash) => {
  expect(parseAddress(hash).view).toMatch(/^(?:today|entry|collection|site)$/);
});
