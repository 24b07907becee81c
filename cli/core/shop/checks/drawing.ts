import type { EntryCheck } from '../../annotations/check-kinds.ts';
import { en, fr } from '../../messages/phrases.ts';
import { mappingOf } from '../../values/json-value.ts';

/** What the drawing of a variety shows of its finish. */
const SHOWN = [
  { field: 'flocked', finish: 'flocked' },
  { field: 'decoration', finish: 'decorated' },
] as const;

/** A drawing with snow or decorations for a tree that is sold without them, or without them for one that has them. */
export const drawing: EntryCheck<{
  'drawing/finish': { finish: string; drawn: (typeof SHOWN)[number]['field']; isDrawn: boolean };
}> = {
  reads: 'entries',
  severity: 'error',
  words: {
    'drawing/finish': ({ finish, drawn, isDrawn }) => [
      isDrawn
        ? `le dessin a ${fr.quote(drawn)}, mais la préparation de l’arbre est ${fr.quote(finish)}`
        : `la préparation de l’arbre est ${fr.quote(finish)}, mais le dessin n’a pas ${fr.quote(drawn)}`,
      'accordez « drawing » et « traits »',
      isDrawn
        ? `the drawing has ${en.quote(drawn)}, but the finish of the tree is ${en.quote(finish)}`
        : `the finish of the tree is ${en.quote(finish)}, but the drawing lacks ${en.quote(drawn)}`,
      'bring "drawing" and "traits" together',
    ],
  },
  *find({ collection, value }) {
    const { drawing: drawn, traits } = mappingOf(value);
    const { finish } = mappingOf(traits);
    if (collection !== 'varieties' || typeof finish !== 'string') return;
    for (const { field, finish: shown } of SHOWN) {
      const held = mappingOf(drawn)[field];
      const isDrawn = held !== undefined && held !== false;
      if (isDrawn === (finish === shown)) continue;
      const pointer = isDrawn ? `/drawing/${field}` : '/traits/finish';
      yield { code: 'drawing/finish', params: { finish, drawn: field, isDrawn }, pointer };
    }
  },
};
