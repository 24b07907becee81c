import { faultsAt, NONE, type TextCheck } from '../annotations/check-kinds.ts';

/** Words that praise without evidence: stems in lower case. */
const BOASTS = [
  'exceptionnel',
  'incomparable',
  'incontournable',
  'inoubliable',
  'féerique',
  'magique',
  'idéal',
  'parfait',
  'sublime',
  'véritable',
  'authentique',
  'leader',
  'numéro un',
  'n’hésitez',
  "n'hésitez",
  'clé en main',
  'clés en main',
  'savoir-faire unique',
  'le meilleur',
  'la meilleure',
  'les meilleur',
  'à couper le souffle',
];
const LIKELY = new RegExp(BOASTS.join('|'));
/** "Pas parfait" is not praise. */
const BOAST = new RegExp(`(?<!\\p{L}|\\bpas )(?:${BOASTS.join('|')})\\p{L}*`, 'giu');

export const boast: TextCheck<{ 'text/boast': { readonly found: string } }> = {
  reads: 'texts',
  language: 'fr',
  severity: 'warning',
  words: {
    'text/boast': ({ found }) => [
      `« ${found} » vante et ne montre rien`,
      'dites ce qui se voit, se mesure ou se sent',
      `"${found}" boasts and shows nothing`,
      'say what can be seen, measured or smelled',
    ],
  },
  find: (text) =>
    LIKELY.test(text.lower)
      ? faultsAt(text, BOAST, (found) => ({ code: 'text/boast', params: { found } }))
      : NONE,
};
