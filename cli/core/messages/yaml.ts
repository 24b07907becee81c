// Longer than other files: the words of every fault of a file as YAML.

import type { Reader } from '../language/reader.ts';
import type { Texts, WordsOf } from '../language/wording.ts';
import { shorten } from '../text/shorten.ts';
import { en, fr } from './phrases.ts';
import { curlySlip, quoteSlip, tomlHint } from './slips.ts';

/** A line beside the column in which it would be read: `by` spaces too few, or too many below zero. */
interface Misaligned {
  by: number;
  like: string;
  line: number;
  other?: { like: string; line: number };
  last?: number;
}

/** One of two versions that Git could not merge. */
export interface ConflictVersion {
  /** Its first line that the other has otherwise. */
  readonly differs: string;
  /** The numbers of that line, and of the version's first and last. */
  readonly line: number;
  readonly first: number;
  readonly last: number;
}

export interface YamlParams {
  'yaml/syntax': { reason: string; line: string };
  'yaml/conflict': {
    /** `undefined` where one of them deleted the passage. */
    one: ConflictVersion | undefined;
    other: ConflictVersion | undefined;
    /** The numbers of the lines with the first and the last mark. */
    top: number;
    end: number;
  };
  'yaml/heading': Record<never, never>;
  'yaml/outdented': { field: string; blanks: number; isLast: boolean };
  'yaml/misaligned': Misaligned;
  'yaml/missing-dash': { key: string; line: number; column: number };
  'yaml/colon': { first: number; last: number; holdsQuote: boolean };
  'yaml/joined': { key: string; column: number };
  'yaml/keyless': { /** The field that stands above. */ above: string };
  'yaml/torn': { field: string /** The field with its whole text. */; whole: string; hasTabs: boolean };
  'yaml/stray': Record<never, never>;
  'yaml/stray-dash': { key: string };
  'yaml/commented': { key: string };
  'yaml/no-colon': { key: string };
  'yaml/no-break-space': { count: number; where: 'indent' | 'dash' | 'colon' | 'name' };
  'yaml/reserved': { sign: string };
  'yaml/tab': { /** How many spaces belong there, if anything tells. */ blanks: number | undefined };
  'yaml/duplicate-key': {
    key: string;
    /** Those on the lines right below that are written twice as well. */
    others: readonly string[];
    /** The field right above, when it is empty. */
    group: string | undefined;
    /** The number of the line where it is first. */
    line?: number | undefined;
  };
  'yaml/alias': { name: string };
  'yaml/anchor': { name: string };
  'yaml/merge-key': Record<never, never>;
  'yaml/tag': { tag: string };
  'yaml/several-documents': Record<never, never>;
  'yaml/front-matter': Record<never, never>;
  'yaml/depth': { max: number };
  'yaml/key': { isPlaceholder: boolean };
  'yaml/number': { value: string };
}

