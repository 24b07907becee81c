import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Content like the shop's, of any size: a third articles of 3 kB, a third towns, a third varieties, with references,
// links and placeholders that all lead somewhere.

const WORDS =
  'sapin neige aiguille branche coupe fraîche livraison colline vignoble village marché lumière étoile boule bougie couronne hiver forêt racine parfum résine écorce soir table fenêtre famille'.split(
    ' ',
  );

/** A small repeatable random source. @param {number} seed */
function random(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Words of which none follows itself, which would be a warning. @param {() => number} next @param {number} length in characters */
function prose(next, length) {
  let text = '';
  let last = 0;
  while (text.length < length) {
    last = (last + 1 + Math.floor(next() * (WORDS.length - 1))) % WORDS.length;
    text += `${WORDS[last]} `;
  }
  return text.trim();
}

/** @param {object} properties @param {string} title */
function schema(title, properties) {
  return JSON.stringify(
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title,
      description: title,
      type: 'object',
      additionalProperties: false,
      required: Object.keys(properties),
      properties,
    },
    null,
    2,
  );
}

const text = { type: 'string', minLength: 1, 'x-text': true };
/** @param {boolean} markdown */
const schemas = (markdown) => ({
  articles: schema('Article', {
    title: text,
    date: { type: 'string', format: 'date' },
    category: { type: 'string', enum: ['conseils', 'deco', 'vie-pratique'] },
    variety: { type: 'string', 'x-ref': 'varieties' },
    href: { type: 'string', 'x-href': true },
    body: markdown ? { type: 'string', minLength: 1, 'x-markdown': true, 'x-lazy': true } : text,
  }),
  towns: schema('Town', {
    name: { ...text, 'x-unique': true },
    postalCode: { type: 'string', pattern: '^\\d{5}$' },
    lat: { type: 'number', minimum: 41, maximum: 52 },
    lon: { type: 'number' },
    nearby: { type: 'array', minItems: 1, items: { type: 'string', 'x-ref': 'towns' } },
    text,
  }),
  varieties: schema('Variety', {
    name: text,
    description: text,
    characteristics: { type: 'array', items: text },
    grid: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['min', 'max', 'price'],
        properties: {
          min: { type: 'number' },
          max: { type: 'number', 'x-above': 'min' },
          price: { type: 'number', exclusiveMinimum: 0 },
        },
      },
    },
  }),
  facts: schema('Fact', {
    label: text,
    kind: { type: 'string' },
    readings: {
      type: 'array',
      'x-readings': true,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['value', 'source'],
        properties: { value: { type: ['string', 'number'] }, source: { type: 'string' } },
      },
    },
  }),
  routes: schema('RouteTable', {
    routes: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['page', 'path', 'title'],
        properties: {
          page: { type: 'string' },
          path: { type: 'string' },
          title: { type: 'string' },
          collection: { type: 'string', 'x-collection': true },
        },
      },
    },
  }),
});

/**
 * Writes a project of about `count` files into `dir` and returns its folders. With `markdown`, the articles' texts are
 * Markdown, rendered and kept apart; without, they are plain texts.
 * @param {string} dir
 * @param {number} count
 * @param {{ markdown?: boolean }} [options]
 */
