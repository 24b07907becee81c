const long = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' });

/** « 5 décembre », « 1er décembre », for `YYYY-MM-DD`. */
export function dayInWords(date: string): string {
  return long.format(new Date(`${date.slice(0, 10)}T00:00:00Z`)).replace(/^1 /, '1er ');
}

/** The months in words, January first. */
export const months: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  month.format(Date.UTC(2026, index, 1)),
);
