import { aboutOf, type JsonSchema } from '../../core/content/schemas.ts';
import { capitalized } from '../../core/text/capitalized.ts';

/** What a field is called: its title, else its key as words. */
export function labelOf({ title }: JsonSchema, key: string): string {
  return (
    title ??
    capitalized(
      key
        .replace(/([a-zà-ÿ])([A-Z])/g, '$1 $2')
        .replaceAll('-', ' ')
        .toLowerCase(),
    )
  );
}

/** What there is to know before filling in a field. */
export function helpOf(schema: JsonSchema): string | null {
  const { help } = aboutOf([schema]);
  return help ? capitalized(help) : null;
}

/** « sapin-grandis » → « Sapin grandis » */
export function inWords(name: string): string {
  return capitalized(name.replaceAll('-', ' '));
}
