// Written by `sapin generate` from content/pages/not-found.yaml: edit that, not this.
import type { NotFoundPage } from '../types.ts';

export const notFound: NotFoundPage = {
  "seo": {
    "title": "Page introuvable",
    "description": "Cette page n’existe pas ou a changé d’adresse. Retrouvez nos sapins, nos décorations et la livraison autour de Colmar."
  },
  "title": "Il n’y a rien au pied de ce sapin",
  "text": "La page que vous cherchez n’existe pas, ou elle a changé d’adresse. Voici par où continuer.",
  "image": {
    "src": "/images/pages/not-found.svg",
    "alt": "La nuit, un sapin illuminé ; à son pied rien qu’un ruban dans la neige, et des pas qui s’éloignent"
  },
  "nearest": "Vous cherchiez peut-être :",
  "links": [
    {
      "label": "Nos sapins",
      "href": "/nos-sapins"
    },
    {
      "label": "Décos et cadeaux",
      "href": "/decos-cadeaux"
    },
    {
      "label": "La zone de livraison",
      "href": "/services/zone-livraison"
    },
    {
      "label": "Nous contacter",
      "href": "/contact"
    },
    {
      "label": "L’accueil",
      "href": "/"
    }
  ]
};
