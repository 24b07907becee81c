import { en, fr } from '../../messages/phrases.ts';
import { repeatedTexts } from '../claims/repeated.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { side } from '../sides.ts';

export const sameWords: Rule<{ 'same-words': { words: string } }> = {
  id: 'same-words',
  title: { fr: 'mêmes mots pour deux choses', en: 'the same words for two things' },
  why: {
    fr: 'de deux choses qui portent les mêmes mots, l’une a été copiée et oubliée',
    en: 'of two things with the same words, one was copied and forgotten',
  },
  words: {
    'same-words': ({ words }) => [
      `plusieurs choses portent les mêmes mots : ${fr.quote(words)}`,
      'donnez à chacune des mots que les autres n’ont pas',
      `several things have the same words: ${en.quote(words)}`,
      'give each words that no other has',
    ],
  },
  *find(model) {
    for (const repeated of repeatedTexts(model.distincts, model.rows)) {
      yield;
      for (const { texts, rows } of repeated) {
        const [first] = texts;
        if (!first || rows.length > 0) continue; // `list-mismatch` says that they are one thing
        const sides = texts.map((text) => side(model, text, text.value));
        yield finding('same-words', { words: first.value }, first.entry.subject, sides);
      }
    }
  },
};
