import { decimals } from '../shared/numbers.ts';

/** `1.2` as `1,2`, as the French write it. */
export function withComma(value: number | string): string {
  return String(value).replace('.', ',');
}

/** `24 €`, `24,50 €`, `1 240 €`, as the site writes prices. */
export function euros(amount: number): string {
  return `${decimals(amount)} €`;
}

/** `1,50-1,75 m`, `2-2,25 m`. */
export function heights(min: number, max: number): string {
  return Number.isFinite(max) ? `${decimals(min)}-${decimals(max)} m` : `≥ ${decimals(min)} m`;
}

/** `7,5 km` */
export function kilometres(distance: number): string {
  return `${withComma(distance.toFixed(1))} km`;
}
