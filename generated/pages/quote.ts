// Written by `sapin generate` from content/pages/quote.yaml: edit that, not this.
import type { QuotePage } from '../types.ts';

export const quote: QuotePage = {
  "seo": {
    "title": "Devis gratuit de sapins pour professionnels à Colmar",
    "description": "Sapins livrés et installés pour entreprises, collectivités, associations, commerces et établissements publics. Devis gratuit, réponse sous 24h."
  },
  "title": "Demander un devis",
  "intro": "Dites-nous combien de sapins, de quelle hauteur et pour quel lieu. Nous vous répondons sous 24h, et le devis est gratuit.",
  "reasons": {
    "title": "Ce que nous chiffrons pour vous",
    "items": [
      {
        "icon": "map-pin",
        "title": "Plusieurs adresses",
        "text": "Le siège, une agence, la salle des fêtes. Indiquez-les toutes, un seul devis suffit."
      },
      {
        "icon": "tree",
        "title": "Toutes les tailles",
        "text": "Du sapin d’accueil à l’arbre de 4 m pour un hall. À partir de 2,5 m, des professionnels l’installent."
      },
      {
        "icon": "shield",
        "title": "Des sapins ignifugés",
        "text": "Pour les salles qui reçoivent du public. Cochez la case dans le formulaire."
      },
      {
        "icon": "gift",
        "title": "Décorations et paniers",
        "text": "Un sapin livré décoré, une table à habiller, des paniers pour vos équipes."
      }
    ]
  }
};
