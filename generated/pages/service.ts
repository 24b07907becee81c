// Written by `sapin generate` from content/pages/service.yaml: edit that, not this.
import type { ServicePage } from '../types.ts';

export const service: ServicePage = {
  "back": {
    "label": "Tous nos services",
    "href": "/services"
  },
  "promiseTitle": "Notre promesse",
  "zonesTitle": "Où et pour qui",
  "detailsTitle": "En détail",
  "closing": {
    "title": "Votre sapin, la semaine qui vous va",
    "text": "Choisissez l’arbre et le créneau dans la boutique en ligne. Les commandes sont ouvertes jusqu’au 23 décembre.",
    "button": "Commander maintenant"
  }
};
