import fc from 'fast-check';
import { typography } from '../../../../cli/core/language/french-typography.ts';
import { assertProperty } from '../../property.ts';

/** No-break spaces made visible: `_` is the wide one, `-` the narrow one. */
function shown(text: string): string {
  return typography(text).replaceAll('\u00a0', '_').replaceAll('\u202f', '-');
}

test.each([
  ['Bonjour !', 'Bonjour-!'],
  ['Bonjour!', 'Bonjour-!'],
  ['Vraiment ?! Oui ;', 'Vraiment-?! Oui-;'],
  ['Prix : 5', 'Prix_: 5'],
  ['Prix: 5', 'Prix_: 5'],
  ['15 % et 15%', '15_% et 15_%'],
  ['24 € ou 24,50€', '24_€ ou 24,50_€'],
  ['« Noël »', '«_Noël_»'],
  ['«Noël»', '«_Noël_»'],
  ['« Noël ! »', '«_Noël-!_»'],
  ["l'arbre d'aujourd'hui", 'l’arbre d’aujourd’hui'],
  ["c'est l'«arbre»", 'c’est l’«_arbre_»'],
  ['à suivre...', 'à suivre…'],
  ['Non... !', 'Non…-!'],
  ['15 km, 1,50 m et 48 h', '15_km, 1,50_m et 48_h'],
  ['1er décembre, 22 décembre', '1er_décembre, 22_décembre'],
  ['5 à 7 semaines, de 9 h à 20 h', '5_à_7_semaines, de 9_h à 20_h'],
  ['dites-le, donnez-nous-en', 'dites\u2011le, donnez-nous\u2011en'],
  ['Livrez-vous ici ?', 'Livrez\u2011vous ici-?'],
  // what is left alone
  ['Sainte-Croix-en-Plaine, Bas-Rhin', 'Sainte-Croix-en-Plaine, Bas-Rhin'],
  ['https://a.example/b?c=d;e!f#g', 'https://a.example/b?c=d;e!f#g'],
  ['10:30', '10:30'],
  ['(?) [!] « ? »', '(?) [!] «_?_»'],
  ['! au début', '! au début'],
  ['une ligne\n! une autre', 'une ligne\n! une autre'],
  ['2 maisons', '2 maisons'],
  ['a\u00a0: b', 'a_: b'],
  ['a\u202f!', 'a-!'],
  ['', ''],
])('French typography: %j', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

const text = fc
  .array(
    fc.constantFrom(
      ...'abéÉ15%€:;!?«»\'’…. \n\u00a0\u202f()[]"“”🎄'.split(/(?:)/u),
      '...',
      ' km',
      '1er ',
      '://',
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

test('French typography: changes spaces, apostrophes and dots, and nothing else', () => {
  const rest = (written: string) =>
    written
      .replaceAll("'", '’')
      .replaceAll('...', '…')
      .replace(/[ \u00a0\u202f]/g, '');
  assertProperty(
    fc.property(text, (written) => {
      expect(rest(typography(written))).toBe(rest(written));
      expect(typography(written)).not.toContain("'");
    }),
    5000,
  );
});
