// Written by `sapin generate` from content/navigation.yaml: edit that, not this.
import type { Navigation } from './types.ts';

export const navigation: Navigation = {
  "header": {
    "banner": [
      "Livraison à domicile autour de Colmar",
      "Vous choisissez votre créneau",
      "Commandes ouvertes jusqu’au 22 décembre",
      "Ligne téléphonique 9h-20h"
    ],
    "menu": [
      {
        "name": "Nos sapins",
        "href": "/nos-sapins",
        "submenu": [
          {
            "name": "Nordmann 5 étoiles",
            "href": "/nos-sapins/nordmann-5-etoiles"
          },
          {
            "name": "Nordmann Classic",
            "href": "/nos-sapins/nordmann-classic"
          },
          {
            "name": "Nordmann Sélection Alsacienne",
            "href": "/nos-sapins/nordmann-alsacienne"
          },
          {
            "name": "Sapin Grandis",
            "href": "/nos-sapins/sapin-grandis"
          },
          {
            "name": "Grand sapin",
            "href": "/nos-sapins/grand-sapin"
          },
          {
            "name": "Nobilis",
            "href": "/nos-sapins/nobilis"
          },
          {
            "name": "Sapin ignifugé",
            "href": "/nos-sapins/ignifuge"
          },
          {
            "name": "Sapin floqué",
            "href": "/nos-sapins/floque"
          },
          {
            "name": "Sapin décoré",
            "href": "/nos-sapins/decore"
          }
        ]
      },
      {
        "name": "Décos et cadeaux",
        "href": "/decos-cadeaux",
        "submenu": [
          {
            "name": "Crèches et maisonnettes",
            "href": "/decos-cadeaux/creches-maisonnettes"
          },
          {
            "name": "Cloche personnalisée",
            "href": "/decos-cadeaux/cloche-personnalisee"
          },
          {
            "name": "Boules à neige",
            "href": "/decos-cadeaux/boules-neige"
          },
          {
            "name": "Photophores et lumières",
            "href": "/decos-cadeaux/photophores-lumieres"
          },
          {
            "name": "Centres de table et fenêtres",
            "href": "/decos-cadeaux/centres-table-fenetres"
          },
          {
            "name": "Couronne de l’Avent",
            "href": "/decos-cadeaux/couronne-avent"
          },
          {
            "name": "Couronne de porte",
            "href": "/decos-cadeaux/couronne-porte"
          },
          {
            "name": "Vitrine book nook",
            "href": "/decos-cadeaux/vitrine-book-nook"
          },
          {
            "name": "Boules originales",
            "href": "/decos-cadeaux/boules-originales"
          },
          {
            "name": "Calendrier aux fromages",
            "href": "/decos-cadeaux/calendrier-fromage"
          },
          {
            "name": "Cadeaux et paniers garnis",
            "href": "/decos-cadeaux/cadeaux-paniers"
          }
        ]
      },
      {
        "name": "Services",
        "href": "/services"
      },
      {
        "name": "Entreprises",
        "href": "/page-entreprise"
      },
      {
        "name": "Actualités",
        "href": "/actualites"
      },
      {
        "name": "Contact",
        "href": "/contact"
      }
    ],
    "order": "Commander"
  },
  "footer": {
    "about": "Sapins de Noël, décorations et cadeaux, livrés chez vous à Colmar et dans un rayon de 15 km. Direct du producteur.",
    "contactTitle": "Nous joindre",
    "newsletterTitle": "La lettre de Noël",
    "newsletterText": "L’ouverture des commandes, les nouvelles décorations, nos conseils.",
    "groups": [
      {
        "title": "Nos sapins",
        "links": [
          {
            "name": "Nordmann 5 étoiles",
            "href": "/nos-sapins/nordmann-5-etoiles"
          },
          {
            "name": "Nordmann Classic",
            "href": "/nos-sapins/nordmann-classic"
          },
          {
            "name": "Nordmann Sélection Alsacienne",
            "href": "/nos-sapins/nordmann-alsacienne"
          },
          {
            "name": "Sapin Grandis",
            "href": "/nos-sapins/sapin-grandis"
          },
          {
            "name": "Grand sapin",
            "href": "/nos-sapins/grand-sapin"
          },
          {
            "name": "Nobilis",
            "href": "/nos-sapins/nobilis"
          },
          {
            "name": "Sapin ignifugé",
            "href": "/nos-sapins/ignifuge"
          },
          {
            "name": "Sapin floqué",
            "href": "/nos-sapins/floque"
          },
          {
            "name": "Sapin décoré",
            "href": "/nos-sapins/decore"
          },
          {
            "name": "Quel sapin sous mon plafond ?",
            "href": "/trouver-mon-sapin"
          }
        ]
      },
      {
        "title": "Décos et cadeaux",
        "links": [
          {
            "name": "Crèches et maisonnettes",
            "href": "/decos-cadeaux/creeches-maisonnettes"
          },
          {
            "name": "Cloche personnalisée",
            "href": "/decos-cadeaux/cloche-personnalisee"
          },
          {
            "name": "Boules à neige",
            "href": "/decos-cadeaux/boules-neige"
          },
          {
            "name": "Photophores et lumières",
            "href": "/decos-cadeaux/photophores-lumieres"
          },
          {
            "name": "Centres de table et fenêtres",
            "href": "/decos-cadeaux/centres-table-fenetres"
          },
          {
            "name": "Couronne de l’Avent",
            "href": "/decos-cadeaux/couronne-avent"
          },
          {
            "name": "Couronne de porte",
            "href": "/decos-cadeaux/couronne-porte"
          },
          {
            "name": "Vitrine book nook",
            "href": "/decos-cadeaux/vitrine-book-nook"
          },
          {
            "name": "Boules originales",
            "href": "/decos-cadeaux/boules-originales"
          },
          {
            "name": "Calendrier aux fromages",
            "href": "/decos-cadeaux/calendrier-fromage"
          },
          {
            "name": "Cadeaux et paniers garnis",
            "href": "/decos-cadeaux/cadeaux-paniers"
          }
        ]
      },
      {
        "title": "Informations",
        "links": [
          {
            "name": "Livraison et installation",
            "href": "/services/livraison"
          },
          {
            "name": "Zone de livraison",
            "href": "/services/zone-livraison"
          },
          {
            "name": "La carte des communes livrées",
            "href": "/zone-de-livraison"
          },
          {
            "name": "Comparer les sapins",
            "href": "/comparer"
          },
          {
            "name": "Recyclage des sapins",
            "href": "/services/recyclage"
          },
          {
            "name": "Actualités et conseils",
            "href": "/actualites"
          },
          {
            "name": "Nous contacter",
            "href": "/contact"
          }
        ]
      },
      {
        "title": "Professionnels",
        "links": [
          {
            "name": "Entreprises et collectivités",
            "href": "/page-entreprise"
          },
          {
            "name": "Demander un devis",
            "href": "/devis"
          }
        ]
      }
    ],
    "towns": [
      {
        "group": "haut-rhin",
        "title": "Livraison Haut-Rhin",
        "note": "dans un rayon de 15 km",
        "towns": [
          "colmar",
          "wintzenheim",
          "turckheim",
          "eguisheim",
          "ingersheim",
          "horbourg-wihr",
          "houssen",
          "andolsheim",
          "sundhoffen",
          "herrlisheim-pres-colmar"
        ]
      },
      {
        "group": "surroundings",
        "title": "Alentours immédiats",
        "towns": [
          "wettolsheim",
          "logelbach",
          "niedermorschwihr",
          "zimmerbach",
          "katzenthal",
          "gueberschwihr",
          "pfaffenheim",
          "rouffach",
          "obermorschwihr"
        ]
      },
      {
        "group": "wine-villages",
        "title": "Villages viticoles",
        "towns": [
          "kaysersberg",
          "ammerschwihr",
          "bennwihr",
          "ostheim",
          "riquewihr",
          "ribeauville",
          "guemar",
          "bergheim",
          "mittelwihr",
          "hunawihr"
        ]
      }
    ],
    "legal": [
      {
        "name": "Conditions générales de vente",
        "href": "/cgv"
      },
      {
        "name": "Politique de confidentialité",
        "href": "/politique-confidentialite"
      },
      {
        "name": "Mentions légales",
        "href": "/mentions-legales"
      },
      {
        "name": "Licences",
        "href": "/licences"
      }
    ],
    "cookies": {
      "label": "Gestion des cookies",
      "alert": "Gestion des cookies"
    },
    "copyright": "Prix en euros, toutes taxes comprises. Tous droits réservés."
  }
};
