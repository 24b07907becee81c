import { readFile } from 'node:fs/promises';
import { findArticle } from '#generated/articles.ts';
import { setLazyReader } from '#generated/lazy.ts';
import { article as articleWords } from '#generated/pages/article.ts';
import { home } from '#generated/pages/home.ts';
import { site } from '#generated/site.ts';
import { ui } from '#generated/ui.ts';
import { packageReader } from '../../../cli/site/build/installed-packages.ts';
import { setPackageReader } from '../../../src/data/installed-packages.ts';
import { concretePaths, pageData } from '../../../src/data/page-data.ts';
import { headMarkup } from '../../../src/head/head-markup.ts';
import { siteFiles } from '../../../src/head/site-files.ts';
import { structuredData } from '../../../src/head/structured-data.ts';
import type { PageData } from '../../../src/pages/page.ts';
import { shop } from '../../shop.mjs';

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** What search engines ask of each type before they show it (their documentation of structured data). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  Store: ['name', 'address', 'telephone', 'url'],
  ContactPoint: ['contactType', 'telephone', 'hoursAvailable'],
  PostalAddress: ['postalCode', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes', 'validFrom', 'validThrough'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Product: ['name', 'image', 'description', 'offers'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  Service: ['name', 'provider', 'areaServed', 'description'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  City: ['name'],
  Organization: ['name', 'url'],
  Brand: ['name'],
};

beforeAll(() => {
  setLazyReader(async (file) => JSON.parse(await readFile(`${shop.generated}/${file}`, 'utf8')));
  setPackageReader(packageReader('.'));
});

async function dataOf(path: string): Promise<PageData> {
  const data = await pageData(path);
  if (!data) throw new Error(`no page at ${path}`);
  return data;
}

async function graphOf(path: string): Promise<readonly Node[]> {
  const graph = structuredData(await dataOf(path));
  return JSON.parse(JSON.stringify(graph?.['@graph'] ?? []));
}

function nodesBelow(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesBelow);
  return '@type' in value ? [value as Node, ...below] : below;
}

const paths = concretePaths();

describe('structured data', () => {
  test.each(paths)('%s gives each thing what its type requires', async (path) => {
    for (const node of nodesBelow(await graphOf(path))) {
      const required = REQUIRED[node['@type']];
      expect(required, `a type without requirements: ${node['@type']}`).toBeDefined();
      for (const name of required ?? [])
        expect([node['@type'], name, node[name] ?? 'missing']).not.toContain('missing');
    }
  });

  test.each(paths)('%s refers to nothing that another page describes', async (path) => {
    const graph = await graphOf(path);
    const described = new Set(nodesBelow(graph).map((node) => node['@id']));
    const references = JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g);
    expect(Array.from(references, ([, id]) => id).filter((id) => !described.has(id))).toEqual([]);
  });

  test('a variety offers the sizes of the grid that its page shows', async () => {
    const [product] = await graphOf('/nos-sapins/epicea-du-haut-doubs');
    expect(product).toMatchObject({
      '@type': 'Product',
      offers: { lowPrice: 19, highPrice: 47, offerCount: 3, priceCurrency: 'EUR' },
    });
  });

  test('its lowest price is that of a size that is left', async () => {
    const [product] = await graphOf('/nos-sapins/sapin-blanchi');
    const [gone, ...left] = nodesBelow(product).filter((node) => node['@type'] === 'Offer');
    const prices = left.map(({ price }) => Number(price));
    expect(Number(gone?.price)).toBeLessThan(Math.min(...prices));
    expect(product).toMatchObject({ offers: { lowPrice: Math.min(...prices), offerCount: 3 } });
  });

  test('a variety is to be had while orders are taken, of the season that the site is for', async () => {
    const offers = nodesBelow(await graphOf('/nos-sapins/fraser-en-fete')).filter(
      (node) => node['@type'] === 'Offer',
    );
    for (const offer of offers)
      expect(offer).toMatchObject({
        availability: 'https://schema.org/LimitedAvailability',
        availabilityStarts: '2026-11-07',
        availabilityEnds: '2026-12-19',
      });
    expect(offers).toHaveLength(2);
  });

  test.each([
    ['geant-du-larmont', ['MadeToOrder', 'MadeToOrder', 'MadeToOrder']],
    ['sapin-blanchi', ['SoldOut', 'InStock', 'InStock']],
    ['sapin-du-caucase', ['InStock', 'InStock', 'InStock', 'LimitedAvailability']],
  ])('each size of %s is to be had as the list of what is missing says', async (slug, expected) => {
    const offers = nodesBelow(await graphOf(`/nos-sapins/${slug}`)).filter(
      (node) => node['@type'] === 'Offer',
    );
    expect(offers.map(({ availability }) => String(availability).replace('https://schema.org/', ''))).toEqual(
      expected,
    );
  });

  test('a decoration is a product as soon as its price is known', async () => {
    const [product] = await graphOf('/decos-cadeaux/panier-du-plateau');
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Panier du plateau',
      size: expect.stringMatching(/^30.cm de long$/),
      material: 'Osier du jardin',
      offers: { '@type': 'Offer', price: 34.5, availability: 'https://schema.org/LimitedAvailability' },
    });
    const others = nodesBelow(await graphOf('/decos-cadeaux/cloche-d-alpage'));
    expect(others.map((node) => node['@type'])).not.toContain('Product');
  });

  test('nothing is in stock on pages that were built out of season', async () => {
    vi.stubEnv('VITE_DATE', '2027-02-14');
    vi.resetModules();
    onTestFinished(() => void vi.unstubAllEnvs());
    const { structuredData: outOfSeason } = await import('../../../src/head/structured-data.ts');
    const data = await dataOf('/nos-sapins/fraser-en-fete');
    const graph = JSON.stringify(outOfSeason(data));
    expect(graph).toContain('https://schema.org/OutOfStock');
    expect(graph).not.toMatch(/InStock|LimitedAvailability/);
  });

  test('the telephone answers in the periods that the content names, over New Year too', async () => {
    const store = (await graphOf('/contact')).find((node) => node['@type'] === 'Store');
    expect(store).not.toHaveProperty('openingHoursSpecification');
    expect(store).toHaveProperty('contactPoint.hoursAvailable', [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '08:30',
        closes: '18:30',
        validFrom: '2026-11-07',
        validThrough: '2027-01-04',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Wednesday', 'Saturday'],
        opens: '10:00',
        closes: '16:00',
        validFrom: '2027-01-05',
        validThrough: '2027-01-25',
      },
      // Christmas and New Year's Day
      ...['2026-12-25', '2027-01-01'].map((day) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'Friday',
        opens: '00:00',
        closes: '00:00',
        validFrom: day,
        validThrough: day,
      })),
    ]);
  });

  test('the home page answers its questions, with links that lead somewhere from anywhere', async () => {
    const page = (await graphOf('/')).find((node) => node['@type'] === 'FAQPage');
    expect(page?.mainEntity).toHaveLength(home.faq.items.length);
    expect(JSON.stringify(page)).not.toMatch(/href=\\"\/(?!\/)/);
  });

  test('a page below a list leads back through it', async () => {
    const crumbs = (await graphOf('/actualites/tresser-une-couronne')).find(
      (node) => node['@type'] === 'BreadcrumbList',
    );
    const items = crumbs?.itemListElement as { item: string; name: string }[];
    // As the way is named above the page.
    const back = articleWords.back.label;
    expect(items.map(({ name }) => name)).toEqual([
      ui.home,
      back,
      findArticle('tresser-une-couronne')?.title,
    ]);
    expect(items.map(({ item }) => item)).toEqual(
      ['/', '/actualites', '/actualites/tresser-une-couronne'].map((path) => site.address + path),
    );
  });

  test('pages that search engines should not know have none', async () => {
    expect(await graphOf('/404')).toEqual([]);
    expect(await graphOf('/livraison/_default')).toEqual([]);
  });
});

