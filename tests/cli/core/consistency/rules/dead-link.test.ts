import { describe, expect, test } from 'vitest';
import { deadLink } from '../../../../../cli/core/consistency/rules/dead-link.ts';
import { found, modelOf, variety } from '../model-of.ts';

const ENTRIES = {
  // What an unknown variety shows, says the route table.
  'varieties/sapin-du-caucase.yaml': variety('Sapin du Caucase'),
  'varieties/douglas.yaml': variety('Douglas'),
  'decorations/creche-en-bois.yaml': 'title: Crèche\n',
  'decorations/couronne-de-houx.yaml': 'title: Couronne\n',
  'decorations/couronne-d-orge.yaml': 'title: Couronne\n',
};
const footer = (href: string) => ({
  ...ENTRIES,
  'navigation.yaml': `footer:\n  groups:\n    - links:\n        - href: ${href}\n`,
});
const nearestTo = (href: string) => {
  const [finding] = deadLink.find(modelOf(footer(href)));
  return finding && 'nearest' in finding.params ? finding.params.nearest : undefined;
};

describe('a link that leads nowhere', () => {
  test('is a finding at its place', () => {
    expect(found(deadLink, footer('/decos-cadeaux/creeche-en-bois'))).toEqual([
      'dead-link navigation',
      '  navigation.yaml:4:17 /decos-cadeaux/creeche-en-bois ‹/decos-cadeaux/creeche-en-bois›',
    ]);
  });

  test('to an address that has moved leads to where it moved, however near other pages are', () => {
    const redirects = 'redirects:\n  - {from: /decos-cadeaux/creeche-en-bois, to: /contact}\n';
    const model = modelOf({ ...footer('/decos-cadeaux/creeche-en-bois'), 'redirects.yaml': redirects });
    expect([...deadLink.find(model)].map((each) => each?.params)).toMatchObject([
      { nearest: ['/contact'], isMoved: true },
    ]);
  });

  test('that lands on a fallback shows the fallback as well', () => {
    const lines = found(deadLink, footer('/nos-sapins/caucase'));
    expect(lines.slice(0, 2)).toEqual([
      'dead-link/fallback navigation',
      '  navigation.yaml:4:17 /nos-sapins/caucase ‹/nos-sapins/caucase›',
    ]);
    expect(lines[2]).toMatch(/^ {2}routes\.yaml:14:7 sapin-du-caucase/);
  });

  test('of the site with its host is one of the site', () => {
    const files = { ...footer('https://a.example/contac?a=b'), 'site.yaml': 'address: https://a.example\n' };
    expect(found(deadLink, files)).toEqual([
      'dead-link navigation',
      '  navigation.yaml:4:17 https://a.example/contac?a=b ‹https://a.example/contac?a=b›',
    ]);
  });

  test('in Markdown is found at the address', () => {
    const files = {
      ...ENTRIES,
      'articles/conseil.yaml':
        'title: Conseil\nbody: |\n  Voyez [nos sapins](/nos-sapin) et\n  [le Douglas](/nos-sapins/douglas).\n',
    };
    expect(found(deadLink, files)).toEqual([
      'dead-link articles/conseil',
      '  articles/conseil.yaml:3:22 /nos-sapin ‹/nos-sapin›',
    ]);
  });

  test.each([
    ['/decos-cadeaux/creeche-en-bois', ['/decos-cadeaux/creche-en-bois']],
    ['/decos-cadeaux/couronnes', ['/decos-cadeaux/couronne-d-orge', '/decos-cadeaux/couronne-de-houx']],
    ['/nos-sapins/caucase', ['/nos-sapins/sapin-du-caucase']],
    ['/sapins-enneiges', ['/nos-sapins']],
    ['/contct', ['/contact']],
    ['/zzzzzzzzzzzz', []],
  ])('%s is near %j', (href, nearest) => {
    expect(nearestTo(href)).toEqual(nearest);
  });
});

test.each([
  '/',
  '/contact',
  '/contact/',
  '/contact?sujet=devis',
  '/decos-cadeaux/couronne-de-houx#taille',
  '/nos-sapins/douglas',
  'https://commande.larmont.example/rien',
  'tel:+33353014618',
  'mailto:salut@larmont.example',
])('%s is left alone', (href) => {
  expect(found(deadLink, footer(href))).toEqual([]);
});
