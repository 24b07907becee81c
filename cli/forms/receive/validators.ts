// `npm run functions` puts code that Ajv wrote in the place of this module: hosts that forbid `new Function` run it as well.
import { Ajv, type ValidateFunction } from 'ajv';
import schema from '../../../schemas/submissions.json' with { type: 'json' };

type Accepts = ValidateFunction<Record<string, unknown>>;

let ajv: Ajv | undefined;

/** Checks against a definition of `schemas/submissions.json`, and drops other fields. */
export function validatorOf(definition: string): Accepts {
  ajv ??= new Ajv({ removeAdditional: true, strictSchema: false }).addSchema(schema, 'forms');
  const accepts = ajv.getSchema<Record<string, unknown>>(`forms#/definitions/${definition}`);
  if (!accepts) throw new Error(`schemas/submissions.json has no ${definition}`);
  return accepts;
}
