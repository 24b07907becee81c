import { heights } from '../../content/decimals.ts';
import { placeIn } from '../../content/places.ts';
import { en, fr } from '../../messages/phrases.ts';
import { nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { PriceFile, PriceRow } from '../../model/prices.ts';
import { liveCells, rowsAt } from '../../model/prices.ts';
import { seasonOf } from '../../model/season.ts';
import { measureOf } from '../../model/values.ts';
import type { Text } from '../../model/walk.ts';
import { sentenceOf } from '../../prose/contexts.ts';
import { isQuoted, type QuantityInText } from '../../prose/paragraphs.ts';
import { type Statement, statementOf } from '../../prose/statements.ts';
import { fold } from '../../prose/tokens.ts';
import { finding, type Side } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

/** Subjects of the lexicon with these names say that a sentence is about prices, or about sizes. */
const PRICE = 'price:varieties';
const SIZE = 'size:varieties';
/** No tree is taller. */
const TALLEST = 12;

interface Found {
  stated: string;
  of: string;
  expected: readonly string[];
}

export const statedPrice: Rule<{ 'stated-price': Found; 'stated-price/size': Found }> = {
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
      `le texte dit ${fr.quote(stated)}, mais cet arbre se vend de ${fr.all(expected)} (${of})`,
      'corrigez le texte ou la grille',
      `the text says ${en.quote(stated)}, but this tree is sold from ${en.all(expected)} (${of})`,
      'fix the text or the grid',
    ],
  },
  *find(model) {
    const { lexicon } = model;
    if (!lexicon || model.priceFiles.length === 0) return;
    const season = seasonOf(model);
    const products = productsOf(model);
    for (const text of model.texts) {
      const quantities = model.quantitiesIn(text).filter(({ paragraph }) => !isQuoted(paragraph));
      for (const quantity of quantities) {
        if (quantity.kind !== 'money' && quantity.kind !== 'distance') continue;
        const statement = statementOf(quantity, lexicon, season);
        if (statement?.world !== 'ours' || statement.isDenied) continue;
        const product = productOf(products, text, statement);
        if (quantity.kind === 'money') yield* wrongPrice(model, text, statement, product, quantities);
        else if (product) yield* wrongSize(model, text, statement, product);
      }
    }
  },
};

/** What the price is of; nothing where it is of any tree. */
function named(of: string): string {
  return of === '' ? '' : ` (${of})`;
}

interface Product {
  readonly file: PriceFile;
  readonly subject: string;
  readonly name: string;
  /** Words of its name that no other product has. */
  readonly words: readonly string[];
}

function productsOf(model: Model): Product[] {
  const named = model.priceFiles.flatMap((file) => {
    const entry = model.entry(`${file.product.collection}/${file.product.slug}`);
    return entry
      ? [{ file, subject: entry.subject, name: nameOf(entry), words: wordsOf(nameOf(entry)) }]
      : [];
  });
  return named.map((product) => ({
    ...product,
    words: product.words.filter((word) =>
      named.every((other) => other === product || !other.words.includes(word)),
    ),
  }));
}

function wordsOf(name: string): string[] {
  return fold(name).match(/\p{L}{4,}/gu) ?? [];
}

/** The one that the sentence names, or else that the page shows; none when it names several. */
function productOf(products: readonly Product[], text: Text, statement: Statement): Product | undefined {
  const named = products.filter((product) => isNamed(product, statement));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  if (statement.sentence.marks.some(({ value }) => value.role === 'general')) return undefined;
  return products.find(({ subject }) => subject === text.entry.subject);
}

function isNamed({ words }: Product, statement: Statement): boolean {
  const said = new Set(wordsOf(sentenceOf(statement)));
  return words.some((word) => said.has(word));
}

/** Whether a sentence that names a product gives its price: "Le Classic est vendu 32 €", with no word for what it is. */
function isOfNamed(product: Product, statement: Statement): boolean {
  const { subjects } = statement;
  return (
    !isOfElse(statement) && isNamed(product, statement) && (subjects.length === 0 || isAbout(statement, SIZE))
  );
}

function isOfElse({ sentence }: Statement): boolean {
  return sentence.marks.some(({ value }) => value.role === 'unless' && value.subject.about.includes(PRICE));
}

/** "De 24 à 120 €, il y en a pour tous les salons": a range with no subject, one end of which is that of all prices. */
function isRangeOfAll(
  { entry }: Text,
  statement: Statement,
  cells: readonly { readonly row: PriceRow }[],
): boolean {
  const [from = 0, to = from] = statement.quantity.value.split('-').map(Number);
  if (from === to || entry.collection !== undefined) return false;
  if (statement.subjects.length > 0 || isOfElse(statement)) return false;
  const prices = cells.map(({ row }) => row.price);
  return from === Math.min(...prices) || to === Math.max(...prices);
}

