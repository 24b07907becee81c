import { en, fr } from '../../messages/phrases.ts';
import type { Fact } from '../../model/facts.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { is } from '../../prose/tokens.ts';
import { entryBeside } from '../claims/names.ts';
import { type Placeholder, partAround, placeholdersOf } from '../claims/placeholders.ts';
import { narrowToProduct, productSlugsOf } from '../claims/subjects.ts';
import { constantCure, cure, finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side, statedSide } from '../sides.ts';

export const misplacedFact: Rule<{
  'misplaced-fact': { label: string; expected: string };
  'misplaced-fact/bound': { label: string; words: string; bound: 'at-most' | 'at-least' };
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
    'misplaced-fact/bound': ({ label, words, bound }) => [
      `la phrase dit ${fr.quote(words)}, mais ${fr.quote(label)} est un ${bound === 'at-most' ? 'maximum' : 'minimum'}`,
      'écrivez une autre constante, ou changez ces mots',
      `the sentence says ${en.quote(words)}, but ${en.quote(label)} is a ${bound === 'at-most' ? 'maximum' : 'minimum'}`,
      'write another fact, or change these words',
    ],
  },
  *find(model) {
    const facts = new Map(model.facts.map((fact) => [fact.slug, fact]));
    yield* referencesToAnother(model, facts);
    const { lexicon } = model;
    if (!lexicon) return;
    const products = productSlugsOf(model);
    for (const text of model.texts) {
      yield;
      for (const placeholder of placeholdersOf(model, text, lexicon)) {
        const fact = facts.get(placeholder.name);
        if (!fact) continue;
        yield* ofAnother(model, text, placeholder, fact, products);
        yield* againstBound(model, text, placeholder, fact);
      }
    }
  },
};

/** A field that names the fact of another product than its entry. */
function* referencesToAnother(model: Model, facts: ReadonlyMap<string, Fact>) {
  for (const { entry, pointer, collection, slug, part } of model.names) {
    const fact = collection === model.settings.facts && part === 'value' ? facts.get(slug) : undefined;
    if (!fact || [undefined, entry.slug].includes(fact.qualifier.product)) continue;
    const right = model.factsAbout(fact.topic).find(({ qualifier }) => qualifier.product === entry.slug);
    if (!right) continue;
    const shown = side(model, atOf(model, entry, pointer), slug);
    const params = { label: fact.label, expected: right.label };
    yield finding('misplaced-fact', params, entry.subject, [shown, labelSide(model, fact)], {
      cures: [cure('value', shown.place, right.slug, right.slug)],
    });
  }
}

/** A constant that is about another product than the words around it, or else than its entry. */
function* ofAnother(
  model: Model,
  text: Text,
  placeholder: Placeholder,
  fact: Fact,
  products: readonly string[],
) {
  if (fact.qualifier.product === undefined) return;
  const { tokens } = placeholder.sentence;
  const { from, to } = partAround(tokens, placeholder.at);
  const { slug } = entryBeside(model, text) ?? text.entry;
  const narrowed = narrowToProduct(model.factsAbout(fact.topic), slug, tokens.slice(from, to), products);
  const [right, ...others] = narrowed.facts;
  if (!narrowed.isSure || !right || narrowed.facts.includes(fact)) return;
  const shown = statedSide(model, text, placeholder);
  const params = { label: fact.label, expected: right.label };
  yield finding('misplaced-fact', params, text.entry.subject, [shown, labelSide(model, fact)], {
    cures: others.length === 0 ? [constantCure(shown.place, right.slug)] : [],
  });
}

const OPPOSITE = { 'at-most': 'at-least', 'at-least': 'at-most' } as const;

/** "Jusqu’au" before a day that is the first, "et plus" after a height that is the greatest. */
function* againstBound(model: Model, text: Text, placeholder: Placeholder, { bound, ...fact }: Fact) {
  const { sentence, at, start } = placeholder;
  const { tokens, marks } = sentence;
  if (!bound || isClosed(sentence)) return;
  const clash = marks.find(
    ({ value, from, to }) =>
      value.role === 'bound' &&
      (value.of === undefined || value.of === fact.kind) &&
      value.means === OPPOSITE[bound] &&
      (value.place === 'before'
        ? to === at || (to === at - 1 && is(tokens, to, 'le', 'la', 'les', 'l'))
        : from === at + 1),
  );
  if (!clash) return;
  const [first, last] = [tokens[clash.from]?.start ?? 0, tokens[clash.to - 1]?.end ?? 0];
  const offset = start - (tokens[at]?.start ?? 0);
  const words = text.value.slice(offset + first, offset + last);
  yield finding('misplaced-fact/bound', { label: fact.label, words, bound }, text.entry.subject, [
    statedSide(model, text, placeholder),
    labelSide(model, fact),
  ]);
}

/** "Fermé jusqu’au" the first day; the "plus" of "au plus" closes nothing. */
function isClosed({ marks }: Placeholder['sentence']): boolean {
  const bounds = marks.filter(({ value }) => value.role === 'bound');
  return marks.some(
    ({ value, from, to }) =>
      (value.role === 'closed' || value.role === 'closing') &&
      !bounds.some((bound) => from >= bound.from && to <= bound.to),
  );
}

function labelSide(model: Model, { entry, label }: Pick<Fact, 'entry' | 'label'>) {
  return side(model, atOf(model, entry, '/label'), label);
}
