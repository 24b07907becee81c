import type { Entry } from '../../content/content.ts';
import { groupBy } from '../../content/group.ts';
import type { Fact } from '../../model/facts.ts';
import type { Model } from '../../model/model.ts';
import type { Subject } from '../../prose/lexicon.ts';
import { fold, type Run } from '../../prose/tokens.ts';
import { mappingOf } from '../../values/json-value.ts';

/** The facts that a subject of the lexicon is about. */
export function factsBySubject(model: Model) {
  const byName = groupBy([...model.facts, ...model.computedFacts()], ({ slug }) => slug);
  const found = new Map<Subject, readonly Fact[]>();
  return (subject: Subject) => {
    const facts =
      found.get(subject) ?? subject.about.flatMap((name) => byName.get(name) ?? model.factsAbout(name));
    found.set(subject, facts);
    return facts;
  };
}

/** Shorter words of a slug do not identify a product. */
const NAME = 5;

/** Of facts that differ by product only, those whose product the entry or the sentence names; otherwise all of them, as uncertain. */
export function narrowToProduct(
  facts: readonly Fact[],
  slug: string,
  sentence: Run,
  products: readonly string[],
): { readonly facts: readonly Fact[]; readonly isSure: boolean } {
  if (facts.every(({ qualifier }) => qualifier.product === undefined)) return { facts, isSure: true };
  const written = new Set(sentence.map(({ text }) => text));
  const isNamed = (product: string) =>
    slug === product ||
    isLinked(product, sentence) ||
    distinctiveWords(product, products).some((word) => written.has(word));
  const named = facts.filter(({ qualifier: { product } }) => product === undefined || isNamed(product));
  return named.length === 0 ? { facts, isSure: false } : { facts: named, isSure: true };
}

/** Whether a part of a sentence links to the page of a product. */
export function isLinked(product: string, part: Run): boolean {
  return part.some(
    ({ kind, written }) => kind === 'opaque' && !written.startsWith('{{') && written.includes(`/${product})`),
  );
}

/** The slugs of everything that may be a fact's product; not only facts have names. */
export function productSlugsOf(model: Model): readonly string[] {
  const named = new Set(model.facts.flatMap(({ qualifier }) => qualifier.product ?? []));
  return model.collections
    .map((name) => model.collection(name).map(({ slug }) => slug))
    .filter((slugs) => slugs.some((slug) => named.has(slug)))
    .flat();
}

/** The words of a product's slug that no other product has. */
function distinctiveWords(product: string, products: readonly string[]): string[] {
  const others = products.filter((other) => other !== product).flatMap((other) => other.split('-'));
  return product.split('-').filter((word) => word.length >= NAME && !others.includes(word));
}

/** Whether the name of an entry has one of the extra words that a subject requires. */
export function isNamedFor({ slug }: Entry, subject: Subject): boolean {
  const name = new Set(slug.split('-'));
  return subject.with.some((word) => name.has(fold(word)));
}

/** Whether a fact is the least or most of a whole collection: "le plus petit", on the page of a product, is not that. */
export function isBoundOfCollection({ slug, entry }: Fact, { collection }: Entry): boolean {
  const { equals } = mappingOf(entry.value);
  const [, all] = /^(?:price|size):([^/]+)\/(?:least|most)$/.exec(String(equals ?? slug)) ?? [];
  return all !== undefined && all === collection;
}