/** Whether the sentence is about prices of trees, and about nothing else that costs. */
function isAbout({ subjects }: Statement, name: string): boolean {
  const [nearest] = subjects;
  return nearest?.subject.about.includes(name) === true;
}

function* wrongPrice(
  model: Model,
  text: Text,
  statement: Statement,
  product: Product | undefined,
  quantities: readonly QuantityInText[],
) {
  const heightsOf = quantities.filter(
    (each) =>
      isHeight(each) && sentenceOf({ quantity: each }) === sentenceOf({ quantity: statement.quantity }),
  );
  const cells = liveCells(model.priceFiles).filter(({ file }) => !product || file === product.file);
  const isPrice =
    isAbout(statement, PRICE) ||
    (product !== undefined && isOfNamed(product, statement)) ||
    isRangeOfAll(text, statement, cells);
  if (!isPrice && (!product || heightsOf.length === 0)) return;
  const rows = cells.map(({ row }) => row);
  const expected = product && heightsOf.length > 0 ? atHeights(rows, heightsOf) : rows;
  const [least, most] = [
    Math.min(...expected.map(({ price }) => price)),
    Math.max(...expected.map(({ price }) => price)),
  ];
  const prices = [...new Set(expected.map(({ price }) => price))].sort((a, b) => a - b);
  const fits = fitting(statement, prices, [least, most], product !== undefined);
  if (expected.length === 0 || fits === undefined || fits) return;
  const shown = prices.length > 3 ? [least, most] : prices;
  const sides = shown
    .map((price) => cells.find(({ row }) => expected.includes(row) && row.price === price))
    .flatMap((cell) => (cell ? [rowSide(model, cell.file, cell.row)] : []));
  yield found(model, 'stated-price', text, statement.quantity, product?.name ?? '', sides);
}

/** Whether prices allow a statement; `undefined` where it says too little. */
function fitting(
  { quantity, operator }: Statement,
  prices: readonly number[],
  [least, most]: readonly [number, number],
  isOfOne: boolean,
): boolean | undefined {
  const [from = 0, to = from] = quantity.value.split('-').map(Number);
  if (operator === 'at-least') return from === least;
  if (operator === 'at-most') return to >= most;
  if (operator === 'less-than') return to > least;
  if (operator === 'more-than') return from < most;
  if (from !== to) return isOfOne ? from === least && to === most : from === least && to === most;
  if (operator === 'about')
    return isOfOne ? prices.some((price) => Math.abs(price - from) <= price * 0.2) : undefined;
  return isOfOne ? prices.includes(from) : undefined;
}

function isHeight({ kind, value }: QuantityInText): boolean {
  return (
    kind === 'distance' &&
    (measureOf(value)?.to ?? Number.POSITIVE_INFINITY) <= TALLEST &&
    (measureOf(value)?.to ?? 0) >= 0.5
  );
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

function* wrongSize(model: Model, text: Text, statement: Statement, product: Product) {
  const { quantity, operator } = statement;
  const height = measureOf(quantity.value);
  if (!height || !isHeight(quantity) || !isAbout(statement, SIZE)) return;
  const rows = liveCells(model.priceFiles)
    .filter(({ file }) => file === product.file)
    .map(({ row }) => row);
  const [min, max] = [Math.min(...rows.map((row) => row.min)), Math.max(...rows.map((row) => row.max))];
  const fits =
    operator === 'at-least'
      ? height.from >= min
      : operator === 'at-most'
        ? height.to <= max || !Number.isFinite(max)
        : height.from >= min && height.to <= max;
  const [row] = rows;
  if (fits || !row) return;
  const grid = rowSide(model, product.file, row, heights(min, max));
  yield found(model, 'stated-price/size', text, quantity, product.name, [grid]);
}

function found(
  model: Model,
  code: 'stated-price' | 'stated-price/size',
  text: Text,
  { start, end }: QuantityInText,
  of: string,
  sides: readonly Side[],
) {
  const stated = text.value.slice(start, end).replace(/\s+/g, ' ');
  const own = side(model, text, stated, {
    place: placeIn(text.entry, text.pointer, { range: { start, end } }),
  });
  const params = { stated, of, expected: sides.map(({ value }) => value) };
  return finding(code, params, text.entry.subject, [own, ...sides]);
}

function rowSide(model: Model, file: PriceFile, row: PriceRow, value?: string): Side {
  const shown = value ?? `${String(row.price).replace('.', ',')} €`;
  return side(model, { entry: file.entry, pointer: row.pointer, surfaces: [] }, shown, {
    source: file.entry.subject,
  });
}
