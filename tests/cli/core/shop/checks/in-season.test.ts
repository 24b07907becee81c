import { wordingOf } from '../../../../../cli/core/load/catalogue.ts';
import { checkShop } from '../../../shop-content.ts';

const warnings = (after: string, file = 'pages/service.yaml', before = '"{{ordering}}"') =>
  checkShop({ file, before, after })
    .warnings.filter(({ code }) => code === 'season/only')
    .map((problem) => {
      const { message, hint } = wordingOf(problem, 'fr');
      return `${problem.file}#${problem.pointer}: ${message} -> ${hint}`;
    });

test.each([
  ['Commandez vite.', 'Commandez'],
  ['Le dernier jour est le {{order-deadline}}.', '{{order-deadline}}'],
])('does not say « %s »', (text, found) => {
  expect(warnings(text)).toEqual([
    `pages/service.yaml#/closing/text: « ${found} » ne vaut que dans la période « La saison », et ce texte se lit toute l’année -> écrivez une phrase de phrases/, qui change avec la période ({{ordering}}), ou dites-le pour toute l’année`,
  ]);
});

test('may say what holds in every season', () => {
  expect(warnings('Quand vous commandez, dites l’étage. La tournée passe du {{delivery-period}}.')).toEqual(
    [],
  );
});

test('is not the banner, which seasons replace', () => {
  expect(warnings('Commandez avant', 'navigation.yaml', 'Commandes ouvertes')).toEqual([]);
});
