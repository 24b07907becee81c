import { type Check, NONE } from './check.ts';

export const exclamation: Check<'text/exclamation', { readonly count: number }> = {
  id: 'text/exclamation',
  words: {
    fr: ({ count }) => ({
      message: `${count} points d’exclamation dans un même texte`,
      hint: 'gardez-en un au plus',
    }),
    en: ({ count }) => ({ message: `${count} exclamation marks in one text`, hint: 'keep one at most' }),
  },
  find({ words }) {
    const first = words.indexOf('!');
    const second = first < 0 ? -1 : words.indexOf('!', first + 1);
    if (second < 0) return NONE;
    const count = words.split('!').length - 1;
    return [{ params: { count }, start: second, end: second + 1 }];
  },
};
