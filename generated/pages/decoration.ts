// Written by `sapin generate` from content/pages/decoration.yaml: edit that, not this.
import type { DecorationPage } from '../types.ts';

export const decoration: DecorationPage = {
  "back": {
    "label": "Retour à l’accueil",
    "href": "/"
  },
  "order": "Commander maintenant",
  "contact": {
    "label": "Nous contacter",
    "href": "/contact"
  }
};
