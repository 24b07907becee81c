import { describe, expect, test } from 'vitest';
import { complaintsAbout } from '../content-folder.ts';
import { CONTENT } from '../small-project.ts';
import { transcript } from '../transcript.ts';

const UNKNOWN = (name: string, hint = 'les constantes sont les fichiers de facts/') =>
  `fact/unknown: la constante {{${name}}} n’existe pas -> ${hint}`;
const MALFORMED = (found: string) =>
  `text/placeholder: « ${found} » n’est pas une constante bien écrite -> écrivez {{nom-de-la-constante}}, sans espace`;

/** What `check` says of a town whose text stands as `lines`. */
function town(lines: string): readonly string[] {
  return complaintsAbout({ 'towns/turckheim.yaml': `name: T\npostalCode: "68230"\n${lines}\n` }).map((line) =>
    line.replace('towns/turckheim.yaml:', ''),
  );
}

describe('a placeholder', () => {
  test.each([
    ['of a fact', 'text: livré le {{deadline}}', []],
    ['of a fact, twice', 'text: "{{deadline}} {{deadline}}"', []],
    [
      'close to a fact',
      'text: livré le {{deadlin}}',
      [`3:16-3:27 ${UNKNOWN('deadlin', 'vouliez-vous dire {{deadline}} ?')}`],
    ],
    ['of nothing', 'text: a {{tout-autre-chose}}', [`3:9-3:29 ${UNKNOWN('tout-autre-chose')}`]],
    ['named like what every object has', 'text: a {{constructor}}', [`3:9-3:24 ${UNKNOWN('constructor')}`]],
    ['with spaces', 'text: a {{ deadline }}', [`3:9-3:23 ${MALFORMED('{{ deadline }}')}`]],
    ['with capitals', 'text: a {{Deadline}}', [`3:9-3:21 ${MALFORMED('{{Deadline}}')}`]],
    ['that is empty', 'text: a {{}}', [`3:9-3:13 ${MALFORMED('{{}}')}`]],
    ['that does not end', 'text: a {{deadline}', [`3:9-3:11 ${MALFORMED('{{')}`]],
    ['that does not begin', 'text: a {deadline}}', [`3:18-3:20 ${MALFORMED('}}')}`]],
    [
      'within braces',
      'text: a {{{deadline}}}',
      [`3:9-3:11 ${MALFORMED('{{')}`, `3:20-3:22 ${MALFORMED('}}')}`],
    ],
    ['next to single braces', 'text: a {b} {{deadline}} }', []],
    ['in a field that is no text', 'link: https://a.example/{{nope}}', []],
  ])('%s', (_, lines, expected) => {
    expect(town(lines)).toEqual(expected);
  });

  test.each([
    ['on the third line of a literal block', 'text: |\n  un\n  deux\n  et {{nope}} !', '6:6-6:14'],
    ['in a folded block, after a blank line', 'text: >-\n  un\n  deux\n\n  et {{nope}} !', '7:6-7:14'],
    ['on a deeper line of a block', 'text: |\n  un\n      et {{nope}}', '5:10-5:18'],
    ['after an escape, in double quotes', 'text: "\\u00e9t\\u00e9 \\"{{nope}}\\""', '3:24-3:32'],
    ['after an apostrophe, in single quotes', "text: 'l''été, l''hiver {{nope}}'", '3:25-3:33'],
    ['on the second line of double quotes', 'text: "un\n  deux \\\n  {{nope}}"', '5:3-5:11'],
    ['on the second line of a plain text', 'text: un\n  deux {{nope}}', '4:8-4:16'],
    ['after emoji, which count two columns', 'text: 🎄🎄 {{nope}}', '3:12-3:20'],
  ])('%s has its place', (_, lines, range) => {
    expect(town(lines)).toEqual([`${range} ${UNKNOWN('nope')}`]);
    expect(town(lines.replaceAll('\n', '\r\n'))).toEqual([`${range} ${UNKNOWN('nope')}`]);
  });
});

