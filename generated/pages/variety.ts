// Written by `sapin generate` from content/pages/variety.yaml: edit that, not this.
import type { VarietyPage } from '../types.ts';

export const variety: VarietyPage = {
  "from": "À partir de",
  "characteristicsTitle": "Caractéristiques",
  "sizesTitle": "Tailles et prix",
  "sizeColumn": "Hauteur",
  "priceColumn": "Prix",
  "priceNote": "Prix en euros, toutes taxes comprises. Livraison et installation gratuites dans un rayon de 15 km autour de Colmar ; un supplément peut s’appliquer pour les étages.",
  "tools": [
    {
      "label": "Lequel tient sous votre plafond ?",
      "href": "/trouver-mon-sapin"
    },
    {
      "label": "Comparer avec d’autres",
      "href": "/comparer"
    }
  ],
  "included": {
    "title": "Compris dans le prix",
    "items": [
      {
        "icon": "truck",
        "title": "Livraison gratuite",
        "text": "Du 1er au 23 décembre, en 48/72h, par créneaux de 2 heures. Commandes ouvertes jusqu’au 23 décembre."
      },
      {
        "icon": "tools",
        "title": "Installation",
        "text": "Nous dressons l’arbre à sa place, si vous le souhaitez."
      },
      {
        "icon": "leaf",
        "title": "Fraîcheur",
        "text": "Coupé chez le producteur, 48h au plus avant la livraison."
      },
      {
        "icon": "recycle",
        "title": "Recyclage",
        "text": "Une reprise gratuite en janvier, si vous le souhaitez."
      }
    ]
  },
  "careTitle": "Conseils d’entretien",
  "order": "Commander maintenant",
  "contact": {
    "label": "Nous contacter",
    "href": "/contact"
  },
  "alsoTitle": "Découvrez aussi",
  "back": {
    "label": "Retour aux sapins",
    "href": "/nos-sapins"
  }
};
