import { faultsAt, NONE, type TextCheck } from '../annotations/check-kinds.ts';

/** Redundant: screen readers announce a picture as one. */
const SAYS_PICTURE =
  /^(?:une?\s)?(?:image|photo(?:graphie)?|dessin|illustration|vue)(?!\p{L})(?:\sde(?!\p{L}))?/giu;

export const alternativeText: TextCheck<{ 'text/alternative': { readonly found: string } }> = {
  reads: 'texts',
  language: 'fr',
  severity: 'warning',
  words: {
    'text/alternative': ({ found }) => [
      `« ${found} » ne dit rien de ce que l’on voit`,
      'commencez par ce que l’on voit : le lecteur d’écran dit déjà que c’est une image',
      `"${found}" says nothing of what can be seen`,
      'begin with what can be seen: a screen reader already says that it is a picture',
    ],
  },
  find: (text) =>
    text.key === 'alt' && text.words.search(SAYS_PICTURE) === 0
      ? faultsAt(text, SAYS_PICTURE, (found) => ({ code: 'text/alternative', params: { found } }))
      : NONE,
};
