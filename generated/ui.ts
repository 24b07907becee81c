// Written by `sapin generate` from content/ui.yaml: edit that, not this.
import type { Interface } from './types.ts';

export const ui: Interface = {
  "skipLink": "Aller au contenu",
  "openMenu": "Ouvrir le menu",
  "closeMenu": "Fermer le menu",
  "mainMenu": "Menu principal",
  "submenu": "Sous-menu : {name}",
  "newTab": "s’ouvre dans un nouvel onglet",
  "pause": "Arrêter le défilement",
  "play": "Reprendre le défilement",
  "rating": "Note de {rating} sur 5",
  "required": "obligatoire",
  "optional": "facultatif",
  "readTime": "{minutes} min de lecture",
  "loading": "La page arrive…",
  "loadFailed": "La page n’est pas arrivée. Vérifiez votre connexion, puis réessayez.",
  "retry": "Réessayer",
  "noScript": "Ce formulaire a besoin de JavaScript. Sans lui, appelez-nous ou écrivez-nous un e-mail.",
  "fieldErrors": {
    "missing": "Ce champ est obligatoire.",
    "unchosen": "Choisissez une ligne de la liste.",
    "email": "Cette adresse est incomplète. Il lui faut un nom, un @ et un domaine.",
    "number": "Écrivez un nombre entier.",
    "belowZero": "Écrivez zéro ou plus."
  }
};
