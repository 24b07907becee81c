// In plain arithmetic: on a slow phone the first `Intl` formatter takes longer than the rest of the home page.
import { decimals, twoDecimals } from '#generated/shared/numbers.ts';

const noBreak = '\u00a0';

/** `24` as `24 €`, `45.5` as `45,50 €`. */
export function formatPrice(price: number): string {
  return `${decimals(price)}${noBreak}€`;
}

/** `24` as `24,00 €`. */
export function formatPriceWithCents(price: number): string {
  return `${twoDecimals(price)}${noBreak}€`;
}

/** `1.5` and `1.75` as `1,50 – 1,75 m`; no line begins with the dash. */
export function formatHeights(min: number, max: number): string {
  return `${twoDecimals(min)}${noBreak}– ${formatHeight(max)}`;
}

/** `1.75` as `1,75 m`. */
export function formatHeight(height: number): string {
  return `${twoDecimals(height)}${noBreak}m`;
}