/** js-yaml's reasons, as an editor would say them, with what usually fixes them. */
const SYNTAX: readonly (readonly [RegExp, ...Texts])[] = [
  [
    /dash is expected/,
    'le tiret de cet élément de liste manque, ou l’espace qui le suit',
    'écrivez « - », un espace, puis l’élément, dans la colonne des autres',
    'this item of a list lacks its dash, or the space behind it',
    'write "-", a space, then the item, in the column of the others',
  ],
  [
    /bad indentation of a mapping entry|multiline key may not be/,
    'cette ligne n’est pas rangée comme ses voisines',
    'alignez-la sur les champs du même niveau ; si la valeur contient « : » ou « # », mettez-la entre guillemets',
    'this line is not indented as its neighbours',
    'align it with the fields of its level; if the value holds ": " or " #", quote it',
  ],
  [
    /bad indentation of a sequence entry/,
    'cet élément de liste n’est pas aligné sur les autres',
    'mettez tous les tirets de la liste dans la même colonne',
    'this item of a list is not aligned with the others',
    'put all dashes of the list in the same column',
  ],
  [
    /deficient indentation/,
    'cette ligne devrait être décalée vers la droite',
    'ajoutez deux espaces au début de la ligne',
    'this line should start further right',
    'add two spaces at the start of the line',
  ],
  [
    /within a double quoted scalar/,
    'un guillemet « " » s’ouvre ici et ne se ferme pas',
    'ajoutez le guillemet « " » manquant à la fin de la valeur',
    'a quote (") opens here and nothing closes it',
    'add the quote that is missing at the end of the value',
  ],
  [
    /within a single quoted scalar/,
    'une apostrophe ouvre une valeur ici et rien ne la ferme',
    'fermez la valeur par « \' », ou mettez-la entre guillemets « " »',
    "an apostrophe (') opens a value here and nothing closes it",
    'close the value with another one, or put it between double quotes',
  ],
  [
    /within a flow collection|missed comma|expected the node content/,
    'une liste entre crochets ou accolades est mal formée',
    'séparez les éléments par une virgule et fermez par « ] » ou « } »',
    'a list between brackets or braces is not well formed',
    'separate the items by commas and close with "]" or "}"',
  ],
  [
    /too far right/,
    'ce champ est trop à droite',
    'effacez les espaces devant lui : les champs d’un fichier commencent tout à gauche',
    'this field is too far right',
    'delete the spaces before it: the fields of a file begin at its left edge',
  ],
  [
    /document separator is expected|expected ':' after a mapping key|can not read/,
    'cette ligne ne se lit pas comme « champ: valeur »',
    'pour une note à vous, mettez « # » devant ; sinon vérifiez le décalage, les deux-points suivis d’un espace et, dans une liste, le tiret suivi d’un espace',
    'this line does not read as "field: value"',
    'if it is a note of yours, put "#" before it; if not, check the indentation, the space after the colon and, in a list, the space after the dash',
  ],
  [
    /whitespace character is expected after/,
    'il manque un espace après les deux-points',
    'écrivez « champ: valeur », avec un espace ordinaire',
    'the space after the colon is missing',
    'write "field: value", with an ordinary space',
  ],
  [
    /escape|hexadecimal/,
    'le signe « \\ » ne s’emploie pas ainsi entre guillemets « " »',
    'doublez-le (« \\\\ »), ou mettez la valeur entre apostrophes',
    'the sign "\\" is not used so between double quotes',
    'double it ("\\\\"), or put the value between single quotes',
  ],
  [
    /non-printable|null byte|valid JSON character/,
    'un caractère invisible est interdit ici',
    'effacez-le et retapez la ligne',
    'an invisible character is not allowed here',
    'delete it and type the line again',
  ],
  [
    /block scalar|chomping|indentation width|line break is expected/,
    'l’en-tête de ce texte long est mal écrit',
    'écrivez « champ: >- » puis le texte à la ligne, décalé de deux espaces',
    'the header of this long text is not well formed',
    'write "field: >-", then the text on the next line, indented by two spaces',
  ],
  [
    /directive|YAML version/,
    'une ligne qui commence par « % » n’a pas sa place ici',
    'effacez-la, ou mettez la valeur entre guillemets « " »',
    'a line that begins with "%" has no place here',
    'delete it, or quote the value',
  ],
];

const MISPLACED_REASON = /mapping entry|multiline key|expected ':'/;

/** A field whose value holds the sign that ends the name of another. */
const HOLDS_COLON = /^[\s-]*[\w-]+:\s+[^"'>|[{].*:\s/;

const CURLY_END = /"[^"“”]*[“”]\s*$/;

