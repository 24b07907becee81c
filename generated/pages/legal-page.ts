// Written by `sapin generate` from content/pages/legal-page.yaml: edit that, not this.
import type { LegalPage } from '../types.ts';

export const legalPage: LegalPage = {
  "updated": "Dernière mise à jour : {date}",
  "home": {
    "label": "Retour à l’accueil",
    "href": "/"
  },
  "othersTitle": "Nos autres textes légaux",
  "contents": "Sommaire"
};
