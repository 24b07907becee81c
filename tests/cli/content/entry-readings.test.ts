import { describe, expect, test } from 'vitest';
import { factText, fillPlaceholders, readingOn } from '../../../cli/content/entry-readings.ts';
import { makeProject } from '../content-folder.ts';

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

test('placeholders are filled, and what only looks like one is left', () => {
  const resolve = (name: string) => `<${name}>`;
  expect(fillPlaceholders('a {{b-c}} {{d}} {e} }}', resolve)).toBe('a <b-c> <d> {e} }}');
  expect(fillPlaceholders('a', resolve)).toBe('a');
});
