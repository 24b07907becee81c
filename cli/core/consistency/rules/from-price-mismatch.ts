import { en, fr } from '../../messages/phrases.ts';
import { productName } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { PriceFile, PriceReading } from '../../model/prices.ts';
import { euros, heights } from '../../values/decimals.ts';
import { cure, finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { priceSide } from '../sides.ts';

export const fromPriceMismatch: Rule<{
  'from-price-mismatch': { name: string; source: string; from: string; least: string; size: string };
}> = {
  id: 'from-price-mismatch',
  title: { fr: 'prix d’appel qui ne tient pas', en: 'starting price that does not hold' },
  why: {
    fr: '« à partir de » annonce un prix auquel personne ne peut acheter',
    en: '"from" announces a price at which nobody can buy',
  },
  words: {
    'from-price-mismatch': ({ name, source, from, least, size }) => [
      `${name} est annoncé à partir de ${from}, mais le plus petit prix de sa grille est ${least} (${size}), dans ${fr.quote(source)}`,
      `écrivez ${least} comme prix d’appel, ou corrigez la grille`,
      `${name} is announced from ${from}, but the least price of its grid is ${least} (${size}), in ${en.quote(source)}`,
      `write ${least} as the starting price ("from"), or fix the grid`,
    ],
  },
  *find(model) {
    for (const file of model.priceFiles) {
      const name = productName(model, file);
      for (const reading of file.readings) {
        const least = reading.rows.toSorted((a, b) => a.price - b.price)[0];
        if (!least || least.price === reading.from) continue;
        const size = heights(least.min, least.max);
        const price = euros(least.price);
        const params = { name, source: reading.source, from: euros(reading.from), least: price, size };
        const from = fromSide(model, file, reading);
        const grid = priceSide(model, file, reading, `${least.pointer}/price`, price, {
          key: String(least.price),
          source: `${reading.source}, ${size}`,
        });
        yield finding('from-price-mismatch', params, file.entry.subject, [from, grid], {
          cures: [cure('value', from.place, least.price, price)],
        });
      }
    }
  },
};

function fromSide(model: Model, file: PriceFile, reading: PriceReading): Side {
  const from = euros(reading.from);
  return priceSide(model, file, reading, `${reading.pointer}/from`, `à partir de ${from}`, {
    key: String(reading.from),
    en: { value: `from ${from}` },
    decide: { subject: file.entry.subject, value: reading.source },
  });
}
