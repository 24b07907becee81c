import { nameOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { PriceFile } from '../../model/prices.ts';
import type { Text } from '../../model/walk.ts';
import { sentenceOf } from '../../prose/contexts.ts';
import type { Subject } from '../../prose/lexicon.ts';
import type { Statement } from '../../prose/statements.ts';
import { fold } from '../../prose/tokens.ts';
import { LONG_ENOUGH, wordsOf } from './names.ts';

/** Whether a subject of the lexicon is about all prices of a collection, or about all its sizes. */
export function isOfAll({ about }: Subject, what: 'price' | 'size'): boolean {
  return about.some((name) => name.startsWith(`${what}:`) && !name.includes('/'));
}

/** What has prices, with the words by which sentences name it. */
export interface Product {
  readonly file: PriceFile;
  readonly subject: string;
  readonly name: string;
  /** Words of its name that no other product has. */
  readonly words: readonly string[];
}

export function productsOf(model: Model): Product[] {
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

/** The one that the sentence names, or else that the page shows; none when it names several. */
export function productOf(products: readonly Product[], text: Text, statement: Statement) {
  const sentence = sentenceOf(statement);
  const named = products.filter((product) => isNamed(product, sentence));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  if (isGeneral(statement)) return undefined;
  return products.find(({ subject }) => subject === text.entry.subject);
}

export function isNamed({ name, words }: Product, sentence: string): boolean {
  const capitals = new Set(wordsOf((sentence.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? []).join(' ')));
  const inSentence = new Set(wordsOf(sentence));
  const isWhole = () => fold(sentence).includes(fold(name)) && !fold(sentence).includes(`plus ${fold(name)}`);
  return words.some(
    (word) => capitals.has(word) || (inSentence.has(word) && (word.length >= LONG_ENOUGH || isWhole())),
  );
}

/** Whether it is of all that is sold. */
export function isGeneral({ sentence: { marks } }: Statement): boolean {
  return marks.some(({ value }) => value.role === 'general');
}
