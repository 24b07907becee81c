import { groupBy } from '../../content/group.ts';
import type { Fact } from '../../model/facts.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Mark } from '../../prose/lexicon.ts';
import type { Occurrence } from '../../prose/phrases.ts';
import { is, type Token } from '../../prose/tokens.ts';
import type { Use } from '../claims/placeholders.ts';
import { finding } from '../finding.ts';
import { side } from '../sides.ts';
import { labelSide, ownSide } from './sides.ts';

const OPPOSITE = { 'at-most': 'at-least', 'at-least': 'at-most' } as const;
/** Which of the two the words of a sentence make of a value. */
const SIDES: Readonly<Record<string, 'at-most' | 'at-least'>> = {
  'at-most': 'at-most',
  'less-than': 'at-most',
  'at-least': 'at-least',
  'more-than': 'at-least',
};
/** How many sentences outvote a bound, and which share of them. */
const PLACES = 3;
const MOST = 0.8;

/** "Jusqu’au" before a day that is the first, "et plus" after a height that is the greatest. */
export function* ofBound(model: Model, use: Use) {
  const { fact, sentence } = use;
  const clash =
    fact?.bound && boundsAt(use).find(({ value }) => meansOf(value) === OPPOSITE[fact.bound as 'at-most']);
  if (!fact?.bound || !clash || isClosed(use)) return;
  const words = textOf(sentence.tokens.slice(clash.from, clash.to));
  const params = { label: fact.label, words, bound: fact.bound };
  yield finding('misplaced-fact/bound', params, use.text.entry.subject, [
    ownSide(use, model),
    labelSide(model, fact),
  ]);
}

/** Facts whose sentences, nearly all of them, make a greatest value of what they call the least. */
export function outvoted(uses: readonly Use[]): ReadonlyMap<Fact, readonly Use[]> {
  const found = new Map<Fact, readonly Use[]>();
  for (const [fact, all] of groupBy(uses, (use) => use.fact)) {
    if (!fact?.bound) continue;
    const bounded = all.flatMap((use) => {
      const says = isClosed(use)
        ? undefined
        : SIDES[boundsAt(use).map(({ value }) => meansOf(value))[0] ?? ''];
      return says ? [{ use, says }] : [];
    });
    const against = bounded.filter(({ says }) => says !== fact.bound).map(({ use }) => use);
    if (against.length >= PLACES && against.length >= bounded.length * MOST) found.set(fact, against);
  }
  return found;
}

export function* ofOutvoted(model: Model, facts: ReadonlyMap<Fact, readonly Use[]>) {
  for (const [fact, [first, ...rest]] of facts) {
    if (!first || !fact.bound) continue;
    const { label, bound } = fact;
    const params = { label, bound, places: rest.length + 1 };
    yield finding('misplaced-fact/bound-of-all', params, fact.entry.subject, [
      side(model, atOf(model, fact.entry, '/bound'), bound),
      ownSide(first, model),
    ]);
  }
}

/** The words before or after a placeholder that make a bound of it. */
export function boundsAt({ fact, sentence: { tokens, marks }, at }: Use): Occurrence<Mark>[] {
  return marks.filter(
    ({ value, from, to }) =>
      value.role === 'bound' &&
      (value.of === undefined || value.of === fact?.kind) &&
      (value.place === 'before'
        ? to === at || (to === at - 1 && is(tokens, to, 'le', 'la', 'les', 'l'))
        : from === at + 1),
  );
}

function meansOf(value: Mark): string {
  return value.role === 'bound' ? value.means : '';
}

/** "Fermé jusqu’au" the first day; the "plus" of "au plus" closes nothing. */
function isClosed({ sentence: { marks } }: Use): boolean {
  const bounds = marks.filter(({ value }) => value.role === 'bound');
  return marks.some(
    ({ value, from, to }) =>
      (value.role === 'closed' || value.role === 'closing') &&
      !bounds.some((bound) => from >= bound.from && to <= bound.to),
  );
}

export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ written, gap }) => `${gap === 'none' ? '' : ' '}${written}`)
    .join('')
    .trim();
}
