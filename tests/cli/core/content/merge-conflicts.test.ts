import { parseYaml } from '../../../../cli/core/content/parse-yaml.ts';
import { yamlComplaints } from './yaml-complaints.ts';

const passage = (one: string, other: string, base = '') =>
  `<<<<<<< HEAD\n${one}${base}=======\n${other}>>>>>>> moi\n`;

test('each passage that Git could not merge shows both versions, and which lines to keep', () => {
  const text = `a: 1\n${passage('b: 2\n', 'b: 3\n')}c: 4\n${passage('d: 5\ne: 6\n', '')}`;
  expect(yamlComplaints(text)).toEqual([
    '3:1-3:5 yaml/conflict: deux personnes ont changé ce passage, il faut choisir : l’une a écrit « b: 2 » (ligne 3), l’autre « b: 3 » (ligne 5) -> gardez la ligne 3 ou la ligne 5, et effacez tout le reste, de la ligne 2 (« <<<<<<< ») à la ligne 6 (« >>>>>>> ») ; Visual Studio Code le fait d’un clic, juste au-dessus du passage',
    '9:1-9:5 yaml/conflict: deux personnes ont changé ce passage, il faut choisir : l’une a écrit « d: 5 » (ligne 9), l’autre l’a effacé -> gardez les lignes 9 à 10 ou rien, et effacez tout le reste, de la ligne 8 (« <<<<<<< ») à la ligne 12 (« >>>>>>> ») ; Visual Studio Code le fait d’un clic, juste au-dessus du passage',
  ]);
});

test('what both versions begin with is not shown, nor what stood there before', () => {
  const text = `${passage('t: |\n  un\n  deux\n', 't: |\n  un\n  trois\n', '||||||| base\nt: non\n')}`;
  const [found] = parseYaml('a.yaml', text).problems;
  expect(found?.params).toMatchObject({ one: { differs: 'deux', line: 4, first: 2, last: 4 } });
  expect(found?.params).toMatchObject({ other: { differs: 'trois', line: 10, first: 8, last: 10 } });
  expect([found, ...(found?.also ?? [])].map((each) => text.slice(each?.span.start, each?.span.end))).toEqual(
    ['deux', 'trois'],
  );
});

test('a passage that one of them deleted, with the line ends of Windows', () => {
  const text = passage('', 'b: 3\n').replaceAll('\n', '\r\n');
  expect(yamlComplaints(text)).toEqual([
    expect.stringMatching(
      /^1:1-1:8 .*l’une l’a effacé, l’autre « b: 3 » \(ligne 3\) -> gardez rien ou la ligne 3/,
    ),
  ]);
});
