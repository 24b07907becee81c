// Written by `sapin generate` from content/pages/home.yaml: edit that, not this.
import type { HomePage } from '../types.ts';

export const home: HomePage = {
  "seo": {
    "title": "Sapins de Noël livrés et installés à Colmar",
    "description": "Nordmann et Grandis directs du producteur, livrés et installés gratuitement à Colmar et 15 km alentour. Reprise en janvier."
  },
  "hero": {
    "title": "Votre sapin de Noël, livré et installé chez vous",
    "subtitle": "Direct du producteur, coupé au plus 48h avant la livraison. À Colmar et 15 km alentour, nous l’apportons et l’installons gratuitement.",
    "image": {
      "src": "/images/pages/home.svg",
      "alt": "Sapins sous la neige devant un village à colombages, son clocher, le vignoble et les Vosges, une nuit de pleine lune"
    },
    "order": "Commander maintenant",
    "discover": {
      "label": "Découvrir nos sapins",
      "href": "/nos-sapins"
    }
  },
  "teasers": {
    "title": "Un sapin à la mesure de la pièce",
    "items": [
      {
        "name": "Grandis 125 cm",
        "variety": "sapin-grandis",
        "height": 1.25,
        "price": 20,
        "href": "/nos-sapins"
      },
      {
        "name": "Nordmann 125 cm",
        "variety": "nordmann-alsacienne",
        "height": 1.25,
        "price": 24,
        "href": "/nos-sapins"
      },
      {
        "name": "Nordmann 150 cm",
        "variety": "nordmann-alsacienne",
        "height": 1.5,
        "price": 34,
        "href": "/nos-sapins"
      },
      {
        "name": "Nordmann 200 cm",
        "variety": "nordmann-alsacienne",
        "height": 2,
        "price": 56,
        "href": "/nos-sapins"
      }
    ],
    "tools": [
      {
        "label": "Quel sapin sous mon plafond ?",
        "href": "/trouver-mon-sapin"
      },
      {
        "label": "Comparer les variétés",
        "href": "/comparer"
      }
    ]
  },
  "why": {
    "title": "Pourquoi nous choisir",
    "items": [
      {
        "icon": "tree",
        "title": "Direct du producteur",
        "text": "Votre sapin vient de chez celui qui l’a planté et taillé, sans intermédiaire."
      },
      {
        "icon": "snowflake",
        "title": "Extra frais",
        "text": "Coupé au plus 48h avant la livraison, il arrive souple, lourd et plein d’eau."
      },
      {
        "icon": "truck",
        "title": "Livré en 48/72h",
        "text": "Vous choisissez un créneau de 2 heures. Autour de Colmar, la livraison le jour même est parfois possible."
      },
      {
        "icon": "tools",
        "title": "Installé, déposé ou retiré",
        "text": "Nous le dressons à l’endroit que vous montrez, nous le déposons, ou vous passez le prendre. Dans notre zone, livraison et installation sont gratuites."
      },
      {
        "icon": "recycle",
        "title": "Repris en janvier",
        "text": "Après les fêtes, nous revenons chercher l’arbre pour le recycler. C’est gratuit, et seulement si vous le souhaitez."
      },
      {
        "icon": "phone",
        "title": "Quelqu’un au téléphone",
        "text": "En saison, notre service client est ouvert 7 jours sur 7 (9h-20h)."
      }
    ]
  },
  "steps": {
    "title": "De la commande à la fête",
    "items": [
      {
        "title": "Réservez",
        "text": "Choisissez la variété, la taille et votre créneau."
      },
      {
        "title": "Recevez",
        "text": "Nous apportons le sapin et le dressons chez vous."
      },
      {
        "title": "Décorez",
        "text": "Sortez les boules et la guirlande. Noël commence."
      }
    ]
  },
  "faq": {
    "title": "Vos questions, nos réponses",
    "items": [
      {
        "question": "Livrez-vous chez moi ?",
        "answer": "<p>Nous livrons à Colmar, à Ingersheim, à Turckheim et, sur demande, dans les communes voisines, dans un rayon de 15 km. Dans cette zone, la livraison et l’installation sont gratuites ; seule la montée en étage peut demander un supplément. <a href=\"/services/zone-livraison\">Voir la zone de livraison</a></p>"
      },
      {
        "question": "Quand arrivera mon sapin ?",
        "answer": "<p>Nous livrons du 1er au 23 décembre, dans le créneau de 2 heures que vous choisissez. Comptez 48/72h après la commande. Quelques jours avant, nous vous annonçons l’heure de passage, à plus ou moins une heure. Les commandes sont ouvertes jusqu’au 22 décembre. <a href=\"/services/livraison\">Comment se passe la livraison</a></p>"
      },
      {
        "question": "Comment puis-je payer ?",
        "answer": "<p>En ligne par carte bancaire, ou à la livraison par chèque ou en espèces. Les entreprises peuvent aussi payer par virement.</p>"
      },
      {
        "question": "Puis-je modifier ou annuler ma commande ?",
        "answer": "<p>Oui, jusqu’à 48 heures avant la livraison. Appelez-nous ou <a href=\"/contact\">écrivez-nous</a>, en indiquant le nom et l’adresse donnés à la commande.</p>"
      },
      {
        "question": "Que devient le sapin après les fêtes ?",
        "answer": "<p>En janvier, nous pouvons venir le chercher pour le recycler : c’est gratuit. La collecte se fait du lundi au samedi, 9h-17h. Retirez simplement boules, guirlandes et crochets. <a href=\"/services/recyclage\">Le recyclage en détail</a></p>"
      }
    ]
  },
  "news": {
    "title": "Conseils et nouvelles de la saison",
    "all": {
      "label": "Voir tous les articles",
      "href": "/actualites"
    }
  },
  "newsletter": {
    "title": "La lettre de Noël",
    "text": "L’ouverture des commandes, les nouvelles décorations, nos conseils pour garder un beau sapin. Vous vous désinscrivez quand vous voulez."
  },
  "closing": {
    "title": "Pour Noël, gardez-lui une place loin du radiateur",
    "text": "Commandez jusqu’au 22 décembre. Nous apportons le sapin, nous le dressons, et vous gardez l’après-midi pour le décorer.",
    "button": "Commander mon sapin"
  }
};
