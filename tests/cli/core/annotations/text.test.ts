import { complaintsAbout, complaintsOfTown } from '../../content-folder.ts';
import { CONTENT } from '../../small-project.ts';
import { transcript } from '../../transcript.ts';

const UNKNOWN = (
  name: string,
  hint = `« npm run sapin -- stats --facts » donne la liste des constantes ; pour en ajouter une : facts/${name}.yaml`,
) => `fact/unknown: la constante {{${name}}} n’existe pas -> ${hint}`;
test.each(transcript`
    of a fact | text: livré le {{deadline}}
    close to a fact | text: livré le {{deadlin}}
    > 3:16-3:27 fact/unknown: la constante {{deadlin}} n’existe pas -> vouliez-vous dire {{deadline}} ? sinon, il manque facts/deadlin.yaml
    of nothing | text: a {{tout-autre-chose}}
    > 3:9-3:29 fact/unknown: la constante {{tout-autre-chose}} n’existe pas -> « npm run sapin -- stats --facts » donne la liste des constantes ; pour en ajouter une : facts/tout-autre-chose.yaml
    named like what every object has | text: a {{constructor}}
    > 3:9-3:24 fact/unknown: la constante {{constructor}} n’existe pas -> « npm run sapin -- stats --facts » donne la liste des constantes ; pour en ajouter une : facts/constructor.yaml
    with spaces | text: a {{ deadline }}
    > 3:9-3:23 text/placeholder: « {{ deadline }} » n’est pas une constante bien écrite -> écrivez {{deadline}}, ou laissez faire « npm run sapin -- fix --write »
    that is empty | text: a {{}}
    > 3:9-3:13 text/placeholder: « {{}} » n’est pas une constante bien écrite -> écrivez {{nom-de-la-constante}} : deux accolades de chaque côté, sans espace
    that does not end | text: a {{deadline}
    > 3:9-3:20 text/placeholder: « {{deadline} » n’est pas une constante bien écrite -> écrivez {{deadline}}, ou laissez faire « npm run sapin -- fix --write »
    that does not begin | text: a {deadline}}
    > 3:9-3:20 text/placeholder: « {deadline}} » n’est pas une constante bien écrite -> écrivez {{deadline}}, ou laissez faire « npm run sapin -- fix --write »
    with one brace | text: a {deadline}
    > 3:9-3:19 text/placeholder: « {deadline} » n’est pas une constante bien écrite -> écrivez {{deadline}}, ou laissez faire « npm run sapin -- fix --write »
    that begins and names nothing | text: a {{ b
    > 3:9-3:11 text/placeholder: « {{ » n’est pas une constante bien écrite -> écrivez {{nom-de-la-constante}} : deux accolades de chaque côté, sans espace
    next to single braces | text: a {b} {{deadline}} }
    of a field of the shop | text: chez {{site.name}}
    close to a field of the shop | text: chez {{site.nam}}
    > 3:12-3:24 fact/unknown-field: {{site.nam}} ne mène à aucun texte de site.yaml -> vouliez-vous dire {{site.name}} ?
    of a field that is not text, or of another file | text: "{{site.imageHosts}} {{home.title}}"
    > 3:8-3:27 fact/unknown-field: {{site.imageHosts}} ne mène à aucun texte de site.yaml -> écrivez les champs de site.yaml l’un après l’autre, séparés par des points
    > 3:28-3:42 fact/unknown-field: {{home.title}} ne mène à aucun texte de site.yaml -> écrivez les champs de site.yaml l’un après l’autre, séparés par des points
    in a field that is not text | link: https://a.example/{{nope}}
  `)('a placeholder: $title', ({ given: [lines = ''], expected }) => {
  expect(complaintsOfTown(lines)).toEqual(expected);
});

test.each([
  ['in a folded block, after a blank line', 'text: >-\n  un\n  deux\n\n  et {{nope}} !', '7:6-7:14'],
  ['after an escape, in double quotes', 'text: "\\u00e9t\\u00e9 \\"{{nope}}\\""', '3:24-3:32'],
  ['after an apostrophe, in single quotes', "text: 'l''été, l''hiver {{nope}}'", '3:25-3:33'],
  ['on the second line of double quotes', 'text: "un\n  deux \\\n  {{nope}}"', '5:3-5:11'],
  ['on the second line of a plain text', 'text: un\n  deux {{nope}}', '4:8-4:16'],
])('a placeholder: %s has its place', (_, lines, range) => {
  expect(complaintsOfTown(lines)).toEqual([`${range} ${UNKNOWN('nope')}`]);
  expect(complaintsOfTown(lines.replaceAll('\n', '\r\n'))).toEqual([`${range} ${UNKNOWN('nope')}`]);
});

