// Numbers in plain arithmetic: on a slow phone the first `Intl` formatter takes longer than the rest of the home page.
const noBreak = '\u00a0';
/** The French thousands separator. */
const narrowNoBreak = '\u202f';

/** Created for the first date, because most pages have none. */
let day: Intl.DateTimeFormat | undefined;

/** `24` as `24 €`, `45.5` as `45,50 €`. */
export function formatPrice(price: number): string {
  return formatPriceWithCents(price).replace(',00', '');
}

/** `24` as `24,00 €`. */
export function formatPriceWithCents(price: number): string {
  return `${withTwoDecimals(price)}${noBreak}€`;
}

/** `1.5` and `1.75` as `1,50 – 1,75 m`. */
export function formatHeights(min: number, max: number): string {
  return `${withTwoDecimals(min)} – ${formatHeight(max)}`;
}

/** `1.75` as `1,75 m`. */
export function formatHeight(height: number): string {
  return `${withTwoDecimals(height)}${noBreak}m`;
}

/** `2024-12-01` as `1er décembre 2024`. */
export function formatDate(date: string): string {
  day ??= new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
  return day.format(new Date(date)).replace(/^1 /, '1er ');
}

/** `1234.5` as `1 234,50`, the thousands kept together. */
function withTwoDecimals(value: number): string {
  return value
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+,)/g, narrowNoBreak);
}
