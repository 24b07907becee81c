import type { Language } from '../../language/wording.ts';
import { en } from './en.ts';
import { type CommandWords, fr } from './fr.ts';

export type { CommandWords } from './fr.ts';

export function commandWords(language: Language): CommandWords {
  return language === 'fr' ? fr : en;
}
