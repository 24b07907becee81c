// Written by `sapin generate` from content/pages/article-list.yaml: edit that, not this.
import type { ArticleListPage } from '../types.ts';

export const articleList: ArticleListPage = {
  "seo": {
    "title": "Actualités et conseils de Noël à Colmar",
    "description": "Choisir son sapin, le garder frais, décorer, préparer la saison : nos conseils et les nouvelles de l’équipe, écrits à Colmar."
  },
  "title": "Actualités et conseils",
  "intro": "Comment choisir l’arbre, le garder vert, l’habiller. Et ce que fait l’équipe le reste de l’année.",
  "all": "Tous",
  "categories": [
    {
      "id": "conseils",
      "label": "Conseils"
    },
    {
      "id": "deco",
      "label": "Déco"
    },
    {
      "id": "vie-pratique",
      "label": "Vie pratique"
    }
  ],
  "filterLabel": "Filtrer les articles par rubrique",
  "featured": "À la une",
  "read": "Lire l’article",
  "empty": "Pas encore d’article dans cette rubrique. Les autres en ont.",
  "newsletter": {
    "title": "La lettre de Noël",
    "text": "Quelques messages par saison : l’ouverture des commandes, les nouvelles décorations, un conseil qui tombe à temps.",
    "label": "Votre adresse e-mail",
    "button": "S’inscrire",
    "answer": "Rien n’est parti d’ici. L’inscription se fait au bas de la page.",
    "link": "Aller au formulaire d’inscription"
  }
};
