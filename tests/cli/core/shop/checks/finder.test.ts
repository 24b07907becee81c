import { describe, expect, test } from 'vitest';
import { rangeOf } from '../../../../../cli/core/diagnostics/problem.ts';
import { wordingOf } from '../../../../../cli/core/load/catalogue.ts';
import { checkShop, type ShopEdit } from '../../../shop-content.ts';
import { expectBothLanguages } from '../../../wording.ts';

/** What `check` says of the shop with `after` in place of `before` in `file`. */
function faults(file: string, before: ShopEdit['before'], after: string, changed?: ReadonlySet<string>) {
  const { problems } = checkShop({ file, before, after }, changed);
  return problems.map((problem) => {
    const { code, params, file: at, pointer, text, span } = problem;
    expectBothLanguages((...to) => wordingOf(problem, ...to), code);
    const { line } = rangeOf(text, span);
    return { code, params, at, pointer, line: text.split('\n')[line - 1]?.trim() };
  });
}

const finder = 'finder.yaml';
const never = (reason: string, value: string, nearest?: string) => ({
  code: 'finder/never-matches',
  params: { reason, value, nearest },
  at: finder,
});

describe('a rule that can never match is refused', () => {
  test('because it reads a question that is not asked', () => {
    expect(faults(finder, 'question: prix', 'question: pris')).toMatchObject([
      { code: 'finder/unread-question', params: { question: 'prix' }, line: '- id: prix' },
      { ...never('question', 'pris', 'prix'), line: 'question: pris' },
    ]);
  });

  test('because it waits for an answer that is not offered', () => {
    expect(faults(finder, 'answers: [petits]', 'answers: [petit]')).toMatchObject([
      { ...never('answer', 'petit', 'petits'), pointer: '/rules/3/answers/0' },
    ]);
  });

  test('because it compares an option as a number, or a number as an option', () => {
    expect(
      faults(finder, 'field: price\n    test: at-most', 'field: price\n    test: is\n    values: [soft]'),
    ).toMatchObject([never('kind', 'prix')]);
    expect(
      faults(finder, 'question: duree\n    field: hold', 'question: odeur\n    field: hold'),
    ).toMatchObject([never('kind', 'odeur')]);
  });

  test('because no variety has the trait', () => {
    expect(faults(finder, 'values: [citrus]', 'values: [cedar]')).toMatchObject([never('tree', 'scent')]);
  });

  test('because its margin is not a distance', () => {
    expect(faults(finder, 'margin: foot-and-star', 'margin: delivery-slot')).toMatchObject([
      { ...never('margin', 'delivery-slot'), line: 'margin: delivery-slot' },
    ]);
  });

  test('because its question is answered in another unit', () => {
    expect(faults(finder, 'unit: €', 'unit: cm')).toMatchObject([
      { ...never('unit', 'cm'), line: 'field: price' },
    ]);
  });

  test('because it admits only the trees that do not fit', () => {
    const turned = faults(finder, 'field: width\n    test: at-most', 'field: width\n    test: at-least');
    expect(turned).toMatchObject([{ ...never('side', 'at-most', 'at-most'), line: 'test: at-least' }]);
  });

  test('when a variety changes under it, though the finder itself has not', () => {
    const variety = 'varieties/fraser-en-fete.yaml';
    const onlyIt = new Set([variety]);
    expect(faults(variety, 'scent: citrus', 'scent: light', onlyIt)).toMatchObject([never('tree', 'scent')]);
    expect(checkShop(undefined, onlyIt).problems).toEqual([]);
  });
});

test('an option that no rule reads is refused', () => {
  expect(faults(finder, 'answers: [poele, plancher]', 'answers: [poele]')).toEqual([]);
  expect(faults(finder, '- value: rien', '- value: rose')).toMatchObject([
    { code: 'finder/unread-answer', params: { question: 'odeur', answer: 'rose' }, line: '- value: rose' },
    never('answer', 'rien'),
  ]);
});

test('bounds that a default or a tree is beyond are refused', () => {
  expect(faults(finder, 'default: 240', 'default: 750')).toMatchObject([
    { code: 'finder/default', params: { value: 750, min: 160, max: 700 }, pointer: '/questions/0/default' },
  ]);
  expect(faults(finder, 'max: 700', 'max: 300')).toMatchObject([
    { code: 'finder/out-of-reach', params: { question: 'hauteur', max: 300 }, pointer: '/questions/0/max' },
  ]);
  // Nobody has to name a budget.
  expect(faults(finder, 'max: 320', 'max: 60')).toEqual([]);
});

test('two rules that judge one answer by one trait are refused', () => {
  expect(faults(finder, 'values: [firm]', 'values: [firm, soft]')).toMatchObject([
    {
      code: 'finder/twice',
      params: { rule: 'petits-piquants', other: 'petits-doigts' },
      line: '- id: petits-piquants',
    },
  ]);
  expect(faults(finder, 'values: [flocked, treated]', 'values: [treated]')).toEqual([]);
  expect(faults(finder, 'test: below', 'test: at-least')).toMatchObject([
    { code: 'finder/twice', params: { rule: 'duree-juste', other: 'duree-sure' } },
  ]);
});

test('one drawing for two answers of a question is refused', () => {
  expect(faults(finder, 'draws: cat', 'draws: child')).toMatchObject([
    { code: 'finder/drawn-twice', params: { drawn: 'child', other: 'petits' }, line: 'draws: child' },
  ]);
});

test('nothing is reported while the schema refuses a file that the rules read', () => {
  const found = faults('varieties/fraser-en-fete.yaml', 'scent: citrus', 'scent: cedar');
  expect(found.map(({ code }) => code)).toEqual(['schema/enum']);
});

test('a rule that a variety without its price might answer is left alone', () => {
  const alone = faults('prices/fraser-en-fete.yaml', 'variety: fraser-en-fete', 'variety: sapin-blanchi');
  expect(alone.filter(({ code }) => code.startsWith('finder/'))).toEqual([]);
});
