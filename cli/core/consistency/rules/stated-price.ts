import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Model } from '../../model/model.ts';
import { liveCells, type PricedRow, type PriceRow, rowsAt } from '../../model/prices.ts';
import { seasonOf } from '../../model/season.ts';
import { boundsOf, measureOf } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import { sentenceAround, sentenceOf } from '../../prose/contexts.ts';
import { isQuoted, type QuantityInText } from '../../prose/paragraphs.ts';
import { isMentioned, type Statement, statementOf } from '../../prose/statements.ts';
import { is } from '../../prose/tokens.ts';
import { euros, heights } from '../../values/decimals.ts';
import { isGeneral, isNamed, isOfAll, type Product, productOf, productsOf } from '../claims/products.ts';
import { isSoldSize } from '../claims/sizes.ts';
import { cure, finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { rowSide, statedSide } from '../sides.ts';

/** No tree is taller, and few are smaller, except one that is for sale. */
const TALLEST = 12;
const SMALLEST = 0.5;
const SMALLEST_SOLD = 0.2;

interface Found {
  stated: string;
  of: string;
  expected: readonly string[];
}

export const statedPrice: Rule<{
  'stated-price': Found;
  'stated-price/size': Found;
  'stated-price/all-sizes': Found;
}> = {
  id: 'stated-price',
  title: { fr: 'prix ou taille qui n’est pas dans la grille', en: 'price or size that no grid has' },
  why: {
    fr: 'le visiteur lit un prix auquel l’arbre ne se vend pas',
    en: 'visitors read a price at which the tree is not sold',
  },
  words: {
    'stated-price': ({ stated, of, expected }) => [
      `le texte dit ${fr.quote(stated)}, mais la grille donne ${fr.all(expected, 'ou')}${named(of)}`,
      'corrigez le texte ou la grille',
      `the text says ${en.quote(stated)}, but the grid says ${en.all(expected, 'or')}${named(of)}`,
      'fix the text or the grid',
    ],
    'stated-price/size': ({ stated, of, expected }) => [
      `le texte dit ${fr.quote(stated)}, mais cet arbre se vend en ${fr.all(expected)} (${of})`,
      'corrigez le texte ou la grille',
      `the text says ${en.quote(stated)}, but this tree is sold in ${en.all(expected)} (${of})`,
      'fix the text or the grid',
    ],
    'stated-price/all-sizes': ({ stated, expected }) => [
      `le texte dit ${fr.quote(stated)}, mais nos arbres se vendent en ${fr.all(expected)}`,
      'corrigez le texte ou la grille',
      `the text says ${en.quote(stated)}, but our trees are sold in ${en.all(expected)}`,
      'fix the text or the grid',
    ],
  },
  *find(model) {
    const { lexicon } = model;
    if (!lexicon || model.priceFiles.length === 0) return;
    const season = seasonOf(model);
    const products = productsOf(model);
    for (const text of model.eachText()) {
      const quantities = model
        .quantitiesIn(text)
        .filter(({ kind, paragraph }) => (kind === 'money' || kind === 'distance') && !isQuoted(paragraph));
      for (const all of groupBy(quantities, sentenceAround).values()) {
        const heightsOf = all.filter((each) => isHeight(each));
        for (const quantity of all) {
          const statement = statementOf(quantity, lexicon, season);
          if (statement?.world !== 'ours' || statement.isDenied) continue;
          if (isReckoned(statement)) continue;
          const product = productOf(products, text, statement);
          if (quantity.kind === 'money') yield* wrongPrice(model, text, statement, product, heightsOf);
          else yield* wrongSize(model, text, statement, product);
        }
      }
    }
  },
};

/** The product of the price; none when it applies to any tree. */
function named(of: string): string {
  return of === '' ? '' : ` (${of})`;
}

/** Whether a sentence that names a product gives its price: "Le Classic est vendu 32 €", without a noun for it. */
function isOfNamed(product: Product, statement: Statement): boolean {
  const { subjects } = statement;
  return (
    !isOfElse(statement) &&
    isNamed(product, sentenceOf(statement)) &&
    (subjects.length === 0 || isAbout(statement, 'size'))
  );
}

function isOfElse({ sentence }: Statement): boolean {
  return sentence.mentions.some(({ value }) => value.role === 'unless' && isOfAll(value.subject, 'price'));
}

/** "De 24 à 120 €, il y en a pour tous les salons": a range with no subject, one end of which is that of all prices. */
function isRangeOfAll({ entry }: Text, statement: Statement, cells: readonly PricedRow[]): boolean {
  const [from, to] = boundsOf(statement.quantity.value);
  if (from === to || entry.collection !== undefined) return false;
  if (statement.subjects.length > 0 || isOfElse(statement)) return false;
  const prices = cells.map(({ row }) => row.price);
  return from === Math.min(...prices) || to === Math.max(...prices);
}

/** Whether the sentence is about tree prices or sizes, and about nothing nearer. */
function isAbout({ subjects, sentence }: Statement, name: 'price' | 'size'): boolean {
  const other = name === 'price' ? 'size' : 'price';
  const about = subjects.filter(({ subject }) => !isOfAll(subject, other) && isMentioned(sentence, subject));
  return about.some(({ subject, distance }) => distance === about[0]?.distance && isOfAll(subject, name));
}

/** "Avec soixante euros", "sept euros de plus qu’un Classic": no price of one tree. */
function isReckoned({ quantity, place, sentence: { tokens, marks } }: Statement): boolean {
  if (quantity.kind !== 'money') return false;
  const isReckoning = ({ value: { role }, to }: (typeof marks)[number]) =>
    role === 'reckoning' || (role === 'reckoned' && to === place.from);
  const isDifference = is(tokens, place.to, 'de', 'en') && is(tokens, place.to + 1, 'plus', 'moins');
  return isDifference || marks.some(isReckoning);
}

function* wrongPrice(
  model: Model,
  text: Text,
  statement: Statement,
  product: Product | undefined,
  heightsOf: readonly QuantityInText[],
) {
  const cells = liveCells(model.priceFiles).filter(({ file }) => !product || file === product.file);
  const isPrice =
    isAbout(statement, 'price') ||
    (heightsOf.length > 0 && statement.subjects.some(({ subject }) => isOfAll(subject, 'price'))) ||
    (product !== undefined && isOfNamed(product, statement)) ||
    isRangeOfAll(text, statement, cells);
  if (!isPrice && (!product || heightsOf.length === 0)) return;
  const rows = cells.map(({ row }) => row);
  const expected = heightsOf.length > 0 ? atHeights(rows, heightsOf) : rows;
  const prices = [...new Set(expected.map(({ price }) => price))].sort((a, b) => a - b);
  const [least, most] = [prices[0], prices.at(-1)];
  if (least === undefined || most === undefined) return;
  const fits = fitting(statement, prices, [least, most], product !== undefined || heightsOf.length > 0);
  if (fits !== false) return;
  const shown = prices.length > 3 ? [least, most] : prices;
  const sides = shown
    .map((price) => cells.find(({ row }) => expected.includes(row) && row.price === price))
    .flatMap((cell) => (cell ? [rowSide(model, cell.file, cell.row, euros(cell.row.price))] : []));
  const only = prices.length === 1 ? prices : [];
  yield found(model, 'stated-price', text, statement.quantity, product?.name ?? '', sides, only);
}

/** Whether prices allow a statement; `undefined` where it is too vague. */
function fitting(
  { quantity, operator }: Statement,
  prices: readonly number[],
  [least, most]: readonly [number, number],
  isOfFew: boolean,
): boolean | undefined {
  const [from, to] = boundsOf(quantity.value);
  if (operator === 'at-least') return from === least;
  if (operator === 'at-most') return to >= most;
  if (operator === 'less-than') return to > least;
  if (operator === 'more-than') return from < most;
  if (from !== to) return from === least && to === most;
  if (operator === 'about')
    return isOfFew ? prices.some((price) => Math.abs(price - from) <= price * 0.2) : undefined;
  return isOfFew ? prices.includes(from) : undefined;
}

function isHeight({ kind, value }: QuantityInText, least = SMALLEST): boolean {
  const height = kind === 'distance' ? measureOf(value)?.to : undefined;
  return height !== undefined && height >= least && height <= TALLEST;
}

function atHeights(rows: readonly PriceRow[], stated: readonly QuantityInText[]): PriceRow[] {
  return stated.flatMap(({ value }) => {
    const height = measureOf(value);
    if (!height) return [];
    return height.from === height.to
      ? rowsAt(rows, height.from)
      : rows.filter(({ min, max }) => min < height.to && max > height.from);
  });
}

function* wrongSize(model: Model, text: Text, statement: Statement, product: Product | undefined) {
  const { quantity } = statement;
  const height = measureOf(quantity.value);
  const isOfSize = isAbout(statement, 'size') && (product !== undefined || isGeneral(statement));
  if (!isOfSize || !height || !isHeight(quantity, SMALLEST_SOLD)) return;
  const cells = liveCells(model.priceFiles).filter(({ file }) => !product || file === product.file);
  const [first] = cells;
  const min = Math.min(...cells.map(({ row }) => row.min));
  const max = Math.max(...cells.map(({ row }) => row.max));
  if (!first || isSoldSize(statement, height, [min, max], product !== undefined)) return;
  const grid = rowSide(model, first.file, first.row, heights(min, max));
  const code = product ? 'stated-price/size' : 'stated-price/all-sizes';
  yield found(model, code, text, quantity, product?.name ?? '', [grid]);
}

function found(
  model: Model,
  code: 'stated-price' | 'stated-price/size' | 'stated-price/all-sizes',
  text: Text,
  range: QuantityInText,
  of: string,
  sides: readonly Side[],
  prices: readonly number[] = [],
) {
  const stated = statedSide(model, text, range);
  const params = { stated: stated.value, of, expected: sides.map(({ value }) => value) };
  const cures = prices.map((price) => cure('value', stated.place, euros(price), euros(price)));
  return finding(code, params, text.entry.subject, [stated, ...sides], { cures });
}
