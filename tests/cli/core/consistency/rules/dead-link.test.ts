import { deadLink } from '../../../../../cli/core/consistency/rules/dead-link.ts';
import { foundBy, modelOf, variety } from '../model-of.ts';

function said(href: string, more: Record<string, string> = {}) {
  const model = modelOf({
    'varieties/sapin-du-caucase.yaml': variety('Sapin du Caucase'),
    'decorations/creche-en-bois.yaml': 'title: Crèche\n',
    'decorations/couronne-de-houx.yaml': 'title: Couronne\n',
    'decorations/couronne-d-orge.yaml': 'title: Couronne\n',
    'navigation.yaml': `footer:\n  groups:\n    - links:\n        - href: ${href}\n`,
    ...more,
  });
  return foundBy(deadLink, model).map(({ params }) => params);
}

test.each([
  ['/decos-cadeaux/creeche-en-bois', ['/decos-cadeaux/creche-en-bois']],
  ['/decos-cadeaux/couronnes', ['/decos-cadeaux/couronne-d-orge', '/decos-cadeaux/couronne-de-houx']],
  ['/nos-sapins/caucase', ['/nos-sapins/sapin-du-caucase']],
  ['/sapins-enneiges', ['/nos-sapins']],
  ['/demandez-un-pris', ['/devis']],
  ['/nos-sapins/cauccase-vert', ['/nos-sapins/sapin-du-caucase']],
  ['/contact/zzzzzzzzzzzz', ['/contact']],
  ['/zzzzzzzzzzzz', []],
])('%s is near %j', (href, nearest) => {
  expect(said(href)).toMatchObject([{ nearest }]);
});

test('an address that has moved leads to where it moved, however near other pages are', () => {
  const redirects = 'redirects:\n  - {from: /decos-cadeaux/creeche-en-bois, to: /contact}\n';
  expect(said('/decos-cadeaux/creeche-en-bois', { 'redirects.yaml': redirects })).toMatchObject([
    { nearest: ['/contact'], isMoved: true },
  ]);
});
