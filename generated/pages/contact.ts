// Written by `sapin generate` from content/pages/contact.yaml: edit that, not this.
import type { ContactPage } from '../types.ts';

export const contact: ContactPage = {
  "seo": {
    "title": "Nous contacter à Colmar, par téléphone ou par message",
    "description": "Une question sur un sapin, une livraison ou un devis ? Téléphone, e-mail, horaires et formulaire : nous répondons sous 24h."
  },
  "title": "Nous contacter",
  "intro": "Une hésitation entre deux tailles, une adresse à corriger, une décoration à réserver ? Appelez-nous ou laissez un message.",
  "detailsTitle": "Nos coordonnées",
  "phoneLabel": "Téléphone",
  "emailLabel": "E-mail",
  "addressLabel": "Adresse",
  "hoursTitle": "Nos horaires",
  "formTitle": "Écrivez-nous",
  "mapTitle": "Où nous trouver",
  "mapLink": "Ouvrir la carte en grand",
  "promise": "Nous répondons sous 24h."
};
