import { type CheckedText, faultsAt, NONE, type TextCheck } from '../annotations/check-kinds.ts';
import type { Language, Texts } from '../language/wording.ts';

interface Style<P> {
  /** Left out where it is good style in every language. */
  readonly language?: Language;
  /** What the words of a text should not hold; with the flag `g`. */
  readonly avoid: RegExp;
  /** A cheap test of the words in lower case, which most texts fail. */
  readonly likely?: RegExp;
  /** Whether it is good style here. */
  readonly isFine?: (text: CheckedText) => boolean;
  readonly params: (found: string, text: CheckedText) => P;
  readonly words: (params: P) => Texts;
}

/** A check of how a text is written, where each match is a warning. */
function style<C extends string, P extends object>(
  code: C,
  { language, avoid, likely, isFine, params, words }: Style<P>,
): TextCheck {
  return {
    reads: 'texts',
    severity: 'warning',
    ...(language && { language }),
    words: { [code]: words as (params: object) => Texts },
    find: (text) =>
      (likely && !likely.test(text.lower)) || isFine?.(text)
        ? NONE
        : faultsAt(text, avoid, (found) => ({ code, params: params(found, text) })),
  };
}

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
].join('|');

/** The formal replacement of each familiar form of address. */
const FORMAL: Readonly<Record<string, string>> = {
  tu: 'vous',
  toi: 'vous',
  te: 'vous',
  't’': 'vous',
  ton: 'votre',
  ta: 'votre',
  tes: 'vos',
};

/** Not: "TA", an abbreviation; "tou·te·s"; "Tu Duc" and "Te Deum", names; "le ton", "un ton plus clair", "ton sur ton", the noun. */
const FAMILIAR = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}’'·-])(?:[tT][’'](?=\p{L})|(?:`,
    String.raw`[tT](?:u|e|oi)(?!\s\p{Lu})|[tT]es|[tT]a`,
    String.raw`|(?<!(?:^|[^\p{L}])(?:[lL]e|[uU]n|[dD]u|[cC]e|[aA]u|de|quel|chaque|même|bon|sur)\s)[tT]on(?!\ssur\ston)`,
    String.raw`)(?![\p{L}\p{N}·-]))`,
  ].join(''),
  'gu',
);

/** Keys of fields that are not sentences. */
const HEADINGS = new Set(['title', 'name', 'label', 'alt']);

export const STYLE: readonly TextCheck[] = [
  // Redundant: screen readers announce a picture as one.
  style('text/alternative', {
    language: 'fr',
    isFine: ({ key }) => key !== 'alt',
    avoid: /^(?:une?\s)?(?:image|photo(?:graphie)?|dessin|illustration|vue)(?!\p{L})(?:\sde(?!\p{L}))?/giu,
    params: (found) => ({ found }),
    words: ({ found }) => [
      `« ${found} » ne dit rien de ce que l’on voit`,
      'commencez par ce que l’on voit : le lecteur d’écran dit déjà que c’est une image',
      `"${found}" says nothing of what can be seen`,
      'begin with what can be seen: a screen reader already says that it is a picture',
    ],
  }),
  // "Pas parfait" is not praise.
  style('text/boast', {
    language: 'fr',
    likely: new RegExp(BOASTS),
    avoid: new RegExp(`(?<!\\p{L}|\\bpas )(?:${BOASTS})\\p{L}*`, 'giu'),
    params: (found) => ({ found }),
    words: ({ found }) => [
      `« ${found} » vante et ne montre rien`,
      'dites ce qui se voit, se mesure ou se sent',
      `"${found}" boasts and shows nothing`,
      'say what can be seen, measured or smelled',
    ],
  }),
  // The second of a text.
  style('text/exclamation', {
    avoid: /!(?<=^[^!]*![^!]*!)/g,
    params: (_, { words }) => ({ count: words.split('!').length - 1 }),
    words: ({ count }) => [
      `${count} points d’exclamation dans un même texte`,
      'gardez-en un au plus',
      `${count} exclamation marks in one text`,
      'keep one at most',
    ],
  }),
  style('text/full-stop', {
    isFine: ({ key }) => !HEADINGS.has(key),
    avoid: /(?<!\.|etc)\.(?=\s*$)/g,
    params: (_, { field }) => ({ field }),
    words: ({ field }) => [
      `« ${field} » finit par un point`,
      'retirez-le',
      `"${field}" ends with a full stop`,
      'take it off',
    ],
  }),
  // Accented letters count as word boundaries in `likely`.
  style('text/informal', {
    language: 'fr',
    likely: /\bt(?:u|oi|e|a|on|es)\b|\bt['’]/,
    avoid: FAMILIAR,
    params: (found) => ({ found, formal: FORMAL[found.toLowerCase().replace("'", '’')] ?? 'vous' }),
    words: ({ found, formal }) => [
      `« ${found} » tutoie le lecteur`,
      `le site vouvoie : écrivez « ${formal} »`,
      `"${found}" addresses the reader as a friend`,
      `the site says "vous": write "${formal}"`,
    ],
  }),
  style('text/no-break-space', {
    language: 'fr',
    avoid: /[\u00A0\u202F\u2009]/g,
    params: () => ({}),
    words: () => [
      'une espace insécable est tapée à la main',
      'tapez une espace simple : le site place lui-même les insécables',
      'a no-break space is typed by hand',
      'type a plain space: the site sets no-break spaces itself',
    ],
  }),
];
