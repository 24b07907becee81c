import type { Fact } from '../../model/facts.ts';
import { atOf } from '../../model/lookups.ts';
import type { Model } from '../../model/model.ts';
import type { Use } from '../claims/placeholders.ts';
import type { Side } from '../finding.ts';
import { side, textSide } from '../sides.ts';

/** The placeholder itself. */
export function ownSide({ text, start, end }: Use, model: Model): Side {
  return textSide(model, text, { start, end }, text.value.slice(start, end));
}

/** The label of a fact, or where it is computed. */
export function labelSide(model: Model, fact: Fact): Side {
  return side(
    model,
    atOf(model, fact.entry, fact.isComputed ? (fact.readings[0]?.pointer ?? '') : '/label'),
    fact.label,
  );
}
