import type { Fact } from '../../model/facts.ts';
import type { Model } from '../../model/model.ts';
import { seasonOf } from '../../model/season.ts';
import type { Lexicon } from '../../prose/lexicon.ts';
import type { Place, ReadSentence } from '../../prose/sentences.ts';
import type { Statement } from '../../prose/statements.ts';
import { contextsOf, PLACEHOLDER_TOKEN, partAround, placeholdersIn } from './placeholders.ts';
import { isLinked, narrowToProduct } from './subjects.ts';
import { speaksOf } from './verdict.ts';

/** The facts that other places show between the words around a value; of another kind only beside a constant. */
interface Between {
  readonly facts: readonly Fact[];
  /** Whether a constant beside it, or the words on both sides, leave no doubt. */
  readonly isSure: boolean;
}

/** "À 21 km au plus de Colmar", where other texts have "à {{delivery-radius}} au plus de Colmar". */
export function twinsIn(model: Model, lexicon: Lexicon, products: readonly string[]) {
  const facts = [...model.facts, ...model.computedFacts()];
  const bySlug = new Map(facts.map((fact) => [fact.slug, fact]));
  const shown = new Map<string, Set<Fact>>();
  for (const { name, contexts } of placeholdersIn(model.texts, lexicon, seasonOf(model))) {
    const fact = bySlug.get(name);
    if (fact) for (const words of contexts) shown.set(words, (shown.get(words) ?? new Set()).add(fact));
  }
  const ofProducts = facts.filter(({ qualifier }) => qualifier.product);
  const topics = new Map(facts.map(({ slug, topic }) => [slug, topic]));
  const besides = ({ tokens }: ReadSentence, { from }: Place, kind: string) => {
    const shownHere = tokens
      .filter(({ kind }) => kind === 'opaque')
      .map(({ written }) => topics.get(PLACEHOLDER_TOKEN.exec(written)?.[1] ?? ''));
    const { from: first, to } = partAround(tokens, from);
    const part = tokens.slice(first, to);
    const mates = ofProducts.filter(
      ({ kind: other, topic, qualifier: { product = '' } }) =>
        (shownHere.includes(topic) || isLinked(product, part)) && speaksOf(kind, other),
    );
    const { facts: named, isSure } = narrowToProduct(mates, '', part, products);
    return isSure ? named : [];
  };
  return ({ sentence, place, quantity: { kind } }: Statement): Between => {
    const longest = new Map<string, readonly Fact[]>();
    for (const words of contextsOf(sentence, place)) {
      const [side = ''] = words;
      if (longest.has(side) || longest.has('&') || longest.has('=')) continue;
      const facts = [...(shown.get(words) ?? [])].filter((fact) => side === '&' || speaksOf(kind, fact.kind));
      if (facts.length > 0) longest.set(side, facts);
    }
    const between = [...new Set([...longest.values()].flat())];
    return between.length > 0
      ? { facts: between, isSure: longest.has('&') || longest.has('=') }
      : { facts: besides(sentence, place, kind), isSure: false };
  };
}
