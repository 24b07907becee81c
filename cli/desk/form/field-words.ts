import { meaningOf } from '../../content/meanings.ts';
import type { JsonSchema } from '../../content/schemas.ts';
import { capitalized } from '../../text/capitalized.ts';
import { literalPattern } from '../../text/literal-pattern.ts';
import type { Json } from '../contract.ts';

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

/** What there is to know before filling in a field, without what concerns who writes files. */
export function helpOf({ description }: JsonSchema): string | null {
  if (description === undefined) return null;
  const clauses = withoutMeanings(description)
    .split(/ ; /)
    .map((clause) => clause.replace(/sans cette ligne/g, 'laissé vide').replace(/,? ?entre guillemets/g, ''))
    // What stands in files for the parts of every page, which one chooses by their names.
    .map((clause) => clause.replace(/ \((?:header|footer)\)/g, ''))
    .map((clause) => clause.replace(/,? ?(?:le|un) point pour les (?:centimes|centimètres)/g, ''))
    .map((clause) =>
      clause.replace(/^vrai (?=pour|si|tant|quand)/, 'oui ').replace(/^faux (?=pour|si)/, 'non '),
    )
    .filter((clause) => !OF_FILES.test(clause));
  const help = clauses
    .join(' ; ')
    .replace(/^[\s,;:]+/, '')
    .trim();
  return help === '' ? null : capitalized(help);
}

/** Words that a person who fills in a form has no use for. */
const OF_FILES =
  /\.yaml|content\/|« ?(?:sapin|npm) |\bslug|markdown|\[\]|\b(?:on|after):|yaml|fichier|identifiant|séparés par des tirets/i;

/** The help of a choice, without the values that its options show in words. */
export function helpOfChoice(
  { description = '', ...schema }: JsonSchema,
  options: readonly { readonly value: Json; readonly label: string }[],
): string | null {
  const foreign = options.flatMap(({ value, label }) =>
    String(value) === label ? [] : [literalPattern(String(value))],
  );
  if (foreign.length === 0) return helpOf({ ...schema, description });
  const named = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${foreign.join('|')})(?![\\p{L}\\p{N}-])`, 'u');
  const bare = description.replace(new RegExp(` \\((?:${foreign.join('|')})\\)`, 'g'), '');
  const help = helpOf({ ...schema, description: bare });
  return help === null || named.test(help) || named.test(help.toLowerCase()) ? null : help;
}

/** « level (étalées), drooping (retombantes) » → « étalées » for `level`. */
export function meaningsOf(description: string, values: readonly Json[]): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const value of values) {
    const meaning = meaningOf(description, String(value));
    if (meaning !== undefined) meanings.set(String(value), capitalized(meaning));
  }
  return meanings;
}

/** A description without the values in it and what they mean: a list of choices says that. */
function withoutMeanings(description: string): string {
  const listed = /^(.*?) ?: [\w-]+ \([^()]*\)(?:,? (?:(?:ou|et) )?[\w-]+ \([^()]*\))*/.exec(description);
  if (listed) return `${listed[1]}${description.slice(listed[0].length)}`;
  const only = /^[\w-]+ \([^()]*\)(?:,? (?:(?:ou|et) )?[\w-]+ \([^()]*\))*(?: ; )?/.exec(description);
  return only?.[0].includes('(') ? description.slice(only[0].length) : description;
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\ben euros?\b/, '€'],
  [/\ben mètres\b/, 'm'],
  [/\ben centimètres\b/, 'cm'],
  [/\ben kilomètres\b/, 'km'],
  [/\ben degrés\b/, '°'],
  [/\ben minutes\b/, 'min'],
  [/\ben jours\b/, 'jours'],
  [/\ben pour ?cent/, '%'],
];

/** The unit that a description gives a number. */
export function unitOf({ description = '' }: JsonSchema): string | null {
  return UNITS.find(([words]) => words.test(description))?.[1] ?? null;
}

/** « sapin-grandis » → « Sapin grandis » */
export function inWords(name: string): string {
  return capitalized(name.replaceAll('-', ' '));
}
