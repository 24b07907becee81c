import type { Language } from '../language/wording.ts';
import type { NameFault } from '../values/file-name.ts';

/** Why no entry can be called so, and what to do. */
export const NAME_FAULTS: Readonly<Record<Language, Readonly<Record<NameFault, string>>>> = {
  fr: {
    wordless: 'ce nom n’a ni lettre ni chiffre : écrivez-en au moins un',
    long: 'ce nom est trop long : quelques mots suffisent',
    kept: 'Windows garde ce nom pour lui : ajoutez-y un mot',
  },
  en: {
    wordless: 'this name has neither a letter nor a digit: write at least one',
    long: 'this name is too long: a few words are enough',
    kept: 'Windows keeps this name for itself: add a word',
  },
};
