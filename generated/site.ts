// Written by `sapin generate` from content/site.yaml: edit that, not this.
import type { Site } from './types.ts';

export const site: Site = {
  "name": "Sapin",
  "tagline": "Sapins de Noël livrés et installés autour de Colmar",
  "address": "https://www.sapin.example",
  "season": 2026,
  "phone": "03 53 01 20 24",
  "email": "bonjour@sapin.example",
  "postalAddress": {
    "street": "1 rue de l’Exemple",
    "postalCode": "68000",
    "city": "Colmar"
  },
  "hours": [
    {
      "label": "En novembre et décembre",
      "value": "7 jours sur 7, 9h-20h"
    },
    {
      "label": "En janvier",
      "value": "du lundi au samedi, 9h-17h"
    },
    {
      "label": "Le reste de l’année",
      "value": "sur rendez-vous"
    }
  ],
  "shop": {
    "home": "https://boutique.sapin.example",
    "product": "https://boutique.sapin.example/produit/{slug}"
  },
  "social": [
    {
      "label": "Facebook",
      "href": "https://reseau.example/sapin"
    }
  ],
  "map": {
    "title": "Carte de Colmar",
    "embed": "https://www.openstreetmap.org/export/embed.html?bbox=7.3185,48.0594,7.3985,48.0994&layer=mapnik&marker=48.0794,7.3585",
    "link": "https://www.openstreetmap.org/?mlat=48.0794&mlon=7.3585#map=14/48.0794/7.3585"
  },
  "imageHosts": [
    "images.sapin.example"
  ],
  "legal": {
    "company": "raison sociale à compléter",
    "form": "forme juridique à compléter",
    "capital": "capital social à compléter",
    "registration": "numéro RCS à compléter",
    "siret": "000 000 000 00000",
    "vat": "numéro de TVA à compléter",
    "director": "nom à compléter",
    "host": {
      "name": "hébergeur à compléter (hebergeur.example)",
      "address": "adresse de l’hébergeur à compléter",
      "phone": "03 53 01 20 25"
    },
    "mediator": {
      "name": "médiateur à compléter",
      "address": "https://mediateur.example"
    }
  }
};
