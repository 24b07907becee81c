import { warningsOf } from './warnings-of.ts';

const continued = (lines: string) =>
  warningsOf('text/continued', { 'towns/turckheim.yaml': `postalCode: "68230"\n${lines}\n` });
const heading = (body: string) =>
  warningsOf('text/heading-outside', {
    'articles/choisir.yaml': `title: Choisir\ndate: "2026-11-21"\nbody: |\n${body}`,
  });

test('a line that YAML joins to the value above it is shown, with what visitors read', () => {
  expect(continued('name: Turckheim\n    village fleuri\ntext: a')).toEqual([
    'towns/turckheim.yaml:3:5-3:19 cette valeur continue à la ligne suivante : le visiteur lit « Turckheim village fleuri » -> décalez la ligne autrement si c’est un champ, effacez-la si elle est de trop ; un long texte s’écrit après « >- »',
  ]);
});

test.each([
  'name: Turckheim\ntext: >-\n  un long\n  texte',
  'name: "Turck\n  heim"',
  'name:\n  Turckheim\n  le vieux',
  'text: Total des cotisations versées pour ce salarié, avec la part de l’employeur\n  et celle du salarié, avant les exonérations dont il peut demander le bénéfice,\n  et les impôts.\nname: T',
  'name: Turckheim\nnearby:\n  - colmar\n  - eguisheim',
])('other values of several lines are left alone: %j', (lines) => {
  expect(continued(lines)).toEqual([]);
});

test('a heading behind the end of its text is shown beside the last paragraph', () => {
  expect(heading('  Un.\n\n  Deux.\n\n## Pour finir\n')).toEqual([
    'articles/choisir.yaml:6:3-6:8 ce sous-titre n’est plus dans son texte, et personne ne le lira : « ## Pour finir » -> remettez devant lui autant d’espaces que devant le paragraphe qui précède',
  ]);
});

test.each(['  Un.\n\n  ## Deux\n', '  Un.\n# une remarque\n'])('%j is none', (body) => {
  expect(heading(body)).toEqual([]);
});
