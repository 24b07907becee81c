// The fields of each form, as `schemas/submissions.json` declares them.

/** How a page asks for a field, by the type of what is sent. */
type Kind = 'text' | 'box' | 'choices' | 'counts';

export interface DeclaredField {
  /** In what is sent. */
  readonly sent: string;
  /** On its page, and in `content/forms/`. */
  readonly name: string;
  /** What people call it where the content has no words for it. */
  readonly label: string;
  readonly kind: Kind;
  readonly isRequired: boolean;
  /** The part of the form that has it. */
  readonly group?: string;
  readonly words?: string;
  readonly autocomplete?: string;
  /** Lines of text; without it one line. */
  readonly rows?: number;
  /** The checkbox that must be ticked to show it. */
  readonly while?: string;
  /** What lists and the subjects of emails show of it: itself, or the town that it names. */
  readonly tells?: 'value' | 'place';
}

/** A definition of the schema, as far as it is read here. */
export interface Declaration {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
}

const KINDS: Readonly<Record<string, Kind>> = { boolean: 'box', array: 'choices', object: 'counts' };

/** The questions of a form, in its order. A field with one value only, such as a consent, is none. */
export function fieldsOf({ required = [], properties }: Declaration): DeclaredField[] {
  return Object.entries(properties).flatMap(([sent, property]) => {
    const { type = '', title = sent, 'x-field': field } = property as Record<string, string | undefined>;
    if ('const' in property) return [];
    const kind = KINDS[type] ?? 'text';
    const given = field as object | undefined;
    return { sent, name: sent, label: title, kind, isRequired: required.includes(sent), ...given };
  });
}

/** What is sent along as it is: a consent without which nothing is sent. */
export function fixedOf({ properties }: Declaration): Readonly<Record<string, unknown>> {
  const fixed = Object.entries(properties).filter(([, property]) => 'const' in property);
  return Object.fromEntries(fixed.map(([sent, property]) => [sent, (property as { const?: unknown }).const]));
}
