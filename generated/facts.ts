// Written by `sapin generate` from content/facts/: edit that, not this.
import type { Fact } from './types.ts';

export type FactSlug = 'advent-candles' | 'air-above' | 'cheese-count' | 'delivery-period' | 'delivery-precision' | 'delivery-radius' | 'delivery-time' | 'freshness' | 'giant-height' | 'headroom' | 'large-tree-height' | 'modification-notice' | 'needle-hold-alsacienne' | 'needle-hold-grandis' | 'needle-hold-nordmann' | 'opening-days-january' | 'opening-days-season' | 'opening-hours-january' | 'opening-hours-season' | 'opening-rest' | 'order-deadline' | 'origin-distance' | 'origin-share' | 'person-height' | 'punctuality' | 'recycling-period' | 'reply-time' | 'retention-accounting' | 'retention-cookies' | 'retention-orders' | 'same-day-delivery' | 'season-announcement' | 'season-start' | 'slot-length';

export const facts: readonly Fact[] = [
  {
    "slug": "advent-candles",
    "label": "Bougies de la couronne de l’Avent",
    "kind": "count",
    "mentions": [
      "bougies"
    ],
    "readings": [
      {
        "value": 4,
        "source": "constantes du service",
        "text": "4"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "air-above",
    "label": "Vide au-dessus d’un arbre, à partir duquel il paraît petit",
    "kind": "distance",
    "mentions": [
      "paraît petit"
    ],
    "readings": [
      {
        "value": "1 m",
        "source": "guide des hauteurs",
        "text": "1 m"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "cheese-count",
    "label": "Fromages du calendrier",
    "kind": "count",
    "mentions": [
      "fromages"
    ],
    "readings": [
      {
        "value": 24,
        "source": "constantes du service",
        "text": "24"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "delivery-period",
    "label": "Période de livraison",
    "kind": "date-range",
    "mentions": [
      "livraison",
      "livrer",
      "livrons"
    ],
    "readings": [
      {
        "value": "12-01/12-23",
        "source": "constantes du service",
        "text": "1er au 23 décembre"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "delivery-precision",
    "label": "Précision de l’horaire annoncé",
    "kind": "duration",
    "mentions": [
      "à plus ou moins",
      "heure annoncée",
      "horaire annoncé",
      "précision"
    ],
    "readings": [
      {
        "value": "1 h",
        "text": "plus ou moins une heure",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "delivery-radius",
    "label": "Rayon de livraison",
    "kind": "distance",
    "mentions": [
      "rayon",
      "autour de Colmar",
      "zone de livraison"
    ],
    "readings": [
      {
        "value": "15 km",
        "source": "constantes du service",
        "text": "15 km"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "delivery-time",
    "label": "Délai de livraison",
    "kind": "duration",
    "topic": "delivery-time",
    "qualifier": {
      "zone": "toute la zone"
    },
    "mentions": [
      "livraison",
      "livré",
      "délai de livraison"
    ],
    "readings": [
      {
        "value": "48-72 h",
        "text": "48/72h",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "freshness",
    "label": "Délai entre la coupe et la livraison",
    "kind": "duration",
    "mentions": [
      "coupe",
      "coupé",
      "coupés",
      "fraîcheur"
    ],
    "readings": [
      {
        "value": "48 h",
        "text": "48h",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "giant-height",
    "label": "Hauteur des plus grands sapins",
    "kind": "distance",
    "mentions": [
      "géant",
      "géants",
      "jusqu’à"
    ],
    "readings": [
      {
        "value": "4 m",
        "source": "constantes du service",
        "text": "4 m"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "headroom",
    "label": "Place du pied et de l’étoile",
    "kind": "distance",
    "mentions": [
      "pied et étoile",
      "pied et de l’étoile"
    ],
    "readings": [
      {
        "value": "15 cm",
        "source": "guide des hauteurs",
        "text": "15 cm"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "large-tree-height",
    "label": "Hauteur à partir de laquelle un sapin est grand",
    "kind": "distance",
    "mentions": [
      "grand sapin",
      "grands sapins"
    ],
    "readings": [
      {
        "value": "2.5 m",
        "text": "2,5 m",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "modification-notice",
    "label": "Délai pour modifier ou annuler une commande",
    "kind": "duration",
    "mentions": [
      "modifier",
      "modifiée",
      "annuler",
      "annulée",
      "modification",
      "annulation"
    ],
    "readings": [
      {
        "value": "48 h",
        "text": "48 heures",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "needle-hold-alsacienne",
    "label": "Tenue des aiguilles de la Sélection Alsacienne",
    "kind": "duration",
    "topic": "needle-hold",
    "qualifier": {
      "product": "nordmann-alsacienne"
    },
    "mentions": [
      "tenue",
      "tient",
      "aiguilles"
    ],
    "readings": [
      {
        "value": "5-7 semaines",
        "text": "5 à 7 semaines",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "needle-hold-grandis",
    "label": "Tenue des aiguilles du Grandis",
    "kind": "duration",
    "topic": "needle-hold",
    "qualifier": {
      "product": "sapin-grandis"
    },
    "mentions": [
      "tenue",
      "tient",
      "aiguilles"
    ],
    "readings": [
      {
        "value": "4-6 semaines",
        "text": "4 à 6 semaines",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "needle-hold-nordmann",
    "label": "Tenue des aiguilles du Nordmann 5 étoiles",
    "kind": "duration",
    "topic": "needle-hold",
    "qualifier": {
      "product": "nordmann-5-etoiles"
    },
    "mentions": [
      "tenue",
      "tient",
      "aiguilles"
    ],
    "readings": [
      {
        "value": "6-8 semaines",
        "text": "6 à 8 semaines",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "opening-days-january",
    "label": "Jours d’ouverture de janvier",
    "kind": "text",
    "topic": "opening-days",
    "qualifier": {
      "season": "janvier"
    },
    "readings": [
      {
        "value": "du lundi au samedi",
        "source": "constantes du service",
        "text": "du lundi au samedi"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "opening-days-season",
    "label": "Jours d’ouverture de la saison",
    "kind": "text",
    "topic": "opening-days",
    "qualifier": {
      "season": "novembre et décembre"
    },
    "readings": [
      {
        "value": "7 jours sur 7",
        "source": "constantes du service",
        "text": "7 jours sur 7"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "opening-hours-january",
    "label": "Horaires de janvier",
    "kind": "hours",
    "topic": "opening-hours",
    "qualifier": {
      "season": "janvier"
    },
    "mentions": [
      "recyclage",
      "collecte",
      "janvier"
    ],
    "readings": [
      {
        "value": "09:00-17:00",
        "text": "9h-17h",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "opening-hours-season",
    "label": "Horaires de la saison",
    "kind": "hours",
    "topic": "opening-hours",
    "qualifier": {
      "season": "novembre et décembre"
    },
    "mentions": [
      "service client",
      "horaires",
      "téléphone",
      "joindre",
      "appeler",
      "à votre écoute"
    ],
    "readings": [
      {
        "value": "09:00-20:00",
        "text": "9h-20h",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "opening-rest",
    "label": "Ouverture le reste de l’année",
    "kind": "text",
    "topic": "opening-days",
    "qualifier": {
      "season": "reste de l’année"
    },
    "readings": [
      {
        "value": "sur rendez-vous",
        "source": "constantes du service",
        "text": "sur rendez-vous"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "order-deadline",
    "label": "Date limite de commande",
    "kind": "date",
    "mentions": [
      "commande",
      "commander",
      "commandes ouvertes",
      "date limite"
    ],
    "readings": [
      {
        "value": "12-22",
        "surfaces": [
          "header",
          "home"
        ],
        "source": "en-tête et accueil",
        "text": "22 décembre"
      },
      {
        "value": "12-23",
        "source": "pages de présentation",
        "text": "23 décembre"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 1,
      "variety": 1,
      "decoration-list": 1,
      "decoration": 1,
      "service-list": 1,
      "service": 1,
      "quote": 1,
      "business": 1,
      "article-list": 1,
      "article": 1,
      "contact": 1,
      "delivery": 1,
      "delivery-zone": 1,
      "finder": 1,
      "comparison": 1,
      "terms": 1,
      "privacy": 1,
      "legal-notice": 1,
      "licences": 1,
      "not-found": 1,
      "header": 0,
      "footer": 1
    }
  },
  {
    "slug": "origin-distance",
    "label": "Distance des parcelles de la Sélection Alsacienne",
    "kind": "distance",
    "mentions": [
      "parcelle",
      "parcelles",
      "origine",
      "producteur"
    ],
    "readings": [
      {
        "value": "50 km",
        "source": "constantes du service",
        "text": "50 km"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "origin-share",
    "label": "Part d’origine alsacienne de la Sélection Alsacienne",
    "kind": "percentage",
    "mentions": [
      "origine",
      "alsacien",
      "alsacienne"
    ],
    "readings": [
      {
        "value": 100,
        "source": "constantes du service",
        "text": "100 %"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "person-height",
    "label": "Taille de la personne des dessins",
    "kind": "distance",
    "mentions": [
      "personne"
    ],
    "readings": [
      {
        "value": "1.70 m",
        "source": "dessins à l’échelle",
        "text": "1,70 m"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "punctuality",
    "label": "Ponctualité",
    "kind": "percentage",
    "mentions": [
      "ponctualité",
      "à l’heure",
      "ponctuel"
    ],
    "readings": [
      {
        "value": 98,
        "source": "constantes du service",
        "text": "98 %"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "recycling-period",
    "label": "Période de collecte des sapins",
    "kind": "date-range",
    "mentions": [
      "recyclage",
      "collecte",
      "reprise"
    ],
    "readings": [
      {
        "value": "01-01/01-31",
        "text": "janvier",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "reply-time",
    "label": "Délai de réponse",
    "kind": "duration",
    "mentions": [
      "répondons",
      "répondrons",
      "réponse",
      "devis"
    ],
    "readings": [
      {
        "value": "24 h",
        "text": "24h",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "retention-accounting",
    "label": "Conservation des données comptables",
    "kind": "duration",
    "mentions": [
      "comptable",
      "comptables",
      "comptabilité"
    ],
    "readings": [
      {
        "value": "10 ans",
        "source": "politique de confidentialité",
        "text": "10 ans"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "retention-cookies",
    "label": "Durée de vie des cookies",
    "kind": "duration",
    "mentions": [
      "cookie",
      "cookies"
    ],
    "readings": [
      {
        "value": "13 mois",
        "source": "politique de confidentialité",
        "text": "13 mois"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "retention-orders",
    "label": "Conservation des données de commande",
    "kind": "duration",
    "mentions": [
      "données de commande",
      "dernière commande"
    ],
    "readings": [
      {
        "value": "3 ans",
        "source": "politique de confidentialité",
        "text": "3 ans"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "same-day-delivery",
    "label": "Livraison la plus rapide",
    "kind": "duration",
    "topic": "delivery-time",
    "qualifier": {
      "zone": "autour de Colmar"
    },
    "mentions": [
      "le jour même",
      "jour même"
    ],
    "readings": [
      {
        "value": "0 h",
        "text": "le jour même",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "season-announcement",
    "label": "Annonce de la prochaine saison",
    "kind": "date",
    "readings": [
      {
        "value": "09-01",
        "source": "choix de la maison",
        "text": "1er septembre"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "season-start",
    "label": "Début de la saison",
    "kind": "date",
    "readings": [
      {
        "value": "11-01",
        "source": "horaires du service",
        "text": "1er novembre"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
  {
    "slug": "slot-length",
    "label": "Durée d’un créneau de livraison",
    "kind": "duration",
    "mentions": [
      "créneau",
      "créneaux"
    ],
    "readings": [
      {
        "value": "2 h",
        "text": "2 heures",
        "source": "constantes du service"
      }
    ],
    "shown": {
      "home": 0,
      "variety-list": 0,
      "variety": 0,
      "decoration-list": 0,
      "decoration": 0,
      "service-list": 0,
      "service": 0,
      "quote": 0,
      "business": 0,
      "article-list": 0,
      "article": 0,
      "contact": 0,
      "delivery": 0,
      "delivery-zone": 0,
      "finder": 0,
      "comparison": 0,
      "terms": 0,
      "privacy": 0,
      "legal-notice": 0,
      "licences": 0,
      "not-found": 0,
      "header": 0,
      "footer": 0
    }
  },
];

let bySlug: ReadonlyMap<string, Fact> | undefined;

export function findFact(slug: string): Fact | undefined {
  bySlug ??= new Map(facts.map((entry) => [entry.slug, entry]));
  return bySlug.get(slug);
}
