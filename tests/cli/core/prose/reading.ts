import { readQuantities } from '../../../../cli/core/prose/read-quantities.ts';

/** What is read from `text`, each as `kind value «slice»`, then weekday and year when there are any. */
export function reading(text: string): string[] {
  return readQuantities(text).map(({ kind, value, start, end, weekday, year }) =>
    [kind, value, `«${text.slice(start, end)}»`, weekday, year]
      .filter((part) => part !== undefined)
      .join(' '),
  );
}