function syntaxTexts(reason: string, line: string): Texts {
  if (/within a double quoted scalar/.test(reason) && CURLY_END.test(line))
    return [
      'un guillemet droit « " » s’ouvre ici, et celui qui devrait le fermer est courbe (« ” »)',
      'remplacez le guillemet courbe de la fin par un guillemet droit « " »',
      'a straight quote (") opens here, and the one that should close it is curly (”)',
      'replace the curly quote at the end by a straight one',
    ];
  const [, name] = /^\s*(?:- +)*([a-z][\w-]*) +[^\s:]+$/.exec(line) ?? [];
  if (name !== undefined && /can not read|expected ':'|multiline key/.test(reason))
    return [
      `il manque sans doute les deux-points après ${fr.quote(name)}`,
      `écrivez ${fr.quote(`${name}: …`)}, deux-points puis un espace`,
      `the colon behind ${en.quote(name)} is probably missing`,
      `write ${en.quote(`${name}: …`)}, a colon and then a space`,
    ];
  if (MISPLACED_REASON.test(reason) && HOLDS_COLON.test(line))
    return [
      'la valeur contient « : », qui annonce un champ',
      'mettez toute la valeur entre guillemets « " »',
      'the value holds ": ", which ends the name of a field',
      'quote the whole value',
    ];
  const [, ...texts] = SYNTAX.find(([pattern]) => pattern.test(reason)) ?? [
    undefined,
    `cette ligne n’est pas du YAML (${reason})`,
    'comparez-la à celles d’une fiche voisine',
    `this is not YAML: ${reason}`,
    'compare it with those of an entry beside it',
  ];
  return texts;
}

/** What to do for that many spaces; `fix` knows no more of them. */
const SPACES = {
  fr: (blanks: number | undefined, reader: Reader) =>
    blanks === undefined
      ? 'tapez autant d’espaces que devant les autres lignes du même groupe'
      : `${blanks === 0 ? 'laissez-la tout à gauche' : `appuyez ${blanks} fois sur la barre d’espace`}${fr.orFix(reader)}`,
  en: (blanks: number | undefined) =>
    blanks === undefined
      ? 'type as many spaces as before the other lines of its group'
      : `${blanks === 0 ? 'leave it at the left edge' : `press the space bar ${en.plural(blanks, 'time')}`}${en.orFix}`,
};

function fieldsTwice(keys: readonly string[], group: string | undefined): Texts {
  if (group !== undefined)
    return [
      `les champs ${fr.all(keys.map(fr.quote))} sont écrits deux fois, ici et plus haut, et il n’y a rien dans ${fr.quote(group)}, juste au-dessus`,
      `s’ils font partie de ${fr.quote(group)}, ajoutez deux espaces au début de leurs lignes ; sinon, effacez ces lignes`,
      `the fields ${en.all(keys.map(en.quote))} are written twice, here and further up, and there is nothing in ${en.quote(group)}, right above`,
      `if they are part of ${en.quote(group)}, add two spaces at the start of their lines; if not, delete these lines`,
    ];
  return [
    `les champs ${fr.all(keys.map(fr.quote))} sont écrits deux fois`,
    'si un nouvel élément de la liste commence ici, il lui manque sa première ligne, celle du tiret ; sinon, effacez ces lignes',
    `the fields ${en.all(keys.map(en.quote))} are written twice`,
    'if a new item of the list begins here, it lacks its first line, that of the dash; if not, delete these lines',
  ];
}

/** The lines of a version, or that there are none. */
const linesOf = {
  fr: (version: ConflictVersion | undefined) =>
    !version
      ? 'rien'
      : version.first === version.last
        ? `la ligne ${version.first}`
        : `les lignes ${version.first} à ${version.last}`,
  en: (version: ConflictVersion | undefined) =>
    !version
      ? 'nothing'
      : version.first === version.last
        ? `line ${version.first}`
        : `lines ${version.first} to ${version.last}`,
};

