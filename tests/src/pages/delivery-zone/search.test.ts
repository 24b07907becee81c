import fc from 'fast-check';
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
    const any = fc.constantFrom(...places);
    const loud = fc.tuple(any, fc.boolean(), fc.constantFrom('-', ' ', '  ', ''));
    fc.assert(
      fc.property(loud, ([{ name }, isUpper, between]) => {
        const typed = name
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .replace(/[-’' ]/g, between);
        expect(names(isUpper ? typed.toUpperCase() : typed)).toContain(name);
      }),
    );
  });

  test('with one slip, in any name of eight letters or more', () => {
    const long = places.filter(({ name }) => fold(name).replaceAll(' ', '').length >= 8);
    const slip = fc.tuple(fc.constantFrom(...long), fc.nat(), fc.constantFrom('drop', 'swap', 'double'));
    fc.assert(
      fc.property(slip, ([{ name }, at, kind]) => {
        const letters = [...fold(name).replaceAll(' ', '')];
        const index = 1 + (at % (letters.length - 2));
        const [a = '', b = ''] = letters.slice(index, index + 2);
        letters.splice(index, 2, ...{ drop: [b], swap: [b, a], double: [a, a, b] }[kind as 'drop']);
        expect(names(letters.join(''))).toContain(name);
      }),
    );
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
