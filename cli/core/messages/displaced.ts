import type { Reader } from '../language/reader.ts';
import type { Texts } from '../language/wording.ts';
import { en, fr } from './phrases.ts';

/** Fields that are in the wrong group because of their indent. */
export interface Displaced {
  readonly keys: readonly string[];
  /** The group that they have left, or the one that they have come into. */
  readonly group: string;
  /** Whether they belong inside the group. */
  readonly isInside: boolean;
  /** How many spaces their lines lack; below zero, how many they have too many. */
  readonly blanks: number;
  /** Whether these spaces are all that it takes. */
  readonly canMove: boolean;
  /** Where their first line begins, and where the last of their values ends. */
  readonly from: number;
  readonly end: number;
  /** The numbers of their first and their last line. */
  readonly lines: readonly [number, number];
}

/** At the desk, for what no form has a place for. */
export const OUT_OF_THE_FORM =
  'il a été écrit hors du bureau : demandez à la personne qui l’a fait de l’y corriger';

export function displacedWords(displaced: Displaced, reader: Reader): Texts {
  const [message, messageEn] = messages(displaced);
  const [hint, hintEn] = hints(displaced, reader);
  return [message, reader.isAtDesk ? OUT_OF_THE_FORM : hint, messageEn, hintEn];
}

function messages({ keys, group, isInside }: Displaced): readonly [fr: string, en: string] {
  const [french, english] = [keys.map(fr.quote), keys.map(en.quote)];
  if (keys.length === 1)
    return isInside
      ? [
          `le champ ${french[0]} n’est plus dans ${fr.quote(group)} : il commence trop à gauche`,
          `the field ${english[0]} has left ${en.quote(group)}: it starts too far left`,
        ]
      : [
          `le champ ${french[0]} n’appartient pas à ${fr.quote(group)} : il commence trop à droite`,
          `the field ${english[0]} does not belong to ${en.quote(group)}: it starts too far right`,
        ];
  return isInside
    ? [
        `les champs ${fr.all(french)} ne sont plus dans ${fr.quote(group)} : ils commencent trop à gauche`,
        `the fields ${en.all(english)} have left ${en.quote(group)}: they start too far left`,
      ]
    : [
        `les champs ${fr.all(french)} n’appartiennent pas à ${fr.quote(group)} : ils commencent trop à droite`,
        `the fields ${en.all(english)} do not belong to ${en.quote(group)}: they start too far right`,
      ];
}

function hints(
  { group, blanks, canMove, lines: [first, last] }: Displaced,
  reader: Reader,
): readonly [fr: string, en: string] {
  if (!canMove)
    return [
      `à mettre sous le dernier champ de ${fr.quote(group)}, dans la même colonne que ${fr.quote(group)}`,
      `put it below the last field of ${en.quote(group)}, in the column of ${en.quote(group)}`,
    ];
  const count = Math.abs(blanks);
  const where =
    first === last
      ? [`au début de la ligne ${first}`, `at the start of line ${first}`]
      : [
          `au début de chaque ligne, de ${first} à ${last}`,
          `at the start of each line from ${first} to ${last}`,
        ];
  return [
    `${blanks > 0 ? 'ajoutez' : 'effacez'} ${fr.plural(count, 'espace')} ${where[0]}${fr.orFix(reader)}`,
    `${blanks > 0 ? 'add' : 'delete'} ${en.plural(count, 'space')} ${where[1]}${en.orFix}`,
  ];
}
