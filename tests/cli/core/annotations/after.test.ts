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

test.each([
  ['2026-12-18', '2026-12-18'],
  ['2026-12-18T18:00', '2026-12-18'],
  ['2026-12-18', '2026-12-18T00:01'],
])('the end of a period from %s until %s is one', (from, until) => {
  expect(complaintsOf(from, until)).toEqual([]);
});

test.each([
  ['2026-12-18', '2026-12-17'],
  ['2026-12-18', '2026-12-18T00:00'],
  ['2026-12-18T18:00', '2026-12-18T18:00'],
])('the end of a period from %s until %s is none', (from, until) => {
  expect(complaintsOf(from, until)).toEqual([
    `2:8-2:${8 + until.length} schema/x-after: « Jusqu’à » (${until}) vient avant « Dès » (${from}) -> écrivez un moment plus tardif, ou corrigez « Dès »`,
  ]);
});

test.each([
  ['2026-12-18 18h', 'écrivez le jour, un T, puis l’heure : "2026-12-18T18:00"'],
  ['18/12/2026', 'écrivez la date en chiffres, année-mois-jour : "2026-12-18"'],
])('the end of a period: %s is not a moment', (until, advice) => {
  expect(complaintsOf('2026-12-01', until)).toEqual([
    `2:8-2:${8 + until.length} schema/format: « ${until} » n’est pas valable pour « Jusqu’à » -> ${advice}`,
  ]);
});
