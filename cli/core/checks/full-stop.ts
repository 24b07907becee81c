import { NONE, type TextCheck } from '../annotations/check-kinds.ts';

/** Keys of fields that are not sentences. */
const HEADINGS = new Set(['title', 'name', 'label', 'alt']);

export const fullStop: TextCheck<{ 'text/full-stop': { readonly field: string } }> = {
  reads: 'texts',
  severity: 'warning',
  words: {
    'text/full-stop': ({ field }) => [
      `« ${field} » finit par un point`,
      'retirez-le',
      `"${field}" ends with a full stop`,
      'take it off',
    ],
  },
  find(text) {
    const { words } = text;
    const stop = words.trimEnd().length - 1;
    if (words[stop] !== '.' || !HEADINGS.has(text.key) || /(?:\.|etc)\.\s*$/.test(words)) return NONE;
    return [{ code: 'text/full-stop', params: { field: text.field }, range: { start: stop, end: stop + 1 } }];
  },
};
