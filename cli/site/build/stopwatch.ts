import { languageOf } from '../../core/messages/language-of.mjs';

const WORDS = {
  fr: {
    scripts: 'scripts et styles',
    pictures: 'images',
    pages: 'pages',
    'share-images': 'images de partage',
    compression: 'compression',
  },
  en: {
    scripts: 'scripts and styles',
    pictures: 'pictures',
    pages: 'pages',
    'share-images': 'share images',
    compression: 'compression',
  },
} as const;

type BuildStep = keyof (typeof WORDS)['fr'];

/**
 * Prints that a step of the build is done, with what it made and how long it took since the last one.
 * @param print writes a line
 */
export function startStopwatch(print: (line: string) => void = console.log) {
  const language = languageOf([], process.env);
  const seconds = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  let last = performance.now();
  return (step: BuildStep, count?: number) => {
    const now = performance.now();
    const what = [...(count === undefined ? [] : [String(count)]), WORDS[language][step]].join(' ');
    print(`${what}${language === 'fr' ? ' :' : ':'} ${seconds.format((now - last) / 1000)} s`);
    last = now;
  };
}
