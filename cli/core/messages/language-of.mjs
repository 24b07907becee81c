/**
 * The language of a call: that of `--lang`, which the help needs before anything is parsed, else the locale's.
 * @param {readonly string[]} args @param {NodeJS.ProcessEnv} environment
 * @returns {import('../language/wording.ts').Language}
 */
export function languageOf(args, environment) {
  const given = /(?:^|\0)--lang[=\0](fr|en)(?=\0|$)/.exec(args.join('\0'))?.[1];
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return (given ?? (LC_ALL || LC_MESSAGES || LANG || '')).startsWith('en') ? 'en' : 'fr';
}
