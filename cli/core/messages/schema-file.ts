// What is wrong with a schema.

import type { Language, WordsOf } from '../language/wording.ts';
import { en, fr } from './phrases.ts';

/** What JSON allows at the place where a text departs from it; `quote` and `escape` are missing in a string. */
export type JsonExpectation = 'value' | 'key' | 'colon' | 'comma' | 'end' | 'quote' | 'escape';

export interface SchemaFileParams {
  'schema/broken': { reason: string };
  'schema/same-title': { /** Another schema, or a type that generated modules always have. */ other: string };
  'schema/slow-pattern': { pattern: string; file: string };
  'schema/json': { wanted: JsonExpectation; found: string };
}

const JSON_PARTS: Readonly<Record<Language, Readonly<Record<JsonExpectation, string>>>> = {
  fr: {
    value: 'une valeur',
    key: 'un nom de propriété entre guillemets droits',
    colon: 'un deux-points',
    comma: 'une virgule ou la fermeture',
    end: 'la fin du fichier',
    quote: 'un guillemet droit qui ferme le texte, sur la même ligne',
    escape: 'un échappement connu (\\\\ pour une barre oblique inverse, \\t pour une tabulation)',
  },
  en: {
    value: 'a value',
    key: 'a property name in double quotes',
    colon: 'a colon',
    comma: 'a comma or the closing bracket',
    end: 'the end of the file',
    quote: 'the closing quote, on the same line',
    escape: 'a known escape (\\\\ for a backslash, \\t for a tab)',
  },
};

export const schemaFile: WordsOf<SchemaFileParams> = {
  'schema/broken': ({ reason }) => [
    `ce schéma est cassé : ${reason}`,
    'c’est l’affaire d’un mainteneur : le contenu n’y est pour rien',
    `this schema is broken: ${reason}`,
    'a maintainer must fix it: the content is not at fault',
  ],
  'schema/same-title': ({ other }) => [
    `le titre de ce schéma est déjà celui de ${other}`,
    'écrivez-en un autre : il nomme le type des entrées dans le code',
    `the title of this schema is already that of ${other}`,
    'write another: it names the type of the entries in the code',
  ],
  'schema/slow-pattern': ({ pattern, file }) => [
    `le motif ${fr.quote(pattern)} ne vient pas à bout de ${file}`,
    'c’est l’affaire d’un mainteneur : une répétition dans une autre, comme (a+)+, se lit de trop de façons',
    `the pattern ${en.quote(pattern)} does not get through ${file}`,
    'a maintainer must fix it: a repetition inside another, like (a+)+, can be read in too many ways',
  ],
  'schema/json': ({ wanted, found }) => [
    found === ''
      ? `ce schéma n’est pas du JSON : il manque ${JSON_PARTS.fr[wanted]}`
      : `ce schéma n’est pas du JSON : à la place de ${fr.quote(found)}, il faut ${JSON_PARTS.fr[wanted]}`,
    'c’est l’affaire d’un mainteneur : le contenu n’y est pour rien',
    found === ''
      ? `this schema is not JSON: ${JSON_PARTS.en[wanted]} is missing`
      : `this schema is not JSON: expected ${JSON_PARTS.en[wanted]}, not ${en.quote(found)}`,
    'a maintainer must fix it: the content is not at fault',
  ],
};
