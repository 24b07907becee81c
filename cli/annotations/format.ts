import { isDay, isMoment } from '../content/calendar.ts';
import { en, fr } from '../messages/phrases.ts';
import type { Field } from '../messages/schema.ts';
import { slipHint } from '../messages/slips.ts';
import type { Annotation } from './annotation.ts';

/** The standard keyword, checked here rather than by Ajv: a value of the wrong form has a message of its own. */
export const format: Annotation<{ 'schema/format': Field & { value: string; format: string } }> = {
  keyword: 'format',
  words: {
    'schema/format': ({ field, value, format, description, examples }) => [
      `${fr.quote(value)} n’est pas valable pour ${fr.quote(field)}`,
      slipHint.fr(value, format) ?? `${description ?? 'vérifiez la valeur'}${fr.example(examples)}`,
      `${en.quote(value)} is not valid for ${en.quote(field)}`,
      slipHint.en(value, format) ?? `${description ?? 'check the value'}${en.example(examples)}`,
    ],
  },
  *check(bearer, argument) {
    const value = bearer.text;
    if (value === undefined || FORMATS[String(argument)]?.(value)) return;
    const { form, ...field } = bearer.field();
    const description = form ?? field.description;
    yield { code: 'schema/format', params: { ...field, description, value, format: String(argument) } };
  },
};

const FORMATS: Readonly<Record<string, ((value: string) => boolean) | undefined>> = {
  date: isDay,
  moment: isMoment,
  email: (value) => /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(value),
};
