import { groupBy } from '../../content/group.ts';
import type { Fact } from '../../model/facts.ts';
import type { Model } from '../../model/model.ts';
import type { Subject } from '../../prose/lexicon.ts';
import { fold } from '../../prose/tokens.ts';

/** The facts that a subject of the lexicon is about. */
export type FactsOf = (subject: Subject) => readonly Fact[];

export function factsBySubject(model: Model): FactsOf {
  const byName = groupBy([...model.facts, ...model.computedFacts()], ({ slug }) => slug);
  const found = new Map<Subject, readonly Fact[]>();
  return (subject) => {
    const facts =
      found.get(subject) ?? subject.about.flatMap((name) => byName.get(name) ?? model.factsAbout(name));
    found.set(subject, facts);
    return facts;
  };
}

/** Shorter words of a slug tell no product from another. */
const NAME = 5;

/** Of facts that differ by product only, those whose product the entry or the sentence names; else all, none for sure. */
export function ofItsProduct(
  facts: readonly Fact[],
  slug: string,
  sentence: string,
): { readonly facts: readonly Fact[]; readonly isSure: boolean } {
  const products = facts.flatMap(({ qualifier }) => qualifier.product ?? []);
  if (products.length === 0) return { facts, isSure: true };
  const said = new Set(fold(sentence).match(/\p{L}+/gu) ?? []);
  const isNamed = (product: string) =>
    slug === product || ownWords(product, products).some((word) => said.has(word));
  const named = facts.filter(({ qualifier: { product } }) => product === undefined || isNamed(product));
  return named.length === 0 ? { facts, isSure: false } : { facts: named, isSure: true };
}

/** The words of a product's slug that no other product has. */
function ownWords(product: string, products: readonly string[]): string[] {
  const others = products.filter((other) => other !== product).flatMap((other) => other.split('-'));
  return product.split('-').filter((word) => word.length >= NAME && !others.includes(word));
}
