// Written by `sapin generate` from content/articles/: edit that, not this.
import { readLazy } from './lazy.ts';
import type { Article, Html } from './types.ts';

export type ArticleSlug = 'choisir-sapin' | 'entretien-sapin' | 'equipe-vacances-preparation-noel-2025' | 'histoire-sapin-noel' | 'nouveautes-decorations-2025-alsace' | 'preparer-ete-sapin-noel-colmar' | 'sapin-durable-local-alsace';

export const articles: readonly Article[] = [
  {
    "slug": "choisir-sapin",
    "title": "Choisir son sapin de Noël : l’essence, la hauteur, la place",
    "excerpt": "Nordmann, Nobilis ou Grandis, au ras du plafond ou posé sur un buffet : cinq questions à se poser avant de commander, et un tableau pour trancher.",
    "image": {
      "src": "/images/articles/choisir-sapin.svg",
      "alt": "Quatre sapins alignés, vert sombre, vert clair, bleuté et couvert de neige, et une famille qui compare"
    },
    "category": "conseils",
    "date": "2024-11-15",
    "readTime": 4,
    "author": "L’équipe",
    "featured": true,
    "seo": {
      "title": "Choisir un sapin de Noël : essence, hauteur, pied",
      "description": "Quelle essence garde ses aiguilles, laquelle sent bon, quelle hauteur sous votre plafond, quel pied : les questions à se poser avant de commander."
    }
  },
  {
    "slug": "entretien-sapin",
    "title": "Garder son sapin frais jusqu’aux Rois : le guide d’entretien",
    "excerpt": "Une coupe nette, de l’eau chaque jour, de la distance avec le radiateur. Ce qu’il faut faire à l’arrivée de l’arbre, puis en trente secondes par jour.",
    "image": {
      "src": "/images/articles/entretien-sapin.svg",
      "alt": "Un arrosoir vert verse de l’eau dans le pied d’un sapin décoré ; par la fenêtre, il neige"
    },
    "category": "conseils",
    "date": "2024-11-29",
    "readTime": 5,
    "author": "L’équipe",
    "seo": {
      "title": "Entretien du sapin de Noël : eau, coupe, chaleur",
      "description": "Recouper le tronc, arroser chaque jour, éviter radiateur et poêle, choisir la guirlande : les gestes qui gardent un sapin de Noël frais."
    }
  },
  {
    "slug": "equipe-vacances-preparation-noel-2025",
    "title": "L’équipe prend des vacances, Noël 2025 se prépare",
    "excerpt": "En août, la camionnette dort et le téléphone sonne peu. Ce que nous faisons avant et après la pause, et comment nous joindre en attendant la saison.",
    "image": {
      "src": "/images/articles/equipe-vacances-preparation-noel-2025.svg",
      "alt": "Sieste dans un hamac attaché à un sapin, en plein soleil ; une cigogne et des caisses de boules à côté"
    },
    "category": "vie-pratique",
    "date": "2025-08-08",
    "readTime": 4,
    "author": "L’équipe",
    "seo": {
      "title": "Vacances d’été et préparation de Noël 2025",
      "description": "Pause d’été, visite des parcelles, tournées et matériel : comment l’équipe prépare Noël 2025 autour de Colmar, et comment la joindre."
    }
  },
  {
    "slug": "histoire-sapin-noel",
    "title": "Le sapin de Noël, une histoire d’Alsace",
    "excerpt": "Un registre de Sélestat, des pommes et des hosties, un souffleur de verre sans fruits : comment un arbre des forêts de la région est entré dans les maisons.",
    "image": {
      "src": "/images/articles/histoire-sapin-noel.svg",
      "alt": "Une famille en habits d’autrefois devant un sapin garni de pommes, d’hosties et de roses, sous une voûte"
    },
    "category": "deco",
    "date": "2024-12-06",
    "readTime": 5,
    "author": "L’équipe",
    "seo": {
      "title": "Histoire du sapin de Noël en Alsace, dès 1521",
      "description": "Sélestat en 1521, Ammerschwihr en 1561, Strasbourg en 1605, la boule de Meisenthal : l’histoire du sapin de Noël, racontée depuis Colmar."
    }
  },
  {
    "slug": "nouveautes-decorations-2025-alsace",
    "title": "Décorations de Noël 2025 en Alsace : les nouveautés de la saison",
    "excerpt": "De la ruelle glissée entre deux livres au calendrier de fromages, le tour de nos décorations 2025, pièce par pièce, et comment les marier sans en mettre partout.",
    "image": {
      "src": "/images/articles/nouveautes-decorations-2025-alsace.svg",
      "alt": "Deux maisonnettes à colombages, des photophores et une bougie, sous quatre boules pendues aux branches"
    },
    "category": "deco",
    "date": "2025-10-24",
    "readTime": 4,
    "author": "L’équipe",
    "featured": true,
    "seo": {
      "title": "Décorations de Noël 2025 : nos nouveautés en Alsace",
      "description": "Book nook, cloche au prénom, couronnes, photophores, boules, calendrier de fromages : les décorations 2025, et des idées pour les assortir."
    }
  },
  {
    "slug": "preparer-ete-sapin-noel-colmar",
    "title": "Préparer Noël dès l’été à Colmar : ce qui se décide au soleil",
    "excerpt": "Mesurer, trier, réserver une idée, ramasser trois pommes de pin : les petites choses que l’on fait en juillet et qui rendent décembre plus léger.",
    "image": {
      "src": "/images/articles/preparer-ete-sapin-noel-colmar.svg",
      "alt": "Un jardinier en chapeau de paille, cisailles en main, entre les vignes et de jeunes sapins, sous le soleil"
    },
    "category": "vie-pratique",
    "date": "2025-07-10",
    "readTime": 4,
    "author": "L’équipe",
    "seo": {
      "title": "Préparer son sapin de Noël dès l’été à Colmar",
      "description": "De juillet à décembre, le calendrier pour un Noël sans course à Colmar : mesures, guirlandes, récoltes au jardin et au vignoble, commande."
    }
  },
  {
    "slug": "sapin-durable-local-alsace",
    "title": "Un sapin durable et local en Alsace : ce qui compte vraiment",
    "excerpt": "Naturel ou artificiel, coupé ou en pot, d’ici ou d’ailleurs : ce que change chaque choix, sans leçon de morale, et les questions à poser à celui qui vous vend l’arbre.",
    "image": {
      "src": "/images/articles/sapin-durable-local-alsace.svg",
      "alt": "Un sapin et ses racines sous la terre, un cœur doré au milieu, entre des arbres plus jeunes et deux oiseaux"
    },
    "category": "conseils",
    "date": "2025-09-19",
    "readTime": 5,
    "author": "L’équipe",
    "seo": {
      "title": "Sapin de Noël durable et local en Alsace",
      "description": "Plantation, trajet, entretien, fin de vie : comment choisir un sapin de Noël qui pèse peu, et les questions à poser au vendeur."
    }
  },
];

let bySlug: ReadonlyMap<string, Article> | undefined;

export function findArticle(slug: string): Article | undefined {
  bySlug ??= new Map(articles.map((entry) => [entry.slug, entry]));
  return bySlug.get(slug);
}

/** The `body` of one entry, read on demand; rejects when there is no such entry. */
export function loadArticleBody(slug: ArticleSlug): Promise<Html> {
  return readLazy(`lazy/articles/${slug}.body.json`) as Promise<Html>;
}
