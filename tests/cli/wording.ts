import { expect } from 'vitest';
import type { Language, Wording } from '../../cli/messages/wording.ts';

/** Fails where a message breaks the rules of its language; to be called for whatever a test has put into words. */
function expectSoundWording({ message, hint }: Wording, language: Language, about: string): void {
  expect(message, about).not.toBe('');
  expect(hint, `${about}: what to do`).toMatch(/\S/);
  for (const text of [message, hint ?? '']) {
    expect(text, about).not.toMatch(/\bundefined\b|\bnull\b(?! byte)|NaN|\[object|\$\{/);
    expect(text, about).not.toMatch(/[.!]$|^\s|\s$/);
  }
  if (language !== 'fr') return;
  expect(`${message} ${hint}`, about).not.toContain('« »');
  const own = `${message} ${hint}`.replace(/« [^»]* »|"[^"]*"/g, '…'); // what is quoted is the content's
  expect(own, `${about}: apostrophes`).not.toMatch(/\p{L}'\p{L}/u);
  expect(own, `${about}: double marks`).not.toMatch(/\p{L}[;!?](?:\s|$)/u);
}

/** The same in both languages, which must differ. */
export function expectBothLanguages(wordingIn: (language: Language) => Wording, about: string): void {
  const [fr, en] = [wordingIn('fr'), wordingIn('en')];
  expectSoundWording(fr, 'fr', about);
  expectSoundWording(en, 'en', about);
  expect(fr.message, `${about}: French and English`).not.toBe(en.message);
}
