// Periods whose ends are facts: opening hours and the seasons of the shop.

/** A day of the year, `12-22`, and how many days after it an edge is. */
export interface EdgeDay {
  readonly day: string;
  readonly shift: -1 | 0 | 1;
}

/** The day of `{ on: FACT }`, `{ before: FACT }` or `{ after: FACT }` at one end of a period; `held` gives the value of a fact. */
export function dayOfEdge(
  edge: unknown,
  end: 'from' | 'through',
  held: (fact: string) => unknown,
): EdgeDay | undefined {
  if (typeof edge !== 'object' || edge === null) return undefined;
  const [[relation = '', fact = ''] = []] = Object.entries(edge);
  const days = String(held(String(fact)));
  if (!/^\d\d-\d\d(?:\/\d\d-\d\d)?$/.test(days)) return undefined;
  const [first, last] = firstAndLast(days);
  if (relation === 'before') return { day: first, shift: -1 };
  if (relation === 'after') return { day: last, shift: 1 };
  return { day: end === 'from' ? first : last, shift: 0 };
}

/** The first and the last of `12-01/12-24`; of a day alone, twice this. */
export function firstAndLast(days: string): readonly [first: string, last: string] {
  const [first = '', last = first] = days.split('/');
  return [first, last];
}
