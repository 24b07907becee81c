import { en, fr } from '../../messages/phrases.ts';
import { atOf, productName } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { type PriceFile, type PriceReading, type PriceRow, rowsAt } from '../../model/prices.ts';
import type { Offer } from '../../model/relations.ts';
import { decimals } from '../../shared/numbers.ts';
import { euros, heights } from '../../values/decimals.ts';
import { cure, finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { gridSide, priceSide, side } from '../sides.ts';

export const teaserPriceMismatch: Rule<{
  'teaser-price-mismatch': {
    teaser: string;
    price: string;
    name: string;
    height: string;
    asked: readonly string[];
    /** The prices that every reading gives for that height. */
    agreed: readonly string[];
  };
  'teaser-price-mismatch/no-row': { teaser: string; name: string; height: string };
}> = {
  id: 'teaser-price-mismatch',
  title: { fr: 'prix d’accroche absent de la grille', en: 'teaser price absent from the grid' },
  why: {
    fr: 'le prix lu à l’accueil n’est pas celui que demande la page de l’arbre',
    en: 'the price read on the home page is not the one that the tree’s own page asks',
  },
  words: {
    'teaser-price-mismatch': ({ teaser, price, name, height, asked, agreed }) => [
      `${fr.quote(teaser)} est annoncé à ${price}, mais un ${name} de ${height} coûte ${fr.all(asked, 'ou')} dans la grille`,
      agreed.length > 0
        ? `écrivez ${fr.all(agreed, 'ou')} dans l’accroche, ou corrigez la grille`
        : 'corrigez le prix de l’accroche ou celui de la grille',
      `${en.quote(teaser)} is announced at ${price}, but a ${name} of ${height} costs ${en.all(asked, 'or')} in the grid`,
      agreed.length > 0
        ? `write ${en.all(agreed, 'or')} in the teaser, or fix the grid`
        : 'fix the price of the teaser or that of the grid',
    ],
    'teaser-price-mismatch/no-row': ({ teaser, name, height }) => [
      `${fr.quote(teaser)} est annoncé, mais aucune grille de ${name} ne vend un arbre de ${height}`,
      'ajoutez cette taille à la grille, ou changez l’accroche',
      `${en.quote(teaser)} is announced, but no grid of ${name} sells a tree of ${height}`,
      'add this size to the grid, or change the teaser',
    ],
  },
  *find(model) {
    const files = new Map(
      model.priceFiles.map((file) => [`${file.product.collection}/${file.product.slug}`, file]),
    );
    for (const offer of model.offers) {
      const file = files.get(`${offer.collection}/${offer.slug}`);
      if (file && offer.height !== undefined) yield* judge(model, file, offer, offer.height);
    }
  },
};

function* judge(model: Model, file: PriceFile, offer: Offer, metres: number) {
  const readings = file.readings.filter(({ live }) => live);
  const name = productName(model, file);
  const height = `${decimals(metres)} m`;
  const teaser = offer.name;
  const { subject } = offer.entry;
  const shown = side(model, atOf(model, offer.entry, offer.pricePointer), euros(offer.price), {
    source: teaser,
  });
  const held = readings.map((reading) => ({ reading, rows: rowsAt(reading.rows, metres) }));
  if (held.every(({ rows }) => rows.length === 0)) {
    const grids = readings.map((reading) => gridSide(model, file, reading, 'sizes'));
    yield finding('teaser-price-mismatch/no-row', { teaser, name, height }, subject, [shown, ...grids]);
    return;
  }
  const priced = held.filter(({ rows }) => rows.length > 0);
  const mismatched = priced.filter(({ rows }) => !rows.some(({ price }) => price === offer.price));
  if (mismatched.length === 0) return;
  // A reading that agrees is a side as well: which one is right is still unknown.
  const sides = priced.flatMap(({ reading, rows }) => {
    const agreeing = rows.filter(({ price }) => price === offer.price);
    return (agreeing.length > 0 ? agreeing : rows).map((row) => rowSide(model, file, reading, row));
  });
  const pricesOf = (each: typeof priced) => [
    ...new Set(each.flatMap(({ rows }) => rows.map(({ price }) => price))),
  ];
  const agreed = pricesOf(priced).filter((price) =>
    priced.every(({ rows }) => rows.some((row) => row.price === price)),
  );
  const cures = agreed.map((price) => cure('value', shown.place, price, euros(price)));
  const asked = pricesOf(mismatched).map(euros);
  const params = { teaser, price: euros(offer.price), name, height, asked, agreed: agreed.map(euros) };
  yield finding('teaser-price-mismatch', params, subject, [shown, ...sides], { cures });
}

function rowSide(model: Model, file: PriceFile, reading: PriceReading, row: PriceRow): Side {
  return priceSide(model, file, reading, `${row.pointer}/price`, euros(row.price), {
    source: `${reading.source}, ${heights(row.min, row.max)}`,
  });
}
