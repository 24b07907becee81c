// Written by `sapin generate` from content/services/: edit that, not this.
import type { Service } from './types.ts';

export type ServiceSlug = 'fraicheur' | 'livraison' | 'origine' | 'recyclage' | 'zone-livraison';

export const services: readonly Service[] = [
  {
    "slug": "fraicheur",
    "title": "Fraîcheur",
    "icon": "leaf",
    "description": "Un sapin fraîchement coupé boit bien, tient mieux et garde son odeur.",
    "content": {
      "promise": "Nos sapins sont coupés au plus 48h avant d’arriver chez vous, et viennent directement du producteur.",
      "zones": [
        "Nos sapins naturels",
        "Toute la zone de livraison, soit 15 km autour de Colmar"
      ],
      "details": [
        "Un arbre coupé depuis longtemps a déjà perdu son eau. L’arrosage ne la lui rend qu’en partie.",
        "Pour juger un sapin, caressez un rameau vers la pointe : presque rien ne doit tomber. Froissez une aiguille : elle doit sentir.",
        "La tenue dépend de la variété : 6 à 8 semaines pour le Nordmann 5 étoiles, 5 à 7 semaines pour la Sélection Alsacienne, 4 à 6 semaines pour le Grandis.",
        "Ensuite, tout se joue chez vous. De l’eau chaque jour, et loin du radiateur."
      ]
    },
    "image": {
      "src": "/images/services/fraicheur.svg",
      "alt": "Sapin tout juste coupé, couché sur une luge de bois dans la neige ; une scie appuyée contre la souche aux cernes clairs"
    },
    "seo": {
      "title": "Fraîcheur du sapin, de la coupe au salon",
      "description": "Nos sapins sont coupés au plus 48h avant la livraison, directement chez le producteur. Comment juger la fraîcheur d’un arbre."
    }
  },
  {
    "slug": "livraison",
    "title": "Livraison et installation",
    "icon": "truck",
    "description": "Votre sapin livré et installé gratuitement dans la zone, en 48/72h, par créneaux de 2 heures.",
    "content": {
      "promise": "Nous venons à l’heure annoncée, et nous dressons l’arbre à l’endroit que vous montrez, si vous le souhaitez.",
      "zones": [
        "Colmar, avec une livraison possible le jour même",
        "Ingersheim",
        "Turckheim",
        "Communes voisines sur demande, dans un rayon de 15 km autour de Colmar"
      ],
      "details": [
        "Livraisons du 1er au 23 décembre. Vous choisissez le créneau.",
        "L’heure de passage est annoncée quelques jours avant, à plus ou moins une heure.",
        "Nous tenons l’heure annoncée dans 98 % des livraisons.",
        "Commandes ouvertes jusqu’au 23 décembre.",
        "Modification ou annulation possible jusqu’à 48 heures avant la livraison.",
        "L’installation est au choix : vous pouvez aussi nous demander de déposer l’arbre, ou venir le retirer.",
        "Pour une livraison en étage, un supplément peut s’appliquer.",
        "Paiement en ligne par carte, par chèque ou en espèces à la livraison, par virement pour les entreprises."
      ]
    },
    "image": {
      "src": "/images/services/livraison.svg",
      "alt": "Camionnette verte portant un sapin sur le toit, sur une route entre les vignes enneigées"
    },
    "seo": {
      "title": "Livraison et installation de sapins à Colmar",
      "description": "Livraison et installation gratuites dans la zone, en 48/72h, créneaux de 2 heures et heure annoncée. Modalités et paiement."
    }
  },
  {
    "slug": "origine",
    "title": "Origine",
    "icon": "tree",
    "description": "Des sapins qui viennent directement du producteur, et une sélection cultivée ici, en Alsace.",
    "content": {
      "promise": "La Sélection Alsacienne est 100 % d’origine alsacienne. Ses parcelles sont à moins de 50 km, et l’arbre passe du producteur à votre salon sans intermédiaire.",
      "zones": [
        "Nordmann Sélection Alsacienne : cultivé en Alsace",
        "Nos autres variétés, achetées directement au producteur"
      ],
      "details": [
        "Un sapin de Noël se cultive en rangs, plusieurs années durant. On ne l’arrache pas à la forêt.",
        "Moins de route, c’est moins de temps entre la coupe et votre premier arrosage.",
        "Toutes les espèces ne poussent pas aussi bien ici. Pour une autre variété que la Sélection Alsacienne, demandez-nous d’où vient l’arbre avant de commander."
      ]
    },
    "image": {
      "src": "/images/services/origine.svg",
      "alt": "Rangs de sapins dans la neige, un homme et sa hache au milieu, un village et les Vosges au fond"
    },
    "seo": {
      "title": "Origine des sapins, du producteur à Colmar",
      "description": "D’où viennent nos arbres : directement du producteur, et pour la Sélection Alsacienne, 100 % d’Alsace à moins de 50 km."
    }
  },
  {
    "slug": "recyclage",
    "title": "Recyclage",
    "icon": "recycle",
    "description": "Après les fêtes, nous reprenons gratuitement votre sapin chez vous, en janvier, si vous le souhaitez.",
    "content": {
      "promise": "Vous le débarrassez de ses décorations, nous venons le chercher, et il est recyclé.",
      "zones": [
        "Toute la zone de livraison, soit 15 km autour de Colmar"
      ],
      "details": [
        "La collecte se fait du lundi au samedi, 9h-17h.",
        "Réservez-la à la commande, ou par la page de contact après les fêtes.",
        "Retirez les guirlandes, les crochets et l’étoile. Un fil oublié gêne le broyage.",
        "Videz l’eau du pied la veille, et dites-nous l’étage et le code de la porte.",
        "Pour le Grand sapin, la collecte et l’enlèvement sont compris.",
        "Signalez un sapin floqué ou ignifugé. Il ne se traite pas comme un arbre ordinaire."
      ]
    },
    "image": {
      "src": "/images/services/recyclage.svg",
      "alt": "Une brouette et un tas de copeaux de bois parmi de jeunes sapins paillés, la neige qui fond, les vignes au fond"
    },
    "seo": {
      "title": "Recyclage gratuit du sapin de Noël à Colmar",
      "description": "Nous reprenons votre sapin chez vous en janvier, gratuitement et si vous le souhaitez. Ce qu’il faut retirer, comment réserver."
    }
  },
  {
    "slug": "zone-livraison",
    "title": "Zone de livraison",
    "icon": "map-pin",
    "description": "Colmar et 15 km alentour, de la plaine aux premiers villages du vignoble.",
    "content": {
      "promise": "Dans un rayon de 15 km autour de Colmar, la livraison et l’installation sont gratuites.",
      "zones": [
        "Colmar",
        "Ingersheim",
        "Turckheim",
        "Communes voisines, sur demande"
      ],
      "details": [
        "Les communes que nous desservons ont chacune leur page, dans la liste au bas du site.",
        "Autour de Colmar, la livraison est possible le jour même. Ailleurs, comptez 48/72h.",
        "Votre commune n’est pas dans la liste ? Demandez-nous, par téléphone ou par la page de contact.",
        "Rue étroite, cour fermée, accès par les vignes ? Précisez-le en commandant.",
        "Pour une livraison en étage, un supplément peut s’appliquer."
      ]
    },
    "image": {
      "src": "/images/services/zone-livraison.svg",
      "alt": "Carte dessinée de Colmar au centre de deux cercles pointillés, avec les villages, le vignoble et les Vosges"
    },
    "seo": {
      "title": "Zone de livraison, Colmar et communes voisines",
      "description": "Colmar, Ingersheim, Turckheim et les communes voisines sur demande, dans un rayon de 15 km. Livraison et installation gratuites."
    }
  },
];

let bySlug: ReadonlyMap<string, Service> | undefined;

export function findService(slug: string): Service | undefined {
  bySlug ??= new Map(services.map((entry) => [entry.slug, entry]));
  return bySlug.get(slug);
}
