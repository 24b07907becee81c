import { describe, expect, test } from 'vitest';
import { surroundings } from '../../../../generated/surroundings.ts';
import { towns } from '../../../../generated/towns.ts';
import { findPlaces, fold } from '../../../../src/pages/delivery-zone/search.ts';

const places = [
  ...towns.map(({ name, postalCode, otherPostalCodes = [] }) => ({
    name,
    postalCodes: [postalCode, ...otherPostalCodes],
  })),
  ...surroundings.communes,
];
const names = (query: string) => findPlaces(query, places)?.map(({ name }) => name);

describe('a name is found', () => {
  test.each([
    ['Colmar', 'Colmar'],
    ['  colmar ', 'Colmar'],
    ['RIBEAUVILLE', 'Ribeauvillé'],
    ['guemar', 'Guémar'],
    ['horbourg wihr', 'Horbourg-Wihr'],
    ['horbourgwihr', 'Horbourg-Wihr'],
    ['Herrlisheim', 'Herrlisheim-près-Colmar'],
    ['herrlisheim pres colmar', 'Herrlisheim-près-Colmar'],
    ['Kaysersberg Vignoble', 'Kaysersberg'],
    ['st hippolyte', 'Saint-Hippolyte'],
    ['St. Hippolyte', 'Saint-Hippolyte'],
    ['Saint Hippolyte', 'Saint-Hippolyte'],
    ['ste croix en plaine', 'Sainte-Croix-en-Plaine'],
    ['Voegtlinshoffen', 'Vœgtlinshoffen'],
    ['Egishiem', 'Eguisheim'],
    ['turkheim', 'Turckheim'],
    ['Kaisersberg', 'Kaysersberg'],
    ['Herlisheim', 'Herrlisheim-près-Colmar'],
    ['winzenheim', 'Wintzenheim'],
    ['nidermorchwihr', 'Niedermorschwihr'],
  ])('%s: %s', (query, name) => {
    expect(names(query)).toEqual([name]);
  });

  test('by how it begins, with all that begin so', () => {
    expect(names('berg')).toEqual(['Bergheim', 'Bergholtz']);
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
      const letters = [...fold(name).replaceAll(' ', '')];
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

describe('a postal code', () => {
  test('finds every commune that has it, delivered or not', () => {
    expect(names('68000')).toEqual(['Colmar']);
    expect(names('68 230')).toEqual([
      'Katzenthal',
      'Niedermorschwihr',
      'Turckheim',
      'Zimmerbach',
      'Soultzbach-les-Bains',
      'Walbach',
      'Wasserbourg',
      'Wihr-au-Val',
    ]);
    expect(names('68126')).toEqual(['Bennwihr']);
  });

  test('is waited for to its last digit', () => {
    expect(findPlaces('6800', places)).toBeNull();
  });

  test('of nobody around finds nobody', () => {
    expect(names('75001')).toEqual([]);
  });
});

test('nothing is said of one letter, and nothing found for what is no name', () => {
  expect(findPlaces('', places)).toBeNull();
  expect(findPlaces('c', places)).toBeNull();
  expect(findPlaces('--', places)).toBeNull();
  expect(names('xyzzy')).toEqual([]);
  expect(names('Paris')).toEqual([]);
  expect(names('Marseille')).toEqual([]);
});

test('no commune is in both lists', () => {
  const delivered = new Set<string>(towns.map(({ insee }) => insee));
  expect(surroundings.communes.filter(({ insee }) => delivered.has(insee))).toEqual([]);
});
