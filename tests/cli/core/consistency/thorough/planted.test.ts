// A whole shop without contradictions is generated; then contradictions are planted in it.
// They must be found, and nothing else: a rule that is not planted here must stay silent.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAll } from '../../../../../cli/core/consistency/engine.ts';
import { RULES } from '../../../../../cli/core/consistency/registry.ts';
import { assertProperty } from '../../../property.ts';
import { type Files, fact, lexicon, modelOf, prices } from '../model-of.ts';

const SEASON = 2026;
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
/** Each article is about another event: two days for one event would be a contradiction. */
const EVENTS = ['Le marché', 'Un concert', 'La veillée', 'Une parade', 'L’atelier', 'Le goûter'];
const TITLE = 'La maison des arbres';
const COLMAR = { lat: 48.0794, lon: 7.3585 };

/** Rules whose contradictions are planted. */
const plantable = new Set<string>();
/** `null` is a sound entry. */
const oneOf = <T extends string>(...rules: T[]) => {
  for (const rule of rules) plantable.add(rule);
  return fc.option(fc.constantFrom(...rules), { nil: null });
};

const shops = fc.record({
  radius: fc.integer({ min: 10, max: 25 }),
  facts: fc.array(
    fc.record({
      days: fc.integer({ min: 1, max: 20 }),
      planted: oneOf('conflicting-readings'),
    }),
    {
      maxLength: 4,
    },
  ),
  varieties: fc.array(
    fc.record({
      least: fc.integer({ min: 10, max: 60 }),
      steps: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 }),
      planted: oneOf(
        'conflicting-price-grids',
        'from-price-mismatch',
        'broken-grid',
        'teaser-price-mismatch',
        'list-mismatch',
      ),
    }),
    { minLength: 3, maxLength: 6 },
  ),
  towns: fc.array(
    fc.record({
      lat: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
      lon: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
      planted: oneOf('outside-zone', 'list-mismatch'),
    }),
    { minLength: 2, maxLength: 6 },
  ),
  articles: fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 30 }),
      away: fc.integer({ min: 1, max: 5 }),
      planted: oneOf('dead-link', 'impossible-values', 'stated-in-prose', 'stale-season', 'same-words'),
    }),
    { maxLength: 6 },
  ),
});

type Shop = typeof shops extends fc.Arbitrary<infer T> ? T : never;

/** The content of a shop, and what its contradictions are: `RULE SUBJECT`, sorted. */
function make(shop: Shop): { files: Files; wanted: string[] } {
  const wanted = new Set<`${string} ${string}`>();
  const files: Record<string, string> = {
    'site.yaml': `name: La maison\nseason: ${SEASON}\ncentre: colmar\n`,
    'facts/delivery-radius.yaml': fact('distance', [`${shop.radius} km`]),
    'lexicon.yaml': lexicon({ 'delivery-radius': 'rayon', 'order-deadline': 'commander' }),
    'facts/order-deadline.yaml': fact('date', ['12-19']),
    'facts/delivery-period.yaml': fact('date-range', ['12-01/12-23']),
    'facts/delivery-time.yaml': fact('duration', ['48-72 h']),
    'facts/modification-notice.yaml': fact('duration', ['48 h', '2 jours']),
  };
  const yaml = (path: string, value: unknown) => {
    files[`${path}.yaml`] = JSON.stringify(value, null, 2);
  };
  addFacts(shop, files, wanted);
  addVarieties(shop, files, yaml, wanted);
  addTowns(shop, yaml, wanted);
  addArticles(shop, yaml, wanted);
  return { files, wanted: [...wanted].sort() };
}

type Put = (path: string, value: unknown) => void;
type Wanted = Set<`${string} ${string}`>;

function addFacts({ facts }: Shop, files: Record<string, string>, wanted: Wanted) {
  for (const [index, { days, planted }] of facts.entries()) {
    const slug = `facts/promise-${index}`;
    // Two spellings of one duration contradict nothing.
    const readings = [`${days} jours`, `${days * 24} h`, ...(planted ? [`${days + 1} jours`] : [])];
    files[`${slug}.yaml`] = fact('duration', readings);
    if (planted) wanted.add(`${planted} ${slug}`);
  }
}

function addVarieties({ varieties }: Shop, files: Record<string, string>, yaml: Put, wanted: Wanted) {
  const teasers: object[] = [];
  for (const [index, { least, steps, planted }] of varieties.entries()) {
    const slug = `arbre-${index}`;
    yaml(`varieties/${slug}`, { name: `Arbre ${index}` });
    const priceOf = (row: number) => steps.slice(0, row).reduce((price, step) => price + step, least);
    const rows = [0, ...steps].map((_, row) => [1 + row / 4, 1.25 + row / 4, priceOf(row)] as const);
    const above = rows.slice(0, -1);
    const last = rows.at(-1) ?? [0, 0, 0];
    const grid =
      planted === 'broken-grid' ? [...above, [last[0] + 0.25, last[1] + 0.25, last[2]] as const] : rows;
    const first = { source: 'a', surfaces: ['variety'], from: least, rows: grid };
    const other = {
      source: `b ${slug}`,
      from: least,
      rows: [...above, [last[0], last[1], last[2] + 1] as const],
    };
    files[`prices/${slug}.yaml`] = prices(
      slug,
      planted === 'conflicting-price-grids'
        ? [first, other]
        : [{ ...first, from: planted === 'from-price-mismatch' ? least - 1 : least }],
    );
    const shown = planted === 'teaser-price-mismatch' ? least - 1 : least;
    teasers.push({ variety: slug, height: 1.1, price: shown });
    if (planted === 'teaser-price-mismatch') wanted.add(`${planted} home`);
    else if (planted === 'list-mismatch') wanted.add(`${planted} legal/cgv`);
    else if (planted) wanted.add(`${planted} prices/${slug}`);
  }
  const every = varieties.map((_, index) => ({ variety: `arbre-${index}`, label: `Arbre ${index}` }));
  const listed = every.filter((_, index) => varieties[index]?.planted !== 'list-mismatch');
  yaml('pages/home', { seo: { title: TITLE }, teasers: { items: teasers } });
  yaml('legal/cgv', {
    title: 'CGV',
    updated: '2025-12-01',
    sections: [{ title: 'Arbres', varieties: listed }],
  });
  yaml('forms/quote-request', {
    fields: { quantites: { sizes: [{ id: '1m+' }] }, typeSapin: { options: every } },
  });
}

