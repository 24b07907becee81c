import type { Reader } from '../language/reader.ts';
import type { Language, Texts } from '../language/wording.ts';
import { shorten } from '../text/shorten.ts';
import type { CutValue } from '../yaml/number-spelling.ts';
import { listChoices } from './choices.ts';
import { aboutOf, type Field } from './field.ts';
import { en, fr } from './phrases.ts';
import { curlySlip, groupedHint, slipHint, tomlHint } from './slips.ts';

/** A value that is not of the type that its schema requires. */
export interface WrongType extends Field {
  readonly expected: readonly string[];
  readonly found: string;
  readonly value: string;
  readonly isCommented?: boolean;
  /** The fields that a mapping at this place may have. */
  readonly fields?: readonly string[];
  /** The first item of a list, which lacks its dash. */
  readonly firstItem?: string | undefined;
  /** The key of a long text of which nothing is written. */
  readonly markdownOf?: string | undefined;
  /** Whether the value is on the line of its field. */
  readonly isBesideKey?: boolean;
  /** Whether it is plainly a list of which no item has a dash. */
  readonly hasNoDash?: boolean;
  /** The value as a text, grouped as its field requires. */
  readonly grouped?: string | undefined;
  /** With its decimals, the value of which a comma has made two items of a list: `[2-2,25]`. */
  readonly cutAtComma?: CutValue | undefined;
  /** The only values that it, or else the items of the list, may have. */
  readonly choices?: readonly string[] | undefined;
}

const TYPES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: {
    string: 'un texte',
    number: 'un nombre',
    integer: 'un nombre entier',
    boolean: 'true (vrai) ou false (faux)',
    array: 'une liste (une ligne « - … » par élément)',
    object: 'des champs (une ligne « champ: valeur » pour chacun)',
    null: 'vide',
  },
  en: {
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a mapping',
    null: 'empty',
  },
};

const typeIn = (language: Language) => (name: string) => TYPES[language][name] ?? name;
const type = { fr: typeIn('fr'), en: typeIn('en') };

/** The names in a form of types that have another form in a file. */
const TYPES_AT_DESK: Readonly<Record<string, string>> = {
  boolean: 'oui ou non',
  array: 'une liste',
  object: 'un groupe de champs',
};
const typeAtDesk = (name: string) => TYPES_AT_DESK[name] ?? type.fr(name);

/** Where a long text is to be written of which there is nothing: the field of that name, or the item of that rank. */
export function belowKey(key: string): Readonly<Record<Language, string>> {
  const opening = /^\d+$/.test(key) ? '- |' : `${key}: |`;
  return {
    fr: `écrivez ${fr.quote(opening)}, puis le texte en dessous, chaque ligne décalée de deux espaces`,
    en: `write ${en.quote(opening)}, then the text below, each line indented by two spaces`,
  };
}

const LIST_HINT: Readonly<Record<Language, string>> = {
  fr: 'écrivez chaque élément sur sa ligne, après « - » ; s’il n’y en a aucun, écrivez []',
  en: 'write each item on a line of its own, after "- "; where there is none, write []',
};

type Pair = readonly [message: string, hint: string];

/** A form writes the type of a field by itself: the value is wrong only where it was written elsewhere. */
function typeInForm(params: WrongType, reader: Reader): Pair {
  const { field, expected, found, labels, examples, choices } = params;
  const wants = expected.map(typeAtDesk).join(' ou ');
  return [
    found === 'null'
      ? `${fr.quote(field)} est vide`
      : `${fr.quote(field)} doit être ${wants}, pas ${typeAtDesk(found)}`,
    choices
      ? `au choix : ${listChoices('fr', choices, labels, reader)}`
      : `${aboutOf(params, reader) ?? `écrivez ${wants}`}${fr.example(examples, reader)}`,
  ];
}

