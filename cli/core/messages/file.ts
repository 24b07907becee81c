// What is wrong with a file as such, whatever it holds.

import type { WordsOf } from '../language/wording.ts';
import { en, fr } from './phrases.ts';
import { type UnknownFile, unknownFile } from './unknown-file.ts';

export interface FileParams {
  'file/missing': { path: string; schema: string };
  'file/both': { name: string };
  'file/empty': Record<never, never>;
  'file/encoding': { byte: number; found: string };
  'file/too-large': { bytes: number; max: number };
  'file/more': { shown: number };
  'file/no-content': { path: string };
  'file/outside': { target: string };
  'file/link': { reason: 'missing' | 'cycle'; target: string } | { reason: 'folder' };
  'file/not-a-file': { found: 'folder' | 'other' };
  'file/bad-name': { name: string; suggestion: string };
  'file/kept-name': { name: string };
  'file/same-name': { other: string };
  'file/unknown': UnknownFile;
  'file/shape': MisshapenFile;
  'file/entry': { collection: string };
  'file/other-collection': { collection: string; other: string; wanted: string };
  'file/taken-field': { field: string };
  'file/unreadable': { reason: string };
  'file/unwritable': { reason: string };
  'file/foreign': Record<never, never>;
  'file/stale': Record<never, never>;
}

