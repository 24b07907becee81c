import type { TextCheck } from '../annotations/check-kinds.ts';
import { isOfAnotherMatter } from '../prose/contexts.ts';
import { quantitiesOf } from '../prose/paragraphs.ts';

export const price: TextCheck<{ 'text/price': { readonly found: string } }> = {
  reads: 'texts',
  language: 'fr',
  severity: 'warning',
  words: {
    'text/price': ({ found }) => [
      `le prix « ${found} » est écrit dans un texte`,
      'un prix va dans un champ de prix : le texte ne le suit pas quand il change',
      `the price "${found}" is written in a text`,
      'a price goes into a field "price" or "from": a text does not follow when it changes',
    ],
  },
  *find(text) {
    const { written } = text;
    if (!/€|euro/i.test(written) || text.isChoice) return;
    for (const quantity of quantitiesOf(written)) {
      const { kind, start, end } = quantity;
      if (kind !== 'money' || isOfAnotherMatter({ quantity })) continue;
      const found = written.slice(start, end).replace(/\s+/g, ' ');
      yield { code: 'text/price', params: { found }, range: { start, end } };
    }
  },
};
