// Written by `sapin generate` from content/seasons.yaml: edit that, not this.
import type { Seasons } from './types.ts';

export const seasons: Seasons = {
  "seasons": [
    {
      "name": "Saison annoncée",
      "from": {
        "on": "season-announcement"
      },
      "through": {
        "before": "season-start"
      },
      "texts": {
        "banner": [
          "Livraison à domicile autour de Colmar",
          "La saison ouvre le 1er novembre",
          "Au téléphone sur rendez-vous"
        ],
        "order": {
          "short": "Boutique",
          "long": "Voir la boutique"
        },
        "call": {
          "title": "Noël commence par un mètre ruban",
          "text": "La saison ouvre le 1er novembre. D’ici là, mesurez la pièce et choisissez la variété : les tailles et les prix sont déjà là.",
          "link": {
            "label": "Découvrir nos sapins",
            "href": "/nos-sapins"
          }
        }
      }
    },
    {
      "name": "En saison",
      "from": {
        "on": "season-start"
      },
      "through": {
        "on": "order-deadline"
      }
    },
    {
      "name": "Commandes closes",
      "from": {
        "after": "order-deadline"
      },
      "through": {
        "before": "recycling-period"
      },
      "texts": {
        "banner": [
          "Merci, et bonnes fêtes",
          "Les commandes sont closes",
          "Ligne téléphonique 9h-20h"
        ],
        "order": {
          "short": "Boutique",
          "long": "Voir la boutique"
        },
        "call": {
          "title": "Les commandes sont closes, bonnes fêtes",
          "text": "Nous avons pris les commandes jusqu’au 22 décembre. Un peu d’eau chaque jour, loin du radiateur, et votre sapin tiendra bien après Noël. En janvier, nous venons le rechercher, si vous le souhaitez.",
          "link": {
            "label": "Garder un beau sapin",
            "href": "/actualites/entretien-sapin"
          }
        }
      }
    },
    {
      "name": "Collecte de janvier",
      "from": {
        "on": "recycling-period"
      },
      "through": {
        "on": "recycling-period"
      },
      "texts": {
        "banner": [
          "Collecte du lundi au samedi",
          "Reprise gratuite en janvier",
          "Ligne téléphonique 9h-17h"
        ],
        "order": {
          "short": "Boutique",
          "long": "Voir la boutique"
        },
        "call": {
          "title": "Votre sapin a fait son temps ?",
          "text": "En janvier, nous venons le chercher gratuitement, du lundi au samedi, 9h-17h. Retirez boules, guirlandes et crochets : il part au recyclage.",
          "link": {
            "label": "Préparer la reprise",
            "href": "/services/recyclage"
          }
        }
      }
    },
    {
      "name": "Reste de l’année",
      "from": {
        "after": "recycling-period"
      },
      "through": {
        "before": "season-announcement"
      },
      "texts": {
        "banner": [
          "Livraison à domicile autour de Colmar",
          "Prochaine saison dès le 1er novembre",
          "Au téléphone sur rendez-vous"
        ],
        "order": {
          "short": "Boutique",
          "long": "Voir la boutique"
        },
        "call": {
          "title": "Les sapins poussent encore",
          "text": "Nous en reparlons le 1er septembre, et la saison ouvre le 1er novembre. Jusque-là, nous répondons sur rendez-vous, et nos conseils se lisent toute l’année.",
          "link": {
            "label": "Lire nos conseils",
            "href": "/actualites"
          }
        }
      }
    }
  ]
};