/** What no-break spaces do, one and several. */
const NO_BREAK = {
  indent: {
    fr: ['décale cette ligne', 'décalent cette ligne'],
    en: ['indents this line', 'indent this line'],
  },
  name: {
    fr: ['sépare ce champ de ses deux-points', 'séparent ce champ de ses deux-points'],
    en: ['stands between this field and its colon', 'stand between this field and its colon'],
  },
  dash: { fr: ['suit le tiret', 'suivent le tiret'], en: ['follows the dash', 'follow the dash'] },
  colon: {
    fr: ['suit les deux-points', 'suivent les deux-points'],
    en: ['follows the colon', 'follow the colon'],
  },
};

export const yaml: WordsOf<YamlParams> = {
  'yaml/syntax': ({ reason, line }, reader) => {
    const slip = curlySlip(line) ?? (MISPLACED_REASON.test(reason) ? quoteSlip(line, reader) : undefined);
    if (slip) return slip;
    const [message, hint, messageEn, hintEn] = syntaxTexts(reason, line);
    return [message, tomlHint.fr(line) ?? hint, messageEn, tomlHint.en(line) ?? hintEn];
  },
  'yaml/conflict': ({ one, other, top, end }, reader) => [
    `deux personnes ont changé ce passage, il faut choisir : ${one ? `l’une a écrit ${fr.quote(one.differs)} (ligne ${one.line})` : 'l’une l’a effacé'}, ${other ? `l’autre ${fr.quote(other.differs)} (ligne ${other.line})` : 'l’autre l’a effacé'}`,
    `gardez ${linesOf.fr(one)} ou ${linesOf.fr(other)}, et effacez tout le reste, de la ligne ${top} (« <<<<<<< ») à la ligne ${end} (« >>>>>>> »)${reader.isAtDesk ? '' : ' ; Visual Studio Code le fait d’un clic, juste au-dessus du passage'}`,
    `two people have changed this passage, and one has to choose: ${one ? `one wrote ${en.quote(one.differs)} (line ${one.line})` : 'one deleted it'}, ${other ? `the other ${en.quote(other.differs)} (line ${other.line})` : 'the other deleted it'}`,
    `keep ${linesOf.en(one)} or ${linesOf.en(other)}, and delete all the rest, from line ${top} ("<<<<<<<") to line ${end} (">>>>>>>"); Visual Studio Code does it with a click, right above the passage`,
  ],
  'yaml/heading': () => [
    'ce sous-titre n’est plus dans son texte : sans décalage, « ## » ouvre un commentaire',
    'remettez devant lui autant d’espaces que devant le paragraphe qui suit',
    'this heading has left its text: without its indent, "##" starts a comment',
    'indent it as the paragraph that follows',
  ],
  'yaml/outdented': ({ field, blanks, isLast }) => [
    isLast
      ? 'cette ligne n’appartient à aucun champ'
      : `cette ligne a quitté son texte (${fr.quote(field)}) : elle commence plus à gauche que lui`,
    isLast
      ? `si elle est la suite de ${fr.quote(field)}, mettez ${blanks} espaces devant elle, comme devant les lignes du dessus ; sinon, effacez-la`
      : `mettez ${blanks} espaces devant elle, comme devant les autres lignes de ce texte`,
    isLast
      ? 'this line belongs to no field'
      : `this line has left its text (${en.quote(field)}): it starts further left`,
    isLast
      ? `if it goes on with ${en.quote(field)}, put ${blanks} spaces before it, as before the lines above; if not, delete it`
      : `put ${blanks} spaces before it, as before the other lines of this text`,
  ],
  'yaml/misaligned': ({ by, like, line, other, last }, reader) => {
    const count = Math.abs(by);
    if (last !== undefined)
      return [
        `les lignes d’ici à ${last} commencent ${fr.plural(count, 'espace')} trop à gauche : alignez-les sur ${fr.quote(shorten(like))}, ligne ${line}`,
        `ajoutez ${fr.plural(count, 'espace')} au début de chacune${fr.orFix(reader)}`,
        `the lines from here to ${last} start ${en.plural(count, 'space')} too far left: align them with ${en.quote(shorten(like))}, line ${line}`,
        `add ${en.plural(count, 'space')} at the start of each${en.orFix}`,
      ];
    const lines = other && [
      `dans la colonne de ${fr.quote(shorten(like))} (ligne ${line}), ou dans celle de ${fr.quote(shorten(other.like))} (ligne ${other.line})`,
      `in the column of ${en.quote(shorten(like))} (line ${line}), or in that of ${en.quote(shorten(other.like))} (line ${other.line})`,
    ];
    return [
      lines
        ? 'cette ligne n’est alignée sur aucune de ses voisines'
        : `cette ligne commence ${fr.plural(count, 'espace')} trop à ${by > 0 ? 'gauche' : 'droite'} : alignez-la sur ${fr.quote(shorten(like))}, ligne ${line}`,
      lines
        ? `mettez-la ${lines[0]}, selon ce à quoi elle appartient`
        : `${by > 0 ? 'ajoutez' : 'effacez'} ${fr.plural(count, 'espace')} au début de la ligne${fr.orFix(reader)}`,
      lines
        ? 'this line is aligned with none of its neighbours'
        : `this line starts ${en.plural(count, 'space')} too far ${by > 0 ? 'left' : 'right'}: align it with ${en.quote(shorten(like))}, line ${line}`,
      lines
        ? `put it ${lines[1]}, whichever it belongs to`
        : `${by > 0 ? 'add' : 'delete'} ${en.plural(count, 'space')} at the start of the line${en.orFix}`,
    ];
  },
  'yaml/missing-dash': ({ key, line }, reader) => [
    `un nouvel élément de la liste commence ici, et il lui manque son tiret : ${fr.quote(`- ${key}: …`)}`,
    `écrivez « - » et un espace devant ${fr.quote(key)}, le tiret dans la colonne de celui de la ligne ${line}${fr.orFix(reader)}`,
    `a new item of the list begins here, and lacks its dash: ${en.quote(`- ${key}: …`)}`,
    `write "-" and a space before ${en.quote(key)}, the dash in the column of that of line ${line}${en.orFix}`,
  ],
  'yaml/colon': ({ first, last, holdsQuote }, reader) => [
    'ce texte contient « : », qui annonce un champ',
    `${
      holdsQuote
        ? 'écrivez « >- » à la place du texte, et le texte entier en dessous, décalé de deux espaces de plus'
        : `mettez tout le texte entre guillemets « " » : un au début (ligne ${first}), un à la fin (ligne ${last})`
    }${fr.orFix(reader)}`,
    'this text holds ": ", which ends the name of a field',
    `${
      holdsQuote
        ? 'write ">-" in place of the text, and the whole text below it, indented by two more spaces'
        : `quote the whole text: one straight quote at its start (line ${first}), one at its end (line ${last})`
    }${en.orFix}`,
  ],
  'yaml/stray-dash': ({ key }, reader) => [
    `le tiret devant ${fr.quote(key)} ouvre une liste, là où l’on attend un champ`,
    `effacez le tiret et l’espace qui le suit${fr.orFix(reader)}`,
    `the dash before ${en.quote(key)} opens a list, where a field is expected`,
    `delete the dash and the space behind it${en.orFix}`,
  ],
  'yaml/no-colon': ({ key }, reader) => [
    `il manque les deux-points après ${fr.quote(key)}`,
    `écrivez ${fr.quote(`${key}:`)}${fr.orFix(reader)}`,
    `the colon behind ${en.quote(key)} is missing`,
    `write ${en.quote(`${key}:`)}${en.orFix}`,
  ],
  'yaml/commented': ({ key }) => [
    `le champ ${fr.quote(key)} est désactivé par « # », et ce qui est en dessous n’est plus à personne`,
    'effacez le « # » et l’espace qui le suit, ou mettez aussi « # » devant les lignes en dessous',
    `the field ${en.quote(key)} is switched off by "#", and what is below belongs to nothing`,
    'delete the "#" and the space behind it, or put "#" before the lines below as well',
  ],
  'yaml/joined': ({ key }, reader) => [
    `deux champs sont sur la même ligne : le second est ${fr.quote(`${key}:`)}`,
    `allez à la ligne devant ${fr.quote(`${key}:`)}, et mettez-le dans la colonne du premier${fr.orFix(reader)}`,
    `two fields share a line: the second is ${en.quote(`${key}:`)}`,
    `begin a new line before ${en.quote(`${key}:`)}, in the column of the first${en.orFix}`,
  ],
  'yaml/keyless': ({ above }) => [
    `ces éléments de liste n’ont pas leur champ : ${fr.quote(above)}, au-dessus, a déjà sa valeur`,
    `écrivez au-dessus d’eux le nom de leur champ et deux-points, dans la colonne de ${fr.quote(above)}`,
    `these items of a list lack their field: ${en.quote(above)}, above, has its value already`,
    `write the name of their field and a colon above them, in the column of ${en.quote(above)}`,
  ],
  'yaml/torn': ({ field, whole, hasTabs }) =>
    hasTabs
      ? [
          'des lignes de tableur sont collées ici : les tabulations ne font pas des champs',
          'récrivez chacune comme ses voisines, « champ: valeur » pour chaque case',
          'rows of a spreadsheet are pasted here: tabs make no fields',
          'rewrite each as those beside it, "field: value" for each cell',
        ]
      : [
          `cette ligne est détachée de son champ (${fr.quote(field)})`,
          `écrivez le texte sur la ligne de son champ : ${shorten(whole)}`,
          `this line is separated from its field (${en.quote(field)})`,
          `write the text on the line of its field: ${shorten(whole)}`,
        ],
  'yaml/stray': () => [
    'cette dernière ligne n’appartient à aucun champ',
    'effacez-la si elle est de trop ; si elle continue le texte du dessus, mettez devant elle autant d’espaces que lui ; si c’est un champ, écrivez « champ: valeur »',
    'this last line belongs to no field',
    'delete it if it is too much; if it goes on with the text above, indent it as that; if it is a field, write "field: value"',
  ],
  'yaml/no-break-space': ({ count, where }, reader) => [
    count === 1
      ? `une espace insécable ${NO_BREAK[where].fr[0]}`
      : `${count} espaces insécables ${NO_BREAK[where].fr[1]}`,
    `${where === 'name' ? 'effacez ce qui précède les deux-points' : count === 1 ? 'remplacez-la par une espace ordinaire' : 'remplacez-les par autant d’espaces ordinaires'}${fr.orFix(reader)}`,
    count === 1
      ? `a no-break space ${NO_BREAK[where].en[0]}`
      : `${count} no-break spaces ${NO_BREAK[where].en[1]}`,
    `${where === 'name' ? 'delete what stands before the colon' : count === 1 ? 'use an ordinary space' : 'use as many ordinary spaces'}${en.orFix}`,
  ],
  'yaml/reserved': ({ sign }, reader) => [
    `un texte qui commence par ${fr.quote(sign)} se met entre guillemets`,
    `mettez un guillemet « " » au début et un à la fin${fr.orFix(reader)}`,
    `a text that begins with ${en.quote(sign)} needs quotes`,
    `put a straight quote (") at its start and one at its end${en.orFix}`,
  ],
  'yaml/tab': ({ blanks }, reader) => [
    'une tabulation décale cette ligne, et il faut des espaces',
    `effacez le vide au début de la ligne, puis ${SPACES.fr(blanks, reader)}`,
    'a tab indents this line, where spaces must',
    `delete the whitespace at the start of the line, then ${SPACES.en(blanks)}`,
  ],
  'yaml/duplicate-key': ({ key, others, group, line }) =>
    others.length > 0
      ? fieldsTwice([key, ...others], group)
      : [
          `le champ ${fr.quote(key)} est écrit deux fois${line === undefined ? '' : ` : ici, et déjà ligne ${line}`}`,
          group === undefined
            ? 'gardez une seule des deux lignes'
            : `s’il fait partie de ${fr.quote(group)}, juste au-dessus, ajoutez deux espaces devant lui et devant les autres champs de ${fr.quote(group)} ; sinon, gardez une seule des deux lignes`,
          `the field ${en.quote(key)} is written twice${line === undefined ? '' : `: here, and on line ${line} before`}`,
          group === undefined
            ? 'keep one of the two lines'
            : `if it is part of ${en.quote(group)}, right above, add two spaces before it and the other fields of ${en.quote(group)}; if not, keep one of the two lines`,
        ],
  'yaml/alias': ({ name }) => [
    `le renvoi ${fr.quote(`*${name}`)} n’est pas permis`,
    'écrivez la valeur ; si elle commence par « * », mettez-la entre guillemets',
    `the alias ${en.quote(`*${name}`)} is not allowed`,
    'write the value out; quote it when it starts with "*"',
  ],
  'yaml/anchor': ({ name }) => [
    `la marque ${fr.quote(`&${name}`)} n’est pas permise`,
    'effacez-la ; si la valeur commence par « & », mettez-la entre guillemets',
    `the anchor ${en.quote(`&${name}`)} is not allowed`,
    'delete it; quote the value when it starts with "&"',
  ],
  'yaml/merge-key': () => [
    'le champ « << » n’est pas permis',
    'écrivez les champs un par un',
    'the field "<<" is not allowed',
    'write the fields one by one',
  ],
  'yaml/tag': ({ tag }) => [
    `l’étiquette ${fr.quote(tag)} n’est pas permise`,
    'effacez-la ; si la valeur commence par « ! », mettez-la entre guillemets',
    `the tag ${en.quote(tag)} is not allowed`,
    'delete it; quote the value when it starts with "!"',
  ],
  'yaml/several-documents': () => [
    'le fichier contient plusieurs documents',
    'effacez la ligne « --- », ou faites deux fichiers',
    'the file holds several documents',
    'delete the line "---", or make two files',
  ],
  'yaml/front-matter': () => [
    'un texte suit les champs, comme dans un fichier Markdown',
    'effacez les deux lignes « --- », et mettez le texte sous un champ (« champ: | »), décalé de deux espaces',
    'a text follows the fields, as in a Markdown file',
    'delete both lines "---", and put the text under a field ("field: |"), indented by two spaces',
  ],
  'yaml/depth': ({ max }) => [
    `plus de ${max} niveaux imbriqués`,
    'simplifiez la structure',
    `more than ${max} levels of nesting`,
    'simplify the structure',
  ],
  'yaml/number': ({ value }) => [
    `${fr.quote(value)} n’est pas un nombre que l’on puisse garder tel quel`,
    `si c’est un code ou un numéro, mettez-le entre guillemets : "${value}"`,
    `${en.quote(value)} is not a number that can be kept as it is`,
    `quote it, if it is a code: "${value}"`,
  ],
  'yaml/key': ({ isPlaceholder }) =>
    isPlaceholder
      ? [
          'une valeur qui commence par « {{ » se lit comme un groupe de champs',
          'mettez toute la valeur entre guillemets : "{{nom-de-la-constante}}"',
          'a value that starts with "{{" is read as a mapping',
          'quote the whole value: "{{fact-name}}"',
        ]
      : [
          'un nom de champ ne peut être ni une liste ni un groupe de champs',
          'mettez le nom entre guillemets s’il contient des crochets ou des accolades',
          'a field name can be neither a list nor a mapping',
          'quote the name when it holds brackets or braces',
        ],
};
