/** The field at fault, as the schema titles and describes it. */
export interface Field {
  /** The schema's title for the field, else its key. */
  field: string;
  description: string | undefined;
  examples: readonly string[];
}
