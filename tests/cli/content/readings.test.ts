import { describe, expect, test } from 'vitest';
import { factText, fillPlaceholders, readingOn, surfacesOf } from '../../../cli/content/readings.ts';
import { complaintsAbout, makeProject } from '../content-folder.ts';

describe('a fact as a visitor reads it', () => {
  test.each([
    ['date', '12-22', '22 décembre'],
    ['date', '01-01', '1er janvier'],
    ['date', '08-09', '9 août'],
    ['date-range', '12-01/12-23', '1er au 23 décembre'],
    ['date-range', '11-28/12-23', '28 novembre au 23 décembre'],
    ['hours', '09:00-20:00', '9h-20h'],
    ['hours', '09:30-12:05', '9h30-12h05'],
    ['duration', '48 h', '48 h'],
    ['duration', '5-7 semaines', '5 à 7 semaines'],
    ['distance', '15 km', '15 km'],
    ['distance', '1.5-2.25 m', '1,5 à 2,25 m'],
    ['money', 24, '24 €'],
    ['money', 45.5, '45,50 €'],
    ['percentage', 12.5, '12,5 %'],
    ['count', 1000, '1000'],
    ['text', 'sur devis', 'sur devis'],
  ])('%s %s', (kind, value, expected) => {
    expect(factText(kind, { source: 'a', value })).toBe(expected);
  });

  test('is its own text when it has one', () => {
    expect(factText('date', { source: 'a', value: '12-22', text: 'trois jours avant Noël' })).toBe(
      'trois jours avant Noël',
    );
  });
});

/** The fact `deadline` of the small project, with these lines. */
function fact(lines: string) {
  const { content, problems } = makeProject({
    'facts/deadline.yaml': `label: a\nkind: date\n${lines}`,
  }).load();
  expect(problems).toEqual([]);
  const found = content.find('facts', 'deadline');
  if (!found) throw new Error('no fact');
  return { entry: found, surfaces: content.surfaces };
}

describe('the reading that a surface shows', () => {
  const READINGS = `readings:
  - {value: "12-22", source: accueil, surfaces: [home, header]}
  - {value: "12-23", source: brochure}
  - {value: "12-24", source: ancien, surfaces: []}
`;

  test('is the one that names it, else the one that names none', () => {
    const { entry, surfaces } = fact(READINGS);
    expect(surfaces).toEqual(['home', 'town-list', 'town', 'article', 'not-found', 'header', 'footer']);
    expect(surfaces.map((surface) => readingOn(entry, surface)?.value)).toEqual([
      '12-22',
      '12-23',
      '12-23',
      '12-23',
      '12-23',
      '12-22',
      '12-23',
    ]);
    const shownOn = (surface: string) => {
      const reading = readingOn(entry, surface);
      return reading && surfacesOf(entry, reading, surfaces);
    };
    expect(shownOn('home')).toEqual(['home', 'header']);
    expect(shownOn('town')).toEqual(['town-list', 'town', 'article', 'not-found', 'footer']);
  });

  test('is the decided one everywhere, even one that is shown nowhere', () => {
    const { entry, surfaces } = fact(`${READINGS}decision: "12-24"\n`);
    expect(new Set(surfaces.map((surface) => readingOn(entry, surface)?.value))).toEqual(new Set(['12-24']));
  });

  test('is none where all are silent', () => {
    const { entry } = fact('readings: [{value: "12-22", source: a, surfaces: [home]}]\n');
    expect(readingOn(entry, 'town')).toBeUndefined();
  });
});

describe('readings that cannot be told apart', () => {
  const complaints = (lines: string) =>
    complaintsAbout({ 'facts/deadline.yaml': `label: a\nkind: date\nreadings:\n${lines}` }).map((line) =>
      line.replace('facts/deadline.yaml:', ''),
    );
  const reading = (rest: string) => `  - {value: "12-22", source: a${rest}}\n`;

  test.each([
    [
      'two without surfaces',
      reading('') + reading('') + reading(''),
      [
        '5:6-5:11 fact/several-defaults: une autre lecture est déjà sans « surfaces » -> une seule lecture peut servir toutes les autres pages : nommez celles de l’une des deux',
      ],
    ],
    [
      'a surface in two',
      reading(', surfaces: [home, town]') + reading(', surfaces: [header, home]'),
      [
        '5:52-5:56 fact/surface-twice: la page « home » montre déjà une autre lecture -> une page ne montre qu’une lecture : effacez l’une des deux',
      ],
    ],
    [
      'a surface twice in one, which is told once',
      reading(', surfaces: [home, home]'),
      [
        '4:50-4:54 schema/uniqueItems: la liste « Pages » contient deux fois la même valeur -> les éléments 1 et 2 sont égaux : effacez l’un des deux',
      ],
    ],
    [
      'a surface in two, after a reading that is no mapping',
      `  - nope\n${reading(', surfaces: [home]')}${reading(', surfaces: [home]')}`,
      [
        expect.stringContaining('4:5-4:9 schema/type'),
        expect.stringContaining('6:44-6:48 fact/surface-twice'),
      ],
    ],
    [
      'a decision for none of them',
      `${reading('')}decision: "12-24"\n`,
      ['5:11-5:18 fact/decision: la décision « 12-24 » n’est aucune des lectures -> au choix : « 12-22 »'],
    ],
    ['a decision for one of them', `${reading('')}decision: "12-22"\n`, []],
  ])('%s', (_, lines, expected) => {
    expect(complaints(lines)).toEqual(expected);
  });

  test('a price file is decided by its source', () => {
    const grid = 'grid: [{min: 1, max: 2, price: 3}]';
    const file = (decision: string) => ({
      'prices/colmar.yaml': `readings: [{source: a, surfaces: [home], ${grid}}, {source: b, ${grid}}]\ndecision: ${decision}\n`,
    });
    expect(complaintsAbout(file('b'))).toEqual([]);
    expect(complaintsAbout(file('c'))).toEqual([
      expect.stringContaining(
        'prices/colmar.yaml:2:11-2:12 fact/decision: la décision « c » n’est aucune des lectures -> au choix : « a », « b »',
      ),
    ]);
  });

  test('a decision may be a number, as its reading is', () => {
    const file =
      'label: a\nkind: money\nreadings: [{value: 24.50, source: a}, {value: 38, source: b, surfaces: [home]}]\ndecision: 24.5\n';
    expect(complaintsAbout({ 'facts/price.yaml': file })).toEqual([]);
  });
});

test('placeholders are filled, and what only looks like one is left', () => {
  const resolve = (name: string) => `<${name}>`;
  expect(fillPlaceholders('a {{b-c}} {{d}} {e} }}', resolve)).toBe('a <b-c> <d> {e} }}');
  expect(fillPlaceholders('a', resolve)).toBe('a');
});
