import type { ContentFolder } from '../read.ts';
import type { SchemaFile } from '../schemas.ts';
import { ACCEPTANCES, acceptancesSchema } from './acceptances-schema.ts';
import { projectSchema } from './project-schema.ts';
import { REVIEW, reviewSchema } from './review-schema.ts';
import { PROJECT } from './settings.ts';

/**
 * The schemas that are part of the tool, for the files that the project has.
 * @param checks the codes of all checks
 */
export function builtInSchemas(
  { files, settings: { language } }: ContentFolder,
  checks: readonly string[],
): SchemaFile[] {
  const has = (name: string) => files.some(({ path }) => path === `${name}.yaml`);
  return [
    ...(has(PROJECT) ? [projectSchema(language, checks)] : []),
    ...(has(REVIEW) ? [reviewSchema(language)] : []),
    ...(has(ACCEPTANCES) ? [acceptancesSchema(language)] : []),
  ];
}
