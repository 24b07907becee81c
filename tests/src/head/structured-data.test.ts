import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { setLazyReader } from '../../../generated/lazy.ts';
import { home } from '../../../generated/pages/home.ts';
import { site } from '../../../generated/site.ts';
import { headMarkup } from '../../../src/head/head-markup.ts';
import { siteFiles } from '../../../src/head/site-files.ts';
import { structuredData } from '../../../src/head/structured-data.ts';
import type { PageData } from '../../../src/page.ts';
import { concretePaths, pageData } from '../../../src/page-data.ts';
import { setPackageReader } from '../../../src/pages/licences/installed.ts';
import { packageReader } from '../../../src/vite/build/installed-packages.ts';

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** What search engines ask of each type before they show it (their documentation of structured data). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  Store: ['name', 'address', 'telephone', 'openingHoursSpecification', 'areaServed', 'image', 'url'],
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
  setLazyReader(async (file) => JSON.parse(await readFile(`generated/${file}`, 'utf8')));
  setPackageReader(packageReader('.'));
});

async function dataOf(path: string): Promise<PageData> {
  const data = await pageData(path);
  if (!data) throw new Error(`no page at ${path}`);
  return data;
}

async function graphOf(path: string): Promise<readonly Node[]> {
  const graph = structuredData(await dataOf(path), path.split('/')[2]);
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

  test('a variety offers the sizes of the grid that its page shows', async () => {
    const [product] = await graphOf('/nos-sapins/nordmann-alsacienne');
    expect(product).toMatchObject({
      '@type': 'Product',
      offers: { lowPrice: 38, highPrice: 55, offerCount: 3, priceCurrency: 'EUR' },
    });
  });

  test('a variety is to be had while orders are taken, of the season that the site is for', async () => {
    const offers = nodesBelow(await graphOf('/nos-sapins/nobilis')).filter(
      (node) => node['@type'] === 'Offer',
    );
    for (const offer of offers)
      expect(offer).toMatchObject({
        availability: 'https://schema.org/LimitedAvailability',
        availabilityStarts: `${site.season}-11-01`,
        availabilityEnds: `${site.season}-12-23`,
      });
    expect(offers).toHaveLength(3);
  });

  test('nothing is in stock on pages that were built out of season', async () => {
    vi.stubEnv('VITE_DATE', '2027-02-14');
    vi.resetModules();
    onTestFinished(() => void vi.unstubAllEnvs());
    const { structuredData: outOfSeason } = await import('../../../src/head/structured-data.ts');
    const graph = JSON.stringify(outOfSeason(await dataOf('/nos-sapins/nobilis'), 'nobilis'));
    expect(graph).toContain('https://schema.org/OutOfStock');
    expect(graph).not.toMatch(/InStock|LimitedAvailability/);
  });

  test('the business is open in season every day, in January from Monday to Saturday', async () => {
    const store = (await graphOf('/contact')).find((node) => node['@type'] === 'Store');
    const hours = store?.openingHoursSpecification as readonly { dayOfWeek: readonly string[] }[] | undefined;
    expect(hours).toMatchObject([
      {
        opens: '09:00',
        closes: '20:00',
        validFrom: `${site.season}-11-01`,
        validThrough: `${site.season}-12-31`,
      },
      { opens: '09:00', closes: '17:00', validFrom: `${site.season + 1}-01-01` },
    ]);
    expect(hours?.map(({ dayOfWeek }) => dayOfWeek.length)).toEqual([7, 6]);
  });

  test('the home page answers its questions', async () => {
    const page = (await graphOf('/')).find((node) => node['@type'] === 'FAQPage');
    expect(page?.mainEntity).toHaveLength(home.faq.items.length);
  });

  test('a page below a list leads back through it', async () => {
    const crumbs = (await graphOf('/actualites/choisir-sapin')).find(
      (node) => node['@type'] === 'BreadcrumbList',
    );
    const items = crumbs?.itemListElement as { item: string }[];
    expect(items.map(({ item }) => item)).toEqual(
      ['/', '/actualites', '/actualites/choisir-sapin'].map((path) => site.address + path),
    );
  });

  test('pages that search engines should not know have none', async () => {
    expect(await graphOf('/404')).toEqual([]);
    expect(await graphOf('/livraison/_default')).toEqual([]);
  });
});

describe('the head', () => {
  const share = { src: '/images/share/a.jpg', width: 1200, height: 630, alt: 'Un sapin' };

  test('a text cannot end the element that holds it', async () => {
    const data = await dataOf('/nos-sapins/nobilis');
    const hostile = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>';
    const head = headMarkup(
      { ...data, head: { ...data.head, title: hostile, description: hostile } },
      'nobilis',
      { ...share, alt: hostile },
    );
    expect(head).not.toContain('<img');
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/script>/g)).toHaveLength(1);
  });

  test('every page gives its own address, title and description to those who share it', async () => {
    const head = headMarkup(await dataOf('/livraison/turckheim'), 'turckheim', share);
    expect(head).toContain(`<meta property="og:url" content="${site.address}/livraison/turckheim">`);
    expect(head).toContain('<meta property="og:title" content="Livraison de sapins de Noël à Turckheim">');
    expect(head).toContain(`<meta property="og:image" content="${site.address}/images/share/a.jpg">`);
    expect(head).toContain('<meta property="og:image:width" content="1200">');
    expect(head).toContain('<meta property="og:image:height" content="630">');
    expect(head).toContain('<meta property="og:image:alt" content="Un sapin">');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  });
});

describe('the files of the site', () => {
  test('the site map names every page once, articles with the day of their last change', async () => {
    const all = await Promise.all(paths.map(dataOf));
    const canonicals = all.flatMap(({ head }) => head.canonical ?? []);
    const text = siteFiles(canonicals).find(({ path }) => path === '/sitemap.xml')?.text ?? '';
    const locations = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
    expect(new Set(locations).size).toBe(locations.length);
    expect(locations).toHaveLength(paths.length - 2); // neither /404 nor the stand-in for unknown towns
    expect(text).toMatch(/choisir-sapin<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(text).toContain('/cgv</loc><lastmod>2024-12-01</lastmod>');
  });

  test('the feed lists the articles, the newest first, well-formed', () => {
    const text = siteFiles([]).find(({ path }) => path.endsWith('.atom'))?.text ?? '';
    const dates = [...text.matchAll(/<published>([^<]*)</g)].map((match) => match[1] ?? '');
    expect(dates).toHaveLength(7);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  });
});
