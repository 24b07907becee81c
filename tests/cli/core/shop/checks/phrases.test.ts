import type { Problem } from '../../../../../cli/core/diagnostics/problem.ts';
import { wordingOf } from '../../../../../cli/core/load/catalogue.ts';
import { checkShop, type ShopEdit } from '../../../shop-content.ts';

const said = (problem: Problem) => {
  const { message, hint } = wordingOf(problem, 'fr');
  return `${problem.file}#${problem.pointer} ${problem.code}: ${message} -> ${hint}`;
};
const errors = (edit?: ShopEdit, changed?: ReadonlySet<string>) =>
  checkShop(edit, changed).problems.map(said);

test('has a form for each season', () => {
  const [line, ...others] = errors({
    file: 'phrases/ordering.yaml',
    before: / {2}- season: Trop tard\n.*\n/,
    after: '',
  });
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^phrases\/ordering\.yaml#\/forms phrase\/seasons: .*« On en parle », « La saison », « La collecte »/,
  );
  expect(line).toMatch(
    /-> .*« On en parle », « La saison », « Trop tard », « La collecte », « Les mois calmes »$/,
  );
});

test('is checked again when a season has another name', () => {
  const edit = { file: 'seasons.yaml', before: 'name: Trop tard', after: 'name: Trop tôt' };
  expect(errors(edit, new Set(['seasons.yaml']))).toEqual([
    expect.stringMatching(/^phrases\/ordering\.yaml#\/forms phrase\/seasons/),
  ]);
});

test('stands on pages, where it can change, and nowhere else', () => {
  const header = {
    file: 'navigation.yaml',
    before: 'Tournées autour de Pontarlier',
    after: '"{{ordering}}"',
  };
  expect(errors(header)).toEqual([
    expect.stringMatching(/^navigation\.yaml#\/header\/banner\/0 phrase\/elsewhere/),
  ]);
  const form = { file: 'phrases/ordering.yaml', before: '{{season-start}}', after: '{{ordering}}' };
  expect(errors(form)).toEqual([
    expect.stringMatching(/^phrases\/ordering\.yaml#\/forms\/0\/text phrase\/elsewhere/),
  ]);
});

test('names facts that exist', () => {
  const edit = { file: 'phrases/ordering.yaml', before: '{{season-start}}', after: '{{season-stat}}' };
  expect(errors(edit)).toEqual([
    expect.stringMatching(/^phrases\/ordering\.yaml#\/forms\/0\/text fact\/unknown: .*season-start/),
  ]);
});
