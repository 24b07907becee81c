import { readFileSync } from 'node:fs';
import { makeProject } from '../../../content-folder.ts';
import { transcript } from '../../../transcript.ts';

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

test.each(transcript`
  one state after the other | variety: nobilis, state: few, until: 2026-12-17 | variety: nobilis, state: sold-out, from: 2026-12-18
  one state from the hour at which the other ends | variety: nobilis, state: few, until: "2026-12-18T12:00" | variety: nobilis, state: sold-out, from: "2026-12-18T12:00"
  a size that goes before its variety | variety: nobilis, state: few | variety: nobilis, sizes: [1.5-2], state: sold-out
  two sizes | variety: nobilis, sizes: [1-1.5], state: few | variety: nobilis, sizes: [1.5-2], state: sold-out
  two varieties | variety: nobilis, state: few | variety: floque, state: sold-out
  an order with its delay | variety: floque, state: on-order, delay: dix jours
  an order without it | variety: floque, state: on-order
  > 2:6-2:13 schema/required: il manque le champ « delay » (Délai) -> ajoutez une ligne « delay: … » : d’un arbre sur commande, en quelques mots ; par exemple : dix jours
  a state that ends before it begins | variety: floque, state: few, from: 2026-12-18, until: 2026-12-17
  > 2:60-2:70 schema/x-after: « Jusqu’au » (2026-12-17) vient avant « Dès le » (2026-12-18) -> écrivez un moment plus tardif, ou corrigez « Dès le »
  a size that its grid does not have | variety: nobilis, sizes: [1-1.5, 1.75-2], state: sold-out
  > 2:39-2:45 availability/size: « 1.75-2 » n’est pas une taille de « nobilis » -> ses tailles : 1-1.5, 1.5-2
  a size without a grid | variety: floque, sizes: [1-2], state: sold-out
  > 2:31-2:34 availability/size: « 1-2 » n’est pas une taille de « floque » -> ses tailles : aucune, faute de grille dans prices/
  two states at one moment | variety: nobilis, state: few | variety: nobilis, state: sold-out, from: 2026-12-18
  > 3:31-3:39 availability/overlap: « nobilis » a deux états au même moment : few et sold-out -> gardez l’un des deux, ou donnez une fin au premier et un début au second
  two states for some hours | variety: nobilis, state: few, until: "2026-12-18T12:00" | variety: nobilis, state: sold-out, from: 2026-12-18
  > 3:31-3:39 availability/overlap: « nobilis » a deux états au même moment : few et sold-out -> gardez l’un des deux, ou donnez une fin au premier et un début au second
  two states of a size | variety: nobilis, sizes: [1-1.5, 1.5-2], state: few | variety: nobilis, sizes: [1.5-2], state: sold-out
  > 3:47-3:55 availability/overlap: « nobilis 1.5-2 » a deux états au même moment : few et sold-out -> gardez l’un des deux, ou donnez une fin au premier et un début au second
  a decoration that is nearly gone | variety: nobilis, state: few}\ndecorations:\n  - {decoration: houx, state: few, until: 2026-12-17
  two states of a decoration | variety: nobilis, state: few}\ndecorations:\n  - {decoration: houx, state: few}\n  - {decoration: houx, state: sold-out
  > 5:31-5:39 availability/overlap: « houx » a deux états au même moment : few et sold-out -> gardez l’un des deux, ou donnez une fin au premier et un début au second
  a decoration on order without its delay | variety: nobilis, state: few}\ndecorations:\n  - {decoration: houx, state: on-order
  > 4:6-4:16 schema/required: il manque le champ « delay » (Délai) -> ajoutez une ligne « delay: … » : d’une décoration sur commande, en quelques mots ; par exemple : dix jours
`)('$title', ({ given, expected }) => {
  expect(complaints(...given)).toEqual(expected);
});
