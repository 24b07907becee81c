import { walkAnnotated } from '../content/annotation-tree.ts';
import type { Content, Entry } from '../content/model.ts';
import { placeIn } from '../content/places.ts';
import { hasReadings } from '../content/readings.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { CHECKS } from './registry.ts';
import { TextToCheck } from './text.ts';

/** What the checks say of the texts of `entry`. Facts and prices are no prose; what is no YAML is told of elsewhere. */
export function textWarnings(content: Content, entry: Entry): Problem[] {
  if (hasReadings(entry) || entry.syntax().problems.length > 0) return [];
  const warnings: Problem[] = [];
  walkAnnotated(entry.plan, entry.value, (at) => {
    const { 'x-text': plain, 'x-markdown': markdown } = at.plan.annotations;
    if (typeof at.value !== 'string' || (plain ?? markdown) === undefined) return;
    const text = new TextToCheck(content, entry, at, at.value);
    for (const check of CHECKS) {
      for (const { params, start, end } of check.find(text)) {
        const range = start === undefined || end === undefined ? undefined : { start, end };
        const place = placeIn(entry, text.pointer, { ...(range && { range }) });
        warnings.push({ code: check.id, params, severity: 'warning', ...place });
      }
    }
  });
  return warnings;
}
