import { describe, expect, test } from 'vitest';
import { content, texts } from './texts.ts';

interface LegalText {
  readonly updated: string;
  readonly sections: readonly {
    title: string;
    text: string;
    varieties?: readonly { variety: string; label: string }[];
  }[];
}
const legal = (slug: string) => content.find('legal', slug)?.value as unknown as LegalText;
const shown = (slug: string) =>
  texts
    .filter(({ entry }) => entry.subject === `legal/${slug}`)
    .map((text) => text.shown)
    .join('\n');

describe('the terms', () => {
  const terms = legal('cgv');

  test.each([
    ['their object', /objet de ces conditions/i],
    ['the products', /Les produits/],
    ['the prices', /toutes taxes comprises/],
    ['orders', /La vente est conclue/],
    ['payment', /carte bancaire, ou à la livraison par chèque ou en espèces/],
    ['delivery', /dans un rayon de 15 km/],
    ['changes and cancellation', /jusqu’à 48 heures avant la livraison/],
    ['withdrawal', /quatorze jours, à compter de la réception/],
    ['its exception for cut trees', /Ce droit ne s’applique pas :\s+aux sapins coupés[^.]+L\. 221-28, 4°/],
    ['the form of withdrawal', /Je vous notifie par la présente ma rétractation/],
    ['conformity', /garantie légale de conformité/],
    ['hidden defects', /garantie légale des vices cachés/],
    ['liability, as the product states it', /limitée au remplacement du produit défectueux/],
    ['mediation', /médiateur de la consommation/],
    ['courts', /les tribunaux de Colmar sont compétents/],
  ])('hold %s', (_, words) => {
    expect(shown('cgv').replace(/[\u00a0\u202f]/g, ' ')).toMatch(words);
  });

  test('list the eight varieties of the product, and name them once', () => {
    const listing = terms.sections.filter(({ varieties }) => varieties);
    expect(listing).toHaveLength(1);
    expect(listing[0]?.varieties?.map(({ variety }) => variety)).toEqual([
      'nordmann-5-etoiles',
      'nordmann-classic',
      'nordmann-alsacienne',
      'nobilis',
      'ignifuge',
      'floque',
      'grand-sapin',
      'decore',
    ]);
    expect(listing[0]?.text).not.toMatch(/Nordmann|Nobilis|ignifugé|floqué|décoré/);
  });
});

describe('the privacy policy', () => {
  test.each([
    ['who answers for the data', /responsable du traitement/],
    ['what for, and on which basis', /exécution du contrat de vente/],
    ['orders kept', /3 ans après votre dernière commande/],
    ['accounts kept', /Pièces comptables, dont les factures : 10 ans/],
    ['cookies kept', /Cookies : 13 mois au plus/],
    ['the newsletter', /jusqu’à votre désinscription/],
    ['processors', /prestataires qui travaillent pour nous/],
    ['rights', /faire effacer/],
    ['the authority', /Commission nationale de l’informatique et des libertés/],
  ])('says %s', (_, words) => {
    expect(shown('politique-confidentialite').replace(/[\u00a0\u202f]/g, ' ')).toMatch(words);
  });
});

test.each([/Ce site est publié par/, /directeur de la publication/, /hébergé par/])(
  'the legal notice says %s',
  (words) => {
    expect(shown('mentions-legales')).toMatch(words);
  },
);

test.each(['cgv', 'politique-confidentialite'])('%s was last changed on 1 December 2024', (slug) => {
  expect(legal(slug).updated).toBe('2024-12-01');
});
