/** The months in French, January first. */
export const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** `12-01` as `1er décembre`; anything else unchanged. */
export function frenchDay(monthDay: string): string {
  const [month, day] = monthDay.split('-').map(Number);
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? monthDay : `${day === 1 ? '1er' : day} ${name}`;
}

/** `2024-12-01` as `1er décembre 2024`. */
export function frenchDate(date: string): string {
  return `${frenchDay(date.slice(5))} ${date.slice(0, 4)}`;
}