test.each(transcript`
    without a reading for the page of the text | articles/choisir.yaml | title: Article {{deadline}}\ndate: "2026-01-01"\nbody: a\n
    > articles/choisir.yaml:1:16-1:28 fact/no-reading: {{deadline}} n’a pas de lecture pour la page « article » -> ajoutez « article » aux « surfaces » d’une lecture de facts/deadline.yaml
    without a reading for all pages, in a text whose page is unknown | site.yaml | name: a {{deadline}}\nimageHosts: []\n
    > site.yaml:1:9-1:21 fact/no-reading: {{deadline}} n’a pas de lecture pour toutes les pages, et rien ne dit sur laquelle ce texte se montre -> laissez une lecture de facts/deadline.yaml valoir pour toutes les pages, ou écrivez le texte autrement
    read on the surface that the schema names | site.yaml | name: a\nimageHosts: []\nbanner: avant le {{deadline}}\n
    without a reading for that surface | site.yaml | name: a\nimageHosts: []\nbanner: "{{deadline}}"\n | label: a\nkind: date\nreadings: [{value: "12-22", source: b, surfaces: [home]}]\n
    > site.yaml:3:10-3:22 fact/no-reading: {{deadline}} n’a pas de lecture pour la page « header » -> ajoutez « header » aux « surfaces » d’une lecture de facts/deadline.yaml
    whose file cannot be read as YAML, which is not reported again where it is used | pages/home.yaml | title: avant le {{deadline}}\n | label: "\n
    > facts/deadline.yaml:1:8-1:9 yaml/syntax: un guillemet « " » s’ouvre ici et ne se ferme pas -> ajoutez le guillemet « " » manquant à la fin de la valeur
    whose kind is missing | pages/home.yaml | title: avant le {{deadline}}\n | label: a\nreadings: [{value: "12-22", source: b}]\n
    > facts/deadline.yaml:1:1-1:6 schema/required: il manque le champ « kind » (Nature) -> ajoutez une ligne « kind: … », au choix : « date », « date-range », « hours », « duration », « distance », « money », « percentage », « count », « text »
    whose reading is a mapping | pages/home.yaml | title: avant le {{deadline}}\n | label: a\nkind: date\nreadings: [{value: {a: {}}, source: b}]\n
    > facts/deadline.yaml:3:20-3:27 schema/type: « Valeur » doit être un texte ou un nombre, pas des champs (une ligne « champ: valeur » pour chacun) -> si c’est un texte qui contient « : », mettez-le entre guillemets
    whose readings are none | pages/home.yaml | title: avant le {{deadline}}\n | label: a\nkind: date\nreadings: []\n
    > facts/deadline.yaml:3:11-3:13 schema/minItems: la liste « Lectures » est vide -> il en faut au moins 1
  `)('a fact: $title', ({ given: [file = '', text = '', fact], expected }) => {
  expect(complaintsAbout({ [file]: text, ...(fact && { 'facts/deadline.yaml': fact }) })).toEqual(expected);
});

test('a fact that reads differently on the pages of one text', () => {
  const routes = `${CONTENT['routes.yaml']}  - {page: town-map, path: '/plan/:town', title: Plan, collection: towns}\n`;
  const fact = CONTENT['facts/deadline.yaml'].replace('[home, header]', '[home, header, town-map]');
  const content = {
    'routes.yaml': routes,
    'towns/turckheim.yaml': 'name: T\npostalCode: "68230"\ntext: le {{deadline}}\n',
  };
  expect(complaintsAbout({ ...content, 'facts/deadline.yaml': fact })).toEqual([
    'towns/turckheim.yaml:3:10-3:22 fact/ambiguous: {{deadline}} ne dit pas la même chose sur toutes les pages qui montrent ce texte -> town : 23 décembre ; town-map : 22 décembre ; tranchez avec « sapin decide », ou écrivez le texte autrement',
  ]);
  expect(complaintsAbout({ ...content, 'facts/deadline.yaml': `${fact}decision: "12-23"\n` })).toEqual([]);
});

test.each([
  ['rayon', 'radius'],
  ['date-limite', 'deadline'],
  ['limite', 'deadline'],
])('{{%s}}, the words of a label, is the fact that is called so', (name, fact) => {
  expect(complaintsOfTown(`text: "{{${name}}}"`)).toEqual([
    expect.stringContaining(`vouliez-vous dire {{${fact}}} ?`),
  ]);
});
