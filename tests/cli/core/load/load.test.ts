import fc from 'fast-check';
import { ANNOTATIONS } from '../../../../cli/core/annotations/registry.ts';
import { parseYaml } from '../../../../cli/core/content/parse-yaml.ts';
import { readContentFolder } from '../../../../cli/core/content/read.ts';
import { readSchemas } from '../../../../cli/core/content/read-schemas.ts';
import { checkContent } from '../../../../cli/core/load/load.ts';
import { makeValidators } from '../../../../cli/core/load/validators.ts';
import { complaintsAbout, listedProblems, makeProject } from '../../content-folder.ts';
import { assertProperty } from '../../property.ts';
import { CONTENT, SCHEMAS } from '../../small-project.ts';
import { transcript } from '../../transcript.ts';

test('sound content has no problems, and its entries are there', () => {
  const { content, problems, files } = makeProject().load();
  expect(problems).toEqual([]);
  expect(files).toBe(9);
  expect([...content.collections].map(([name, entries]) => [name, entries.map(({ slug }) => slug)])).toEqual([
    ['articles', ['choisir']],
    ['facts', ['deadline', 'radius']],
    ['prices', ['colmar']],
    ['towns', ['colmar', 'eguisheim']],
  ]);
  expect([...content.singletons.keys()].sort()).toEqual(['home', 'routes', 'site']);
  expect(content.find('towns', 'colmar')?.subject).toBe('towns/colmar');
  expect(content.find('towns', 'constructor')).toBeUndefined();
});

test.each(transcript`
  towns/turckheim.yaml.txt
  > file/unknown: le contenu est en YAML, dans des fichiers « .yaml » -> son nom finit par « .txt », que Windows cache parfois (Explorateur, Affichage, Afficher, Extensions de noms de fichiers) : renommez-le « towns/turckheim.yaml »
  towns/turckheim.yml
  > file/unknown: le contenu est en YAML, dans des fichiers « .yaml » -> renommez-le « towns/turckheim.yaml »
  towns/turckheim.md
  > file/unknown: le contenu est en YAML, dans des fichiers « .yaml » -> écrivez ses champs dans « towns/turckheim.yaml », et son texte sous l’un d’eux (« champ: | »)
  town/turckheim.yaml
  > file/unknown: aucun schéma ne décrit ce fichier -> vouliez-vous dire « towns/turckheim.yaml » ?
  sites.yaml
  > file/unknown: aucun schéma ne décrit ce fichier -> vouliez-vous dire « site.yaml » ?
  towns/est/turckheim.yaml
  > file/unknown: les entrées de towns/ sont dans ce dossier même, pas plus bas -> déplacez ce fichier : « towns/turckheim.yaml »
  photo-de-famille.jpg
  > file/unknown: le contenu est en YAML, dans des fichiers « .yaml » -> rangez ce fichier ailleurs ; une image va dans images/
  catalogue-complet-des-produits.yaml
  > file/unknown: aucun schéma ne décrit ce fichier -> rangez-le dans l’un de ces dossiers : articles/, facts/, prices/, towns/ ; ou écrivez un schéma de son nom
`)('a file that no schema describes: $title', ({ title: file, expected }) => {
  const complaints = complaintsAbout({ [file]: 'name: a\npostalCode: "68000"\n' });
  expect(complaints.map((line) => line.replace(`${file}:1:1-1:1 `, ''))).toEqual(expected);
});

describe('what the schemas ask for and the folder lacks', () => {
  const MISSING = (name: string, schema: string) =>
    `${name}.yaml:1:1-1:1 file/missing: il manque « ${name}.yaml » -> créez ce fichier, ou le dossier du même nom : le schéma ../schemas/${schema}.schema.json le demande`;

  test('a singleton', () => {
    expect(complaintsAbout({ 'pages/home.yaml': null })).toEqual([MISSING('pages/home', 'pages/home')]);
  });

  test('a collection’s folder', () => {
    expect(complaintsAbout({ 'prices/colmar.yaml': null })).toEqual([MISSING('prices', 'prices')]);
  });

  test('both a file and a folder', () => {
    expect(complaintsAbout({ 'prices.yaml': CONTENT['prices/colmar.yaml'] })).toEqual([
      'prices.yaml:1:1-1:1 file/both: « prices.yaml » et le dossier « prices/ » existent tous les deux -> gardez l’un ou l’autre',
    ]);
  });

  test.each([
    ['nothing', ''],
    ['comments only', '# name: Colmar\n# postalCode: "68000"\n'],
  ])('a file that holds %s', (_, text) => {
    expect(complaintsAbout({ 'towns/colmar.yaml': text })).toEqual([
      'towns/colmar.yaml:1:1-1:1 file/empty: le fichier est vide -> écrivez-y les champs de l’entrée, ou supprimez-le',
    ]);
  });
});

