import { makeProject } from '../../content-folder.ts';
import { annotated } from '../checks/warnings-of.ts';

const SIRET = '000 222 331 00043';

/** What `check` says of a text that is such a number. */
function complaints(argument: unknown, text: string): string[] {
  return makeProject(
    { 'towns/turckheim.yaml': `name: "${SIRET}"\npostalCode: "68230"\ntext: "${text}"\n` },
    annotated('towns', 'text', { 'x-number': argument }),
  )
    .complaints()
    .filter((line) => line.startsWith('towns/turckheim.yaml'))
    .map((line) => line.replace('towns/turckheim.yaml:', ''));
}

test.each([
  ['siret', SIRET],
  ['siret', '35600000000001'], // La Poste: its digits add up to a multiple of five
  ['siret', 'à compléter'],
  ['rcs', 'RCS Besançon 000 222 331'],
  ['vat', 'FR33 000 222 331'],
  ['vat', 'numéro de TVA à compléter'],
  [{ kind: 'vat', as: 'name' }, 'FR33 000 222 331'],
])('a number that is right, or a placeholder, is accepted: %s %s', (argument, text) => {
  expect(complaints(argument, text)).toEqual([]);
});

test.each([
  ['siret', '000 222 331 00044', /^3:7.* a un chiffre de travers : 000 222 331 00044/],
  ['siret', '000 222 331', /n’est pas un numéro SIRET : quatorze chiffres \(000 222 331\)/],
  ['siret', 'bientôt', /n’est pas un numéro SIRET/],
  ['rcs', 'RCS Besançon', /n’est pas un numéro d’immatriculation/],
  ['vat', 'FR34 000 222 331', /a un chiffre de travers/],
  ['vat', 'DE123456789', /n’est pas un numéro de TVA/],
  [{ kind: 'vat', as: 'name' }, 'FR87 000 222 349', /ne sont pas de la même entreprise/],
])('any other is refused: %s %s', (argument, text, expected) => {
  expect(complaints(argument, text)).toEqual([expect.stringMatching(expected)]);
});
