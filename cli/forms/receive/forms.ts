// What each form sends, as `schemas/submissions.json` declares it.
import schema from '../../../schemas/submissions.json' with { type: 'json' };
import { type DeclaredField, fieldsOf } from '../../core/shared/form-fields.ts';
import { FUNCTIONS, type FunctionName } from '../../core/shared/functions.ts';

export const FUNCTION_NAMES = Object.keys(FUNCTIONS) as readonly FunctionName[];

interface Form {
  /** The file of `content/forms/` with its words. */
  readonly words: string;
  /** The fact that gives how long it is kept. */
  readonly keep: string;
  readonly fields: readonly DeclaredField[];
}

/** What a form sends, by the name of its function. */
export function formOf(name: FunctionName): Form {
  const definition = schema.definitions[FUNCTIONS[name]];
  return { ...definition['x-form'], fields: fieldsOf(definition) };
}
