import { describe, expect, test } from 'vitest';
import { deadLink } from '../../../../cli/consistency/rules/dead-link.ts';
import { found, modelOf, variety } from '../model-of.ts';

const ENTRIES = {
  'varieties/nordmann-5-etoiles.yaml': variety('Nordmann 5 étoiles'),
  'varieties/nobilis.yaml': variety('Nobilis'),
  'decorations/creches-maisonnettes.yaml': 'title: Crèches\n',
  'decorations/couronne-porte.yaml': 'title: Couronne\n',
  'decorations/couronne-avent.yaml': 'title: Couronne\n',
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
    expect(found(deadLink, footer('/decos-cadeaux/creeches-maisonnettes'))).toEqual([
      'dead-link navigation',
      '  navigation.yaml:4:17 /decos-cadeaux/creeches-maisonnettes ‹/decos-cadeaux/creeches-maisonnettes›',
    ]);
  });

  test('that lands on a fallback shows the fallback as well', () => {
    const lines = found(deadLink, footer('/nos-sapins/nordmann'));
    expect(lines.slice(0, 2)).toEqual([
      'dead-link/fallback navigation',
      '  navigation.yaml:4:17 /nos-sapins/nordmann ‹/nos-sapins/nordmann›',
    ]);
    expect(lines[2]).toMatch(/^ {2}routes\.yaml:15:7 nordmann-5-etoiles/);
  });

  test('in Markdown is found at the address', () => {
    const files = {
      ...ENTRIES,
      'articles/conseil.yaml':
        'title: Conseil\nbody: |\n  Voyez [nos sapins](/nos-sapin) et\n  [le Nobilis](/nos-sapins/nobilis).\n',
    };
    expect(found(deadLink, files)).toEqual([
      'dead-link articles/conseil',
      '  articles/conseil.yaml:3:22 /nos-sapin ‹/nos-sapin›',
    ]);
  });

  test.each([
    ['/decos-cadeaux/creeches-maisonnettes', ['/decos-cadeaux/creches-maisonnettes']],
    ['/decos-cadeaux/couronnes', ['/decos-cadeaux/couronne-avent', '/decos-cadeaux/couronne-porte']],
    ['/nos-sapins/nordmann', ['/nos-sapins/nordmann-5-etoiles']],
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
  '/decos-cadeaux/couronne-porte#taille',
  '/nos-sapins/nobilis',
  'https://boutique.sapin.example/rien',
  'tel:+33353012024',
  'mailto:bonjour@sapin.example',
])('%s is left alone', (href) => {
  expect(found(deadLink, footer(href))).toEqual([]);
});
