// Written by `sapin generate` from content/legal/: edit that, not this.
import { readLazy } from './lazy.ts';
import type { LegalText, LegalTextSections } from './types.ts';

export type LegalTextSlug = 'cgv' | 'mentions-legales' | 'politique-confidentialite';

export const legal: readonly LegalText[] = [
  {
    "slug": "cgv",
    "title": "Conditions générales de vente",
    "updated": "2024-12-01",
    "intro": "Ces conditions s’appliquent aux sapins, aux décorations, aux cadeaux et aux services que nous vendons. Elles disent ce que vous pouvez attendre de nous, et ce que nous attendons de vous.",
    "seo": {
      "title": "Conditions générales de vente, sapins et décorations",
      "description": "Produits, prix, commande, livraison, annulation, rétractation, garanties et litiges : les règles de vente de nos sapins et décorations."
    }
  },
  {
    "slug": "mentions-legales",
    "title": "Mentions légales",
    "updated": "2024-12-01",
    "intro": "Qui publie ce site, qui l’héberge, et ce que vous pouvez faire de ce que vous y trouvez.",
    "seo": {
      "title": "Mentions légales du site de sapins de Colmar",
      "description": "Éditeur, directeur de la publication, hébergeur et propriété intellectuelle du site de vente de sapins autour de Colmar."
    }
  },
  {
    "slug": "politique-confidentialite",
    "title": "Politique de confidentialité",
    "updated": "2024-12-01",
    "intro": "Nous vous demandons peu de choses : de quoi vous répondre, vous livrer, vous facturer. Voici lesquelles, pourquoi, pendant combien de temps, et comment les récupérer ou les faire effacer.",
    "cookies": {
      "label": "Gérer mes cookies",
      "alert": "L’interface de gestion des cookies sera bientôt disponible."
    },
    "seo": {
      "title": "Politique de confidentialité et cookies",
      "description": "Quelles données nous recueillons, pourquoi, combien de temps nous les gardons, vos droits et la façon de les exercer."
    }
  },
];

let bySlug: ReadonlyMap<string, LegalText> | undefined;

export function findLegalText(slug: string): LegalText | undefined {
  bySlug ??= new Map(legal.map((entry) => [entry.slug, entry]));
  return bySlug.get(slug);
}

/** The `sections` of one entry, read on demand; rejects when there is no such entry. */
export function loadLegalTextSections(slug: LegalTextSlug): Promise<LegalTextSections> {
  return readLazy(`lazy/legal/${slug}.sections.json`) as Promise<LegalTextSections>;
}
