import { makeProject } from '../../content-folder.ts';
import { transcript } from '../../transcript.ts';

const text = (title: string, rules: object = {}) => ({ title, type: 'string', ...rules });
const mapping = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** What `check` says of `things/a.yaml` when each thing is as `schema` says. */
function complaints(schema: object, source: string): readonly string[] {
  const project = makeProject(
    { 'things/a.yaml': source },
    { 'things.schema.json': { title: 'Thing', ...schema } },
  );
  return project.complaints().map((line) => line.replace('things/a.yaml:', ''));
}

const FIELDS = mapping(
  {
    name: text('Nom', { description: 'le nom', examples: ['Colmar'], minLength: 2, maxLength: 5 }),
    code: text('Code', { description: 'deux lettres', pattern: '^[a-z]{2}$' }),
    color: { title: 'Couleur', enum: ['vert', 'rouge', 'bleu'] },
    state: {
      title: 'État',
      'x-labels': { few: 'bientôt épuisé', out: 'épuisé' },
      type: 'string',
      enum: ['few', 'out'],
    },
    kind: { title: 'Nature', const: 'arbre' },
    height: { title: 'Hauteur', type: 'number', minimum: 1, maximum: 3.5 },
    price: { title: 'Prix', type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 10, multipleOf: 0.01 },
    count: { title: 'Nombre', type: 'integer' },
    sold: { title: 'Vendu', type: 'boolean' },
    tags: {
      title: 'Étiquettes',
      type: 'array',
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
      items: text('Étiquette'),
    },
    seo: {
      title: 'Référencement',
      minProperties: 1,
      maxProperties: 1,
      ...mapping({ a: text('A'), b: text('B') }, []),
    },
  },
  [],
);

describe('each keyword has its code, place and words', () => {
  test.each(transcript`
    minLength | name: C
    > 1:7-1:8 schema/minLength: « Nom » est trop court (au moins 2 caractères) -> le nom ; par exemple : Colmar
    maxLength | name: Éguis🎄
    > 1:7-1:14 schema/maxLength: « Nom » compte 6 caractères, plus que 5 -> raccourcissez de 1 caractère
    pattern | code: abc
    > 1:7-1:10 schema/pattern: « Code » ne s’écrit pas « abc » -> deux lettres
    enum | color: ver
    > 1:8-1:11 schema/enum: « Couleur » ne peut pas être « ver » -> vouliez-vous dire « vert » ? (les choix : « vert », « rouge », « bleu »)
    enum, with what each value means | state: no
    > 1:8-1:10 schema/enum: « État » ne peut pas être « no » -> au choix : « few » (bientôt épuisé), « out » (épuisé)
    const | kind: fleur
    > 1:7-1:12 schema/const: « Nature » ne peut pas être « fleur » -> écrivez « arbre »
    minimum | height: 0.5
    > 1:9-1:12 schema/minimum: « Hauteur » vaut 0,5, moins que 1 -> écrivez 1 ou plus
    maximum | height: 4
    > 1:9-1:10 schema/maximum: « Hauteur » vaut 4, plus que 3,5 -> écrivez 3,5 ou moins
    exclusiveMinimum | price: 0
    > 1:8-1:9 schema/exclusiveMinimum: « Prix » vaut 0 ; il faut plus que 0 -> écrivez un nombre supérieur à 0
    multipleOf | price: 4.505
    > 1:8-1:13 schema/multipleOf: « Prix » a trop de décimales : 4,505 -> arrondissez à 0,01
    minItems | tags: []
    > 1:7-1:9 schema/minItems: la liste « Étiquettes » est vide -> il en faut au moins 1
    maxItems | tags: [a, b, c]
    > 1:7-1:16 schema/maxItems: la liste « Étiquettes » a 3 éléments -> il en faut au plus 2
    uniqueItems | tags: [a, a]
    > 1:11-1:12 schema/uniqueItems: la liste « Étiquettes » contient deux fois la même valeur -> les éléments 1 et 2 sont égaux : effacez l’un des deux
    maxProperties | seo: {a: x, b: y}
    > 1:6-1:18 schema/maxProperties: « Référencement » a trop de champs -> il en faut au plus 1
    additionalProperties | seo: {x: y}
    > 1:7-1:8 schema/additionalProperties: le champ « x » n’existe pas ici -> les champs possibles : a, b
  `)('$title', ({ given: [source], expected }) => {
    expect(complaints(FIELDS, `${source}\n`)).toEqual(expected);
  });

  test.each(transcript`
    a number for a text | name: 068
    > 1:7-1:10 schema/type: « Nom » doit être un texte, pas un nombre -> mettez la valeur entre guillemets : "068"
    nothing | name:
    > 1:1-1:5 schema/type: « Nom » est vide -> écrivez un texte (le nom) ; par exemple : Colmar
    nothing where there is a choice | state:
    > 1:1-1:6 schema/type: « État » est vide -> au choix : « few » (bientôt épuisé), « out » (épuisé)
    a comma | height: 1,5
    > 1:9-1:12 schema/type: « Hauteur » doit être un nombre, pas « 1,5 » -> les décimales s’écrivent avec un point : 1.5
    quotes | height: "2"
    > 1:9-1:12 schema/type: « Hauteur » doit être un nombre, pas un texte -> écrivez le nombre seul, sans guillemets ni unité : 2
    a fraction for a whole number | count: 1.5
    > 1:8-1:11 schema/type: « Nombre » doit être un nombre entier, pas un nombre -> écrivez un nombre entier
    oui | sold: oui
    > 1:7-1:10 schema/type: « Vendu » attend true ou false, pas « oui » -> écrivez true
    a text for a list | tags: a
    > 1:7-1:8 schema/type: « Étiquettes » doit être une liste (une ligne « - … » par élément), pas un texte -> écrivez chaque élément sur sa ligne, après « - » ; s’il n’y en a aucun, écrivez []
    a text for the whole file | Colmar
    > 1:1-1:7 schema/type: « Thing » doit être des champs (une ligne « champ: valeur » pour chacun), pas un texte -> écrivez des champs (une ligne « champ: valeur » pour chacun)
  `)('type: $title', ({ given: [source], expected }) => {
    expect(complaints(FIELDS, `${source}\n`)).toEqual(expected);
  });

  test('a key that its schema refuses is told where it stands', () => {
    expect(complaints({ type: 'object', propertyNames: { pattern: '^[a-z]$' } }, 'a: 1\nB: 1\n')).toEqual([
      '2:1-2:2 schema/pattern: « Thing » ne s’écrit pas « B » -> la forme attendue : ^[a-z]$',
    ]);
  });

  test('a keyword without words of its own is still told', () => {
    expect(complaints({ type: 'object', not: { required: ['ab'] } }, 'ab: 1\n')).toContainEqual(
      '1:1-1:6 schema/other: « Thing » n’est pas valable (not : must NOT be valid) -> comparez-le à celui d’une fiche voisine',
    );
  });
});

