import { en, fr } from '../../messages/phrases.ts';
import type { Fact } from '../../model/facts.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import { seasonOf } from '../../model/season.ts';
import type { Text } from '../../model/walk.ts';
import { entryBeside } from '../claims/names.ts';
import { type Placeholder, partAround, placeholdersOf } from '../claims/placeholders.ts';
import { narrowToProduct, productSlugsOf } from '../claims/subjects.ts';
import { constantCure, finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, statedSide } from '../sides.ts';

export const misplacedFact: Rule<{
  'misplaced-fact': { label: string; expected: string };
}> = {
  id: 'misplaced-fact',
  title: { fr: 'constante qui n’est pas à sa place', en: 'fact in the wrong place' },
  why: {
    fr: 'le texte parle d’une chose, et montre la valeur d’une autre',
    en: 'the text is about one thing and shows the value of another',
  },
  words: {
    'misplaced-fact': ({ label, expected }) => [
      `le texte montre ${fr.quote(label)}, alors qu’il s’agit de ${fr.quote(expected)}`,
      'écrivez la constante qui convient',
      `the text shows ${en.quote(label)}, but is about ${en.quote(expected)}`,
      'write the fact that fits',
    ],
  },
  *find(model) {
    const { lexicon } = model;
    if (!lexicon) return;
    const facts = new Map(model.facts.map((fact) => [fact.slug, fact]));
    const products = productSlugsOf(model);
    const season = seasonOf(model);
    for (const text of model.eachText()) {
      yield;
      for (const placeholder of placeholdersOf(text, lexicon, season)) {
        const fact = facts.get(placeholder.name);
        if (fact?.qualifier.product !== undefined) yield* ofAnother(model, text, placeholder, fact, products);
      }
    }
  },
};

/** A constant that is about another product than the words around it, or else than its entry. */
function* ofAnother(
  model: Model,
  text: Text,
  { sentence: { tokens }, at, start, end }: Placeholder,
  { entry, label, topic, slug: name }: Fact,
  products: readonly string[],
) {
  const { from, to } = partAround(tokens, at);
  const { slug } = entryBeside(model, text) ?? text.entry;
  const { facts, isSure } = narrowToProduct(model.factsAbout(topic), slug, tokens.slice(from, to), products);
  const [right, ...others] = facts;
  if (!isSure || !right || facts.some((each) => each.slug === name)) return;
  const shown = statedSide(model, text, { start, end });
  const about = side(model, atOf(model, entry, '/label'), label);
  yield finding('misplaced-fact', { label, expected: right.label }, text.entry.subject, [shown, about], {
    cures: others.length === 0 ? [constantCure(shown.place, right.slug)] : [],
  });
}
