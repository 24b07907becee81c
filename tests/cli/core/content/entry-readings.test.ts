import { describe, expect, test } from 'vitest';
import { fillPlaceholders, readingOn } from '../../../../cli/core/content/entry-readings.ts';
import { makeProject } from '../../content-folder.ts';

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