function addTowns({ towns }: Shop, yaml: Put, wanted: Wanted) {
  // A ring, in which each town names the one before and the one after.
  const ring = [{ lat: 0, lon: 0, planted: null }, ...towns];
  const slugOf = (index: number) => `village-${(index + ring.length) % ring.length}`;
  for (const [index, { lat, lon, planted }] of ring.entries()) {
    const isNamedBack = ring.at(index - 1)?.planted !== 'list-mismatch';
    yaml(index === 0 ? 'towns/colmar' : `towns/${slugOf(index)}`, {
      name: index === 0 ? 'Colmar' : `Village ${index}`,
      group: 'haut-rhin',
      text: `${index === 0 ? 'Colmar' : `Village ${index}`} ${wordsOf(index)}`,
      coordinates: { lat: COLMAR.lat + lat + (planted === 'outside-zone' ? 1 : 0), lon: COLMAR.lon + lon },
      nearby: [...(isNamedBack ? [slugOf(index - 1)] : []), slugOf(index + 1)].map(colmarAtZero),
    });
    if (planted) wanted.add(`${planted} towns/${slugOf(index)}`);
  }
  const all = ring.map((_, index) => colmarAtZero(slugOf(index)));
  yaml('navigation', { footer: { towns: [{ group: 'haut-rhin', title: 'Haut-Rhin', towns: all }] } });
}

/** Words that no other town has. */
function wordsOf(town: number): string {
  return ['rue', 'pont', 'quai', 'cour', 'puits', 'porche'].map((word) => `${word}${town}`).join(' ');
}

/** Enough words of its own that an article is like no other. */
function ownWords(article: number): string {
  const inLetters = (number: number) =>
    `${number}`.replace(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)));
  return Array.from({ length: 200 }, (_, word) => `z${inLetters(article * 1000 + word)}`).join(' ');
}

function colmarAtZero(slug: string): string {
  return slug === 'village-0' ? 'colmar' : slug;
}

function addArticles({ radius, articles, varieties }: Shop, yaml: Put, wanted: Wanted) {
  for (const [index, { day, away, planted }] of articles.entries()) {
    const slug = `conte-${index}`;
    const weekday = new Date(Date.UTC(SEASON, 11, day)).getUTCDay();
    const named = planted === 'impossible-values' ? (weekday + away) % 7 : weekday;
    const link =
      planted === 'dead-link' ? `/nulle-part-${away}` : `/nos-sapins/arbre-${index % varieties.length}`;
    const body = [
      `${EVENTS[index]} : ${WEEKDAYS[named]} ${day === 1 ? '1er' : day} décembre.`,
      `Nous passons dans un rayon de ${planted === 'stated-in-prose' ? radius + away : radius} km.`,
      'Vous pouvez commander jusqu’au {{order-deadline}}.',
      `Voyez [cet arbre](${link}), vu à Noël ${planted === 'stale-season' ? SEASON - away : SEASON}.`,
      ownWords(index),
    ];
    const seo = { title: planted === 'same-words' ? TITLE : `Le conte ${index}` };
    yaml(`articles/${slug}`, { title: 'Un conte', date: `${SEASON}-11-02`, seo, body: body.join('\n\n') });
    if (planted) wanted.add(planted === 'same-words' ? `${planted} home` : `${planted} articles/${slug}`);
  }
}

/** What towns, prices and links that are scattered at random are told by chance; cases/*.yaml has it. */
const BY_CHANCE = 'broken-grid/jump';

function show(files: Files): string[] {
  const found = findAll(modelOf(files), RULES).filter(
    ({ finding: { isHint, code } }) => !isHint && code !== BY_CHANCE,
  );
  return [...new Set(found.map(({ rule, finding }) => `${rule} ${finding.subject}`))].sort();
}

test('all that is planted is found, and nothing else', () => {
  const planted = new Set<string>();
  assertProperty(
    fc.property(shops, (shop) => {
      const { files, wanted } = make(shop);
      for (const line of wanted) planted.add(line.split(' ')[0] ?? '');
      expect(show(files)).toEqual(wanted);
    }),
    150,
  );
  expect([...planted].sort()).toEqual([...plantable].sort());
});

test('moving files and entries around changes nothing', () => {
  assertProperty(
    fc.property(shops, fc.infiniteStream(fc.nat()), (shop, numbers) => {
      const { files, wanted } = make(shop);
      const moved = Object.entries(files)
        .map((entry) => ({ entry, at: numbers.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ entry: [name, text] }) => [name, text.startsWith('{') ? turned(text) : text] as const);
      expect(show(Object.fromEntries(moved))).toEqual(wanted);
    }),
    60,
  );
});

/** The same file with its fields, and the entries of its lists, the other way round. */
function turned(text: string): string {
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turn).reverse();
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, each]) => [key, turn(each)])
        .reverse(),
    );
  };
  return JSON.stringify(turn(JSON.parse(text)), null, 2);
}
