// What was sent by a form, in the words of its page.

interface Option {
  /** What is sent: `value`, or else `id`, or else the label. */
  readonly value?: string;
  readonly id?: string;
  readonly label: string;
  /** A page about it. */
  readonly path?: string;
}

/** The words of a field in `content/forms/`. */
export interface FormField {
  readonly label: string;
  readonly options?: readonly Option[];
  readonly sizes?: readonly Option[];
}

export interface FormRow {
  readonly label: string;
  /** True for what was ticked, a number for a size. */
  readonly value: string | number | true;
  /** Those that were chosen; `value` is their labels. */
  readonly chosen: readonly Option[];
}

/**
 * A row for each field that was filled, in the order of the form; then those that its page no longer has.
 * @param fields as their page words them; a consent, which is a text, gets no row
 */
export function filledRows(
  fields: Readonly<Record<string, FormField | string>>,
  sent: Readonly<Record<string, unknown>>,
): FormRow[] {
  const gone = Object.keys(sent).filter((name) => !Object.hasOwn(fields, name));
  return [...Object.entries(fields), ...gone.map((name) => [name, { label: name }] as const)].flatMap(
    ([name, field]) => (typeof field === 'string' ? [] : rowsOf(field, sent[name])),
  );
}

function rowsOf({ label, options = [], sizes = [] }: FormField, sent: unknown): FormRow[] {
  if (sent === true) return [{ label, value: true, chosen: [] }];
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) {
    const counted = Object.entries(sent).filter(([, count]) => Number(count) > 0);
    const rows = counted.flatMap(([id, count]) => {
      const size = optionOf(sizes, id);
      return size ? [{ label: size.label, value: Number(count), chosen: [] }] : [];
    });
    // A size that the page no longer has, or never had, names no row.
    const others = counted.filter(([id]) => !optionOf(sizes, id)).map(([id, count]) => `${id} × ${count}`);
    return others.length > 0 ? [...rows, { label, value: others.join(', '), chosen: [] }] : rows;
  }
  const values = (Array.isArray(sent) ? sent : [sent]).filter(
    (each) => typeof each === 'string' && each !== '',
  );
  if (values.length === 0) return [];
  const chosen = options.length === 0 ? [] : values.map((each) => optionOf(options, each) ?? { label: each });
  const texts = chosen.length > 0 ? chosen.map((option) => option.label) : values;
  return [{ label, value: texts.join(', '), chosen }];
}

function optionOf(options: readonly Option[], sent: string): Option | undefined {
  return options.find(({ value, id, label }) => (value ?? id ?? label) === sent);
}
