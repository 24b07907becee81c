import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** Reads texts for words that no dictionary knows, with the settings of `npm run lint:words`. */
export interface Speller {
  /**
   * The words of a text, each once, with the line that has it.
   * @param file its path from the content folder
   */
  unknownWords(file: string, text: string): Promise<ReadonlyMap<string, string>>;
  suggestions(word: string): Promise<readonly string[]>;
}

/** Shown for one word. */
const MOST_SUGGESTIONS = 4;

/**
 * Loads the dictionaries, which takes a second and 200 MB.
 * @param root absolute path of the folder of `cspell.json`
 * @returns `undefined` where the packages of developers are not installed, or nothing is set
 */
export async function openSpeller(root: string): Promise<Speller | undefined> {
  const settingsFile = path.join(root, 'cspell.json');
  const speller = await import('cspell-lib').catch(() => undefined);
  if (!speller || !existsSync(settingsFile)) return undefined;
  const settings = await speller.loadConfig(settingsFile);
  /** Read again when the text is another. */
  const known = new Map<string, { readonly text: string; readonly words: ReadonlyMap<string, string> }>();
  return {
    async unknownWords(file, text) {
      const old = known.get(file);
      if (old?.text === text) return old.words;
      await setImmediate(); // others are answered between two texts
      const uri = pathToFileURL(path.join(root, 'content', file)).href;
      // The settings' file, and not its settings: only from there the checker knows the paths to be left out.
      const options = { configFile: settingsFile, noConfigSearch: true, generateSuggestions: false };
      const { issues } = await speller.spellCheckDocument({ uri, text }, options, {});
      const words = new Map(issues.toReversed().map((each) => [each.text, each.line.text.trim()]));
      known.set(file, { text, words });
      return words;
    },
    async suggestions(word) {
      const options = { numSuggestions: MOST_SUGGESTIONS, dictionaries: ['fr-fr'] };
      const found = await speller.suggestionsForWord(word, options, settings);
      const isLower = word === word.toLowerCase();
      const words = found.suggestions.filter(({ word: each }) => !isLower || each === each.toLowerCase());
      return words.slice(0, MOST_SUGGESTIONS).map((each) => each.word);
    },
  };
}

export function listedWords(text: string): ReadonlySet<string> {
  const lines = text.split(/\r?\n/);
  return new Set(lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean));
}

export function withWord(text: string, word: string): string {
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${word}\n`;
}
