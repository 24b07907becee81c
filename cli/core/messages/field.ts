import type { Reader } from '../language/reader.ts';

/** What people call values, by value. */
export type Labels = Readonly<Record<string, string>>;

/** The field at fault, as the schema titles and describes it. */
export interface Field {
  /** The schema's title for the field, else its key. */
  field: string;
  description?: string | undefined;
  /** The same for a form. */
  help?: string | undefined;
  /** What people call its choices. */
  labels?: Labels;
  examples: readonly string[];
}

/** The description of a field for its reader. */
export function aboutOf({ description, help }: Field, { isAtDesk }: Reader): string | undefined {
  return (isAtDesk ? help : description) || undefined;
}
