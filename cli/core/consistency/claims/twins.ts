import type { Fact } from '../../model/facts.ts';
import type { Model } from '../../model/model.ts';
import type { Lexicon } from '../../prose/lexicon.ts';
import type { Place, ReadSentence, Statement } from '../../prose/statements.ts';
import { contextsOf, PLACEHOLDER_TOKEN, partAround, usesIn } from './placeholders.ts';
import { narrowToProduct } from './subjects.ts';
import { speaksOf } from './verdict.ts';

/** The facts of its kind that other places show between the words that stand around a value. */
export type Twins = (statement: Statement) => readonly Fact[];

/** "À 21 km au plus de Colmar", where other texts have "à {{delivery-radius}} au plus de Colmar". */
export function twinsIn(model: Model, lexicon: Lexicon, products: readonly string[]): Twins {
  const shown = new Map<string, Set<Fact>>();
  for (const use of usesIn(model, lexicon))
    for (const words of use?.fact ? use.contexts : []) {
      const facts = shown.get(words) ?? new Set();
      if (use?.fact) shown.set(words, facts.add(use.fact));
    }
  const facts = [...model.facts, ...model.computedFacts()];
  const topics = new Map(facts.map(({ slug, topic }) => [slug, topic]));
  const besides = ({ tokens }: ReadSentence, { from }: Place, kind: string) => {
    const shownHere = tokens.map(({ written }) => topics.get(PLACEHOLDER_TOKEN.exec(written)?.[1] ?? ''));
    const { from: first, to } = partAround(tokens, from);
    const mates = facts.filter(
      (fact) => fact.qualifier.product && shownHere.includes(fact.topic) && speaksOf(kind, fact.kind),
    );
    const { facts: own, isSure } = narrowToProduct(mates, '', tokens.slice(first, to), products);
    return isSure ? own : [];
  };
  return ({ sentence, place, quantity: { kind } }) => {
    const longest = new Map<string, readonly Fact[]>();
    for (const words of contextsOf(sentence, place)) {
      const facts = [...(shown.get(words) ?? [])].filter((fact) => speaksOf(kind, fact.kind));
      const [side = ''] = words;
      if (facts.length > 0 && !longest.has(side)) longest.set(side, facts);
    }
    const between = [...new Set([...longest.values()].flat())];
    return between.length > 0 ? between : besides(sentence, place, kind);
  };
}
