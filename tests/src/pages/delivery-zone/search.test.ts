import { findPlaces, wordsOf } from '../../../../src/pages/delivery-zone/search.ts';

const places = [
  ['Pontarlier', '25300', '25304'],
  ['Doubs', '25300'],
  ['Houtaud', '25300'],
  ['La Cluse-et-Mijoux', '25300'],
  ['Les Hôpitaux-Neufs', '25370'],
  ['Les Hôpitaux-Vieux', '25370'],
  ['Métabief', '25370'],
  ['Malbuisson', '25160'],
  ['Oye-et-Pallet', '25160'],
  ['Saint-Point-Lac', '25160'],
  ['Labergement-Sainte-Marie', '25160'],
  ['Sainte-Colombe', '25300'],
  ['Saint-Hippolyte', '25190'],
  ['Villers-sous-Chalamont', '25270'],
  ['Villeneuve-d’Amont', '25270'],
  ['Verrières-de-Joux', '25300'],
  ['Bœufvilliers-près-Doubs', '25300'],
  ['Malpas', '25160'],
  ['Morteau', '25500', '25503'],
].map(([name = '', ...postalCodes]) => ({ name, postalCodes }));
const names = (query: string) => findPlaces(query, places)?.matches.map(({ name }) => name);

describe('a name is found', () => {
  test.each([
    ['oyeetpallet', 'Oye-et-Pallet'],
    ['boeufvilliers pres doubs', 'Bœufvilliers-près-Doubs'],
    ['Pontarlier Centre', 'Pontarlier'],
    ['st hippolyte', 'Saint-Hippolyte'],
    ['St. Hippolyte', 'Saint-Hippolyte'],
    ['ste colombe', 'Sainte-Colombe'],
    ['Malbuisosn', 'Malbuisson'],
  ])('%s: %s', (query, name) => {
    expect(names(query)).toEqual([name]);
  });

  test('by how it begins, with all that begin so', () => {
    expect(names('ville')).toEqual(['Villers-sous-Chalamont', 'Villeneuve-d’Amont']);
  });

  test('by how one of its later words begins, when no name begins so', () => {
    expect(names('hopitaux')).toEqual(['Les Hôpitaux-Neufs', 'Les Hôpitaux-Vieux']);
  });

  test('whatever the case, the accents and the marks between words', () => {
    const missed: string[] = [];
    for (const { name } of places) {
      for (const between of ['-', ' ', '  ', '']) {
        const typed = name
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .replace(/[-’' ]/g, between);
        for (const query of [typed, typed.toUpperCase()])
          if (!names(query)?.includes(name)) missed.push(query);
      }
    }
    expect(missed).toEqual([]);
  });

  test('with one slip, in any name of eight letters or more', () => {
    const missed: string[] = [];
    for (const { name } of places) {
      const letters = [...wordsOf(name).replaceAll(' ', '')];
      if (letters.length < 8) continue;
      for (let index = 1; index < letters.length - 1; index++) {
        const [a = '', b = ''] = letters.slice(index, index + 2);
        for (const slip of [[b], [b, a], [a, a, b]]) {
          const typed = letters.toSpliced(index, 2, ...slip).join('');
          if (!names(typed)?.includes(name))
            missed.push(`${typed} for ${name} gives ${names(typed)?.join()}`);
        }
      }
    }
    expect(missed).toEqual([]);
  });
});

const certain = (query: string) => findPlaces(query, places)?.certain;

test.each(['Doubs', 'mal', 'villeneuve d’amont', '25370'])('certain is: %s, as it is spelled', (query) => {
  expect(certain(query)).toBe(true);
});

test.each(['Malbuison', 'Moretau', 'Sainte-Colome', 'Brest'])(
  'certain is not %s, which is spelled like another or none',
  (query) => {
    expect(certain(query)).toBe(false);
  },
);

const merged = [
  { name: 'Levier', postalCodes: ['25270'], formerNames: ['Labergement-du-Navois', 'Levier-le-Vieux'] },
  { name: 'Labergement-Sainte-Marie', postalCodes: ['25160'] },
];
const found = (query: string) =>
  findPlaces(query, merged)?.matches.map(({ place, name }) => [name, place.name]);

test('a former name finds the commune it belongs to', () => {
  expect(found('labergement du navois')).toEqual([['Labergement-du-Navois', 'Levier']]);
});

test('a former name gives each commune once, under its own name first', () => {
  expect(found('levier')).toEqual([['Levier', 'Levier']]);
  expect(found('labergement')).toEqual([
    ['Labergement-du-Navois', 'Levier'],
    ['Labergement-Sainte-Marie', 'Labergement-Sainte-Marie'],
  ]);
});

test('a postal code finds every commune that has it', () => {
  expect(names('25500')).toEqual(['Morteau']);
  expect(names('25 370')).toEqual(['Les Hôpitaux-Neufs', 'Les Hôpitaux-Vieux', 'Métabief']);
  expect(names('25304')).toEqual(['Pontarlier']);
});

test('a postal code is waited for to its last digit', () => {
  expect(findPlaces('2530', places)).toBeNull();
});

test('a postal code of nobody around finds nobody', () => {
  expect(names('75001')).toEqual([]);
});

test('one letter gets no answer, and a non-name no result', () => {
  expect(findPlaces('', places)).toBeNull();
  expect(findPlaces('p', places)).toBeNull();
  expect(findPlaces('--', places)).toBeNull();
  expect(names('xyzzy')).toEqual([]);
});
