import type { Files } from '../temporary-folder.ts';

/** Schemas by their path below `schemas/`, as text or as what becomes JSON. */
export type Schemas = Readonly<Record<string, string | object>>;

function mapping<P extends Readonly<Record<string, object>>>(
  properties: P,
  optional: readonly string[] = [],
) {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    properties,
  };
}

/** A field with a title and a description, as every property of a schema has them. */
function field(title: string, description: string, rules: object): object {
  return { title, description, ...rules };
}

const text = { type: 'string', minLength: 1, 'x-text': true };
const price = { $ref: 'definitions.json#/definitions/price' };

/** One of each thing that a schema can say: singletons, collections, readings, links, images, Markdown, formats. */
export const SCHEMAS = {
  'definitions.json': {
    title: 'Definitions',
    definitions: {
      price: field('Prix', 'en euros', {
        type: 'number',
        'x-unit': '€',
        exclusiveMinimum: 0,
        exclusiveMaximum: 10000,
        multipleOf: 0.01,
        examples: [45.5],
      }),
      surfaces: field('Pages', 'les pages qui montrent cette lecture', {
        type: 'array',
        uniqueItems: true,
        items: { type: 'string', 'x-surface-id': true },
      }),
    },
  },
  'site.schema.json': {
    title: 'Site',
    description: 'La boutique',
    ...mapping(
      {
        name: field('Nom', 'le nom de la boutique', text),
        imageHosts: field('Hébergeurs', 'les hébergeurs d’images permis', {
          type: 'array',
          items: { type: 'string' },
        }),
        banner: field('Bandeau', 'le texte en haut des pages', { ...text, 'x-surface': ['header'] }),
        contact: field('Contact', 'un lien', { type: 'string', 'x-href': true }),
      },
      ['banner', 'contact'],
    ),
  },
  'routes.schema.json': {
    title: 'RouteTable',
    description: 'La table des routes',
    ...mapping({
      routes: field('Routes', 'une ligne par page', {
        type: 'array',
        minItems: 1,
        items: mapping(
          {
            page: field('Page', 'l’identifiant de la page', { type: 'string', 'x-help': '' }),
            path: field('Adresse', 'le chemin', { type: 'string' }),
            title: field('Titre', 'le titre de la page', text),
            collection: field('Collection', 'le dossier', { type: 'string', 'x-collection': true }),
            entry: field('Entrée', 'l’entrée unique', { type: 'string' }),
            fallback: mapping(
              {
                entry: { type: 'string' },
                page: { type: 'string' },
                default: { const: true },
              },
              ['entry', 'page', 'default'],
            ),
          },
          ['collection', 'entry', 'fallback'],
        ),
      }),
    }),
  },
  'facts.schema.json': {
    title: 'Fact',
    description: 'Une constante',
    ...mapping(
      {
        label: field('Libellé', 'ce que dit la constante', text),
        kind: field('Nature', 'ce que mesure la valeur', {
          type: 'string',
          enum: 'date date-range hours duration distance money percentage count text'.split(' '),
        }),
        readings: field('Lectures', 'ce que chaque source en dit', {
          type: 'array',
          minItems: 1,
          'x-readings': true,
          items: mapping(
            {
              value: field('Valeur', 'selon la nature', { type: ['string', 'number'] }),
              text: field('Texte', 'telle que le visiteur la lit', text),
              surfaces: { $ref: 'definitions.json#/definitions/surfaces' },
              source: field('Source', 'd’où vient la lecture', { type: 'string' }),
            },
            ['text', 'surfaces'],
          ),
        }),
        decision: field('Décision', 'la valeur retenue', { type: ['string', 'number'] }),
      },
      ['decision'],
    ),
  },
  'prices.schema.json': {
    title: 'PriceFile',
    description: 'Les prix d’une commune',
    ...mapping(
      {
        readings: field('Lectures', 'ce que chaque source en dit', {
          type: 'array',
          minItems: 1,
          'x-readings': true,
          items: mapping(
            {
              source: field('Source', 'd’où vient la grille', { type: 'string' }),
              surfaces: { $ref: 'definitions.json#/definitions/surfaces' },
              grid: field('Grille', 'une ligne par taille', {
                type: 'array',
                items: mapping({
                  min: field('De', 'en mètres', { type: 'number', 'x-unit': 'm' }),
                  max: field('À', 'en mètres', { type: 'number', 'x-above': 'min', 'x-unit': 'm' }),
                  price: field('Prix', 'en euros', price),
                }),
              }),
            },
            ['surfaces'],
          ),
        }),
        decision: field('Décision', 'la source retenue', { type: 'string' }),
      },
      ['decision'],
    ),
  },
  'towns.schema.json': {
    title: 'Town',
    description: 'Une commune livrée',
    ...mapping(
      {
        name: field('Nom', 'le nom officiel', { ...text, 'x-unique': true }),
        postalCode: field('Code postal', 'cinq chiffres', {
          type: 'string',
          pattern: '^\\d{5}$',
          examples: ['68000'],
        }),
        nearby: field('Communes voisines', 'les plus proches', {
          type: 'array',
          uniqueItems: true,
          items: field('Commune', 'une commune livrée', { type: 'string', 'x-ref': 'towns' }),
        }),
        text: field('Texte', 'un paragraphe', text),
        link: field('Lien', 'une adresse', { type: 'string', 'x-href': true }),
        oldLink: field('Ancien lien', 'une adresse', { type: 'string', 'x-href': 'lenient' }),
        image: field('Image', 'une image', { type: 'string', 'x-image': true }),
      },
      ['nearby', 'text', 'link', 'oldLink', 'image'],
    ),
  },
  'articles.schema.json': {
    title: 'Article',
    description: 'Un article',
    ...mapping({
      title: field('Titre', 'le titre', text),
      date: field('Date', 'année-mois-jour', { type: 'string', format: 'date', examples: ['2026-11-21'] }),
      body: field('Corps', 'le texte en Markdown', { type: 'string', 'x-markdown': true, 'x-lazy': true }),
    }),
  },
  'pages/home.schema.json': {
    title: 'HomePage',
    description: 'La page d’accueil',
    ...mapping(
      {
        title: field('Titre', 'le titre', text),
        intro: field('Introduction', 'un texte en Markdown', { type: 'string', 'x-markdown': true }),
      },
      ['intro'],
    ),
  },
} satisfies Schemas;

