// Written by `sapin generate` from content/pages/variety-list.yaml: edit that, not this.
import type { VarietyListPage } from '../types.ts';

export const varietyList: VarietyListPage = {
  "seo": {
    "title": "Sapins de Noël naturels livrés à Colmar",
    "description": "Nordmann Sélection Alsacienne et Grand sapin : deux arbres choisis chez le producteur, livrés et installés chez vous autour de Colmar."
  },
  "title": "Nos sapins de Noël",
  "intro": "Un arbre d’ici pour le salon, un grand pour le hall : voici les deux que nous mettons en avant. Les autres variétés sont dans le menu.",
  "compare": {
    "label": "Comparer toutes les variétés",
    "href": "/comparer"
  },
  "items": [
    {
      "variety": "nordmann-alsacienne",
      "badge": "Exclusivité",
      "description": "Cultivé en Alsace à moins de 50 km, coupé au plus 48h avant la livraison. Ses aiguilles ne piquent pas et tiennent 5 à 7 semaines."
    },
    {
      "variety": "grand-sapin",
      "badge": "Prestige",
      "description": "De 2,5 m à 4 m, dressé par notre équipe et repris après les fêtes. Sur commande, avec un délai."
    }
  ],
  "from": "À partir de",
  "discover": "Découvrir",
  "order": "Commander",
  "help": {
    "title": "Vous hésitez ?",
    "text": "Donnez-nous la hauteur sous plafond et la place au sol, nous vous répondons sous 24h. Pour plusieurs arbres ou un lieu professionnel, demandez un devis gratuit.",
    "contact": {
      "label": "Nous contacter",
      "href": "/contact"
    },
    "quote": {
      "label": "Demander un devis",
      "href": "/devis"
    }
  }
};
