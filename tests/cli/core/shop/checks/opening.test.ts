import { wordingOf } from '../../../../../cli/core/load/catalogue.ts';
import { checkShop } from '../../../shop-content.ts';
import { complaints, facts, year } from './year.ts';

test.each([
  ['hours: open, from: {on: pause}, through: {on: pause}', []],
  [
    'hours: pause, from: {on: start}, through: {before: open}',
    [
      expect.stringMatching(
        /^site\.yaml:2:28-2:33 season\/no-hours: la constante « pause » ne donne pas d’heures/,
      ),
      expect.stringMatching(
        /^site\.yaml:2:72-2:76 season\/no-date: la constante « open » ne donne pas de jour/,
      ),
    ],
  ],
])('the opening periods of the site: %s', (opening, expected) => {
  expect(complaints(facts, year, opening)).toEqual(expected);
});

test.each([
  ['days: [mercredi, samedi]', 'days: [mercredi]', /« collection-days » : le mercredi et le samedi$/],
  ['days: [mercredi, samedi]', 'days: [samedi, mercredi]', undefined],
  ['{ before: collection-period }', '{ on: collection-period }', /heures, du 5 janvier au 25 janvier$/],
  ['{ on: collection-period }', '{ on: season-start }', /autres heures, du 7 novembre au 4 janvier$/],
  [
    'hours: opening-hours-january\n    from: { on: collection-period }',
    'hours: opening-hours-season\n    from: { on: season-start }',
    /« season-days »/,
  ],
])('the opening periods of the site: %s, then %s', (before, after, expected) => {
  const { problems } = checkShop({ file: 'site.yaml', before, after });
  const messages = problems.map((problem) => wordingOf(problem, 'fr').message);
  expect(messages).toEqual(expected ? [expect.stringMatching(expected)] : []);
});
