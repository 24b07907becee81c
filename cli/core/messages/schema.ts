// What a schema refuses in a value.

import type { Language, WordsOf } from '../language/wording.ts';
import { FORMATS } from '../values/formats.ts';
import { regrouped } from '../yaml/number-spelling.ts';
import { listChoices } from './choices.ts';
import { type Displaced, displacedWords, OUT_OF_THE_FORM } from './displaced.ts';
import { nameIn } from './entry-name.ts';
import { aboutOf, type Field } from './field.ts';
import { en, fr } from './phrases.ts';
import { groupedHint, lacksScheme, noSuchDay, slipHint } from './slips.ts';
import { belowKey, type WrongType, wrongType } from './wrong-type.ts';

export interface SchemaParams {
  'schema/type': WrongType;
  'schema/required': Field & {
    missing: string;
    /** The collection of which it names an entry. */
    collection: string | undefined;
    missingTitle: string | undefined;
    choices: readonly string[] | undefined;
    /** The field that is written first inside a missing mapping. */
    firstField: string | undefined;
  };
  'schema/additionalProperties': Field & {
    key: string;
    nearest: string | undefined;
    known: readonly string[];
    displaced: Displaced | undefined;
  };
  'schema/enum': Field & { value: string; allowed: readonly string[]; nearest: string | undefined };
  'schema/const': Field & { value: string; allowed: string };
  'schema/pattern': Field & { value: string; pattern: string };
  'schema/minimum': Limit;
  'schema/maximum': Limit;
  'schema/exclusiveMinimum': Limit;
  'schema/exclusiveMaximum': Limit;
  'schema/multipleOf': Limit;
  'schema/minLength': Count & {
    /** Whether the text was to begin below, after `|` or `>`. */
    isBelow: boolean;
    /** The key of a long text that is an empty string. */
    markdownOf?: string | undefined;
  };
  'schema/maxLength': Count;
  'schema/minItems': Count;
  'schema/maxItems': Count;
  'schema/minProperties': Count;
  'schema/maxProperties': Count;
  'schema/format': Field & { value: string; format: string };
  'schema/uniqueItems': Field & { first: number; second: number };
  'schema/other': Field & { keyword: string; reason: string };
}

type Limit = Field & { value: number; limit: number };
type Count = Field & { count: number; limit: number };

/** Where an empty long text is to be written. */
const BELOW = {
  fr: 'écrivez le texte sous cette ligne, chaque ligne décalée de deux espaces',
  en: 'write the text below this line, each line indented by two spaces',
};

function placeOf(language: Language, isBelow: boolean, key: string | undefined): string | undefined {
  return isBelow ? BELOW[language] : key && belowKey(key)[language];
}

/** What is known about a field, after what introduces it. */
function details(parts: readonly (string | undefined)[], opening: string, between: string): string {
  const known = parts.filter((part) => part !== undefined && part !== '');
  return known.length > 0 ? opening + known.join(between) : '';
}

/** The formats of days, which forms have a calendar for. */
const DAYS: ReadonlySet<string> = new Set(['date', 'moment', 'month-day']);

/** The formats of addresses, in words for a field whose description lacks them. */
const FORMS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  email: { fr: 'une adresse comme nom@domaine.fr', en: 'an address such as name@domain.example' },
  https: { fr: 'une adresse qui commence par https://', en: 'an address that begins with https://' },
  origin: {
    fr: 'https:// puis le nom de domaine, sans barre à la fin',
    en: 'https:// and a domain, without a slash at the end',
  },
};

