// Written by `sapin generate` from content/pages/business.yaml: edit that, not this.
import type { BusinessPage } from '../types.ts';

export const business: BusinessPage = {
  "seo": {
    "title": "Sapins de Noël pour entreprises et collectivités, Colmar",
    "description": "Grands sapins jusqu’à 4 m, sapins ignifugés ou décorés, paniers cadeaux. Livrés, installés et repris sur votre site, autour de Colmar."
  },
  "hero": {
    "title": "Un sapin pour votre hall, votre vitrine ou votre place",
    "subtitle": "Nous livrons, installons et reprenons les sapins des professionnels autour de Colmar, de l’arbre d’accueil au géant de 4 m.",
    "image": {
      "src": "/images/pages/business.svg",
      "alt": "Très grand sapin décoré sur une place de village enneigée, entre des maisons à colombages"
    }
  },
  "benefits": {
    "title": "Ce que vous y gagnez",
    "items": [
      {
        "icon": "clock",
        "title": "Une livraison à l’heure dite",
        "text": "Des créneaux de 2 heures, et 98 % de ponctualité. Vous prévenez l’accueil, la journée continue."
      },
      {
        "icon": "tree",
        "title": "De grands sapins",
        "text": "À partir de 2,5 m, des professionnels installent l’arbre, puis viennent l’enlever. Comptez un délai à la commande."
      },
      {
        "icon": "shield",
        "title": "Le bon sapin pour le lieu",
        "text": "Ignifugé pour une salle qui reçoit du public, floqué ou déjà décoré pour une vitrine."
      },
      {
        "icon": "basket",
        "title": "Des paniers à offrir",
        "text": "Pour vos équipes, vos clients ou vos bénévoles. Demandez-les sur le même devis."
      },
      {
        "icon": "euro",
        "title": "Un paiement par virement",
        "text": "Le devis est gratuit. Vous réglez ensuite par virement, comme vos autres fournisseurs."
      }
    ]
  },
  "included": {
    "title": "Compris dans notre zone",
    "items": [
      "Livraison dans un rayon de 15 km autour de Colmar",
      "Installation à l’endroit que vous indiquez",
      "Sapin coupé au plus 48h avant la livraison",
      "Reprise et recyclage en janvier, si vous le souhaitez"
    ]
  },
  "sectors": {
    "title": "Pour qui",
    "items": [
      {
        "icon": "building",
        "title": "Entreprises",
        "text": "Un arbre à l’accueil, un autre au réfectoire, des paniers pour les équipes."
      },
      {
        "icon": "users",
        "title": "Collectivités",
        "text": "Mairies, salles des fêtes, places de village, et plusieurs adresses sur un même devis."
      },
      {
        "icon": "heart",
        "title": "Associations",
        "text": "Le sapin de la fête de fin d’année, livré à la date que vous indiquez."
      },
      {
        "icon": "door",
        "title": "Commerces et restaurants",
        "text": "Un sapin à la mesure de la vitrine ou du comptoir, au créneau qui vous arrange."
      },
      {
        "icon": "bell",
        "title": "Établissements publics",
        "text": "Écoles, médiathèques, maisons de retraite, avec des sapins ignifugés quand il le faut."
      }
    ]
  },
  "testimonials": {
    "title": "Ils nous confient leur Noël",
    "items": [
      {
        "company": "Entreprise Exemple",
        "contact": "Responsable de l’accueil",
        "text": "Le sapin était debout dans le hall avant l’ouverture. Nous n’avions plus qu’à brancher la guirlande.",
        "rating": 5,
        "sample": true
      },
      {
        "company": "Mairie d’Exempleville",
        "contact": "Responsable des services techniques",
        "text": "Trois adresses, un seul devis. Les arbres ont été repris en janvier, sans que nous ayons à appeler.",
        "rating": 5,
        "sample": true
      },
      {
        "company": "Restaurant À l’Exemple",
        "contact": "Gérante",
        "text": "Un arbre droit, fourni, et livré avant le premier service. Je l’aurais pris un peu plus petit.",
        "rating": 4,
        "sample": true
      }
    ]
  },
  "closing": {
    "title": "Donnez-nous la hauteur sous plafond",
    "text": "Nous répondons sous 24h, avec un devis gratuit.",
    "quote": {
      "label": "Demander un devis",
      "href": "/devis"
    },
    "contact": {
      "label": "Nous contacter",
      "href": "/contact"
    }
  }
};
