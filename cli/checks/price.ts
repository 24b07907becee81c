import { isOfAnotherMatter } from '../prose/contexts.ts';
import { quantitiesOf } from '../prose/paragraphs.ts';
import { type Check, NONE } from './check.ts';

export const price: Check<'text/price', { readonly found: string }> = {
  id: 'text/price',
  words: {
    fr: ({ found }) => ({
      message: `le prix « ${found} » est écrit dans un texte`,
      hint: 'un prix va dans un champ « price » ou « from » : le texte ne le suit pas quand il change',
    }),
    en: ({ found }) => ({
      message: `the price "${found}" is written in a text`,
      hint: 'a price goes into a field "price" or "from": a text does not follow when it changes',
    }),
  },
  find(text) {
    const { written } = text;
    if (!/€|euro/i.test(written) || text.isChoice) return NONE;
    return quantitiesOf(written).flatMap((quantity) => {
      const { kind, start, end } = quantity;
      if (kind !== 'money' || isOfAnotherMatter({ quantity })) return [];
      return [{ params: { found: written.slice(start, end).replace(/\s+/g, ' ') }, start, end }];
    });
  },
};
