import { firstAndLast } from './calendar.ts';
import { isMapping, type JsonValue } from './json-value.ts';

/** A day of the year, `12-22`, and how many days after it an edge is. */
export interface EdgeDay {
  readonly day: string;
  readonly shift: -1 | 0 | 1;
}

/** The day of `{ on: FACT }`, `{ before: FACT }` or `{ after: FACT }` at one end of a period; `held` gives the value of a fact. */
export function dayOfEdge(
  edge: JsonValue | undefined,
  end: 'from' | 'through',
  held: (fact: string) => JsonValue | undefined,
): EdgeDay | undefined {
  if (!isMapping(edge)) return undefined;
  const [[relation = '', fact = ''] = []] = Object.entries(edge);
  const days = String(held(String(fact)));
  if (!/^\d\d-\d\d(?:\/\d\d-\d\d)?$/.test(days)) return undefined;
  const [first, last] = firstAndLast(days);
  if (relation === 'before') return { day: first, shift: -1 };
  if (relation === 'after') return { day: last, shift: 1 };
  return { day: end === 'from' ? first : last, shift: 0 };
}
