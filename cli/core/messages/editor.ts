// What the language server says beside the problems and contradictions that it shows.
import type { Language } from '../language/wording.ts';

const fr = {
  colon: ' : ',
  required: 'obligatoire',
  optional: 'facultatif',
  choices: 'au choix',
  examples: 'par exemple',
  constant: 'constante',
  phrase: 'phrase, qui change au fil de l’année',
  computed: 'calculé d’après le contenu : personne ne l’écrit',
  field: (file: string) => `champ de ${file}`,
  noReading: 'aucune lecture pour toutes les pages',
  reading: (source: string, surfaces: readonly string[]) =>
    surfaces.length > 0 ? `${source} ; sur ${surfaces.join(', ')}` : source,
  isDropped: 'écartée',
  shownOn: 'Visible sur',
  shownNowhere: 'Aucune page ne le montre.',
  page: 'page',
  picture: 'image',
  yes: 'oui',
  no: 'non',
  replaceBy: (value: string) => `Remplacer par « ${value} »`,
  add: (name: string) => `Ajouter ${name}`,
  fix: 'Corriger ce qui peut l’être sans risque dans ce fichier',
  decide: (value: string) => `Retenir ${value} sur toutes les pages`,
  undecide: (subject: string) => `Rouvrir ${subject} : retirer la décision`,
  accept: (rule: string) => `Accepter cette contradiction en disant pourquoi (${rule})`,
  prune: 'Retirer cette acceptation périmée',
  placeholder: (name: string, label: string) => `Écrire {{${name}}}${label === '' ? '' : ` : ${label}`}`,
  create: (path: string) => `Créer ${path}`,
  move: (path: string) => `Renommer ce fichier ${path}`,
  noRename: 'rien ici ne porte le nom d’une entrée',
  unsound: (path: string) => `corrigez d’abord ${path} : on ne renomme pas dans un fichier cassé`,
  noCreation: 'cet éditeur ne sait pas renommer un fichier : lancez « sapin rename »',
  fault: (message: string) => `sapin : ${message}`,
};

export type EditorWords = typeof fr;

const en: EditorWords = {
  colon: ': ',
  required: 'required',
  optional: 'optional',
  choices: 'one of',
  examples: 'for example',
  constant: 'fact',
  phrase: 'phrase, which changes over the year',
  computed: 'computed from the content: nobody writes it',
  field: (file) => `field of ${file}`,
  noReading: 'no reading for all pages',
  reading: (source, surfaces) => (surfaces.length > 0 ? `${source}; on ${surfaces.join(', ')}` : source),
  isDropped: 'put aside',
  shownOn: 'Shown on',
  shownNowhere: 'No page shows it.',
  page: 'page',
  picture: 'picture',
  yes: 'true',
  no: 'false',
  replaceBy: (value) => `Replace with "${value}"`,
  add: (name) => `Add ${name}`,
  fix: 'Fix what can be fixed safely in this file',
  decide: (value) => `Keep ${value} on all pages`,
  undecide: (subject) => `Reopen ${subject}: remove the decision`,
  accept: (rule) => `Accept this contradiction with a reason (${rule})`,
  prune: 'Remove this stale acceptance',
  placeholder: (name, label) => `Write {{${name}}}${label === '' ? '' : `: ${label}`}`,
  create: (path) => `Create ${path}`,
  move: (path) => `Rename this file ${path}`,
  noRename: 'nothing here names an entry',
  unsound: (path) => `fix ${path} first: nothing is renamed in a broken file`,
  noCreation: 'this editor cannot rename files: run "sapin rename"',
  fault: (message) => `sapin: ${message}`,
};

export function editorWords(language: Language): EditorWords {
  return language === 'fr' ? fr : en;
}
