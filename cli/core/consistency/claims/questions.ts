import type { Fact } from '../../model/facts.ts';
import type { Model } from '../../model/model.ts';
import type { Text } from '../../model/walk.ts';
import { sentenceOf } from '../../prose/contexts.ts';
import { isSomeDays, isTreeSize, type JudgedStatement, judgeStatements } from './judge-statements.ts';

/** A value in prose that is tied to no fact: is it one? */
export interface Question {
  readonly text: Text;
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly kind: string;
  readonly sentence: string;
  /** Candidate facts, likeliest first. */
  readonly likely: readonly Fact[];
}

/** Limit of the candidates offered. */
const MOST_LIKELY = 5;

/** Every question that the texts raise, answered or not. */
export function* questionsOf(model: Model): Generator<Question> {
  for (const judged of judgeStatements(model)) if (judged && isOpen(judged)) yield questionOf(model, judged);
}

function isOpen({ against, isSure, statement, quantity, likely }: JudgedStatement): boolean {
  if (isSure || isSomeDays(quantity) || statement.world === 'past' || statement.world === 'elsewhere')
    return false;
  if (against?.verdict === 'same' || against?.verdict === 'compatible') return false;
  if (likely.length > 0)
    return quantity.kind !== 'count' || statement.isTotal || against?.verdict === 'differs';
  if (quantity.kind === 'hours' && quantity.isPart) return false;
  return !['count', 'year'].includes(quantity.kind) && !isTreeSize(quantity) && statement.world === 'ours';
}

function questionOf(model: Model, { text, quantity, likely }: JudgedStatement): Question {
  const { start, end, kind } = quantity;
  const fitting = likely.length > 0 ? likely : model.facts.filter((fact) => fact.kind === kind);
  return {
    text,
    start,
    end,
    written: text.value.slice(start, end).replace(/\s+/g, ' '),
    kind,
    sentence: sentenceOf({ quantity }),
    likely: fitting.slice(0, MOST_LIKELY),
  };
}