export const schema: WordsOf<SchemaParams> = {
  'schema/type': wrongType,
  'schema/required': (params, reader) => {
    const { missing, missingTitle, description, examples, labels, choices = [], collection } = params;
    const among = choices.length > 0;
    const named = {
      fr: collection && nameIn.fr(collection, reader),
      en: collection && nameIn.en(collection),
    };
    const line = `${params.firstField ?? missing}: …`;
    const add = params.firstField
      ? {
          fr: `ajoutez ${fr.quote(`${missing}:`)} et, dessous, décalé de deux espaces, ${fr.quote(line)}`,
          en: `add ${en.quote(`${missing}:`)} and below it, indented by two spaces, ${en.quote(line)}`,
        }
      : { fr: `ajoutez une ligne ${fr.quote(line)}`, en: `add a line ${en.quote(line)}` };
    const fill = reader.isAtDesk ? 'remplissez ce champ' : add.fr;
    return [
      reader.isAtDesk
        ? `il manque ${fr.quote(missingTitle ?? missing)}`
        : `il manque le champ ${fr.quote(missing)}${missingTitle && missingTitle.toLowerCase() !== missing ? ` (${missingTitle})` : ''}`,
      among
        ? `${fill}, au choix : ${listChoices('fr', choices, labels, reader)}`
        : `${fill}${details([aboutOf(params, reader), named.fr], ' : ', ' ; ')}${fr.example(examples, reader)}`,
      `the field ${en.quote(missing)} is missing`,
      among
        ? `${add.en}, one of: ${listChoices('en', choices, labels)}`
        : `${add.en}${details([description, named.en], ': ', '; ')}${en.example(examples)}`,
    ];
  },
  'schema/additionalProperties': ({ key, nearest, known, displaced }, reader) =>
    displaced
      ? displacedWords(displaced, reader)
      : [
          `le champ ${fr.quote(key)} n’existe pas ici`,
          reader.isAtDesk
            ? OUT_OF_THE_FORM
            : fr.orElse(
                nearest,
                known.length > 0 ? `les champs possibles : ${known.join(', ')}` : 'effacez cette ligne',
              ),
          `there is no field ${en.quote(key)} here`,
          en.orElse(nearest, known.length > 0 ? `the fields: ${known.join(', ')}` : 'delete this line'),
        ],
  'schema/enum': ({ field, value, allowed, nearest, labels = {} }, reader) => [
    `${fr.quote(field)} ne peut pas être ${fr.quote(value)}`,
    slipHint.fr(value, reader) ??
      (nearest
        ? `vouliez-vous dire ${fr.quote((reader.isAtDesk && labels[nearest]) || nearest)} ? (les choix : ${listChoices('fr', allowed, labels, reader)})`
        : `au choix : ${listChoices('fr', allowed, labels, reader)}`),
    `${en.quote(field)} cannot be ${en.quote(value)}`,
    slipHint.en(value) ??
      `${nearest ? `did you mean ${en.quote(nearest)}? ` : ''}one of: ${listChoices('en', allowed, labels)}`,
  ],
  'schema/const': ({ field, value, allowed }) => [
    `${fr.quote(field)} ne peut pas être ${fr.quote(value)}`,
    `écrivez ${fr.quote(allowed)}`,
    `${en.quote(field)} cannot be ${en.quote(value)}`,
    `write ${en.quote(allowed)}`,
  ],
  'schema/pattern': (params, reader) => {
    const { field, value, description, examples, pattern } = params;
    const grouped = regrouped(value, pattern, examples);
    const isCut = lacksScheme(new RegExp(pattern, 'u'), value);
    return [
      `${fr.quote(field)} ne s’écrit pas ${fr.quote(value)}`,
      slipHint.fr(value, reader) ??
        (grouped && groupedHint(grouped, reader).fr) ??
        (isCut ? `écrivez « https://${value} »` : undefined) ??
        `${aboutOf(params, reader) ?? `la forme attendue : ${pattern}`}${fr.example(examples, reader)}`,
      `${en.quote(field)} is not written ${en.quote(value)}`,
      slipHint.en(value) ??
        (grouped && groupedHint(grouped, reader).en) ??
        (isCut ? `write "https://${value}"` : undefined) ??
        `${description ?? `the form: ${pattern}`}${en.example(examples)}`,
    ];
  },
  'schema/format': (params, reader) => {
    const { field, value, format, description, examples } = params;
    const isCut = lacksScheme(FORMATS[format], value);
    const form = FORMS[format];
    return (
      (form ? undefined : noSuchDay(value, reader)) ?? [
        `${fr.quote(value)} n’est pas valable pour ${fr.quote(field)}`,
        slipHint.fr(value, reader, format) ??
          (reader.isAtDesk && DAYS.has(format)
            ? 'choisissez le jour ici'
            : isCut
              ? `écrivez « https://${value} »`
              : `${aboutOf(params, reader) ?? form?.fr ?? 'vérifiez la valeur'}${fr.example(examples, reader)}`),
        `${en.quote(value)} is not valid for ${en.quote(field)}`,
        slipHint.en(value, format) ??
          (isCut
            ? `write "https://${value}"`
            : `${description ?? form?.en ?? 'check the value'}${en.example(examples)}`),
      ]
    );
  },
  'schema/minimum': ({ field, value, limit }) => [
    `${fr.quote(field)} vaut ${fr.number(value)}, moins que ${fr.number(limit)}`,
    `écrivez ${fr.number(limit)} ou plus`,
    `${en.quote(field)} is ${value}, less than ${limit}`,
    `write ${limit} or more`,
  ],
  'schema/maximum': ({ field, value, limit }) => [
    `${fr.quote(field)} vaut ${fr.number(value)}, plus que ${fr.number(limit)}`,
    `écrivez ${fr.number(limit)} ou moins`,
    `${en.quote(field)} is ${value}, more than ${limit}`,
    `write ${limit} or less`,
  ],
  'schema/exclusiveMinimum': ({ field, value, limit, examples }, reader) => [
    `${fr.quote(field)} vaut ${fr.number(value)} ; il faut plus que ${fr.number(limit)}`,
    `écrivez un nombre supérieur à ${fr.number(limit)}${fr.example(examples, reader)}`,
    `${en.quote(field)} is ${value}; it must exceed ${limit}`,
    `write a number above ${limit}${en.example(examples)}`,
  ],
  'schema/exclusiveMaximum': ({ field, value, limit, examples }, reader) => [
    `${fr.quote(field)} vaut ${fr.number(value)} ; il faut moins que ${fr.number(limit)}`,
    `écrivez un nombre inférieur à ${fr.number(limit)}${fr.example(examples, reader)}`,
    `${en.quote(field)} is ${value}; it must be below ${limit}`,
    `write a number below ${limit}${en.example(examples)}`,
  ],
  'schema/multipleOf': ({ field, value, limit, examples }, reader) => [
    `${fr.quote(field)} a trop de décimales : ${fr.number(value)}`,
    `arrondissez à ${fr.number(limit)}${fr.example(examples, reader)}`,
    `${en.quote(field)} has too many decimals: ${value}`,
    `round it to ${limit}${en.example(examples)}`,
  ],
  'schema/minLength': (params, reader) => {
    const { field, count, limit, description, examples, isBelow, markdownOf } = params;
    return [
      count === 0
        ? `${fr.quote(field)} est vide`
        : `${fr.quote(field)} est trop court (au moins ${fr.plural(limit, 'caractère')})`,
      [
        reader.isAtDesk ? undefined : placeOf('fr', isBelow, markdownOf),
        `${aboutOf(params, reader) ?? (isBelow && !reader.isAtDesk ? '' : 'écrivez-le')}${fr.example(examples, reader)}`,
      ]
        .filter(Boolean)
        .join(' : '),
      count === 0
        ? `${en.quote(field)} is empty`
        : `${en.quote(field)} is too short (at least ${en.plural(limit, 'character')})`,
      [
        placeOf('en', isBelow, markdownOf),
        `${description ?? (isBelow ? '' : 'write it')}${en.example(examples)}`,
      ]
        .filter(Boolean)
        .join(': '),
    ];
  },
  'schema/maxLength': ({ field, count, limit }) => [
    `${fr.quote(field)} compte ${fr.plural(count, 'caractère')}, plus que ${limit}`,
    `raccourcissez de ${fr.plural(count - limit, 'caractère')}`,
    `${en.quote(field)} has ${en.plural(count, 'character')}, more than ${limit}`,
    `shorten it by ${en.plural(count - limit, 'character')}`,
  ],
  'schema/minItems': ({ field, count, limit }) => [
    count === 0
      ? `la liste ${fr.quote(field)} est vide`
      : `la liste ${fr.quote(field)} n’a que ${fr.plural(count, 'élément')}`,
    `il en faut au moins ${limit}`,
    `the list ${en.quote(field)} has ${en.plural(count, 'item')}`,
    `it needs at least ${limit}`,
  ],
  'schema/maxItems': ({ field, count, limit }) => [
    `la liste ${fr.quote(field)} a ${fr.plural(count, 'élément')}`,
    `il en faut au plus ${limit}`,
    `the list ${en.quote(field)} has ${en.plural(count, 'item')}`,
    `it takes at most ${limit}`,
  ],
  'schema/minProperties': ({ field, limit }) => [
    `${fr.quote(field)} n’a pas assez de champs`,
    `il en faut au moins ${limit}`,
    `${en.quote(field)} has too few fields`,
    `it needs at least ${limit}`,
  ],
  'schema/maxProperties': ({ field, limit }) => [
    `${fr.quote(field)} a trop de champs`,
    `il en faut au plus ${limit}`,
    `${en.quote(field)} has too many fields`,
    `it takes at most ${limit}`,
  ],
  'schema/uniqueItems': ({ field, first, second }) => [
    `la liste ${fr.quote(field)} contient deux fois la même valeur`,
    `les éléments ${first + 1} et ${second + 1} sont égaux : effacez l’un des deux`,
    `the list ${en.quote(field)} holds the same value twice`,
    `items ${first + 1} and ${second + 1} are equal: delete one`,
  ],
  'schema/other': ({ field, keyword, reason }) => [
    `${fr.quote(field)} n’est pas valable (${keyword} : ${reason})`,
    'comparez-le à celui d’une fiche voisine',
    `${en.quote(field)} is not valid (${keyword}: ${reason})`,
    'compare it with a neighbouring file',
  ],
};