/** In both languages, with the cause where the value shows one. */
function ofType(params: WrongType, reader: Reader): Texts {
  const { field, expected, found, value, description, labels, examples, isCommented, choices } = params;
  const name = { fr: fr.quote(field), en: en.quote(field) };
  const wants = { fr: expected.map(type.fr).join(' ou '), en: expected.map(type.en).join(' or ') };
  const because = (hintFr: string, hintEn: string, not: Pair = [type.fr(found), type.en(found)]): Texts => [
    found === 'null' ? `${name.fr} est vide` : `${name.fr} doit être ${wants.fr}, pas ${not[0]}`,
    hintFr,
    found === 'null' ? `${name.en} is empty` : `${name.en} must be ${wants.en}, not ${not[1]}`,
    hintEn,
  ];
  if (isCommented)
    return [
      `${name.fr} est vide : « # » ouvre un commentaire`,
      'mettez la valeur entre guillemets « " »',
      `${name.en} is empty: "#" starts a comment`,
      'quote the value',
    ];
  const wantsNumber = expected.includes('number') || expected.includes('integer');
  const number = wantsNumber && found === 'string' ? numberHint(value) : undefined;
  if (number) return because(...number, /,/.test(value) ? [fr.quote(value), en.quote(value)] : undefined);
  if (expected.includes('boolean') && ANSWER.test(value))
    return [
      `${name.fr} attend true ou false, pas ${fr.quote(value)}`,
      `écrivez ${YES.test(value)}`,
      `${name.en} must be true or false, not ${en.quote(value)}`,
      `write ${YES.test(value)}`,
    ];
  if (expected.includes('string') && ['number', 'boolean', 'integer'].includes(found))
    return because(
      `mettez la valeur entre guillemets : "${shorten(value)}"`,
      `quote the value: "${shorten(value)}"`,
    );
  if (expected.includes('string') && found === 'object')
    return because(
      'si c’est un texte qui contient « : », mettez-le entre guillemets',
      'if it is a text that holds ": ", put it between quotes',
    );
  const lists = expected.includes('array') && ['string', 'null'].includes(found);
  const hint = (language: Language, words: typeof fr | typeof en, chosen: string, write: string) =>
    (expected.includes('object') ? tomlHint[language](value) : undefined) ??
    (language === 'fr' ? slipHint.fr(value, reader) : slipHint.en(value)) ??
    ([
      lists ? LIST_HINT[language] : undefined,
      choices && `${chosen}${listChoices(language, choices, labels)}`,
    ]
      .filter((part) => part !== undefined)
      .join(language === 'fr' ? ' ; ' : '; ') ||
      `${description && found !== 'null' ? description : write}${found === 'null' && description ? ` (${description})` : ''}${words.example(examples, reader)}`);
  return because(
    hint('fr', fr, 'au choix : ', `écrivez ${wants.fr}`),
    hint('en', en, 'one of: ', `write ${wants.en}`),
  );
}

/** What to write where a text is plainly a number, in both languages. */
function numberHint(value: string): Pair | undefined {
  const decimals = /^-?\d+,\d+\s*(?:€|m|km|%)?$/.test(value) ? decimal(value) : undefined;
  // With three figures behind it, a comma separates thousands in English.
  const grouped = /^(-?\d{1,3}(?:,\d{3})+)(\.\d+)?$/.test(value) ? value.replaceAll(',', '') : undefined;
  if (decimals)
    return [
      `les décimales s’écrivent avec un point : ${decimals}`,
      grouped ? `write ${grouped}, without a comma` : `decimals take a point: ${decimals}`,
    ];
  const bare = grouped ?? numberIn(value);
  if (bare !== undefined)
    return [
      `écrivez le nombre seul, sans guillemets ni unité : ${bare}`,
      `write the number alone, without quotes or a unit: ${bare}`,
    ];
  const figures = value.replace(/o/gi, '0').replace(/[il]/gi, '1');
  const [letter] = /[oil]/i.exec(value) ?? [];
  return letter && /\d/.test(value) && /^-?\d+(?:\.\d+)?$/.test(figures)
    ? [
        `la lettre ${fr.quote(letter)} n’est pas un chiffre : écrivez ${figures}`,
        `the letter ${en.quote(letter)} is not a digit: write ${figures}`,
      ]
    : undefined;
}

