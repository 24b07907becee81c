const euros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
const eurosAndCents = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const metres = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** `24` as `24 €`, `45.5` as `45,50 €`. */
export function formatPrice(price: number): string {
  return euros.format(price);
}

/** `24` as `24,00 €`. */
export function formatPriceWithCents(price: number): string {
  return eurosAndCents.format(price);
}

/** `1.5` and `1.75` as `1,50 – 1,75 m`. */
export function formatHeights(min: number, max: number): string {
  return `${metres.format(min)} – ${metres.format(max)}\u00a0m`;
}

/** `2024-12-01` as `1 décembre 2024`. */
export function formatDate(date: string): string {
  return day.format(new Date(date)).replace(/^1 /, '1er ');
}

/** `1.75` as `1,75 m`. */
export function formatHeight(height: number): string {
  return `${metres.format(height)}\u00a0m`;
}
