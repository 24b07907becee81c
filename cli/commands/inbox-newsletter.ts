import { csv } from '../forms/inbox/csv.ts';
import { secretOf } from '../forms/inbox/secret.ts';
import type { Shop } from '../forms/inbox/shop.ts';
import { sealAddress } from '../forms/receive/newsletter.ts';
import { ADDRESS_PARAMETER } from '../forms/receive/newsletter-step.ts';
import type { Database } from '../forms/store/database.ts';
import { readSubscribers, type Subscriber } from '../forms/store/messages.ts';
import type { Context } from './context.ts';

interface NewsletterCall {
  readonly store: Database;
  /** Holds the secret. */
  readonly folder: string;
  readonly shop: Shop;
  readonly asCsv: boolean;
}

/** `sapin inbox newsletter`: the addresses; as CSV, those that may be written to. Returns the exit status. */
export async function listSubscribers(
  context: Context,
  { store, folder, shop, asCsv }: NewsletterCall,
): Promise<number> {
  const words = context.words.inbox.subscribers;
  const all = await readSubscribers(store);
  const count = (state: Subscriber['state']) => all.filter((each) => each.state === state).length;
  const summary = words.summary(count('confirmed'), count('single'), count('unconfirmed'));
  if (asCsv) {
    const path = shop.pathOf('newsletter-unsubscription');
    const secret = secretOf(folder);
    const linkFor = (email: string) =>
      `${shop.address}${path}?${ADDRESS_PARAMETER}=${sealAddress(secret, 'unsubscribe', email, 0)}`;
    const rows = all
      .filter(({ state }) => state !== 'unconfirmed')
      .map(({ email, state, requested, confirmed = '', from = '' }) => {
        const link = path === undefined ? '' : linkFor(email);
        return [email, words.states[state], requested, confirmed, from, link];
      });
    context.printData(csv([words.columns, ...rows], context.language === 'fr' ? ';' : ','));
    context.note(summary);
    return 0;
  }
  const lines = all.map(({ email, state, requested, confirmed, from }) =>
    [email, words.states[state], ...(confirmed ? [confirmed, from] : [requested])].join('  '),
  );
  context.answer({ ok: true, subscribers: all }, [summary, ...lines].join('\n'));
  return 0;
}