test('every problem of every file is told in one run, sorted by file and place', () => {
  const complaints = complaintsAbout({
    'towns/eguisheim.yaml': 'name: Eguisheim\npostalCode: 6842\nlink: /nope\nnearby: [x, y]\nnope: 1\n',
    'towns/Colmar.yaml': 'name: "a\n',
    'pages/home.yaml': 'title: "{{x}} {{y}}"\ntitel: b\n',
    'articles/choisir.yaml': 'title: a\ndate: x\n',
    'zzz.txt': '',
  });
  expect(complaints.map((line) => line.split(': ', 1)[0])).toEqual([
    'articles/choisir.yaml:1:1-1:6 schema/required',
    'articles/choisir.yaml:2:7-2:8 schema/format',
    'pages/home.yaml:1:9-1:14 fact/unknown',
    'pages/home.yaml:1:15-1:20 fact/unknown',
    'pages/home.yaml:2:1-2:6 schema/additionalProperties',
    'towns/Colmar.yaml:1:1-1:1 file/bad-name',
    'towns/Colmar.yaml:1:7-1:9 yaml/syntax',
    'towns/colmar.yaml:1:1-1:1 file/same-name',
    'towns/eguisheim.yaml:2:13-2:17 schema/pattern',
    'towns/eguisheim.yaml:3:7-3:12 link/dead',
    'towns/eguisheim.yaml:4:10-4:11 ref/unknown',
    'towns/eguisheim.yaml:4:13-4:14 ref/unknown',
    'towns/eguisheim.yaml:5:1-5:5 schema/additionalProperties',
    'zzz.txt:1:1-1:1 file/unknown',
  ]);
});

test('an empty value that its schema refuses is not also a dead link, a missing image and a wrong date', () => {
  const strict = JSON.parse(JSON.stringify(SCHEMAS['towns.schema.json']));
  for (const name of ['link', 'image']) strict.properties[name].minLength = 1;
  const project = makeProject(
    { 'towns/colmar.yaml': 'name: Colmar\npostalCode: "68000"\nlink: ""\nimage: ""\n' },
    { 'towns.schema.json': strict },
  );
  expect(project.complaints().map((line) => line.split(': ', 1)[0])).toEqual([
    'towns/colmar.yaml:3:7-3:9 schema/minLength',
    'towns/colmar.yaml:4:8-4:10 schema/minLength',
  ]);
});

const JUNK = [null, 5, -1.5, true, '', '{{nope}}', '{{', [], [null], [{}], {}, [[1]], '/nope', '__proto__'];
const SEEDS = Object.entries(CONTENT).filter(([file]) => file.endsWith('.yaml'));

test('whatever stands for whatever value, the check ends with words and places', () => {
  const project = makeProject({
    'facts/radius.yaml': CONTENT['facts/radius.yaml'].replace('accueil}', 'accueil, surfaces: [home]}'),
  });
  const schemas = readSchemas(project.schemasDir, project.contentDir, ANNOTATIONS);
  const validators = makeValidators(schemas, project.cacheDir);
  const anywhere = fc.tuple(
    fc.constantFrom(...SEEDS),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(...JUNK)), { minLength: 1, maxLength: 3 }),
  );
  assertProperty(
    fc.property(anywhere, ([[file, text], swaps]) => {
      const box = { value: JSON.parse(JSON.stringify(parseYaml(file, text).value)) };
      for (const [at, junk] of swaps) {
        const places = placesIn(box);
        const [holder, key] = places[at % places.length] ?? [box, 'value'];
        (holder as Record<string, unknown>)[key] = structuredClone(junk);
      }
      project.write(file, JSON.stringify(box.value));
      const { problems } = checkContent(schemas, readContentFolder(project.contentDir), () => validators);
      project.write(file, text);
      const shown = listedProblems(problems);
      for (const { message, hint, line, column, endLine, endColumn } of shown) {
        expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|NaN/);
        expect(line).toBeGreaterThan(0);
        expect(endLine > line || endColumn >= column).toBe(true);
      }
    }),
    400,
  );
});

/** Every property of `value`, however deep, with what holds it. */
function placesIn(value: unknown): [object, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]): [object, string][] => [
    [value, key],
    ...placesIn(below),
  ]);
}

describe('a file that cannot be an entry is the fault, not what names the entry', () => {
  const NAMED = {
    'towns/colmar.yaml':
      'name: Colmar\npostalCode: "68000"\nnearby: [eguisheim]\nlink: /communes/eguisheim\n',
    'towns/eguisheim.yaml': null,
  };
  const town = 'name: Eguisheim\npostalCode: "68420"\n';

  test.each([
    ['towns/éguisheim.yaml', town, 'file/bad-name'],
    ['towns/eguisheim.yaml.txt', town, 'file/unknown'],
    [
      'towns/eguisheim.yaml',
      Buffer.from('name: \u00c9guisheim\npostalCode: "68420"\n', 'latin1'),
      'file/encoding',
    ],
  ])('%s', (file, text, code) => {
    const { problems } = makeProject({ ...NAMED, [file]: text }).load();
    expect(problems.map((each) => each.code)).toEqual([code]);
  });

  test('an entry that is not there at all is missed wherever it is named', () => {
    const codes = makeProject(NAMED)
      .load()
      .problems.map((each) => each.code);
    expect(codes).toEqual(['ref/unknown', 'link/dead']);
  });
});

test('a field of a broken file is not said to be unknown', () => {
  const project = makeProject({
    'site.yaml': 'name: Sapins\n imageHosts: []\n',
    'pages/home.yaml': 'title: "{{site.name}}"\n',
  });
  expect(project.load().problems.map(({ file }) => file)).toEqual(['site.yaml']);
});

test('an article among towns is told as that, and as nothing else', () => {
  const article = 'title: a\ndate: "2026-11-21"\nbody: b\n';
  expect(makeProject({ 'towns/choisir.yaml': article }).complaints()).toEqual([
    expect.stringMatching(
      /^towns\/choisir.yaml:1:1-\S+ file\/other-collection: ce fichier est dans towns\/, mais ses champs sont ceux de la collection articles\/ -> si c’en est une, déplacez-le : « articles\/choisir.yaml »$/,
    ),
  ]);
});
