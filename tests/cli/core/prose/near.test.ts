import { sentences } from '../../../../cli/core/prose/near.ts';

function split(text: string): string[] {
  return sentences(text).map(({ start, end }) => text.slice(start, end));
}

test.each<[text: string, ...sentences: string[]]>([
  ['Prêt ? Alors venez… Nous attendons...', 'Prêt ?', 'Alors venez…', 'Nous attendons...'],
  ['Il dit : « Livré. » Puis il part.', 'Il dit : « Livré. »', 'Puis il part.'],
  ['Livré (ou repris.) Merci.', 'Livré (ou repris.)', 'Merci.'],
  ['Commandes closes le 22 ; livraison le 23.', 'Commandes closes le 22 ;', 'livraison le 23.'],
  ['Jusqu’au 22. 24 fromages.', 'Jusqu’au 22.', '24 fromages.'],
  ['À 15 km env. Colmar.', 'À 15 km env. Colmar.'],
  ['Selon l’art. L. 221-28 du code.', 'Selon l’art. L. 221-28 du code.'],
  ['Haut de 1,5 m et de 2.5 m.', 'Haut de 1,5 m et de 2.5 m.'],
  ['Jusqu’au mar. 22 déc. inclus.', 'Jusqu’au mar. 22 déc. inclus.'],
  ['Il dit "oui." Puis non.', 'Il dit "oui."', 'Puis non.'],
  ['Il dit. "Oui" et part.', 'Il dit.', '"Oui" et part.'],
  ['“Livré.” Merci.', '“Livré.”', 'Merci.'],
  ['Prêt ?! Oui !!! Enfin…! Bon.', 'Prêt ?!', 'Oui !!!', 'Enfin…!', 'Bon.'],
  ['Oui ?… Bon.', 'Oui ?…', 'Bon.'],
  ['Voir env… Puis rien.', 'Voir env…', 'Puis rien.'],
  ['Voir env . Puis rien.', 'Voir env .', 'Puis rien.'],
  ['Voir p. 12 du guide.', 'Voir p. 12 du guide.'],
  ['À 9 H. Puis non.', 'À 9 H.', 'Puis non.'],
  ['- un\n- deux\n* trois\n1. quatre\n2) cinq', 'un', 'deux', 'trois', 'quatre', 'cinq'],
  ['| Réponse | 24h |\n|---|---|\n| Coupe | 48h |', 'Réponse', '24h', 'Coupe', '48h'],
  ['Commandes jusqu’au 22 décembre · 9h-20h', 'Commandes jusqu’au 22 décembre', '9h-20h'],
  ['nos client·e·s', 'nos client·e·s'],
])('sentences: %j', (text, ...expected) => {
  expect(split(text)).toEqual(expected);
});
