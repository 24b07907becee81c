// Written by `sapin generate` from content/pages/service-list.yaml: edit that, not this.
import type { ServiceListPage } from '../types.ts';

export const serviceList: ServiceListPage = {
  "seo": {
    "title": "Livraison, installation, recyclage du sapin",
    "description": "Livraison en 48/72h, installation, coupe fraîche, reprise en janvier : ce que nous faisons autour du sapin."
  },
  "title": "Nos services",
  "intro": "Un sapin, il faut le choisir frais, le porter, le dresser, puis s’en défaire. Nous nous chargeons de tout cela, dans un rayon de 15 km autour de Colmar.",
  "items": [
    "livraison",
    "fraicheur",
    "origine",
    "recyclage",
    "zone-livraison"
  ],
  "discover": "En savoir plus",
  "back": {
    "label": "Retour aux services",
    "href": "/services"
  },
  "constants": {
    "title": "Nos services en chiffres",
    "items": [
      {
        "label": "Rayon de livraison",
        "value": "15 km autour de Colmar"
      },
      {
        "label": "Livraisons",
        "value": "du 1er au 23 décembre"
      },
      {
        "label": "Délai de livraison",
        "value": "48/72h, possible le jour même autour de Colmar"
      },
      {
        "label": "Créneaux",
        "value": "2 heures"
      },
      {
        "label": "Précision de l’heure annoncée",
        "value": "plus ou moins une heure"
      },
      {
        "label": "Ponctualité",
        "value": "98 %"
      },
      {
        "label": "Coupe avant la livraison",
        "value": "48h au plus"
      },
      {
        "label": "Modification ou annulation",
        "value": "jusqu’à 48 heures avant la livraison"
      },
      {
        "label": "Commandes ouvertes",
        "value": "jusqu’au 23 décembre"
      },
      {
        "label": "Reprise gratuite du sapin",
        "value": "en janvier"
      },
      {
        "label": "Service client en novembre et décembre",
        "value": "9h-20h, 7 jours sur 7"
      },
      {
        "label": "Horaires de janvier, pour le recyclage",
        "value": "9h-17h, du lundi au samedi"
      },
      {
        "label": "Le reste de l’année",
        "value": "sur rendez-vous"
      },
      {
        "label": "Réponse à vos messages",
        "value": "sous 24h"
      }
    ]
  }
};
