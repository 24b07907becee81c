import { en, fr } from '../../messages/phrases.ts';
import { productName } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { PriceFile, PriceReading, PriceRow } from '../../model/prices.ts';
import { decimals } from '../../shared/numbers.ts';
import { euros, heights } from '../../values/decimals.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { priceSide } from '../sides.ts';

interface GridFault {
  readonly name: string;
  readonly source: string;
  readonly sizes: readonly [string, string];
  readonly prices: readonly [string, string];
  /** From the height where the lower row ends to that where the other begins. */
  readonly hole: readonly [string, string];
}

export const brokenGrid: Rule<{
  'broken-grid/overlap': GridFault;
  'broken-grid/hole': GridFault;
  'broken-grid/cheaper': GridFault;
}> = {
  id: 'broken-grid',
  title: { fr: 'grille de prix mal faite', en: 'broken price grid' },
  why: {
    fr: 'une hauteur a deux prix, n’en a aucun, ou coûte moins cher qu’un arbre plus petit',
    en: 'a height has two prices, or none, or costs less than a smaller tree',
  },
  words: {
    'broken-grid/overlap': ({ name, source, sizes }) => [
      `dans la grille de ${name} (${source}), ${fr.all(sizes)} se chevauchent`,
      'faites commencer une taille où finit la précédente',
      `in the grid of ${name} (${source}), ${en.all(sizes)} overlap`,
      'let a size begin where the last one ends',
    ],
    'broken-grid/hole': ({ name, source, hole }) => [
      `dans la grille de ${name} (${source}), un arbre de ${hole[0]} à ${hole[1]} m n’a pas de prix`,
      'faites commencer une taille où finit la précédente',
      `in the grid of ${name} (${source}), a tree of ${hole[0]} to ${hole[1]} m has no price`,
      'let a size begin where the last one ends',
    ],
    'broken-grid/cheaper': ({ name, source, sizes, prices }) => [
      `dans la grille de ${name} (${source}), ${sizes[1]} coûte ${prices[1]}, moins que ${sizes[0]} (${prices[0]})`,
      'corrigez l’un des deux prix',
      `in the grid of ${name} (${source}), ${sizes[1]} costs ${prices[1]}, less than ${sizes[0]} (${prices[0]})`,
      'fix one of the two prices',
    ],
  },
  *find(model) {
    for (const file of model.priceFiles)
      for (const reading of file.readings) yield* faults(model, file, reading);
  },
};

/** Faults between rows that follow each other once sorted by height. */
function* faults(model: Model, file: PriceFile, reading: PriceReading) {
  const name = productName(model, file);
  const rows = reading.rows.toSorted((a, b) => a.min - b.min || a.max - b.max);
  let tallest: PriceRow | undefined;
  for (const row of rows) {
    const lower = tallest;
    if (!lower || row.max > lower.max) tallest = row;
    if (!lower) continue;
    const fault = {
      name,
      source: reading.source,
      sizes: [heights(lower.min, lower.max), heights(row.min, row.max)],
      prices: [euros(lower.price), euros(row.price)],
      hole: [decimals(lower.max), decimals(row.min)],
    } as const;
    const sides = [lower, row].map(({ pointer, min, max, price }) =>
      priceSide(model, file, reading, pointer, `${heights(min, max)} : ${euros(price)}`),
    );
    const { subject } = file.entry;
    if (row.min < lower.max) yield finding('broken-grid/overlap', fault, subject, sides);
    if (row.min > lower.max) yield finding('broken-grid/hole', fault, subject, sides);
    if (row.price < lower.price && row.min >= lower.min && row.max > lower.max)
      yield finding('broken-grid/cheaper', fault, subject, sides);
  }
}
