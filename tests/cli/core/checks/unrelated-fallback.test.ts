import { wordingOf } from '../../../../cli/core/load/catalogue.ts';
import { checkShop, type ShopEdit } from '../../shop-content.ts';

const warned = (edit?: ShopEdit) =>
  checkShop(edit)
    .warnings.filter(({ code }) => code === 'link/unrelated-fallback')
    .map(({ text, span, ...it }) => `${text.slice(span.start, span.end)}: ${wordingOf(it, 'fr').message}`);

test('an unknown address that shows another page than the list above it is found', () => {
  const before = '      page: service-list';
  expect(warned({ file: 'routes.yaml', before, after: '      page: business' })).toEqual([
    'business: une adresse inconnue de /services/:service montre la page « business », alors que « service-list » en fait la liste',
  ]);
  expect(warned()).toEqual([]);
});
