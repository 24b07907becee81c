import type { Model } from '../../model/model.ts';
import type { Mark } from '../../prose/lexicon.ts';
import type { Occurrence } from '../../prose/phrases.ts';
import { is, type Token } from '../../prose/tokens.ts';
import type { Use } from '../claims/placeholders.ts';
import { finding } from '../finding.ts';
import { labelSide, ownSide } from './sides.ts';

const OPPOSITE = { 'at-most': 'at-least', 'at-least': 'at-most' } as const;
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

/** The words before or after a placeholder that make a bound of it. */
function boundsAt({ fact, sentence: { tokens, marks }, at }: Use): Occurrence<Mark>[] {
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
