import { english } from './english.ts';
import { french } from './french.ts';
import type { Locale } from './locale.ts';
import type { Language } from './wording.ts';

const LOCALES: Readonly<Record<Language, Locale>> = { fr: french, en: english };

export function localeOf({ language }: { readonly language: Language }): Locale {
  return LOCALES[language];
}
