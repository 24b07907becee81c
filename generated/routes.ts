// Written by `sapin generate` from content/routes.yaml: edit that, not this.
import type { ArticleSlug } from './articles.ts';
import type { DecorationSlug } from './decorations.ts';
import type { ServiceSlug } from './services.ts';
import type { TownSlug } from './towns.ts';
import type { VarietySlug } from './varieties.ts';

export type PageId = 'home' | 'variety-list' | 'variety' | 'decoration-list' | 'decoration' | 'service-list' | 'service' | 'quote' | 'business' | 'article-list' | 'article' | 'contact' | 'delivery' | 'delivery-zone' | 'finder' | 'comparison' | 'terms' | 'privacy' | 'legal-notice' | 'licences' | 'not-found';

/** Where a reading can be shown: a page, or what surrounds all pages. */
export type Surface = PageId | 'header' | 'footer';

/** One row of the route table; `path` is a React Router pattern. */
export interface Route {
  readonly page: PageId;
  readonly path: string;
  readonly title: string;
  readonly collection?: string;
  readonly entry?: string;
  readonly fallback?: { readonly entry?: string; readonly page?: PageId; readonly default?: true };
}

export const routes: readonly Route[] = [
  {
    "page": "home",
    "path": "/",
    "title": "Sapins de Noël livrés à Colmar et alentour"
  },
  {
    "page": "variety-list",
    "path": "/nos-sapins",
    "title": "Nos sapins de Noël"
  },
  {
    "page": "variety",
    "path": "/nos-sapins/:category",
    "title": "Sapin de Noël livré et installé",
    "collection": "varieties",
    "fallback": {
      "entry": "nordmann-5-etoiles"
    }
  },
  {
    "page": "decoration-list",
    "path": "/decos-cadeaux",
    "title": "Décorations et cadeaux de Noël"
  },
  {
    "page": "decoration",
    "path": "/decos-cadeaux/:slug",
    "title": "Décoration de Noël",
    "collection": "decorations"
  },
  {
    "page": "service-list",
    "path": "/services",
    "title": "Nos services"
  },
  {
    "page": "service",
    "path": "/services/:service",
    "title": "Nos services",
    "collection": "services",
    "fallback": {
      "page": "service-list"
    }
  },
  {
    "page": "quote",
    "path": "/devis",
    "title": "Demande de devis"
  },
  {
    "page": "business",
    "path": "/page-entreprise",
    "title": "Sapins de Noël pour les entreprises"
  },
  {
    "page": "article-list",
    "path": "/actualites",
    "title": "Actualités et conseils"
  },
  {
    "page": "article",
    "path": "/actualites/:slug",
    "title": "Actualités et conseils",
    "collection": "articles",
    "fallback": {
      "entry": "entretien-sapin"
    }
  },
  {
    "page": "contact",
    "path": "/contact",
    "title": "Nous contacter"
  },
  {
    "page": "delivery",
    "path": "/livraison/:ville",
    "title": "Livraison de sapins de Noël",
    "collection": "towns",
    "fallback": {
      "default": true
    }
  },
  {
    "page": "delivery-zone",
    "path": "/zone-de-livraison",
    "title": "Zone de livraison"
  },
  {
    "page": "finder",
    "path": "/trouver-mon-sapin",
    "title": "Quel sapin sous mon plafond ?"
  },
  {
    "page": "comparison",
    "path": "/comparer",
    "title": "Comparer les sapins"
  },
  {
    "page": "terms",
    "path": "/cgv",
    "title": "Conditions générales de vente",
    "collection": "legal",
    "entry": "cgv"
  },
  {
    "page": "privacy",
    "path": "/politique-confidentialite",
    "title": "Politique de confidentialité",
    "collection": "legal",
    "entry": "politique-confidentialite"
  },
  {
    "page": "legal-notice",
    "path": "/mentions-legales",
    "title": "Mentions légales",
    "collection": "legal",
    "entry": "mentions-legales"
  },
  {
    "page": "licences",
    "path": "/licences",
    "title": "Licences"
  },
  {
    "page": "not-found",
    "path": "*",
    "title": "Page introuvable"
  }
];

/** Builds the path of each page. */
export const paths = {
  home: (): string => '/',
  varietyList: (): string => '/nos-sapins',
  variety: (category: VarietySlug): string => `/nos-sapins/${category}`,
  decorationList: (): string => '/decos-cadeaux',
  decoration: (slug: DecorationSlug): string => `/decos-cadeaux/${slug}`,
  serviceList: (): string => '/services',
  service: (service: ServiceSlug): string => `/services/${service}`,
  quote: (): string => '/devis',
  business: (): string => '/page-entreprise',
  articleList: (): string => '/actualites',
  article: (slug: ArticleSlug): string => `/actualites/${slug}`,
  contact: (): string => '/contact',
  delivery: (ville: TownSlug): string => `/livraison/${ville}`,
  deliveryZone: (): string => '/zone-de-livraison',
  finder: (): string => '/trouver-mon-sapin',
  comparison: (): string => '/comparer',
  terms: (): string => '/cgv',
  privacy: (): string => '/politique-confidentialite',
  legalNotice: (): string => '/mentions-legales',
  licences: (): string => '/licences',
} as const;