describe('a fact', () => {
  const home = (title: string) => ({ 'pages/home.yaml': `title: ${title}\n` });
  const TITLE = 'title: Article {{deadline}}\ndate: "2026-01-01"\nbody: a\n';

  test('without a reading for the page of the text', () => {
    expect(complaintsAbout({ 'articles/choisir.yaml': TITLE })).toEqual([
      'articles/choisir.yaml:1:16-1:28 fact/no-reading: {{deadline}} n’a pas de lecture pour la page « article » -> ajoutez « article » aux « surfaces » d’une lecture de facts/deadline.yaml',
    ]);
  });

  test('without a reading for all pages, in a text of which nobody knows the page', () => {
    expect(complaintsAbout({ 'site.yaml': 'name: a {{deadline}}\nimageHosts: []\n' })).toEqual([
      'site.yaml:1:9-1:21 fact/no-reading: {{deadline}} n’a pas de lecture pour toutes les pages, et rien ne dit sur laquelle ce texte se montre -> laissez une lecture de facts/deadline.yaml sans « surfaces », ou écrivez le texte autrement',
    ]);
  });

  test('is read on the surface that the schema names', () => {
    expect(
      complaintsAbout({ 'site.yaml': 'name: a\nimageHosts: []\nbanner: avant le {{deadline}}\n' }),
    ).toEqual([]);
    const fact = CONTENT['facts/deadline.yaml'].replace(', header', '');
    const content = {
      'site.yaml': 'name: a\nimageHosts: []\nbanner: "{{deadline}}"\n',
      'facts/deadline.yaml': fact,
    };
    expect(complaintsAbout(content)).toEqual([
      expect.stringContaining(
        'site.yaml:3:10-3:22 fact/no-reading: {{deadline}} n’a pas de lecture pour la page « header »',
      ),
    ]);
  });

  test('that reads differently on the pages of one text', () => {
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
    ['whose file cannot be read as YAML', 'label: "\n', 'yaml/syntax'],
    [
      'whose kind is a list',
      'label: a\nkind: [date]\nreadings: [{value: "12-22", source: b}]\n',
      'schema/type',
    ],
    ['whose kind is missing', 'label: a\nreadings: [{value: "12-22", source: b}]\n', 'schema/required'],
    [
      'whose reading is a mapping',
      'label: a\nkind: date\nreadings: [{value: {a: {}}, source: b}]\n',
      'schema/type',
    ],
    ['whose readings are none', 'label: a\nkind: date\nreadings: []\n', 'schema/minItems'],
    [
      'whose surfaces are no list',
      'label: a\nkind: date\nreadings: [{value: "12-22", source: b, surfaces: 5}]\n',
      'schema/type',
    ],
  ])('%s is told there, and not again wherever it is named', (_, fact, code) => {
    const complaints = complaintsAbout({ ...home('avant le {{deadline}}'), 'facts/deadline.yaml': fact });
    expect(complaints.map((line) => line.split(' ', 2)[1])).toEqual([`${code}:`]);
  });
});

describe('Markdown', () => {
  const body = (...lines: readonly string[]) =>
    complaintsAbout({
      'articles/choisir.yaml': `title: a\ndate: "2026-01-01"\nbody: |\n${lines.map((line) => `  ${line}\n`).join('')}`,
    }).map((line) => line.replace('articles/choisir.yaml:', ''));

  test('may hold links, headings, lists, emphasis, code and tables', () => {
    expect(
      body(
        '## Titre',
        '',
        '- *a* [b](/communes) `<b>`',
        '',
        '|a|',
        '|-|',
        '|**b**|',
        '',
        '<https://a.example>',
      ),
    ).toEqual([]);
  });

  test.each(transcript`
    a dead link | \nvoir [/communs](/communs)
    > 5:19-5:27 link/dead: le lien « /communs » ne mène nulle part -> vouliez-vous dire « /communes » ?
    a link that lands on a fallback | [a](/actualites/x)
    > 4:7-4:20 link/fallback: le lien « /actualites/x » mène à une page de repli : cette entrée n’existe pas -> vérifiez l’adresse
    a script in a link | [a](JavaScript:alert(1))
    > 4:7-4:26 link/scheme: l’adresse « JavaScript:alert(1) » n’est pas permise -> un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:
    a script in brackets | <javascript:alert(1)>
    > 4:4-4:23 link/scheme: l’adresse « javascript:alert(1) » n’est pas permise -> un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:
    a script in a reference | [a]\n\n[a]: javascript:alert(1)
    > 6:8-6:27 link/scheme: l’adresse « javascript:alert(1) » n’est pas permise -> un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:
    a script spelled with entities | [a](&#106;avascript:alert(1))
    > 4:3-4:32 link/scheme: l’adresse « javascript:alert(1) » n’est pas permise -> un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:
    a link without address | un [mot]()
    > 4:12-4:12 link/scheme: l’adresse «  » n’est pas permise -> un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:
    an image | ![a](sapin.svg)
    > 4:8-4:17 text/image: une image ne se met pas dans le Markdown (sapin.svg) -> employez le champ « image » de l’entrée
    a tag | un <b>mot
    > 4:6-4:9 text/html: le HTML n’est pas permis dans le Markdown (<b>) -> écrivez en Markdown : **gras**, *italique*, [texte](/adresse)
    a script | <script>alert(1)</script>
    > 4:3-4:28 text/html: le HTML n’est pas permis dans le Markdown (<script>alert(1)</script>) -> écrivez en Markdown : **gras**, *italique*, [texte](/adresse)
    a comment | <!-- a -->
    > 4:3-4:13 text/html: le HTML n’est pas permis dans le Markdown (<!-- a -->) -> écrivez en Markdown : **gras**, *italique*, [texte](/adresse)
    a second title for the page | ## Un\n\n# Deux
    > 6:3-6:9 text/title: la page a déjà son titre : un texte n’en porte pas un second -> écrivez « ## » devant un sous-titre
    a title underlined | Un\n==
    > 4:3-4:5 text/title: la page a déjà son titre : un texte n’en porte pas un second -> écrivez « ## » devant un sous-titre
    an unknown fact | \nun **{{nope}}**
    > 5:8-5:16 fact/unknown: la constante {{nope}} n’existe pas -> les constantes sont les fichiers de facts/
  `)('$title', ({ given: [lines = ''], expected }) => {
    expect(body(...lines.split('\n'))).toEqual(expected);
  });
});
