import type { Statement } from '../../prose/statements.ts';

/** The end of what a subject is about whose words, beside those for sizes, speak of the smallest alone. */
const SMALLEST = /^size:.*\/least$/;

interface Heights {
  readonly from: number;
  readonly to: number;
}

/** Whether the statement is possible for trees from `min` to `max`; a bound applies to the smallest or the tallest. */
export function isSoldSize(
  statement: Statement,
  { from, to }: Heights,
  [min, max]: readonly [number, number],
  isOfOne: boolean,
): boolean {
  const { operator } = statement;
  if (operator !== 'is' && isOfSmallest(statement)) return true;
  switch (operator) {
    case 'at-least':
      return from === min;
    case 'at-most':
      return to === max || !Number.isFinite(max);
    case 'more-than':
      return from < max;
    case 'less-than':
      return to > min;
    default:
      if (from < to && !isOfOne) return from === min && to === max;
      return from >= min && to <= max;
  }
}

/** "Le plus petit ne dépasse pas un mètre". */
function isOfSmallest({ sentence: { marks, tokens }, quantity }: Statement): boolean {
  const at = tokens.findIndex(({ end }) => end > quantity.start - quantity.paragraphStart);
  return marks.some(
    ({ value, to }) =>
      value.role === 'subject' && value.subject.about.some((name) => SMALLEST.test(name)) && to <= at,
  );
}
