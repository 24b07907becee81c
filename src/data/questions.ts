import submissions from '#generated/schemas/submissions.json';
import { fieldsOf, fixedOf } from '#generated/shared/form-fields.ts';
import { FUNCTIONS, type FunctionName } from '#generated/shared/functions.ts';
import type { FieldWords, Questions } from '../forms/questions.ts';

/** What a form asks for, in its words. */
export function questionsOf(
  name: FunctionName,
  words: Readonly<Record<string, FieldWords | string>>,
): Questions {
  const declaration = submissions.definitions[FUNCTIONS[name]];
  const fields = fieldsOf(declaration).map(({ tells: _, words: __, ...field }) => {
    const own = words[field.name];
    return { ...field, ...(typeof own === 'object' && own) };
  });
  return { fields, fixed: fixedOf(declaration) };
}
