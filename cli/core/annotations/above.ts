import { NUMBER } from '../content/keyword.ts';
import type { Field } from '../messages/field.ts';
import { en, fr } from '../messages/phrases.ts';
import type { Annotation } from './annotation.ts';

/** A number: greater than the property beside it that the argument names. */
export const above: Annotation<{
  'schema/x-above': Field & { value: number; below: string; belowTitle: string; belowValue: number };
}> = {
  keyword: 'x-above',
  ...NUMBER,
  argument: { type: 'string' },
  namesSibling: true,
  words: {
    'schema/x-above': ({ field, value, belowTitle, belowValue }) => [
      `${fr.quote(field)} (${fr.number(value)}) doit dépasser ${fr.quote(belowTitle)} (${fr.number(belowValue)})`,
      `écrivez un nombre supérieur à ${fr.number(belowValue)}, ou corrigez ${fr.quote(belowTitle)}`,
      `${en.quote(field)} (${value}) must exceed ${en.quote(belowTitle)} (${belowValue})`,
      `write a number above ${belowValue}, or fix ${en.quote(belowTitle)}`,
    ],
  },
  *check(bearer, argument) {
    const { value } = bearer;
    const below = String(argument);
    const belowValue = bearer.beside(below);
    if (typeof value !== 'number' || typeof belowValue !== 'number' || value > belowValue) return;
    const belowTitle = bearer.titleBeside(below);
    yield { code: 'schema/x-above', params: { ...bearer.field(), value, below, belowTitle, belowValue } };
  },
};
