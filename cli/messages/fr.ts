import { wordsOfChecks } from '../checks/registry.ts';
import type { Params, ProblemCatalogue, Wording } from './catalogue.ts';
import { shorten } from './shorten.ts';
import { meantAddress, slipIn } from './slips.ts';

const say = (message: string, hint: string | null = null): Wording => ({ message, hint });
const quote = (value: string) => `« ${shorten(value)} »`;
const orElse = (nearest: string | undefined, fallback: string) =>
  nearest ? `vouliez-vous dire ${quote(nearest)} ?` : fallback;
const among = (values: readonly string[]) => (values.length === 0 ? '' : values.map(quote).join(', '));
const example = (examples: readonly string[]) =>
  examples.length === 0 ? '' : ` ; par exemple : ${examples.join(' ou ')}`;
const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count > 1 ? many : one}`;
const number = (value: number) => String(value).replace('.', ',');

const stretch = ({ from, through }: Params<'season/gap'>['days']) =>
  from === through ? `le ${from}` : `du ${from} au ${through}`;

const TYPES: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  integer: 'un nombre entier',
  boolean: 'true (vrai) ou false (faux)',
  array: 'une liste (une ligne « - … » par élément)',
  object: 'des champs (une ligne « champ: valeur » pour chacun)',
  null: 'vide',
  infinity: 'un nombre infini ou indéfini',
};
const type = (name: string) => TYPES[name] ?? name;

/** What to do about a habit of the hand that a refused value shows; nothing when it shows none. */
function slipHint(value: string, format?: string): string | undefined {
  const slip = slipIn(value, format);
  switch (slip?.kind) {
    case 'curly-quotes':
      return `YAML ne connaît que les guillemets droits : "${shorten(slip.wanted)}"`;
    case 'written-date':
      return `écrivez la date en chiffres, année-mois-jour : "${slip.wanted}"`;
    case 'no-such-day':
      return 'ce jour n’existe pas : vérifiez le mois et le jour';
    case 'merged-items':
      return 'deux éléments de la liste se lisent comme un seul : mettez leurs tirets dans la même colonne';
    default:
      return undefined;
  }
}

/** Why a file cannot be read or written, by the system's code. */
const SYSTEM: Readonly<Record<string, string>> = {
  EACCES: 'accès refusé',
  EPERM: 'accès refusé',
  EROFS: 'disque en lecture seule',
  ENOSPC: 'disque plein',
  EDQUOT: 'disque plein',
  EIO: 'erreur du disque',
  ENOENT: 'le chemin n’existe pas',
  ENOTDIR: 'le chemin passe par un fichier',
  EFBIG: 'fichier trop grand pour ce disque',
  EBUSY: 'un autre programme s’en sert',
};

/** js-yaml's reasons, as an editor would say them, with what usually mends them. */
const SYNTAX: readonly (readonly [RegExp, string, string])[] = [
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

/** What js-yaml takes for a line out of place, told by the line itself. */
const MISPLACED: readonly (readonly [RegExp, string])[] = [
  [/^[\s-]*[\w-]+:\s+\{\{/, 'la valeur commence par « {{ », qui ouvre un groupe de champs'],
  [/^[\s-]*[\w-]+:\s+[@`%&*!]/, 'la valeur commence par un signe réservé (@, `, %, &, * ou !)'],
  [/^[\s-]*[\w-]+:\s+(["']).*\1\s*[^\s#]/, 'du texte suit le guillemet qui ferme la valeur'],
  [/^[\s-]*[\w-]+:\s+[^"'>|[{].*:\s/, 'la valeur contient « : », qui annonce un champ'],
];

const JSON_PARTS: Readonly<Record<Params<'schema/json'>['wanted'], string>> = {
  value: 'une valeur',
  key: 'un nom de propriété entre guillemets droits',
  colon: 'un deux-points',
  comma: 'une virgule ou la fermeture',
  end: 'la fin du fichier',
  quote: 'un guillemet droit qui ferme le texte, sur la même ligne',
  escape: 'un échappement connu (\\\\ pour une barre oblique inverse, \\t pour une tabulation)',
};

export const fr: ProblemCatalogue = {
  ...wordsOfChecks('fr'),
  'file/missing': ({ path, schema }) =>
    say(
      `il manque ${quote(path)}`,
      `créez ce fichier, ou le dossier du même nom : le schéma ${schema} le demande`,
    ),
  'file/both': ({ name }) =>
    say(
      `${quote(`${name}.yaml`)} et le dossier ${quote(`${name}/`)} existent tous les deux`,
      'gardez l’un ou l’autre',
    ),
  'file/empty': () => say('le fichier est vide', 'écrivez-y les champs de l’entrée, ou supprimez-le'),
  'file/encoding': ({ byte }) =>
    say(`le fichier n’est pas en UTF-8 (octet ${byte + 1})`, 'enregistrez-le avec l’encodage UTF-8'),
  'file/too-large': ({ bytes, max }) =>
    say(
      `le fichier pèse ${Math.ceil(bytes / 1024)} Ko, plus que les ${max / 1024} Ko permis`,
      'coupez-le en plusieurs entrées',
    ),
  'file/more': ({ shown }) =>
    say(
      `ce fichier a plus de ${shown} problèmes, les suivants ne sont pas montrés`,
      'corrigez ceux-ci, puis relancez',
    ),
  'file/outside': ({ target }) =>
    say(
      `ce lien symbolique sort du dossier de contenu (vers ${quote(target)})`,
      'remplacez-le par le fichier lui-même',
    ),
  'file/no-content': ({ path }) =>
    say(
      `il n’y a pas de dossier de contenu à ${quote(path)}`,
      'vérifiez le chemin que donne l’option --content',
    ),
  'file/link': (link) =>
    say(
      link.reason === 'folder'
        ? 'ce lien symbolique mène à un dossier : il n’est pas suivi'
        : link.reason === 'cycle'
          ? `ce lien symbolique tourne en rond (vers ${quote(link.target)})`
          : `ce lien symbolique ne mène à rien (vers ${quote(link.target)})`,
      link.reason === 'folder'
        ? 'remplacez-le par le dossier lui-même'
        : 'remplacez-le par le fichier lui-même',
    ),
  'file/not-a-file': ({ found }) =>
    say(
      found === 'folder'
        ? 'c’est un dossier qui porte le nom d’un fichier'
        : 'ce n’est pas un fichier ordinaire',
      'remplacez-le par un fichier, ou supprimez-le',
    ),
  'file/bad-name': ({ name, suggestion }) =>
    say(
      `le nom ${quote(name)} n’est pas un identifiant`,
      `des minuscules sans accent, des chiffres et des tirets ; renommez-le ${quote(suggestion)}`,
    ),
  'file/same-name': ({ other }) =>
    say(
      `ce nom ne diffère de ${quote(other)} que par la casse ou par la façon d’écrire les accents`,
      'renommez l’un des deux : certains ordinateurs les confondent',
    ),
  'file/unknown': ({ nearest, names }) =>
    say(
      'aucun schéma ne décrit ce fichier',
      nearest
        ? `vouliez-vous dire ${quote(nearest)} ?`
        : `rangez-le dans l’un de ces dossiers : ${names.join(', ')}`,
    ),
  'file/unreadable': ({ reason }) =>
    say(`le fichier ne se lit pas (${SYSTEM[reason] ?? reason})`, 'vérifiez ses droits'),
  'file/unwritable': ({ reason }) =>
    say(
      `on ne peut pas écrire ici (${SYSTEM[reason] ?? reason})`,
      'vérifiez le chemin, les droits et la place qui reste : rien n’a changé',
    ),
  'file/foreign': () =>
    say('sapin n’a pas écrit ce fichier', 'déplacez-le, ou choisissez un autre dossier avec --out'),
  'file/stale': () =>
    say('ce fichier n’est pas à jour', 'lancez « npm run generate » et joignez le résultat au commit'),
  'yaml/syntax': ({ reason, line }) => {
    const known = SYNTAX.find(([pattern]) => pattern.test(reason));
    if (!known)
      return say(`cette ligne n’est pas du YAML (${reason})`, 'comparez-la à celles d’un fichier voisin');
    const misplaced = /mapping entry|multiline key|expected ':'/.test(reason)
      ? MISPLACED.find(([pattern]) => pattern.test(line))
      : undefined;
    return misplaced
      ? say(misplaced[1], 'mettez toute la valeur entre guillemets « " »')
      : say(known[1], known[2]);
  },
  'yaml/tab': () => say('une tabulation décale cette ligne', 'remplacez-la par des espaces, deux par niveau'),
  'yaml/duplicate-key': ({ key }) =>
    say(`le champ ${quote(key)} est écrit deux fois`, 'gardez une seule des deux lignes'),
  'yaml/alias': ({ name }) =>
    say(
      `le renvoi ${quote(`*${name}`)} n’est pas permis`,
      'écrivez la valeur ; si elle commence par « * », mettez-la entre guillemets',
    ),
  'yaml/anchor': ({ name }) =>
    say(
      `la marque ${quote(`&${name}`)} n’est pas permise`,
      'effacez-la ; si la valeur commence par « & », mettez-la entre guillemets',
    ),
  'yaml/merge-key': () => say('le champ « << » n’est pas permis', 'écrivez les champs un par un'),
  'yaml/tag': ({ tag }) =>
    say(
      `l’étiquette ${quote(tag)} n’est pas permise`,
      'effacez-la ; si la valeur commence par « ! », mettez-la entre guillemets',
    ),
  'yaml/several-documents': () =>
    say('le fichier contient plusieurs documents', 'effacez la ligne « --- », ou faites deux fichiers'),
  'yaml/depth': ({ max }) => say(`plus de ${max} niveaux imbriqués`, 'simplifiez la structure'),
  'yaml/key': ({ isPlaceholder }) =>
    isPlaceholder
      ? say(
          'une valeur qui commence par « {{ » se lit comme un groupe de champs',
          'mettez toute la valeur entre guillemets : "{{nom-de-la-constante}}"',
        )
      : say(
          'un nom de champ ne peut être ni une liste ni un groupe de champs',
          'mettez le nom entre guillemets s’il contient des crochets ou des accolades',
        ),
  'schema/broken': ({ reason }) =>
    say(`ce schéma est cassé : ${reason}`, 'c’est l’affaire d’un mainteneur : le contenu n’y est pour rien'),
  'schema/json': ({ wanted, found }) =>
    say(
      found === ''
        ? `ce schéma n’est pas du JSON : il manque ${JSON_PARTS[wanted]}`
        : `ce schéma n’est pas du JSON : à la place de ${quote(found)}, il faut ${JSON_PARTS[wanted]}`,
      'c’est l’affaire d’un mainteneur : le contenu n’y est pour rien',
    ),
  'schema/type': ({ field, expected, found, value, description, examples, isCommented }) => {
    const wants = expected.map(type).join(' ou ');
    if (isCommented)
      return say(
        `${quote(field)} est vide : « # » ouvre un commentaire`,
        'mettez la valeur entre guillemets « " »',
      );
    const decimal = /^-?\d+,\d+\s*(€|m|km|%)?$/.test(value);
    if (decimal && expected.some((name) => name === 'number' || name === 'integer')) {
      return say(
        `${quote(field)} doit être un nombre, pas ${quote(value)}`,
        `les décimales s’écrivent avec un point : ${value.replace(',', '.').replace(/[^\d.-]/g, '')}`,
      );
    }
    const bare = /^(-?\d+(?:\.\d+)?)\s*(?:€|cm|m|km|%)?$/.exec(value)?.[1];
    if (
      found === 'string' &&
      bare !== undefined &&
      expected.some((name) => name === 'number' || name === 'integer')
    ) {
      return say(
        `${quote(field)} doit être un nombre, pas un texte`,
        `écrivez le nombre seul, sans guillemets ni unité : ${bare}`,
      );
    }
    if (expected.includes('boolean') && /^(oui|non|vrai|faux|yes|no)$/i.test(value)) {
      return say(
        `${quote(field)} attend true ou false, pas ${quote(value)}`,
        `écrivez ${/^(oui|vrai|yes)$/i.test(value) ? 'true' : 'false'}`,
      );
    }
    if (found === 'null')
      return say(
        `${quote(field)} est vide`,
        `écrivez ${wants}${description ? ` (${description})` : ''}${example(examples)}`,
      );
    if (expected.includes('string') && (found === 'number' || found === 'boolean' || found === 'integer')) {
      return say(
        `${quote(field)} doit être un texte, pas ${type(found)}`,
        `mettez la valeur entre guillemets : "${shorten(value)}"`,
      );
    }
    return say(
      `${quote(field)} doit être ${wants}, pas ${type(found)}`,
      slipHint(value) ?? `${description ?? `écrivez ${wants}`}${example(examples)}`,
    );
  },
  'schema/required': ({ missing, missingTitle, description, examples }) =>
    say(
      `il manque le champ ${quote(missing)}${missingTitle && missingTitle.toLowerCase() !== missing ? ` (${missingTitle})` : ''}`,
      `ajoutez une ligne ${quote(`${missing}: …`)}${description ? ` : ${description}` : ''}${example(examples)}`,
    ),
  'schema/additionalProperties': ({ key, nearest, known }) =>
    say(
      `le champ ${quote(key)} n’existe pas ici`,
      orElse(
        nearest,
        known.length > 0 ? `les champs possibles : ${known.join(', ')}` : 'effacez cette ligne',
      ),
    ),
  'schema/enum': ({ field, value, allowed, nearest }) =>
    say(
      `${quote(field)} ne peut pas être ${quote(value)}`,
      slipHint(value) ??
        (nearest
          ? `vouliez-vous dire ${quote(nearest)} ? (les choix : ${among(allowed)})`
          : `au choix : ${among(allowed)}`),
    ),
  'schema/const': ({ field, value, allowed }) =>
    say(`${quote(field)} ne peut pas être ${quote(value)}`, `écrivez ${quote(allowed)}`),
  'schema/pattern': ({ field, value, description, examples, pattern }) =>
    say(
      `${quote(field)} ne s’écrit pas ${quote(value)}`,
      slipHint(value) ?? `${description ?? `la forme attendue : ${pattern}`}${example(examples)}`,
    ),
  'schema/format': ({ field, value, format, description, examples }) =>
    say(
      `${quote(value)} n’est pas valable pour ${quote(field)}`,
      slipHint(value, format) ?? `${description ?? 'vérifiez la valeur'}${example(examples)}`,
    ),
  'schema/minimum': ({ field, value, limit }) =>
    say(
      `${quote(field)} vaut ${number(value)}, moins que ${number(limit)}`,
      `écrivez ${number(limit)} ou plus`,
    ),
  'schema/maximum': ({ field, value, limit }) =>
    say(
      `${quote(field)} vaut ${number(value)}, plus que ${number(limit)}`,
      `écrivez ${number(limit)} ou moins`,
    ),
  'schema/exclusiveMinimum': ({ field, value, limit, examples }) =>
    say(
      `${quote(field)} vaut ${number(value)} ; il faut plus que ${number(limit)}`,
      `écrivez un nombre supérieur à ${number(limit)}${example(examples)}`,
    ),
  'schema/exclusiveMaximum': ({ field, value, limit, examples }) =>
    say(
      `${quote(field)} vaut ${number(value)} ; il faut moins que ${number(limit)}`,
      `écrivez un nombre inférieur à ${number(limit)}${example(examples)}`,
    ),
  'schema/multipleOf': ({ field, value, limit, examples }) =>
    say(
      `${quote(field)} a trop de décimales : ${number(value)}`,
      `arrondissez à ${number(limit)}${example(examples)}`,
    ),
  'schema/minLength': ({ field, limit, description, examples }) =>
    say(
      limit === 1
        ? `${quote(field)} est vide`
        : `${quote(field)} est trop court (au moins ${plural(limit, 'caractère')})`,
      `${description ?? 'écrivez-le'}${example(examples)}`,
    ),
  'schema/maxLength': ({ field, count, limit }) =>
    say(
      `${quote(field)} compte ${plural(count, 'caractère')}, plus que ${limit}`,
      `raccourcissez de ${plural(count - limit, 'caractère')}`,
    ),
  'schema/minItems': ({ field, count, limit }) =>
    say(
      count === 0
        ? `la liste ${quote(field)} est vide`
        : `la liste ${quote(field)} n’a que ${plural(count, 'élément')}`,
      `il en faut au moins ${limit}`,
    ),
  'schema/maxItems': ({ field, count, limit }) =>
    say(`la liste ${quote(field)} a ${plural(count, 'élément')}`, `il en faut au plus ${limit}`),
  'schema/minProperties': ({ field, limit }) =>
    say(`${quote(field)} n’a pas assez de champs`, `il en faut au moins ${limit}`),
  'schema/maxProperties': ({ field, limit }) =>
    say(`${quote(field)} a trop de champs`, `il en faut au plus ${limit}`),
  'schema/uniqueItems': ({ field, first, second }) =>
    say(
      `la liste ${quote(field)} contient deux fois la même valeur`,
      `les éléments ${first + 1} et ${second + 1} sont égaux : effacez l’un des deux`,
    ),
  'schema/x-unique': ({ field, value, other }) =>
    say(
      `${quote(field)} vaut ${quote(value)}, comme dans ${other}`,
      'deux entrées ne peuvent pas avoir la même valeur',
    ),
  'schema/x-above': ({ field, value, belowTitle, belowValue }) =>
    say(
      `${quote(field)} (${number(value)}) doit dépasser ${quote(belowTitle)} (${number(belowValue)})`,
      `écrivez un nombre supérieur à ${number(belowValue)}, ou corrigez ${quote(belowTitle)}`,
    ),
  'schema/other': ({ field, keyword, reason }) =>
    say(
      `${quote(field)} n’est pas valable (${keyword} : ${reason})`,
      'comparez-le à celui d’un fichier voisin',
    ),
  'ref/unknown': ({ value, collection, nearest }) =>
    say(
      `${quote(value)} n’existe pas dans ${collection}/`,
      slipHint(value) ??
        orElse(
          nearest,
          /^[a-z0-9-]+$/.test(value)
            ? `créez ${collection}/${value}.yaml, ou nommez une entrée qui existe`
            : `nommez une entrée de ${collection}/ : le nom de son fichier, sans « .yaml »`,
        ),
    ),
  'ref/collection': ({ value, nearest, collections }) =>
    say(
      `il n’y a pas de collection ${quote(value)}`,
      orElse(nearest, `les collections : ${collections.join(', ')}`),
    ),
  'link/dead': ({ value, nearest }) =>
    say(`le lien ${quote(value)} ne mène nulle part`, orElse(nearest, 'vérifiez l’adresse dans routes.yaml')),
  'link/fallback': ({ value, nearest }) =>
    say(
      `le lien ${quote(value)} mène à une page de repli : cette entrée n’existe pas`,
      orElse(nearest, 'vérifiez l’adresse'),
    ),
  'link/scheme': ({ value }) =>
    say(
      `l’adresse ${quote(value)} n’est pas permise`,
      `${meantAddress(value) ? `écrivez ${quote(meantAddress(value) ?? '')} : ` : ''}un lien du site commence par « / » ; un lien extérieur par https://, tel: ou mailto:`,
    ),
  'link/route': ({ value, reason, nearest }) =>
    ({
      'page-twice': say(`la page ${quote(value)} est déjà dans la table`, 'une seule ligne par page'),
      'path-twice': say(`l’adresse ${quote(value)} est déjà dans la table`, 'une seule ligne par adresse'),
      'no-parameter': say(
        `l’adresse ${quote(value)} a une partie qui change, mais aucune collection n’y répond`,
        'ajoutez « collection: … »',
      ),
      'needs-parameter': say(
        `l’adresse ${quote(value)} ne peut pas montrer toute une collection`,
        'ajoutez « /:nom » à l’adresse, ou « entry: … »',
      ),
      'no-collection': say(
        `l’entrée ${quote(value)} est d’une collection qui n’est pas dite`,
        'ajoutez « collection: … »',
      ),
      'unknown-page': say(
        `il n’y a pas de page ${quote(value)}`,
        orElse(nearest, 'nommez une page de la table'),
      ),
    })[reason],
  'link/redirect': ({ value, reason }) =>
    reason === 'twice'
      ? say(`l’adresse ${quote(value)} est déjà redirigée`, 'gardez une seule des deux lignes')
      : say(
          `l’adresse ${quote(value)} est celle d’une page du site`,
          'effacez cette redirection : elle cacherait la page',
        ),
  'image/missing': ({ value, nearest }) =>
    say(
      `l’image ${quote(value)} n’est pas dans images/`,
      orElse(nearest, 'ajoutez-la au dossier content/images/'),
    ),
  'image/outside': ({ value, nearest }) =>
    say(
      `le chemin ${quote(value)} sort du dossier images/`,
      orElse(nearest, 'écrivez un chemin à l’intérieur de content/images/'),
    ),
  'image/unusable': ({ value, fault }) => {
    const image = `l’image ${quote(value)}`;
    switch (fault.reason) {
      case 'ending':
        return say(
          `${image} n’est pas d’un format connu`,
          'enregistrez une photo en .jpg, une image à fond transparent en .png, un dessin en .svg',
        );
      case 'broken':
        return say(
          `${image} ne se lit pas : le fichier est abîmé, ou d’un autre format que son nom ne le dit`,
          'ouvrez l’original et enregistrez-le de nouveau',
        );
      case 'bytes':
        return say(
          `${image} pèse ${Math.ceil(fault.bytes / 1024)} Ko, plus que les ${fault.max / 1024} Ko permis`,
          'réduisez-la : 2400 pixels de large suffisent à une photo ; un dessin ne contient pas de photo',
        );
      case 'pixels':
        return say(
          `${image} fait ${fault.width} × ${fault.height} pixels, plus que les ${fault.max} permis de côté`,
          'réduisez-la : 2400 pixels de large suffisent',
        );
    }
  },
  'image/host': ({ value, hosts }) =>
    say(
      `l’image ${quote(value)} ne vient pas d’un hébergeur permis`,
      hosts.length > 0
        ? `les hébergeurs permis : ${hosts.join(', ')} (site.yaml, imageHosts)`
        : 'ajoutez l’hébergeur à imageHosts dans site.yaml',
    ),
  'fact/unknown': ({ name, nearest }) =>
    say(
      `la constante {{${name}}} n’existe pas`,
      nearest ? `vouliez-vous dire {{${nearest}}} ?` : 'les constantes sont les fichiers de facts/',
    ),
  'fact/no-reading': ({ name, surface }) =>
    surface === ''
      ? say(
          `{{${name}}} n’a pas de lecture pour toutes les pages, et rien ne dit sur laquelle ce texte se montre`,
          `laissez une lecture de facts/${name}.yaml sans « surfaces », ou écrivez le texte autrement`,
        )
      : say(
          `{{${name}}} n’a pas de lecture pour la page ${quote(surface)}`,
          `ajoutez ${quote(surface)} aux « surfaces » d’une lecture de facts/${name}.yaml`,
        ),
  'fact/ambiguous': ({ name, surfaces }) =>
    say(
      `{{${name}}} ne dit pas la même chose sur toutes les pages qui montrent ce texte`,
      `${surfaces.map(({ surface, value }) => `${surface} : ${value}`).join(' ; ')} ; tranchez avec « sapin decide », ou écrivez le texte autrement`,
    ),
  'fact/unknown-surface': ({ value, nearest, surfaces }) =>
    say(`il n’y a pas de page ${quote(value)}`, orElse(nearest, `les pages : ${surfaces.join(', ')}`)),
  'fact/surface-twice': ({ surface }) =>
    say(
      `la page ${quote(surface)} montre déjà une autre lecture`,
      'une page ne montre qu’une lecture : effacez l’une des deux',
    ),
  'fact/several-defaults': () =>
    say(
      'une autre lecture est déjà sans « surfaces »',
      'une seule lecture peut servir toutes les autres pages : nommez celles de l’une des deux',
    ),
  'fact/decision': ({ value, readings }) =>
    say(`la décision ${quote(value)} n’est aucune des lectures`, `au choix : ${among(readings)}`),
  'text/placeholder': ({ found }) =>
    say(
      `${quote(found)} n’est pas une constante bien écrite`,
      'écrivez {{nom-de-la-constante}}, sans espace',
    ),
  'text/html': ({ tag }) =>
    say(
      `le HTML n’est pas permis dans le Markdown (${shorten(tag)})`,
      'écrivez en Markdown : **gras**, *italique*, [texte](/adresse)',
    ),
  'text/invisible': ({ code }) =>
    say(
      `un caractère invisible se cache dans ce texte (${code})`,
      'effacez-le, puis retapez ce qui l’entoure',
    ),
  'text/image': ({ value }) =>
    say(
      `une image ne se met pas dans le Markdown (${shorten(value)})`,
      'employez le champ « image » de l’entrée',
    ),
  'text/title': () =>
    say(
      'la page a déjà son titre : un texte n’en porte pas un second',
      'écrivez « ## » devant un sous-titre',
    ),
  'text/read-time': ({ field, value, words, minutes, pace }) =>
    say(
      `${quote(field)} vaut ${value}, mais le texte se lit en ${plural(minutes, 'minute')} (${plural(words, 'mot')})`,
      `écrivez ${minutes} : comptez ${pace} mots par minute`,
    ),
  'text/provisional': ({ field, value }) =>
    say(
      `${quote(field)} est encore provisoire : ${quote(value)}`,
      'écrivez la vraie valeur avant la mise en ligne',
    ),
  'finder/unread-question': ({ question }) =>
    say(
      `aucune règle ne lit la question ${quote(question)}`,
      'écrivez une règle qui la lit, ou retirez la question : elle ne changerait rien',
    ),
  'finder/unread-answer': ({ question, answer }) =>
    say(
      `aucune règle ne lit la réponse ${quote(answer)} à la question ${quote(question)}`,
      'ajoutez-la aux « answers » d’une règle, ou retirez l’option',
    ),
  'finder/never-matches': ({ reason, value, nearest }) =>
    ({
      question: say(
        `cette règle lit la question ${quote(value)}, qui n’existe pas`,
        orElse(nearest, 'nommez une des questions du fichier'),
      ),
      answer: say(
        `cette règle attend la réponse ${quote(value)}, que la question ne propose pas`,
        orElse(nearest, 'nommez une des options de la question'),
      ),
      kind: say(
        `cette règle ne convient pas aux réponses de la question ${quote(value)}`,
        'un nombre se compare (at-most, at-least, below) et se passe de « answers » ; une option se compare par « is »',
      ),
      margin: say(
        `la marge ${quote(value)} de cette règle n’est pas une distance en cm ou en m`,
        'nommez une constante comme headroom, ou retirez la marge',
      ),
      tree: say(
        `cette règle ne peut jamais jouer : aucun arbre n’y répond par ${quote(value)}`,
        'corrigez ses valeurs ou les bornes de la question, ou retirez-la',
      ),
    })[reason],
  'season/no-date': ({ fact }) =>
    say(
      `la constante ${quote(fact)} ne donne pas de jour à l’en-tête du site`,
      'nommez une constante de nature date ou date-range, avec une lecture pour « header »',
    ),
  'season/no-hours': ({ fact }) =>
    say(
      `la constante ${quote(fact)} ne donne pas d’heures à l’en-tête du site`,
      'nommez une constante de nature hours, avec une lecture pour « header »',
    ),
  'season/overlap': ({ one, other, days }) =>
    say(
      `${quote(one)} et ${quote(other)} se chevauchent ${days.map(stretch).join(' et ')}`,
      'chaque jour est dans une seule période : avancez la fin de l’une ou reculez le début de l’autre',
    ),
  'season/gap': ({ days }) =>
    say(
      `les périodes laissent un trou dans l’année, ${stretch(days)}`,
      'prolongez la période d’avant ou avancez celle d’après',
    ),
};
