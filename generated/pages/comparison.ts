// Written by `sapin generate` from content/pages/comparison.yaml: edit that, not this.
import type { ComparisonPage } from '../types.ts';

export const comparison: ComparisonPage = {
  "seo": {
    "title": "Comparer les sapins de Noël, tailles et prix",
    "description": "Jusqu’à quatre sapins côte à côte : tailles et prix, tenue des aiguilles, parfum, silhouette, dessinés à la même échelle. À imprimer ou à partager."
  },
  "title": "Comparer nos sapins",
  "lead": "Mettez de deux à quatre variétés côte à côte : les voici à la même échelle, avec leurs prix hauteur par hauteur, la tenue de leurs aiguilles, leur parfum.",
  "choice": {
    "legend": "Quelles variétés ?",
    "none": "Cochez-en deux pour commencer. En attendant, le tableau les montre toutes.",
    "one": "Cochez-en une deuxième pour comparer.",
    "several": "{count} variétés côte à côte. L’adresse de la page garde votre choix.",
    "full": "Pas plus de quatre à la fois : retirez-en une, puis ajoutez {name}.",
    "cut": "L’adresse en nommait plus de quatre. Voici les quatre premières.",
    "clear": "Les revoir toutes",
    "print": "Imprimer"
  },
  "table": {
    "title": "Le tableau",
    "variety": "Variété",
    "scale": "À l’échelle",
    "person": "à côté d’une personne de {height}",
    "heights": "de {min} à {max}",
    "price": "Prix",
    "absent": "pas dans cette hauteur",
    "badges": "Mention",
    "order": "Commander"
  },
  "note": "Prix en euros, toutes taxes comprises. Livraison et installation gratuites dans un rayon de 15 km autour de Colmar ; un supplément peut s’appliquer pour les étages."
};
