import { STRING } from '../content/keyword.ts';
import type { Field } from '../messages/field.ts';
import { en, fr } from '../messages/phrases.ts';
import { endOf, isMoment, startOf } from '../values/calendar.ts';
import type { Annotation } from './annotation.ts';

/** The end of a period, later than the moment beside it that the argument names. A day alone lasts to its last minute. */
export const after: Annotation<{
  'schema/x-after': Field & { value: string; startTitle: string; startValue: string };
}> = {
  keyword: 'x-after',
  ...STRING,
  argument: { type: 'string' },
  namesSibling: true,
  words: {
    'schema/x-after': ({ field, value, startTitle, startValue }) => [
      `${fr.quote(field)} (${value}) vient avant ${fr.quote(startTitle)} (${startValue})`,
      `écrivez un moment plus tardif, ou corrigez ${fr.quote(startTitle)}`,
      `${en.quote(field)} (${value}) comes before ${en.quote(startTitle)} (${startValue})`,
      `write a later moment, or fix ${en.quote(startTitle)}`,
    ],
  },
  *check(bearer, argument) {
    const { text: value } = bearer;
    const start = String(argument);
    const startValue = bearer.beside(start);
    if (value === undefined || typeof startValue !== 'string') return;
    if (!isMoment(value) || !isMoment(startValue) || startOf(startValue) < endOf(value)) return;
    const startTitle = bearer.titleBeside(start);
    yield { code: 'schema/x-after', params: { ...bearer.field(), value, startTitle, startValue } };
  },
};
