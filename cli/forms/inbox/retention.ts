import { formOf } from '../receive/forms.ts';
import { FUNCTION_NAMES } from '../receive/receive.ts';
import type { Database } from '../store/database.ts';
import { purge } from '../store/submissions.ts';
import type { Shop } from './shop.ts';

interface Purged {
  /** How many messages, requests and addresses were removed. */
  readonly removed: number;
  /** Facts that are missing: what they are about is kept. */
  readonly missing: readonly string[];
}

/** Removes what is older than the content allows; who is subscribed stays. */
export async function purgeOld(store: Database, shop: Shop, now: number): Promise<Purged> {
  const limits = FUNCTION_NAMES.map((form) => {
    const fact = formOf(form).keep;
    return { form, fact, limit: shop.duration(fact)?.before(now) };
  });
  const known = limits.flatMap(({ form, limit }) =>
    limit === undefined ? [] : [[form, new Date(limit).toISOString()] as const],
  );
  return {
    removed: await purge(store, new Map(known)),
    missing: limits.flatMap(({ fact, limit }) => (limit === undefined ? [fact] : [])),
  };
}
