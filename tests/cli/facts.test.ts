import { checkShop } from './shop-content.ts';

test.each(['1 an', '1 jour', '1 semaine', '2 ans'])('a duration is written as French has it: %s', (value) => {
  const edit = { file: 'facts/keep-accounts.yaml', before: /value: .*/, after: `value: "${value}"` };
  expect(checkShop(edit).problems.filter(({ code }) => code === 'schema/pattern')).toEqual([]);
});