/** A file to which a setting gives a meaning that its shape does not have. */
interface MisshapenFile {
  readonly setting: 'routes' | 'redirects';
  readonly wanted: 'text' | 'true' | 'list' | 'mapping' | 'nothing';
  readonly missing: readonly string[];
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

/** What the files are that settings name, and how they are written. */
const NAMED = {
  routes: {
    fr: 'la table des routes',
    en: 'the route table',
    example: 'routes: [{ page: home, path: /, title: … }]',
  },
  redirects: {
    fr: 'les redirections',
    en: 'the redirects',
    example: 'redirects: [{ from: /…, to: /… }]',
  },
};

const WANTED = {
  text: { fr: 'il faut un texte ici', en: 'a text is needed here' },
  true: { fr: 'il faut « true » ici', en: '"true" is needed here' },
  list: { fr: 'il faut une liste ici', en: 'a list is needed here' },
  mapping: { fr: 'il faut des champs ici', en: 'fields are needed here' },
  nothing: { fr: 'ce champ n’y a pas de place', en: 'this field has no place here' },
};

/** What file managers call a copy. */
const COPY = /[ -](?:copie|copy)(?: ?\(\d+\))?$| \(\d+\)$/i;

export const file: WordsOf<FileParams> = {
  'file/missing': ({ path, schema }) => [
    `il manque ${fr.quote(path)}`,
    `créez ce fichier, ou le dossier du même nom : le schéma ${schema} le demande`,
    `${en.quote(path)} is missing`,
    `create this file, or a folder of the same name: the schema ${schema} asks for it`,
  ],
  'file/both': ({ name }) => [
    `${fr.quote(`${name}.yaml`)} et le dossier ${fr.quote(`${name}/`)} existent tous les deux`,
    'gardez l’un ou l’autre',
    `both ${en.quote(`${name}.yaml`)} and the folder ${en.quote(`${name}/`)} exist`,
    'keep one of them',
  ],
  'file/empty': () => [
    'le fichier est vide',
    'écrivez-y les champs de l’entrée, ou supprimez-le',
    'the file is empty',
    'write the fields of the entry, or delete the file',
  ],
  'file/encoding': ({ byte, found }) => [
    `le fichier n’est pas en UTF-8 (octet ${byte + 1})`,
    `dans Visual Studio Code, cliquez sur l’encodage, en bas à droite : « Rouvrir avec l’encodage », ${fr.quote(found)}, puis, de la même façon, « Enregistrer avec l’encodage », « UTF-8 » ; dans le Bloc-notes : « Enregistrer sous », « Encodage : UTF-8 »`,
    `the file is not UTF-8 (byte ${byte + 1})`,
    `in Visual Studio Code, click on the encoding, bottom right: "Reopen with Encoding", ${en.quote(found)}, then "Save with Encoding", "UTF-8"; in Notepad: "Save as", "Encoding: UTF-8"`,
  ],
  'file/too-large': ({ bytes, max }) => [
    `le fichier pèse ${Math.ceil(bytes / 1024)} Ko, plus que les ${max / 1024} Ko permis`,
    'coupez-le en plusieurs entrées',
    `the file is ${Math.ceil(bytes / 1024)} KiB, more than the ${max / 1024} KiB allowed`,
    'split it into several entries',
  ],
  'file/more': ({ shown }) => [
    `ce fichier a plus de ${shown} problèmes, les suivants ne sont pas montrés`,
    'corrigez ceux-ci, puis relancez',
    `this file has more than ${shown} problems, the rest is not shown`,
    'fix these, then run it again',
  ],
  'file/no-content': ({ path }) => [
    `il n’y a pas de dossier de contenu à ${fr.quote(path)}`,
    'vérifiez le chemin que donne l’option --content',
    `there is no content folder at ${en.quote(path)}`,
    'check the path given with --content',
  ],
  'file/outside': ({ target }) => [
    `ce lien symbolique sort du dossier de contenu (vers ${fr.quote(target)})`,
    'remplacez-le par le fichier lui-même',
    `this symbolic link leaves the content folder (to ${en.quote(target)})`,
    'replace it by the file itself',
  ],
  'file/link': (link) => [
    link.reason === 'folder'
      ? 'ce lien symbolique mène à un dossier : il n’est pas suivi'
      : link.reason === 'cycle'
        ? `ce lien symbolique tourne en rond (vers ${fr.quote(link.target)})`
        : `ce lien symbolique ne mène à rien (vers ${fr.quote(link.target)})`,
    link.reason === 'folder'
      ? 'remplacez-le par le dossier lui-même'
      : 'remplacez-le par le fichier lui-même',
    link.reason === 'folder'
      ? 'this symbolic link leads to a folder: it is not followed'
      : link.reason === 'cycle'
        ? `this symbolic link goes in a circle (to ${en.quote(link.target)})`
        : `this symbolic link leads to nothing (to ${en.quote(link.target)})`,
    link.reason === 'folder' ? 'replace it by the folder itself' : 'replace it by the file itself',
  ],
  'file/not-a-file': ({ found }) => [
    found === 'folder'
      ? 'c’est un dossier qui porte le nom d’un fichier'
      : 'ce n’est pas un fichier ordinaire',
    'remplacez-le par un fichier, ou supprimez-le',
    found === 'folder' ? 'this is a folder with the name of a file' : 'this is not a regular file',
    'replace it by a file, or delete it',
  ],
  'file/bad-name': ({ name, suggestion }) => [
    `le nom ${fr.quote(name)} n’est pas un identifiant`,
    `${COPY.test(name) ? 'si c’est une copie faite par mégarde, effacez-la ; sinon : ' : ''}des minuscules sans accent, des chiffres et des tirets ; renommez-le ${fr.quote(suggestion)}`,
    `the name ${en.quote(name)} is not a slug`,
    `${COPY.test(name) ? 'if it is a copy made by accident, delete it; if not: ' : ''}lower-case letters without accents, digits and hyphens; rename it ${en.quote(suggestion)}`,
  ],
  'file/kept-name': ({ name }) => [
    `Windows réserve le nom ${fr.quote(name)} : ce fichier ne peut pas y exister`,
    'renommez-le : ajoutez-y un mot',
    `Windows reserves the name ${en.quote(name)}: this file cannot exist there`,
    'rename it: add a word',
  ],
  'file/same-name': ({ other }) => [
    `ce nom ne diffère de ${fr.quote(other)} que par la casse ou par la façon d’écrire les accents`,
    'renommez l’un des deux : certains ordinateurs les confondent',
    `this name differs from ${en.quote(other)} by case or Unicode form only`,
    'rename one of them: some computers take them for the same',
  ],
  'file/unknown': unknownFile,
  'file/shape': ({ setting, wanted, missing }) => {
    const { fr: french, en: english, example } = NAMED[setting];
    const lacks = missing.length > 0;
    return [
      `${french} : ${lacks ? `il manque ici ${fr.all(missing.map(fr.quote))}` : WANTED[wanted].fr}`,
      `${example} ; si ce fichier est autre chose, écrivez « ${setting}: » et un autre nom dans project.yaml`,
      `${english}: ${lacks ? `${en.all(missing.map(en.quote))} ${missing.length > 1 ? 'are' : 'is'} missing here` : WANTED[wanted].en}`,
      `${example}; if this file is something else, write "${setting}:" and another name in project.yaml`,
    ];
  },
  'file/entry': ({ collection }) => [
    `une entrée de ${collection}/ se compose de champs`,
    'mettez ce contenu sous un champ, « items: » par exemple, et dites-le dans le schéma',
    `an entry of ${collection}/ is made of fields`,
    'put this under a field, such as "items:", and say so in the schema',
  ],
  'file/other-collection': ({ collection, other, wanted }) => [
    `ce fichier est dans ${collection}/, mais ses champs sont ceux de la collection ${other}/`,
    `si c’en est une, déplacez-le : ${fr.quote(wanted)}`,
    `this file is in ${collection}/, but its fields are those of ${other}/`,
    `if it is one, move it: ${en.quote(wanted)}`,
  ],
  'file/taken-field': ({ field }) => [
    `le champ ${fr.quote(field)} est réservé : il vient du fichier lui-même`,
    'donnez un autre nom à ce champ',
    `the field ${en.quote(field)} is taken: it comes from the file itself`,
    'give the field another name',
  ],
  'file/unreadable': ({ reason }) => [
    `le fichier ne se lit pas (${SYSTEM[reason] ?? reason})`,
    'vérifiez ses droits',
    `the file cannot be read (${reason})`,
    'check its permissions',
  ],
  'file/unwritable': ({ reason }) => [
    `on ne peut pas écrire ici (${SYSTEM[reason] ?? reason})`,
    'vérifiez le chemin, les droits et la place qui reste : rien n’a changé',
    `cannot write here (${reason})`,
    'check the path, the rights and the space left: nothing has changed',
  ],
  'file/foreign': () => [
    'sapin n’a pas écrit ce fichier',
    'déplacez-le, ou choisissez un autre dossier avec --out',
    'sapin did not write this file',
    'move it, or choose another folder with --out',
  ],
  'file/stale': () => [
    'ce fichier n’est pas à jour',
    'lancez « sapin generate » et joignez le résultat au commit',
    'this file is stale',
    'run "sapin generate" and commit the result',
  ],
};
