import { examplesOf, labelsOf, type SchemaAt } from '../core/content/schemas.ts';
import type { EditorWords } from '../core/messages/editor.ts';
import { argumentsOf } from './asked.ts';

/** The outermost description in the schemas of a place. */
export function descriptionOf(schemas: readonly SchemaAt[]): string {
  return schemas.find(({ schema }) => schema.description)?.schema.description ?? '';
}

/** A field in Markdown: its title, its description, its choices with their meanings, examples. */
export function aboutField(
  name: string,
  schemas: readonly SchemaAt[],
  isRequired: boolean,
  words: EditorWords,
): string {
  const title = schemas.find(({ schema }) => schema.title)?.schema.title;
  const description = descriptionOf(schemas);
  const choices = argumentsOf(schemas, 'enum').flat().map(String);
  const labels = labelsOf(schemas.map(({ schema }) => schema));
  const examples = examplesOf(schemas.find(({ schema }) => schema.examples)?.schema) ?? [];
  const lines = [
    `**${title ?? name}** — ${isRequired ? words.required : words.optional}`,
    description,
    choices.length > 0
      ? `${words.choices}${words.colon}\n${choices.map((choice) => choiceLine(choice, labels[choice], words)).join('\n')}`
      : '',
    examples.length > 0
      ? `${words.examples}${words.colon}${examples.map((example) => `\`${example}\``).join(', ')}`
      : '',
  ];
  return lines.filter((line) => line !== '').join('\n\n');
}

function choiceLine(choice: string, label: string | undefined, { colon }: EditorWords): string {
  return `- \`${choice}\`${label === undefined ? '' : colon + label}`;
}
