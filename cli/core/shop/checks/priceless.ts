import type { DayCheck } from '../../annotations/check-kinds.ts';
import type { Content, Entry } from '../../content/content.ts';
import { isMapping } from '../../values/json-value.ts';

/** A variety without a price grid: its page offers a tree and names no price. */
export const priceless: DayCheck<{ 'price/none': { slug: string } }> = {
  reads: 'day',
  severity: 'warning',
  words: {
    'price/none': ({ slug }, reader) => [
      'cette variété n’a pas de prix : sa page n’en montre aucun',
      reader.isAtDesk
        ? `ajoutez-les dans ${reader.folder('prices')}`
        : `écrivez-les : npm run sapin -- new prices ${slug}`,
      'this variety has no price: its page shows none',
      `write them: npm run sapin -- new prices ${slug}`,
    ],
  },
  *find(content) {
    for (const variety of pricelessIn(content))
      yield { code: 'price/none', params: { slug: variety.slug }, in: variety, pointer: '' };
  },
};

/** The varieties that no price file names; none where there are no such files at all. */
export function pricelessIn({ collections }: Pick<Content, 'collections'>): Entry[] {
  const prices = collections.get('prices');
  if (!prices) return [];
  const priced = new Set(prices.map(({ value }) => isMapping(value) && value.variety));
  return (collections.get('varieties') ?? []).filter(({ slug }) => !priced.has(slug));
}