describe('a missing field is told at the first key of its mapping', () => {
  const schema = mapping({
    id: text('Id'),
    seo: mapping({ title: text('Titre', { description: 'un titre' }), b: text('B') }),
  });

  test('of a nested mapping', () => {
    expect(complaints(schema, 'id: x\nseo:\n  b: y\n')).toEqual([
      '3:3-3:4 schema/required: il manque le champ « title » (Titre) -> ajoutez une ligne « title: … » : un titre',
    ]);
  });

  test.each([
    ['fr', 'ajoutez « seo: » et, dessous, décalé de deux espaces, « title: … »'],
    ['en', 'add "seo:" and below it, indented by two spaces, "title: …"'],
  ] as const)('of which fields are to be written below, in %s', (language, hint) => {
    const project = makeProject({ 'things/a.yaml': 'id: x\n' }, { 'things.schema.json': schema });
    expect(project.problems(language).map((problem) => problem.hint)).toEqual([hint]);
  });

  test('with the values that it may have', () => {
    const state = text('État', {
      'x-labels': { few: 'bientôt épuisé', out: 'épuisé', neuf: 'neuf' },
      enum: ['few', 'out', 'neuf'],
    });
    const badges = { title: 'Étiquettes', type: 'array', items: { enum: ['Top', 'Neuf'] } };
    expect(complaints(mapping({ state, badges }), 'badges:\n')).toEqual([
      '1:1-1:7 schema/required: il manque le champ « state » (État) -> ajoutez une ligne « state: … », au choix : « few » (bientôt épuisé), « out » (épuisé), « neuf »',
      '1:1-1:7 schema/type: « Étiquettes » est vide -> écrivez chaque élément sur sa ligne, après « - » ; s’il n’y en a aucun, écrivez [] ; au choix : « Top », « Neuf »',
    ]);
  });
});

test('nothing is reported twice: a field under a misspelt name is not also missing', () => {
  const schema = mapping({
    title: text('Titre'),
    text: text('Texte'),
    seo: mapping({ name: text('Nom') }),
  });
  expect(complaints(schema, 'titel: x\ntext: y\nseo:\n  nmae: z\n')).toEqual([
    '1:1-1:6 schema/additionalProperties: le champ « titel » n’existe pas ici -> vouliez-vous dire « title » ?',
    '4:3-4:7 schema/additionalProperties: le champ « nmae » n’existe pas ici -> vouliez-vous dire « name » ?',
  ]);
});

