import { STRING } from '../content/keyword.ts';
import { describeField } from '../content/schemas.ts';
import type { Field } from '../messages/field.ts';
import { en, fr } from '../messages/phrases.ts';
import { endOf, isMoment, startOf } from '../values/calendar.ts';
import { isMapping } from '../values/json-value.ts';
import { pointerSteps } from '../values/pointer.ts';
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
    const { at, content, entry, text: value } = bearer;
    const start = String(argument);
    const startValue = isMapping(at.parent) ? at.parent[start] : undefined;
    if (value === undefined || typeof startValue !== 'string') return;
    if (!isMoment(value) || !isMoment(startValue) || startOf(startValue) < endOf(value)) return;
    const steps = [...pointerSteps(at.pointer).slice(0, -1), start];
    const startTitle = describeField(content.schemas, entry.schema, steps).title ?? start;
    yield { code: 'schema/x-after', params: { ...bearer.field(), value, startTitle, startValue } };
  },
};
