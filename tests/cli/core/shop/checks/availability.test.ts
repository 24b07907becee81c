import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeProject } from '../../../content-folder.ts';

const schema = (name: string) => JSON.parse(readFileSync(`schemas/${name}`, 'utf8'));
const text = { title: 'Nom', description: 'le nom', type: 'string' };
const named = {
  title: 'Variety',
  description: 'Une fiche',
  type: 'object',
  properties: { name: text },
};
const schemas = {
  'availability.schema.json': schema('availability.schema.json'),
  'prices.schema.json': schema('prices.schema.json'),
  'definitions.json': schema('definitions.json'),
  'varieties.schema.json': named,
  'decorations.schema.json': { ...named, title: 'Decoration' },
};

/** What `check` says of a list of two varieties, of which one has a grid; one line each, without the file. */
function complaints(...lines: readonly string[]): readonly string[] {
  const rows = lines.map((line) => `  - {${line}}\n`);
  const grid = '[{min: 1, max: 1.5, price: 20}, {min: 1.5, max: 2, price: 30}]';
  return makeProject(
    {
      'availability.yaml': `states:\n${rows.join('')}`,
      'prices/colmar.yaml': null,
      'prices/nobilis.yaml': `variety: nobilis\nreadings:\n  - {source: a, from: 20, grid: ${grid}}\n`,
      'varieties/nobilis.yaml': 'name: Nobilis\n',
      'varieties/floque.yaml': 'name: Floqué\n',
      'decorations/houx.yaml': 'name: Houx\n',
    },
    schemas,
  )
    .complaints()
    .map((line) => line.replace('availability.yaml:', ''));
}

describe('the list of what is missing', () => {
  test.each([
    [
      'one state after the other',
      [
        'variety: nobilis, state: few, until: 2026-12-17',
        'variety: nobilis, state: sold-out, from: 2026-12-18',
      ],
    ],
    [
      'one state from the hour at which the other ends',
      [
        'variety: nobilis, state: few, until: "2026-12-18T12:00"',
        'variety: nobilis, state: sold-out, from: "2026-12-18T12:00"',
      ],
    ],
    [
      'a size that goes before its variety',
      ['variety: nobilis, state: few', 'variety: nobilis, sizes: [1.5-2], state: sold-out'],
    ],
    [
      'two sizes',
      ['variety: nobilis, sizes: [1-1.5], state: few', 'variety: nobilis, sizes: [1.5-2], state: sold-out'],
    ],
    ['two varieties', ['variety: nobilis, state: few', 'variety: floque, state: sold-out']],
    ['a delay', ['variety: floque, state: on-order, delay: dix jours']],
  ])('takes %s', (_, lines) => {
    expect(complaints(...lines)).toEqual([]);
  });

  test('knows the sizes of a variety by its grid', () => {
    expect(complaints('variety: nobilis, sizes: [1-1.5, 1.75-2], state: sold-out')).toEqual([
      '2:39-2:45 availability/size: « 1.75-2 » n’est pas une taille de « nobilis » -> ses tailles : 1-1.5, 1.5-2',
    ]);
    expect(complaints('variety: floque, sizes: [1-2], state: sold-out')).toEqual([
      '2:31-2:34 availability/size: « 1-2 » n’est pas une taille de « floque » -> ses tailles : aucune, faute de grille dans prices/',
    ]);
  });

  test.each([
    ['variety: nobilis, state: few', 'variety: nobilis, state: sold-out, from: 2026-12-18', '« nobilis »'],
    [
      'variety: nobilis, state: few, until: "2026-12-18T12:00"',
      'variety: nobilis, state: sold-out, from: 2026-12-18',
      '« nobilis »',
    ],
    [
      'variety: nobilis, sizes: [1-1.5, 1.5-2], state: few',
      'variety: nobilis, sizes: [1.5-2], state: sold-out',
      '« nobilis 1.5-2 »',
    ],
  ])('refuses two states at one moment: %s and %s', (one, other, subject) => {
    expect(complaints(one, other)).toEqual([
      expect.stringMatching(
        `^3:.* availability/overlap: ${subject} a deux états au même moment : few et sold-out`,
      ),
    ]);
  });

  test('holds decorations to the same, in a list of theirs', () => {
    const decorations = (...lines: readonly string[]) =>
      complaints('variety: floque, state: few', ...lines).map((line) => line.replace(/ ->.*/, ''));
    const houx = (rest: string) =>
      `variety: nobilis, state: few}\ndecorations:\n  - {decoration: houx, ${rest}`;
    expect(decorations(houx('state: few, until: 2026-12-17'))).toEqual([]);
    expect(decorations(`${houx('state: few')}}\n  - {decoration: houx, state: sold-out`)).toEqual([
      '6:31-6:39 availability/overlap: « houx » a deux états au même moment : few et sold-out',
    ]);
    expect(decorations(houx('state: on-order'))).toEqual([
      expect.stringMatching(/^5:.* schema\/required: il manque le champ « delay »/),
    ]);
  });

  test('asks how long an order takes, and when a state ends', () => {
    expect(complaints('variety: floque, state: on-order')).toEqual([
      expect.stringMatching(/^2:.* schema\/required: il manque le champ « delay » \(Délai\)/),
    ]);
    expect(complaints('variety: floque, state: few, from: 2026-12-18, until: 2026-12-17')).toEqual([
      expect.stringMatching(
        /^2:.* schema\/x-after: « Jusqu’à » \(2026-12-17\) vient avant « Dès » \(2026-12-18\)/,
      ),
    ]);
  });
});
