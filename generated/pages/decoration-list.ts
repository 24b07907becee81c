// Written by `sapin generate` from content/pages/decoration-list.yaml: edit that, not this.
import type { DecorationListPage } from '../types.ts';

export const decorationList: DecorationListPage = {
  "seo": {
    "title": "Décorations et cadeaux de Noël à Colmar",
    "description": "Couronnes, crèches, boules, photophores, calendrier aux fromages, paniers garnis : de quoi décorer et offrir, livré autour de Colmar."
  },
  "hero": {
    "title": "Décorations et cadeaux",
    "subtitle": "Pour la porte, la table, la fenêtre et le pied du sapin. Et de quoi arriver chez les autres les mains pleines.",
    "image": {
      "src": "/images/pages/decoration-list.svg",
      "alt": "Maisonnettes, photophores, paquets et panier garni sur une table, sous des boules de Noël"
    }
  },
  "items": [
    "couronne-avent",
    "couronne-porte",
    "creches-maisonnettes",
    "boules-originales",
    "photophores-lumieres",
    "centres-table-fenetres",
    "boules-neige",
    "cloche-personnalisee",
    "vitrine-book-nook",
    "calendrier-fromage",
    "cadeaux-paniers"
  ],
  "discover": "Découvrir",
  "order": "Commander"
};
