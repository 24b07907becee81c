// Written by `sapin generate` from content/pages/article.yaml: edit that, not this.
import type { ArticlePage } from '../types.ts';

export const article: ArticlePage = {
  "back": {
    "label": "Tous les articles",
    "href": "/actualites"
  },
  "share": {
    "title": "Partager cet article",
    "facebook": "Facebook",
    "whatsapp": "WhatsApp"
  },
  "relatedTitle": "À lire aussi",
  "closing": {
    "title": "Et votre sapin ?",
    "text": "Choisissez la variété et la taille. Nous le coupons au plus 48h avant la livraison, nous l’apportons et nous le dressons.",
    "order": "Commander mon sapin",
    "trees": {
      "label": "Voir nos sapins",
      "href": "/nos-sapins"
    }
  }
};
