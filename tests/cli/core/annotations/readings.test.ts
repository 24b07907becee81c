import { complaintsAbout, makeProject } from '../../content-folder.ts';
import { transcript } from '../../transcript.ts';

const complaints = (lines: string) =>
  complaintsAbout({ 'facts/deadline.yaml': `label: a\nkind: date\nreadings:\n${lines}` }).map((line) =>
    line.replace('facts/deadline.yaml:', ''),
  );

test.each(transcript`
    two without surfaces |   - {value: "12-22", source: a}\n  - {value: "12-22", source: a}\n  - {value: "12-22", source: a}\n
    > 5:6-5:11 fact/several-defaults: une autre lecture ne nomme déjà aucune page -> une seule lecture peut servir toutes les autres pages : nommez celles de l’une des deux
    a surface in two |   - {value: "12-22", source: a, surfaces: [home, town]}\n  - {value: "12-22", source: a, surfaces: [header, home]}\n
    > 5:52-5:56 fact/surface-twice: la page « home » montre déjà une autre lecture -> une page ne montre qu’une lecture : effacez l’une des deux
    a decision for none of them |   - {value: "12-22", source: a}\ndecision: "12-24"\n
    > 5:11-5:18 fact/decision: la décision « 12-24 » n’est aucune des lectures -> au choix : « 12-22 »
    a decision for none of two that say the same |   - {value: "12-22", source: a}\n  - {value: "12-22", source: b, surfaces: [home]}\ndecision: "12-24"\n
    > 6:11-6:18 fact/decision: la décision « 12-24 » n’est aucune des lectures -> au choix : « 12-22 »
    a decision for one of them |   - {value: "12-22", source: a}\ndecision: "12-22"\n
  `)('$title', ({ given: [lines = ''], expected }) => {
  expect(complaints(lines)).toEqual(expected);
});

test('what is not a reading is refused, for pages find readings by their rank', () => {
  const project = makeProject(
    { 'facts/deadline.yaml': 'readings:\n  - {value: a}\n  - {source: b, value: [c]}\n  - {source: d}\n' },
    { 'facts.schema.json': { title: 'Fact', properties: { readings: { 'x-readings': true } } } },
  );
  expect(project.complaints('en').filter((line) => line.startsWith('facts/deadline'))).toEqual([
    'facts/deadline.yaml:2:5-2:15 fact/not-reading: this is not a reading -> a reading has a "source" (a text), and where needed a "value" (a text or a number) and "surfaces" (a list)',
    expect.stringContaining('facts/deadline.yaml:3:5-3:28 fact/not-reading'),
  ]);
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
