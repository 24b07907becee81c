import { problemsOfDay } from '../../../../../cli/core/load/run-checks.ts';
import { testDay } from '../../../../day.mjs';
import { checkShop } from '../../../shop-content.ts';

const found = (edit?: Parameters<typeof checkShop>[0]) =>
  problemsOfDay(checkShop(edit).content, testDay)
    .filter(({ code }) => code === 'price/none')
    .map(({ file }) => file);

test('a variety that no price file names has no price', () => {
  expect(found()).toEqual([]);
  const edit = {
    file: 'prices/fraser-en-fete.yaml',
    before: 'variety: fraser-en-fete',
    after: 'variety: sapin-blanchi',
  };
  expect(found(edit)).toEqual(['varieties/fraser-en-fete.yaml']);
});
