import { describe, expect, test } from 'vitest';
import { makeProject } from '../../content-folder.ts';

const notices = {
  title: 'Notice',
  description: 'Un avis',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    ['from', 'until'].map((name) => [
      name,
      {
        title: name === 'from' ? 'Dès' : 'Jusqu’à',
        description: 'un jour, ou un jour et une heure',
        type: 'string',
        format: 'moment',
        examples: ['2026-12-18T18:00'],
        ...(name === 'until' && { 'x-after': 'from' }),
      },
    ]),
  ),
};

function complaintsOf(from: string, until: string): readonly string[] {
  const content = { 'notices/a.yaml': `from: ${from}\nuntil: ${until}\n` };
  return makeProject(content, { 'notices.schema.json': notices })
    .complaints()
    .map((line) => line.replace('notices/a.yaml:', ''));
}

describe('the end of a period', () => {
  test.each([
    ['2026-12-18', '2026-12-18'],
    ['2026-12-18T18:00', '2026-12-18'],
    ['2026-12-18', '2026-12-18T00:01'],
    ['2026-12-18T18:00', '2026-12-19T09:00'],
  ])('from %s until %s is one', (from, until) => {
    expect(complaintsOf(from, until)).toEqual([]);
  });

  test.each([
    ['2026-12-18', '2026-12-17'],
    ['2026-12-18', '2026-12-18T00:00'],
    ['2026-12-18T18:00', '2026-12-18T18:00'],
  ])('from %s until %s is none', (from, until) => {
    expect(complaintsOf(from, until)).toEqual([
      `2:8-2:${8 + until.length} schema/x-after: « Jusqu’à » (${until}) vient avant « Dès » (${from}) -> écrivez un moment plus tardif, ou corrigez « Dès »`,
    ]);
  });

  test.each([
    ['2026-12-18 18h', 'écrivez le jour, un T, puis l’heure : 2026-12-18T18:00'],
    ['2026-12-18 à 9h30', 'écrivez le jour, un T, puis l’heure : 2026-12-18T09:30'],
    ['18/12/2026', 'écrivez la date en chiffres, année-mois-jour : "2026-12-18"'],
    ['2026-12-18T25:00', 'un jour, ou un jour et une heure ; par exemple : 2026-12-18T18:00'],
  ])('%s is not a moment', (until, advice) => {
    expect(complaintsOf('2026-12-01', until)).toEqual([
      `2:8-2:${8 + until.length} schema/format: « ${until} » n’est pas valable pour « Jusqu’à » -> ${advice}`,
    ]);
  });

  test('of a day that its month does not have', () => {
    expect(complaintsOf('2026-12-01', '2026-11-31T18:00')).toEqual([
      '2:8-2:24 schema/format: le 31 novembre 2026 n’existe pas -> novembre 2026 finit le 30 : écrivez "2026-11-30T18:00", ou le jour que vous vouliez dire',
    ]);
  });
});