/** `1 200`, `€59.90`, `1.200,50`, `52.-` and `42,` as a number alone. */
function numberIn(value: string): string | undefined {
  const [, minus = '', whole, cents = ''] =
    /^(?:€\s*)?(-?)(\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d{1,3}(?:\.\d{3})+(?=,)|\d+)(?:[.,](\d+|-)?)?\s*[;,]?\s*(?:€|euros?|cm|m|km|%)?$/iu.exec(
      value,
    ) ?? [];
  if (whole === undefined) return undefined;
  return `${minus}${whole.replace(/\D/g, '')}${/\d/.test(cents) ? `.${cents}` : ''}`;
}

const YES = /^(?:oui|vrai|yes)$/i;
const ANSWER = /^(?:oui|non|vrai|faux|yes|no)$/i;
const decimal = (value: string) => value.replace(',', '.').replace(/[^\d.-]/g, '');

function emptyMarkdown(field: string, key: string, description: string | undefined) {
  const below = belowKey(key);
  return [
    `${fr.quote(field)} est vide`,
    [below.fr, description].filter(Boolean).join(' : '),
    `${en.quote(field)} is empty`,
    [below.en, description].filter(Boolean).join(': '),
  ] as const;
}

export function wrongType(params: WrongType, reader: Reader): Texts {
  if (reader.isAtDesk && params.grouped === undefined) {
    const [, , ...english] = ofType(params, reader);
    return [...typeInForm(params, reader), ...english];
  }
  const { field, expected, found, firstItem, fields = [] } = params;
  if (expected.includes('object') && found === 'string' && fields.length > 0 && !tomlHint.fr(params.value))
    return [
      `${fr.quote(field)} n’est pas un texte, mais plusieurs champs`,
      `écrivez-les en dessous, un par ligne, décalés de deux espaces : ${fields.map((name) => fr.quote(`${name}: …`)).join(', ')}`,
      `${en.quote(field)} is not text, but several fields`,
      `write them below, one a line, indented by two spaces: ${fields.map((name) => en.quote(`${name}: …`)).join(', ')}`,
    ];
  if (firstItem !== undefined && expected.includes('array'))
    return [
      `le premier élément de ${fr.quote(field)} n’a pas son tiret`,
      `écrivez ${fr.quote(`- ${shorten(firstItem)}`)}${params.isBesideKey ? ' à la ligne, au-dessus des autres' : ''} : un tiret, un espace, puis l’élément${fr.orFix(reader)}`,
      `the first item of ${en.quote(field)} lacks its dash`,
      `write ${en.quote(`- ${shorten(firstItem)}`)}${params.isBesideKey ? ' on a new line, above the others' : ''}: a dash, a space, then the item${en.orFix}`,
    ];
  if (params.hasNoDash && expected.includes('array'))
    return [
      `les éléments de ${fr.quote(field)} n’ont pas leur tiret`,
      `écrivez « - » et un espace devant chacun${fr.orFix(reader)}`,
      `the items of ${en.quote(field)} lack their dashes`,
      `write "-" and a space before each${en.orFix}`,
    ];
  if (params.cutAtComma !== undefined)
    return [
      `la virgule fait deux éléments de ${fr.quote(field)} : les décimales s’écrivent avec un point`,
      `écrivez ${params.cutAtComma.whole}`,
      `the comma makes two items of ${en.quote(field)}: decimals take a point`,
      `write ${params.cutAtComma.whole}`,
    ];
  if (params.grouped !== undefined)
    return [
      `${fr.quote(field)} doit être un texte, pas un nombre`,
      groupedHint(params.grouped, reader).fr,
      `${en.quote(field)} must be a text, not a number`,
      groupedHint(params.grouped, reader).en,
    ];
  if (params.markdownOf !== undefined && !params.isCommented)
    return emptyMarkdown(field, params.markdownOf, params.description);
  const isTextWithColon = params.found === 'object' && params.expected.includes('string');
  const curly = isTextWithColon ? curlySlip(params.value) : undefined;
  if (curly) return curly;
  return ofType(params, reader);
}