export function writeProject(dir, count, { markdown = false } = {}) {
  rmSync(dir, { recursive: true, force: true });
  const content = path.join(dir, 'content');
  const schemasDir = path.join(dir, 'schemas');
  for (const name of ['articles', 'towns', 'varieties', 'facts'])
    mkdirSync(path.join(content, name), { recursive: true });
  mkdirSync(schemasDir, { recursive: true });
  for (const [name, text] of Object.entries(schemas(markdown)))
    writeFileSync(path.join(schemasDir, `${name}.schema.json`), text);
  writeFileSync(
    path.join(content, 'facts/rayon.yaml'),
    'label: Rayon\nkind: distance\nreadings:\n  - value: 15 km\n    source: service\n',
  );
  writeFileSync(
    path.join(content, 'routes.yaml'),
    ['articles', 'towns', 'varieties']
      .map(
        (name) =>
          `  - page: ${name.replace(/s$/, '')}\n    path: /${name}/:slug\n    title: ${name}\n    collection: ${name}`,
      )
      .join('\n')
      .replace(/^/, 'routes:\n'),
  );
  const third = Math.ceil((count - 2) / 3);
  const next = random(1);
  for (let i = 0; i < third; i++) {
    const j = (i * 7 + 1) % third;
    const paragraphs = Array.from({ length: 6 }, () => prose(next, 480)).join('\n\n  ');
    writeFileSync(
      path.join(content, `articles/article-${i}.yaml`),
      `title: Article ${i}, ${prose(next, 30)}\ndate: "2026-11-${String((i % 28) + 1).padStart(2, '0')}"\ncategory: ${['conseils', 'deco', 'vie-pratique'][i % 3]}\nvariety: variety-${j}\nhref: /towns/town-${j}\nbody: |\n  ## ${prose(next, 20)}\n\n  ${paragraphs}\n\n  Voir [la variété](/varieties/variety-${j}), à moins de {{rayon}}.\n`,
    );
    writeFileSync(
      path.join(content, `towns/town-${i}.yaml`),
      `name: Commune ${i}\npostalCode: "68${String(i % 1000).padStart(3, '0')}"\nlat: ${(48 + next() / 4).toFixed(4)}\nlon: ${(7 + next() / 4).toFixed(4)}\nnearby: [town-${(i + 1) % third}, town-${(i + 2) % third}]\ntext: >-\n  ${prose(next, 300)}\n  à {{rayon}} de Colmar.\n`,
    );
    writeFileSync(
      path.join(content, `varieties/variety-${i}.yaml`),
      `name: Variété ${i}\ndescription: ${prose(next, 200)}\ncharacteristics:\n  - ${prose(next, 40)}\n  - ${prose(next, 40)}\ngrid:\n  - min: 1\n    max: 1.25\n    price: ${20 + (i % 30)}\n  - min: 1.25\n    max: 1.5\n    price: ${30 + (i % 30)}\n`,
    );
  }
  return {
    content,
    schemas: schemasDir,
    files: third * 3 + 2,
    first: path.join(content, 'towns/town-0.yaml'),
  };
}

/** Sentences with values, about the shop and about other things: `#` becomes a number, `@` a word. */
const SENTENCES = [
  'Nous livrons jusqu’à # km de la ferme, le @ et la @ compris.',
  'Comptez # minutes pour poser le @, # pour la @ et une heure pour le reste.',
  'La livraison coûte # €, et rien au-delà de # € de @.',
  'Entre le # novembre et le # décembre, la @ reste au froid.',
  'Un arbre de # cm tient dans une @ de # m.',
  'Depuis 19##, la @ se garde dehors, près du @, # jours durant.',
  'Si la @ sèche, versez # litres d’eau au pied du @ avant le soir.',
  'Notre collecte ramasse # % des arbres, sauf la @ et le @.',
  'Le marché ouvre de # h à 19 h, avec sa @ et son @.',
  'Personne n’a vu de @ aussi belle que celle du @ cette année-là.',
  'Autrefois, la @ coûtait # francs et venait de la @ voisine.',
  'On ne paie pas la @ par chèque, mais le @ se règle en espèces.',
  'Posez la @ contre le @, puis la @ sous la @, sans rien serrer.',
  'Les # varietés du verger donnent une @ par @ et par saison.',
];

/**
 * Writes the tests’ shop with `count` more articles of about 3 kB into `dir`, no two of which are alike; returns its
 * content folder.
 * @param {string} dir
 * @param {string} shop its content
 * @param {number} count
 */
export function writeArticles(dir, shop, count) {
  rmSync(dir, { recursive: true, force: true });
  const content = path.join(dir, 'content');
  cpSync(shop, content, { recursive: true });
  const next = random(2);
  const below = (/** @type {number} */ most) => Math.floor(next() * most);
  const sentence = () =>
    (SENTENCES[below(SENTENCES.length)] ?? '').replace(/[#@]/g, (sign) =>
      sign === '#' ? String(2 + below(8)) : (WORDS[below(WORDS.length)] ?? ''),
    );
  const paragraph = () => Array.from({ length: 6 }, sentence).join(' ');
  for (let i = 0; i < count; i++) {
    const body = Array.from({ length: 8 }, paragraph);
    const words = body.join(' ').split(/\s+/).length;
    writeFileSync(
      path.join(content, `articles/article-${i}.yaml`),
      `title: Article ${i}\nexcerpt: Le carnet numéro ${i}.\nimage:\n  src: rameau.svg\n  alt: Un rameau de sapin\ncategory: conseils\ndate: "2026-11-12"\nreadTime: ${Math.ceil(words / 200)}\nauthor: Odile Vuillemin\nseo:\n  title: Le carnet ${i}\n  description: ${prose(next, 90)}\nbody: |\n  ${body.join('\n\n  ')}\n`,
    );
  }
  return content;
}
