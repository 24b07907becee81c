import { findFact } from '@/generated/facts.ts';
import { readingOn } from '@/generated/readings.ts';

/**
 * The words that the pages of towns have for a fact.
 * @throws when there are none
 */
export function textOf(fact: string): string {
  const found = findFact(fact);
  const reading = found && readingOn(found, 'delivery');
  if (!reading) throw new Error(`the pages of towns have no words for the fact ${fact}`);
  return reading.text;
}
