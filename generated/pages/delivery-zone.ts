// Written by `sapin generate` from content/pages/delivery-zone.yaml: edit that, not this.
import type { DeliveryZonePage } from '../types.ts';

export const deliveryZone: DeliveryZonePage = {
  "seo": {
    "title": "Zone de livraison des sapins autour de Colmar",
    "description": "La carte des communes que nous livrons, à 15 km au plus de Colmar. Tapez le nom de la vôtre ou son code postal : la réponse vient aussitôt."
  },
  "title": "Livrons-nous chez vous ?",
  "lead": "Nous apportons et installons gratuitement les sapins dans {count} communes, à 15 km au plus de Colmar. Tapez le nom de la vôtre, ou cherchez-la sur la carte.",
  "search": {
    "label": "Votre commune ou son code postal",
    "placeholder": "Eguisheim, par exemple",
    "submit": "Chercher",
    "delivered": {
      "title": "Oui, nous livrons à {town}",
      "text": "Livraison et installation gratuites, du 1er au 23 décembre, dans le créneau de 2 heures que vous choisissez.",
      "link": "Livraison à {town}"
    },
    "home": "C’est de là que nous comptons les distances.",
    "distance": "À {distance} km de Colmar, à vol d’oiseau.",
    "near": {
      "title": "{town} : sur demande",
      "text": "{town} n’est pas dans notre liste, mais nous en sommes tout près : c’est à {distance} km de Colmar, à vol d’oiseau. Donnez-nous votre adresse avant de commander, nous vous dirons si la tournée peut y passer."
    },
    "outside": {
      "title": "{town} : hors de notre zone",
      "text": "C’est à {distance} km de Colmar à vol d’oiseau, soit {beyond} km après la limite de notre zone. Les communes proches se font parfois, sur demande : dites-nous où, nous vous répondrons sous 24h. Vous pouvez aussi passer prendre votre sapin."
    },
    "unmeasured": {
      "title": "{town} : sur demande",
      "text": "{town} est une voisine de nos communes, mais elle n’est pas dans notre liste et nous n’avons pas mesuré sa distance. Donnez-nous votre adresse avant de commander."
    },
    "several": "Plusieurs communes répondent à « {query} » :",
    "unknown": {
      "title": "Nous ne trouvons pas « {query} » autour de Colmar",
      "text": "Vérifiez le nom, ou essayez le code postal. Si c’est un lieu-dit, cherchez sa commune. Si c’est plus loin que le vignoble, c’est trop loin pour notre camionnette ; demandez tout de même."
    },
    "deliveredShort": "livraison gratuite",
    "otherShort": "sur demande",
    "call": "Nous téléphoner",
    "write": {
      "label": "Nous écrire",
      "href": "/contact"
    }
  },
  "map": {
    "title": "La carte de la zone",
    "skip": "Passer la carte",
    "circle": "15 km autour de Colmar",
    "place": "{town}, {group}, à {distance} km",
    "ground": {
      "mountains": "Les Vosges",
      "vineyard": "Le vignoble",
      "river": "L’Ill",
      "border": "Le Rhin"
    }
  },
  "list": {
    "title": "Toutes nos communes",
    "text": "Chacune a sa page, avec ce qu’il faut savoir de ses rues et de ses portes."
  },
  "closing": {
    "title": "Votre commune y est ?",
    "text": "Choisissez l’arbre et le créneau dans la boutique en ligne. Nous l’apportons et nous le dressons à l’endroit que vous montrez.",
    "button": "Commander mon sapin"
  },
  "credit": "Distances à vol d’oiseau, de centre à centre. Communes : Licence Ouverte, Etalab. Coordonnées des voisines : GeoNames, sous licence CC BY."
};
