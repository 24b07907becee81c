// Written by `sapin generate` from content/pages/delivery.yaml: edit that, not this.
import type { DeliveryPage } from '../types.ts';

export const delivery: DeliveryPage = {
  "seo": {
    "title": "Livraison de sapins de Noël à {town}",
    "description": "Sapins de Noël pour {town} : les variétés, les créneaux, les communes livrées dans un rayon de 15 km autour de Colmar."
  },
  "title": "Livraison de sapins de Noël à {town}",
  "lead": "Nous apportons votre sapin et nous le dressons, du 1er au 23 décembre. Dans notre zone, à 15 km au plus de Colmar, livraison et installation sont gratuites.",
  "tiles": {
    "title": "Comment nous livrons",
    "items": [
      {
        "icon": "truck",
        "title": "Livraison rapide",
        "text": "En 48/72h après la commande, dans un créneau de 2 heures. Autour de Colmar, le jour même quand la tournée le permet."
      },
      {
        "icon": "map-pin",
        "title": "Des livreurs d’ici",
        "text": "Colmar et 15 km alentour, pas davantage. Notre équipe connaît les portes, les pavés et les côtes."
      },
      {
        "icon": "phone",
        "title": "Un service client à l’écoute",
        "text": "En saison, quelqu’un vous répond 7 jours sur 7, 9h-20h, pour une adresse à corriger ou un étage à signaler."
      }
    ]
  },
  "nearbyTitle": "Nous livrons aussi tout près",
  "wineTitle": "Et dans les villages du vignoble",
  "alsoTitle": "Découvrez aussi",
  "suggestions": [
    {
      "name": "Nordmann 5 étoiles",
      "href": "/nos-sapins/nordmann-5-etoiles"
    },
    {
      "name": "Nordmann Sélection Alsacienne",
      "href": "/nos-sapins/nordmann-alsacienne"
    },
    {
      "name": "Nobilis",
      "href": "/nos-sapins/nobilis"
    },
    {
      "name": "Grand sapin",
      "href": "/nos-sapins/grand-sapin"
    },
    {
      "name": "Sapin décoré",
      "href": "/nos-sapins/decore"
    },
    {
      "name": "Sapins Nordmann",
      "href": "/nos-sapins/nordmann"
    },
    {
      "name": "Sapins enneigés",
      "href": "/sapins-enneiges"
    },
    {
      "name": "Couronne de porte",
      "href": "/decos-cadeaux/couronne-porte"
    },
    {
      "name": "Couronne de l’Avent",
      "href": "/decos-cadeaux/couronne-avent"
    },
    {
      "name": "Couronnes de Noël",
      "href": "/decos-cadeaux/couronnes"
    },
    {
      "name": "Boules originales",
      "href": "/decos-cadeaux/boules-originales"
    },
    {
      "name": "Boules de Noël",
      "href": "/decos-cadeaux/boules-de-noel"
    },
    {
      "name": "Photophores et lumières",
      "href": "/decos-cadeaux/photophores-lumieres"
    },
    {
      "name": "Calendrier de fromages",
      "href": "/decos-cadeaux/calendrier-fromage"
    },
    {
      "name": "Cadeaux et paniers",
      "href": "/decos-cadeaux/cadeaux-paniers"
    }
  ],
  "banner": {
    "title": "Un sapin frais à {town} ?",
    "text": "Les commandes sont ouvertes jusqu’au 23 décembre. Une question sur votre adresse ? Appelez, c’est souvent plus rapide.",
    "order": "Commander mon sapin",
    "phone": "Nous téléphoner"
  },
  "default": {
    "region": "Haut-Rhin",
    "nearby": [
      "colmar",
      "ingersheim",
      "turckheim",
      "wintzenheim",
      "horbourg-wihr",
      "eguisheim"
    ],
    "wineVillages": [
      "kaysersberg",
      "riquewihr",
      "ribeauville",
      "rouffach"
    ],
    "text": "{town} n’est pas dans la liste de nos communes. Est-ce plus près qu’il n’y paraît ? Nous livrons Colmar, Ingersheim, Turckheim et, sur demande, les communes proches. Donnez-nous votre adresse, par téléphone ou par message, avant de commander : nous vous dirons si notre camionnette peut venir, et quel jour."
  }
};
