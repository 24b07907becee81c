import { canonical, measureOf } from '../../core/model/values.ts';
import type { FunctionName } from '../../core/shared/functions.ts';
import { FUNCTION_NAMES, formOf } from '../receive/forms.ts';
import type { Database } from '../store/database.ts';
import { purge } from '../store/upkeep.ts';
import type { Shop } from './shop.ts';

/**
 * Removes what is older than the content allows, by the longest reading; who is subscribed stays.
 * @returns how many submissions were removed, and the facts that are missing: what they are about is kept
 */
export async function purgeOld(store: Database, shop: Shop, now: number) {
  const limits = new Map<FunctionName, string>();
  const missing: string[] = [];
  for (const form of FUNCTION_NAMES) {
    const fact = formOf(form).keep;
    const instants = shop.readings(fact).flatMap((duration) => instantBefore(duration, now) ?? []);
    if (instants.length === 0) missing.push(fact);
    else limits.set(form, new Date(Math.min(...instants)).toISOString());
  }
  return { removed: await purge(store, limits), missing };
}

/** The instant so long before `now`, both in milliseconds since 1970; of a range, such as "2-3 mois", the longer one. */
function instantBefore(duration: string, now: number): number | undefined {
  const { to = Number.NaN, unit } = measureOf(canonical('duration', duration)) ?? {};
  const date = new Date(now);
  if (unit === 'h') date.setTime(now - to * 60 * 60_000);
  // A month that has no such day gives the first days of the next: later, never earlier than the day itself.
  else if (unit === 'mois') date.setUTCMonth(date.getUTCMonth() - Math.round(to));
  else return undefined;
  return Number.isNaN(date.getTime()) ? undefined : date.getTime();
}