/** Content that passes `check` against `SCHEMAS`. */
export const CONTENT = {
  'site.yaml': 'name: Sapins de Colmar\nimageHosts: [images.example]\n',
  'routes.yaml': `routes:
  - {page: home, path: /, title: Accueil}
  - {page: town-list, path: /communes, title: Communes}
  - {page: town, path: '/communes/:town', title: Commune, collection: towns}
  - {page: article, path: '/actualites/:slug', title: Article, collection: articles, fallback: {page: home}}
  - {page: not-found, path: '*', title: Page introuvable}
`,
  'facts/deadline.yaml': `label: Date limite
kind: date
readings:
  - {value: "12-22", source: accueil, surfaces: [home, header]}
  - {value: "12-23", source: brochure, surfaces: [town]}
`,
  'facts/radius.yaml': 'label: Rayon\nkind: distance\nreadings:\n  - {value: 15 km, source: accueil}\n',
  'prices/colmar.yaml': `readings:
  - source: brochure
    grid:
      - {min: 1, max: 1.5, price: 45.5}
`,
  'towns/colmar.yaml': 'name: Colmar\npostalCode: "68000"\nnearby: [eguisheim]\n',
  'towns/eguisheim.yaml': 'name: Eguisheim\npostalCode: "68420"\n',
  'articles/choisir.yaml': `title: Choisir son sapin
date: "2026-11-21"
body: |
  Livré dans un rayon de {{radius}}.
`,
  'pages/home.yaml': 'title: Sapins de Noël\n',
  'images/sapin.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
} satisfies Files;
