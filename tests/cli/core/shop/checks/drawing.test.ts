import { wordingOf } from '../../../../../cli/core/load/catalogue.ts';
import { checkShop } from '../../../shop-content.ts';
import { expectBothLanguages } from '../../../wording.ts';

function faults(file: string, before: string, after: string) {
  return checkShop({ file, before, after }).problems.map((problem) => {
    expectBothLanguages((...to) => wordingOf(problem, ...to), problem.code);
    return `${problem.code} ${problem.pointer}`;
  });
}

test('a drawing and a finish that do not agree are refused', () => {
  const blanchi = 'varieties/sapin-blanchi.yaml';
  expect(faults(blanchi, 'flocked: true', 'flocked: false')).toEqual(['drawing/finish /traits/finish']);
  const caucase = 'varieties/sapin-du-caucase.yaml';
  const drawn = faults(caucase, 'drawing:\n', 'drawing:\n  decoration: [balls]\n');
  expect(drawn).toEqual(['drawing/finish /drawing/decoration']);
});
