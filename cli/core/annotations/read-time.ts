import { NUMBER } from '../content/keyword.ts';
import { wordCount } from '../content/markdown-parts.ts';
import type { Field } from '../messages/field.ts';
import { en, fr } from '../messages/phrases.ts';
import type { Annotation } from './annotation.ts';

/** A number: the minutes that it takes to read the text beside it that the argument names, give or take one. */
export const readTime: Annotation<{
  'text/read-time': Field & { value: number; words: number; minutes: number; pace: number };
}> = {
  keyword: 'x-read-time',
  ...NUMBER,
  argument: { type: 'string' },
  namesSibling: true,
  words: {
    'text/read-time': ({ field, value, words, minutes, pace }) => [
      `${fr.quote(field)} vaut ${value}, mais le texte se lit en ${fr.plural(minutes, 'minute')} (${fr.plural(words, 'mot')})`,
      `écrivez ${minutes} : comptez ${pace} mots par minute`,
      `${en.quote(field)} is ${value}, but the text takes ${en.plural(minutes, 'minute')} to read (${en.plural(words, 'word')})`,
      `write ${minutes}: count ${pace} words a minute`,
    ],
  },
  *check(bearer, argument) {
    const { value } = bearer;
    const text = bearer.beside(String(argument));
    if (typeof value !== 'number' || typeof text !== 'string' || text.trim() === '') return;
    const words = wordCount(text);
    const pace = bearer.content.settings.wordsAMinute;
    const minutes = minutesFor(words, pace);
    if (Math.abs(value - minutes) <= 1) return;
    yield { code: 'text/read-time', params: { ...bearer.field(), value, words, minutes, pace } };
  },
};

/** @param pace words a minute */
export function minutesFor(words: number, pace: number): number {
  return Math.max(1, Math.ceil(words / pace));
}