const share = { src: '/images/share/a.jpg', width: 1200, height: 630, alt: 'Un sapin' };

test('the head: a text cannot end the element that holds it', async () => {
  const hostile = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>';
  const asJson = JSON.stringify(await dataOf('/nos-sapins/sapin-blanchi'));
  const data = JSON.parse(asJson.replaceAll('Sapin blanchi', JSON.stringify(hostile).slice(1, -1)));
  const head = headMarkup(
    { ...data, head: { ...data.head, title: hostile, description: hostile } },
    { ...share, alt: hostile },
  );
  expect(head).not.toContain('<img');
  expect(head).not.toContain('"&gt;');
  expect(head).toContain('\\u003cimg');
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(head.match(/<\/script>/g)).toHaveLength(1);
});

test('the head: every page gives its own address, title and description to those who share it', async () => {
  const head = headMarkup(await dataOf('/livraison/doubs'), share);
  expect(head).toContain(`<meta property="og:url" content="${site.address}/livraison/doubs">`);
  expect(head).toContain('<meta property="og:title" content="Doubs : un sapin porté chez vous">');
  expect(head).toContain(`<meta property="og:image" content="${site.address}/images/share/a.jpg">`);
  expect(head).toContain('<meta property="og:image:width" content="1200">');
  expect(head).toContain('<meta property="og:image:height" content="630">');
  expect(head).toContain('<meta property="og:image:alt" content="Un sapin">');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

describe('the files of the site', () => {
  test('the site map names every page once, articles with the day of their last change', async () => {
    const all = await Promise.all(paths.map(dataOf));
    const canonicals = all.flatMap(({ head }) => head.canonical ?? []);
    const text = siteFiles(canonicals).find(({ path }) => path === '/sitemap.xml')?.text ?? '';
    const locations = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
    expect(new Set(locations).size).toBe(locations.length);
    const hidden = paths.filter((path) => path.startsWith('/lettre/'));
    expect(hidden).toHaveLength(2);
    expect(locations).toHaveLength(paths.length - hidden.length - 2); // neither /404 nor the stand-in for unknown towns
    expect(text).toContain('/actualites/arroser-un-sapin-coupe</loc><lastmod>2026-11-18</lastmod>');
    expect(text).toContain('/actualites/tresser-une-couronne</loc><lastmod>2026-10-20</lastmod>');
    expect(text).toContain('/cgv</loc><lastmod>2026-02-14</lastmod>');
  });

  test('the feed lists the articles, the newest first, well-formed', () => {
    const text = siteFiles([]).find(({ path }) => path.endsWith('.atom'))?.text ?? '';
    const dates = [...text.matchAll(/<published>([^<]*)</g)].map((match) => match[1] ?? '');
    expect(dates.map((date) => date.slice(0, 10))).toEqual([
      '2026-11-12',
      '2026-11-05',
      '2026-10-20',
      '2026-01-04',
      '2025-12-02',
    ]);
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  });
});
