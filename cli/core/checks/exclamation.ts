import { NONE, type TextCheck } from '../annotations/check-kinds.ts';

export const exclamation: TextCheck<{ 'text/exclamation': { readonly count: number } }> = {
  reads: 'texts',
  severity: 'warning',
  words: {
    'text/exclamation': ({ count }) => [
      `${count} points d’exclamation dans un même texte`,
      'gardez-en un au plus',
      `${count} exclamation marks in one text`,
      'keep one at most',
    ],
  },
  find({ words }) {
    const first = words.indexOf('!');
    const second = first < 0 ? -1 : words.indexOf('!', first + 1);
    if (second < 0) return NONE;
    const count = words.split('!').length - 1;
    return [{ code: 'text/exclamation', params: { count }, range: { start: second, end: second + 1 } }];
  },
};
