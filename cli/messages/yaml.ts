// What is wrong with a file as YAML.
import { en, fr } from './phrases.ts';
import { shorten } from './shorten.ts';
import { curlySlip, quoteSlip, tomlHint } from './slips.ts';
import type { WordsOf } from './wording.ts';

/** A line beside the column in which it would be read: `by` blanks too few, or too many below zero. */
interface Misaligned {
  by: number;
  like: string;
  line: number;
  other?: { like: string; line: number };
}

export interface YamlParams {
  'yaml/syntax': { reason: string; line: string };
  'yaml/conflict': Record<never, never>;
  'yaml/heading': Record<never, never>;
  'yaml/outdented': { field: string; blanks: number; isLast: boolean };
  'yaml/misaligned': Misaligned;
  'yaml/missing-dash': { key: string; line: number; column: number };
  'yaml/colon': { first: number; last: number; holdsQuote: boolean };
  'yaml/stray': Record<never, never>;
  'yaml/no-break-space': { count: number };
  'yaml/tab': Record<never, never>;
  'yaml/duplicate-key': { key: string };
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
const SYNTAX_FR: readonly (readonly [RegExp, string, string])[] = [
  [
    /dash is expected/,
    'le tiret de cet élément de liste manque, ou l’espace qui le suit',
    'écrivez « - », un espace, puis l’élément, dans la colonne des autres',
  ],
  [
    /bad indentation of a mapping entry|multiline key may not be/,
    'cette ligne n’est pas rangée comme ses voisines',
    'alignez-la sur les champs du même niveau ; si la valeur contient « : » ou « # », mettez-la entre guillemets',
  ],
  [
    /bad indentation of a sequence entry/,
    'cet élément de liste n’est pas aligné sur les autres',
    'mettez tous les tirets de la liste dans la même colonne',
  ],
  [
    /deficient indentation/,
    'cette ligne devrait être décalée vers la droite',
    'ajoutez deux espaces au début de la ligne',
  ],
  [
    /within a double quoted scalar/,
    'un guillemet « " » s’ouvre ici et ne se ferme pas',
    'ajoutez le guillemet « " » manquant à la fin de la valeur',
  ],
  [
    /within a single quoted scalar/,
    'une apostrophe ouvre une valeur ici et rien ne la ferme',
    'fermez la valeur par « \' », ou mettez-la entre guillemets « " »',
  ],
  [
    /within a flow collection|missed comma|expected the node content/,
    'une liste entre crochets ou accolades est mal formée',
    'séparez les éléments par une virgule et fermez par « ] » ou « } »',
  ],
  [
    /too far right/,
    'ce champ est trop à droite',
    'effacez les espaces devant lui : les champs d’un fichier commencent tout à gauche',
  ],
  [
    /document separator is expected|expected ':' after a mapping key|can not read/,
    'cette ligne ne se lit pas comme « champ: valeur »',
    'vérifiez le décalage, les deux-points suivis d’un espace et, dans une liste, le tiret suivi d’un espace',
  ],
  [
    /whitespace character is expected after/,
    'il manque un espace après les deux-points',
    'écrivez « champ: valeur », avec un espace ordinaire',
  ],
  [
    /escape|hexadecimal/,
    'le signe « \\ » ne s’emploie pas ainsi entre guillemets « " »',
    'doublez-le (« \\\\ »), ou mettez la valeur entre apostrophes',
  ],
  [
    /non-printable|null byte|valid JSON character/,
    'un caractère invisible est interdit ici',
    'effacez-le et retapez la ligne',
  ],
  [
    /block scalar|chomping|indentation width|line break is expected/,
    'l’en-tête de ce texte long est mal écrit',
    'écrivez « champ: >- » puis le texte à la ligne, décalé de deux espaces',
  ],
  [
    /directive|YAML version/,
    'une ligne qui commence par « % » n’a pas sa place ici',
    'effacez-la, ou mettez la valeur entre guillemets « " »',
  ],
];

const MISPLACED_REASON = /mapping entry|multiline key|expected ':'/;

/** What js-yaml reports as bad indentation, recognised by the line itself. */
const MISPLACED: readonly (readonly [line: RegExp, message: string])[] = [
  [/^\s*(?:- +)+[@`%&*!]/, 'l’élément commence par un signe réservé (@, `, %, &, * ou !)'],
  [/^[\s-]*[\w-]+:\s+\{\{/, 'la valeur commence par « {{ », qui ouvre un groupe de champs'],
  [/^[\s-]*[\w-]+:\s+[@`%&*!]/, 'la valeur commence par un signe réservé (@, `, %, &, * ou !)'],
  [/^[\s-]*[\w-]+:\s+[^"'>|[{].*:\s/, 'la valeur contient « : », qui annonce un champ'],
];

/** js-yaml's reasons that have a remedy of their own; the others share one. */
const SYNTAX_EN: readonly (readonly [RegExp, string])[] = [
  [/too far right/, 'delete the spaces before it: the fields of a file begin at its left edge'],
  [/dash is expected/, 'write "-", a space, then the item, in the column of the others'],
  [/within a (?:double|single) quoted scalar/, 'add the quote that is missing at the end of the value'],
  [/whitespace character is expected after/, 'write "field: value", with a space after the colon'],
  [/within a flow collection|missed comma/, 'separate the items by commas and close with "]" or "}"'],
  [/bad indentation of a sequence entry/, 'put all dashes of the list in the same column'],
];

const CURLY_END = /"[^"“”]*[“”]\s*$/;

function syntaxFr(reason: string, line: string): readonly [message: string, hint: string] {
  if (/within a double quoted scalar/.test(reason) && CURLY_END.test(line))
    return [
      'un guillemet droit « " » s’ouvre ici, et celui qui devrait le fermer est courbe (« ” »)',
      'remplacez le guillemet courbe de la fin par un guillemet droit « " »',
    ];
  const [, message, hint] = SYNTAX_FR.find(([pattern]) => pattern.test(reason)) ?? [];
  if (!message || !hint)
    return [`cette ligne n’est pas du YAML (${reason})`, 'comparez-la à celles d’un fichier voisin'];
  const misplaced = MISPLACED_REASON.test(reason)
    ? MISPLACED.find(([pattern]) => pattern.test(line))
    : undefined;
  return misplaced ? [misplaced[1], 'mettez toute la valeur entre guillemets « " »'] : [message, hint];
}

export const yaml: WordsOf<YamlParams> = {
  'yaml/syntax': ({ reason, line }) => {
    const slip = curlySlip(line) ?? (MISPLACED_REASON.test(reason) ? quoteSlip(line) : undefined);
    if (slip) return slip;
    const [message, hint] = syntaxFr(reason, line);
    return [
      message,
      tomlHint.fr(line) ?? hint,
      `this is not YAML: ${reason}`,
      tomlHint.en(line) ??
        (CURLY_END.test(line) ? 'replace the curly quote at the end by a straight one' : undefined) ??
        SYNTAX_EN.find(([pattern]) => pattern.test(reason))?.[1] ??
        'check the indentation, the space after each colon, and quote values that hold ": " or " #"',
    ];
  },
  'yaml/conflict': () => [
    'deux versions de ce passage se suivent : Git n’a pas su les fusionner',
    'gardez l’une des deux, et effacez les lignes « <<<<<<< », « ======= » et « >>>>>>> »',
    'two versions of this passage follow each other: Git could not merge them',
    'keep one of them, and delete the lines "<<<<<<<", "=======" and ">>>>>>>"',
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
  'yaml/misaligned': ({ by, like, line, other }) => {
    const count = Math.abs(by);
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
        : `${by > 0 ? 'ajoutez' : 'effacez'} ${fr.plural(count, 'espace')} au début de la ligne, ou laissez faire « npm run sapin -- fix --write »`,
      lines
        ? 'this line is aligned with none of its neighbours'
        : `this line starts ${en.plural(count, 'space')} too far ${by > 0 ? 'left' : 'right'}: align it with ${en.quote(shorten(like))}, line ${line}`,
      lines
        ? `put it ${lines[1]}, whichever it belongs to`
        : `${by > 0 ? 'add' : 'delete'} ${en.plural(count, 'space')} at the start of the line, or leave it to "npm run sapin -- fix --write"`,
    ];
  },
  'yaml/missing-dash': ({ key, line }) => [
    `un nouvel élément de la liste commence ici, et il lui manque son tiret : ${fr.quote(`- ${key}: …`)}`,
    `écrivez « - » et un espace devant ${fr.quote(key)}, le tiret dans la colonne de celui de la ligne ${line}, ou laissez faire « npm run sapin -- fix --write »`,
    `a new item of the list begins here, and lacks its dash: ${en.quote(`- ${key}: …`)}`,
    `write "-" and a space before ${en.quote(key)}, the dash in the column of that of line ${line}, or leave it to "npm run sapin -- fix --write"`,
  ],
  'yaml/colon': ({ first, last, holdsQuote }) => [
    'ce texte contient « : », qui annonce un champ',
    `${
      holdsQuote
        ? 'écrivez « >- » à la place du texte, et le texte entier en dessous, décalé de deux espaces de plus'
        : `mettez tout le texte entre guillemets « " » : un au début (ligne ${first}), un à la fin (ligne ${last})`
    }, ou laissez faire « npm run sapin -- fix --write »`,
    'this text holds ": ", which ends the name of a field',
    `${
      holdsQuote
        ? 'write ">-" in the place of the text, and the whole text below it, indented by two more spaces'
        : `quote the whole text: one straight quote at its start (line ${first}), one at its end (line ${last})`
    }, or leave it to "npm run sapin -- fix --write"`,
  ],
  'yaml/stray': () => [
    'cette dernière ligne n’appartient à aucun champ',
    'effacez-la si elle est de trop ; si elle continue le texte du dessus, mettez devant elle autant d’espaces que lui ; si c’est un champ, écrivez « champ: valeur »',
    'this last line belongs to no field',
    'delete it if it is too much; if it goes on with the text above, indent it as that; if it is a field, write "field: value"',
  ],
  'yaml/no-break-space': ({ count }) => [
    count === 1
      ? 'une espace insécable décale cette ligne'
      : `${count} espaces insécables décalent cette ligne`,
    `${count === 1 ? 'remplacez-la par une espace ordinaire' : 'remplacez-les par autant d’espaces ordinaires'}, ou laissez faire « npm run sapin -- fix --write »`,
    count === 1 ? 'a no-break space indents this line' : `${count} no-break spaces indent this line`,
    `${count === 1 ? 'use an ordinary space' : 'use as many ordinary spaces'}, or leave it to "npm run sapin -- fix --write"`,
  ],
  'yaml/tab': () => [
    'une tabulation décale cette ligne',
    'remplacez-la par des espaces, deux par niveau',
    'a tab indents this line',
    'use spaces, two for each level',
  ],
  'yaml/duplicate-key': ({ key }) => [
    `le champ ${fr.quote(key)} est écrit deux fois`,
    'gardez une seule des deux lignes',
    `the field ${en.quote(key)} is written twice`,
    'keep one of the two lines',
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
    `${en.quote(value)} is no number that can be kept as it is`,
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
