import { euros } from '../../../../cli/core/values/decimals.ts';

test.each([
  [24, '24 €'],
  [24.5, '24,50 €'],
  [999, '999 €'],
  [1240, '1\u202F240 €'],
  [1240.5, '1\u202F240,50 €'],
  [1_234_567, '1\u202F234\u202F567 €'],
])('%s euros are written as the site writes prices', (amount, text) => {
  expect(euros(amount)).toBe(text);
});
