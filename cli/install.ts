import { collectionsIn, type Project } from './content/load.ts';
import { readContentFolder } from './content/read.ts';
import { readSchemas } from './content/schemas.ts';
import { makeValidators } from './content/validators.ts';
import { makeTypes } from './generate/types.ts';

/**
 * Makes the validators and the types of the schemas, which every run needs and which cost more than all the rest of the first
 * one: `npm ci` calls it. Schemas at fault are left to the run that says so.
 */
export async function compileSchemas({ schemasDir, contentDir, cacheDir }: Project): Promise<void> {
  const schemas = readSchemas(schemasDir, contentDir);
  if (schemas.problems.length > 0 || makeValidators(schemas, cacheDir).problems.length > 0) return;
  await makeTypes(schemas, new Set(collectionsIn(schemas, readContentFolder(contentDir))), cacheDir);
}