test('nothing is reported twice: a wrong type is not also a wrong pattern, length or choice', () => {
  const strict = { a: { title: 'A', type: 'string', minLength: 1, pattern: 'x', enum: ['x'] } };
  expect(complaints(mapping(strict), 'a: [1]\n')).toHaveLength(1);
});

describe('many faults in one file', () => {
  const schema = mapping({ a: { title: 'Liste', type: 'array', items: { enum: ['lycées'] } } });
  const wrong = (count: number) => complaints(schema, `a:\n${'  - lycéens\n'.repeat(count)}`);

  test('each item is named by its list and its rank, and told once', () => {
    const lines = wrong(90);
    expect(lines).toHaveLength(90);
    expect(lines[2]).toBe(
      '4:5-4:12 schema/enum: « Liste (3) » ne peut pas être « lycéens » -> vouliez-vous dire « lycées » ? (les choix : « lycées »)',
    );
  });

  test.each([101, 1_500])('of %i, a hundred are told, and that there are more', (count) => {
    const lines = wrong(count);
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe(
      '102:5-102:12 file/more: ce fichier a plus de 100 problèmes, les suivants ne sont pas montrés -> corrigez ceux-ci, puis relancez',
    );
  });
});

describe('of several ways to write a thing, the one that was meant is told', () => {
  const paragraph = mapping({ kind: { const: 'paragraph' }, text: text('Texte', { minLength: 3 }) });
  const list = mapping({
    kind: { const: 'list' },
    items: { title: 'Éléments', type: 'array', items: text('Élément') },
  });
  for (const choice of ['anyOf', 'oneOf']) {
    const schema = mapping({
      blocks: {
        title: 'Blocs',
        type: 'array',
        items: { title: 'Bloc', [choice]: [paragraph, list, text('Phrase')] },
      },
    });
    test.each([
      [
        'a field too many',
        'blocks:\n  - {kind: list, items: [], text: a}\n',
        ['2:29-2:33 schema/additionalProperties'],
      ],
      [
        'right and wrong ones',
        'blocks:\n  - ok\n  - {kind: list, items: [1]}\n  - {kind: paragraph, text: b}\n',
        ['3:26-3:27 schema/type', '4:29-4:30 schema/minLength'],
      ],
    ])(`${choice}: %s`, (_, source, expected) => {
      expect(complaints(schema, source).map((line) => line.split(': ', 1)[0])).toEqual(expected);
    });
  }

  test('a condition that fails speaks through what it asks for', () => {
    const when = (kind: string, value: object) => ({
      if: { properties: { kind: { const: kind } } },
      ...Object.fromEntries([['then', { properties: { value } }]]),
    });
    const schema = {
      ...mapping({ kind: text('Nature'), value: { title: 'Valeur' } }),
      allOf: [when('date', { type: 'string' }), when('count', { type: 'number' })],
    };
    expect(complaints(schema, 'kind: count\nvalue: x\n')).toEqual([
      '2:8-2:9 schema/type: « Valeur » doit être un nombre, pas un texte -> écrivez un nombre',
    ]);
    // Without a kind, both conditions hold: only the kind is missing.
    expect(complaints(schema, 'value: x\n').map((line) => line.split(': ', 1)[0])).toEqual([
      '1:1-1:6 schema/required',
    ]);
  });
});

test.each([
  ['42 €', 'write the number alone, without quotes or a unit: 42'],
  ['1,000', 'write 1000, without a comma'],
  ['1,000.50', 'write the number alone, without quotes or a unit: 1000.50'],
  ['42,5', 'decimals take a point: 42.5'],
  ['4O', 'the letter "O" is not a digit: write 40'],
])('English advice for %s where a number belongs', (value, hint) => {
  const schema = { type: 'object', properties: { price: { type: 'number' } } };
  const project = makeProject({ 'parts/a.yaml': `price: ${value}\n` }, { 'parts.schema.json': schema });
  expect(project.problems('en').map((problem) => problem.hint)).toEqual([hint]);
});

test('a field that another asks for is missing', () => {
  const schema = {
    type: 'object',
    properties: { price: { type: 'number' }, unit: { type: 'string' } },
    dependencies: { price: ['unit'] },
  };
  const project = makeProject({ 'parts/a.yaml': 'price: 5\n' }, { 'parts.schema.json': schema });
  expect(project.complaints()).toEqual([
    expect.stringContaining('schema/required: il manque le champ « unit » -> ajoutez une ligne « unit: … »'),
  ]);
});
