import type { Texts } from '../language/wording.ts';
import { en, fr } from './phrases.ts';

/** A file that no schema describes: as YAML it would be `wanted`; below a folder of entries; YAML, or anything else. */
export type UnknownFile =
  | { readonly reason: 'ending'; readonly ending: string; readonly wanted: string }
  | { readonly reason: 'deep'; readonly above: string; readonly wanted: string }
  | {
      readonly reason: 'yaml' | 'other';
      readonly nearest: string | undefined;
      readonly names: readonly string[];
      readonly images: string;
    };

const NO_YAML = {
  fr: 'le contenu est en YAML, dans des fichiers « .yaml »',
  en: 'content is YAML, in files that end in ".yaml"',
};
const NO_SCHEMA = { fr: 'aucun schéma ne décrit ce fichier', en: 'no schema describes this file' };

export function unknownFile(unknown: UnknownFile): Texts {
  if (unknown.reason === 'ending') {
    const [french, english] = conversion(unknown.ending.toLowerCase(), unknown.wanted);
    return [NO_YAML.fr, french, NO_YAML.en, english];
  }
  if (unknown.reason === 'deep')
    return [
      `les entrées de ${unknown.above}/ sont dans ce dossier même, pas plus bas`,
      `déplacez ce fichier : ${fr.quote(unknown.wanted)}`,
      `the entries of ${unknown.above}/ are in that folder itself, not below`,
      `move this file: ${en.quote(unknown.wanted)}`,
    ];
  const { reason, nearest, names, images } = unknown;
  if (nearest) return [NO_SCHEMA.fr, fr.orElse(nearest, ''), NO_SCHEMA.en, en.orElse(nearest, '')];
  if (reason === 'other')
    return [
      NO_YAML.fr,
      `rangez ce fichier ailleurs ; une image va dans ${images}/`,
      NO_YAML.en,
      `keep this file elsewhere; a picture goes to ${images}/`,
    ];
  const folders = names.join(', ');
  return [
    NO_SCHEMA.fr,
    `${folders && `rangez-le dans l’un de ces dossiers : ${folders} ; ou `}écrivez un schéma de son nom`,
    NO_SCHEMA.en,
    `${folders && `put it into one of: ${folders}; or `}write a schema of its name`,
  ];
}

/** How to make the YAML file `wanted` of one with another ending. */
function conversion(ending: string, wanted: string): readonly [fr: string, en: string] {
  switch (ending) {
    case '.yml':
    case '.yaml':
      return [`renommez-le ${fr.quote(wanted)}`, `rename it ${en.quote(wanted)}`];
    case '.yml.txt':
    case '.yaml.txt':
      return [
        `son nom finit par « .txt », que Windows cache parfois (Explorateur, Affichage, Afficher, Extensions de noms de fichiers) : renommez-le ${fr.quote(wanted)}`,
        `its name ends in ".txt", which Windows may hide (Explorer, View, Show, File name extensions): rename it ${en.quote(wanted)}`,
      ];
    case '.json':
      return [
        `JSON se lit comme du YAML : renommez-le ${fr.quote(wanted)}`,
        `JSON can be read as YAML: rename it ${en.quote(wanted)}`,
      ];
    case '.toml':
      return [
        `récrivez-le en YAML, « champ: valeur » à chaque ligne, dans ${fr.quote(wanted)}`,
        `rewrite it as YAML, "field: value" on each line, in ${en.quote(wanted)}`,
      ];
    case '.md':
      return [
        `écrivez ses champs dans ${fr.quote(wanted)}, et son texte sous l’un d’eux (« champ: | »)`,
        `write its fields in ${en.quote(wanted)}, and its text under one of them ("field: |")`,
      ];
    default:
      return [
        `écrivez ce qu’il dit dans ${fr.quote(wanted)}, ou rangez-le ailleurs`,
        `write what it says in ${en.quote(wanted)}, or keep it elsewhere`,
      ];
  }
}
