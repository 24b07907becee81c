/** `24`, `24,50`, `1 240`: two decimals or none, the thousands kept together. */
export function decimals(value: number): string {
  return twoDecimals(value).replace(',00', '');
}

/** `1234.5` as `1 234,50`, with a narrow no-break space as the French write it. */
export function twoDecimals(value: number): string {
  return value
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+,)/g, '\u202F');
}
