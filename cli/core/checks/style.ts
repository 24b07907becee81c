import { type CheckedText, faultsAt, NONE, type TextCheck } from '../annotations/check-kinds.ts';
import type { Language, Texts } from '../language/wording.ts';
import { patternOf } from '../prose/french.ts';

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

/** The formal replacement of a familiar form of address, where it is not « vous ». */
const FORMAL: Readonly<Record<string, string>> = { ton: 'votre', ta: 'votre', tes: 'vos' };

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
  style('text/boast', {
    language: 'fr',
    likely: patternOf('praise'),
    avoid: patternOf('boast', 'giu'),
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
    avoid: patternOf('familiar', 'gu'),
    params: (found) => ({ found, formal: FORMAL[found.toLowerCase()] ?? 'vous' }),
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
