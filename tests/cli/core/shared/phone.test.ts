import { phoneHref } from '../../../../cli/core/shared/phone.ts';

test('a French number is dialled with its country', () => {
  expect(phoneHref('03 53 01 20 24')).toBe('tel:+33353012024');
});
