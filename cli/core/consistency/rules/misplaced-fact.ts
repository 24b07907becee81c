import { groupBy } from '../../content/group.ts';
import { en, fr } from '../../messages/phrases.ts';
import type { Model } from '../../model/model.ts';
import { measureOf } from '../../model/values.ts';
import { is } from '../../prose/tokens.ts';
import { PLACEHOLDER_TOKEN, type Use, usesIn } from '../claims/placeholders.ts';
import { finding } from '../finding.ts';
import { ofAnother, referencesToAnother } from '../misplaced/of-another.ts';
import { ofBound, textOf } from '../misplaced/of-bound.ts';
import { ofOtherSubject } from '../misplaced/of-other-subject.ts';
import { labelSide, ownSide } from '../misplaced/sides.ts';
import type { Rule } from '../rule.ts';

interface Misplaced {
  label: string;
}

export const misplacedFact: Rule<{
  'misplaced-fact': Misplaced & { expected: readonly string[] };
  'misplaced-fact/bound': Misplaced & { words: string; bound: 'at-most' | 'at-least' };
  'misplaced-fact/backwards': { from: string; to: string };
  'misplaced-fact/elsewhere': Misplaced & { words: string; expected: string; places: number };
  'misplaced-fact/of-another': Misplaced & { own: string; other: string };
}> = {
  id: 'misplaced-fact',
  title: { fr: 'constante qui n’est pas à sa place', en: 'fact in the wrong place' },
  why: {
    fr: 'la phrase parle d’une chose, et montre la valeur d’une autre',
    en: 'the sentence is about one thing and shows the value of another',
  },
  words: {
    'misplaced-fact': ({ label, expected }) => [
      `la phrase montre ${fr.quote(label)}, mais ses mots parlent de ${fr.all(expected.map(fr.quote), 'ou de')}`,
      'écrivez la constante dont parle la phrase',
      `the sentence shows ${en.quote(label)}, but its words speak of ${en.all(expected.map(en.quote), 'or of')}`,
      'write the fact that the sentence is about',
    ],
    'misplaced-fact/bound': ({ label, words, bound }) => [
      `la phrase dit ${fr.quote(words)}, mais ${fr.quote(label)} est un ${bound === 'at-most' ? 'maximum' : 'minimum'}`,
      'écrivez une autre constante, ou changez ces mots',
      `the sentence says ${en.quote(words)}, but ${en.quote(label)} is a ${bound === 'at-most' ? 'maximum' : 'minimum'}`,
      'write another fact, or change these words',
    ],
    'misplaced-fact/backwards': ({ from, to }) => [
      `la phrase va de ${fr.quote(from)} à ${fr.quote(to)} : à l’envers`,
      'échangez les deux constantes',
      `the sentence goes from ${en.quote(from)} to ${en.quote(to)}: backwards`,
      'swap the two facts',
    ],
    'misplaced-fact/elsewhere': ({ label, words, expected, places }) => [
      `${fr.quote(words)} amène ici ${fr.quote(label)}, et ${fr.quote(expected)} à ${places} autres endroits`,
      'vérifiez la constante',
      `${en.quote(words)} comes with ${en.quote(label)} here, and with ${en.quote(expected)} in ${places} other places`,
      'check the fact',
    ],
    'misplaced-fact/of-another': ({ label, own, other }) => [
      `${fr.quote(label)} vaut pour ${fr.quote(other)}, alors qu’il s’agit ici de ${fr.quote(own)}`,
      'écrivez la constante qui convient',
      `${en.quote(label)} is of ${en.quote(other)}, but this is about ${en.quote(own)}`,
      'write the fact that fits',
    ],
  },
  *find(model) {
    yield* referencesToAnother(model);
    const { lexicon } = model;
    if (!lexicon) return;
    const uses: Use[] = [];
    for (const use of usesIn(model, lexicon))
      if (use) uses.push(use);
      else yield;
    const contexts = groupBy(
      uses.flatMap((use) => use.contexts.map((words) => ({ words, name: use.name }))),
      ({ words }) => words,
    );
    const placesOf = (words: string) => contexts.get(words) ?? [];
    for (const use of uses) {
      yield;
      const isUsual = use.contexts.some(
        (words) => placesOf(words).filter(({ name }) => name === use.name).length > 1,
      );
      const found = [
        ...ofBound(model, use),
        ...backwards(model, use),
        ...ofAnother(model, use),
        ...ofOtherSubject(model, use, isUsual),
        ...(isUsual ? [] : elsewhere(model, use, placesOf)),
      ];
      if (found[0]) yield found[0];
    }
  },
};

// --- From one to another --------------------------------------------------------------------------------------------

/** "De {{the greatest}} à {{the least}}". */
function* backwards(model: Model, use: Use) {
  const { fact, sentence, at } = use;
  const { tokens } = sentence;
  const name = PLACEHOLDER_TOKEN.exec(tokens[at + 2]?.written ?? '')?.[1];
  if (!fact || !name || !is(tokens, at - 1, 'de') || !is(tokens, at + 1, 'a')) return;
  const other = model.facts.find(({ slug }) => slug === name);
  const [from, to] = [fact, other].map((each) =>
    measureOf(each?.readings.find(({ live }) => live)?.canonical ?? ''),
  );
  if (!other || !from || !to || from.unit !== to.unit || from.from <= to.to) return;
  const params = { from: fact.label, to: other.label };
  yield finding('misplaced-fact/backwards', params, use.text.entry.subject, [
    ownSide(use, model),
    labelSide(model, other),
  ]);
}

// --- The same words elsewhere ----------------------------------------------------------------------------------------

/** How many other places must agree. */
const PLACES = 2;

/** How many of the other places must agree. */
const MOST = 0.8;

interface Elsewhere {
  readonly words: string;
  readonly name: string;
}

/** The words before or after a placeholder, which almost everywhere else go with one other fact. */
function* elsewhere(model: Model, use: Use, placesOf: (words: string) => readonly Elsewhere[]) {
  for (const words of use.contexts) {
    const rest = placesOf(words).filter(({ name }) => name !== use.name);
    const [[name = '', same = []] = []] = [...groupBy(rest, (each) => each.name)].sort(
      (a, b) => b[1].length - a[1].length,
    );
    if (same.length < PLACES || same.length < rest.length * MOST) continue;
    const meant = model.facts.find(({ slug }) => slug === name);
    if (!meant || meant.topic === use.fact?.topic) continue;
    const params = {
      label: use.label,
      words: writtenOf(use, words),
      expected: meant.label,
      places: same.length,
    };
    yield finding('misplaced-fact/elsewhere', params, use.text.entry.subject, [
      ownSide(use, model),
      labelSide(model, meant),
    ]);
  }
}

/** The words of a context as the sentence has them. */
function writtenOf({ sentence: { tokens }, at }: Use, context: string): string {
  const { length } = context.split(' ');
  return textOf(
    context.startsWith('<') ? tokens.slice(at - length, at) : tokens.slice(at + 1, at + 1 + length),
  );
}
