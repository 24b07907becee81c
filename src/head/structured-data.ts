// schema.org data, from the same modules as the page itself.
import type {
  Article as ArticleThing,
  BreadcrumbList,
  City,
  FAQPage,
  Graph,
  LocalBusiness,
  Product,
  Service as ServiceThing,
  Thing,
  WebSite,
} from 'schema-dts';
import { findDecoration } from '#generated/decorations.ts';
import { home } from '#generated/pages/home.ts';
import { routes } from '#generated/routes.ts';
import { site } from '#generated/site.ts';
import { findTown, towns } from '#generated/towns.ts';
import type { Link } from '#generated/types.ts';
import { ui } from '#generated/ui.ts';
import { findArticle } from '../data/articles.ts';
import { servedAt } from '../data/picture-files.ts';
import type { ArticlePageProps } from '../pages/article/ArticlePage.tsx';
import type { DecorationPageProps } from '../pages/decoration/DecorationPage.tsx';
import type { DeliveryPageProps } from '../pages/delivery/DeliveryPage.tsx';
import type { PageData } from '../pages/page.ts';
import type { ServicePageProps } from '../pages/service/ServicePage.tsx';
import type { VarietyPageProps } from '../pages/variety/VarietyPage.tsx';
import { builtSeason } from '../shell/shell.static.ts';
import type { StockState } from '../shell/stock.ts';
import { formatHeights } from '../text/format.ts';
import { availability, closedDays, openingHours } from './opening.ts';

const { street, postalCode, city } = site.postalAddress;
const reference = { '@id': `${site.address}/#boutique` };

/** The shop in a few words: search engines read each page by itself. */
const business = {
  '@type': 'Store',
  ...reference,
  name: site.name,
  url: site.address,
  telephone: site.phone.replace(/^0/, '+33 '),
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: 'FR',
  },
} as const satisfies LocalBusiness;

const [serviceType] = routes.flatMap(({ page, title }) =>
  page === 'delivery' ? [{ serviceType: title }] : [],
);

/** The schema.org graph of a page. Fallbacks and the not-found page have none. */
export function structuredData(data: PageData): Graph | undefined {
  const { canonical } = data.head;
  if (canonical === undefined) return undefined;
  const things = thingsOf(data, site.address + canonical);
  const crumbs = breadcrumbs(data);
  return { '@context': 'https://schema.org', '@graph': crumbs ? [...things, crumbs] : things };
}

function thingsOf({ folder, head, props }: PageData, url: string): Thing[] {
  switch (folder) {
    case 'home':
      return [website(), localBusiness(), questions()];
    case 'contact':
      return [localBusiness()];
    case 'variety':
      return variety(props as VarietyPageProps, url);
    case 'decoration':
      return decoration(props as DecorationPageProps, url);
    case 'article':
      return article(props as ArticlePageProps, url);
    case 'service':
      return [service((props as ServicePageProps).service, url)];
    case 'delivery':
      return delivery(props as DeliveryPageProps, url, head);
    case 'delivery-zone':
      return [{ ...service(head, url), ...serviceType }];
    default:
      return [];
  }
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.address}/#site`,
    name: site.name,
    url: site.address,
    inLanguage: 'fr-FR',
    // The home page describes it in full.
    publisher: reference,
  };
}

function localBusiness(): LocalBusiness {
  return {
    ...business,
    description: site.tagline,
    image: site.address + servedAt(home.hero.image.src),
    email: site.email,
    areaServed: servedTowns(),
    // The telephone answers at these hours; whether a door is open nobody has said.
    ...(site.opening && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: business.telephone,
        hoursAvailable: [...openingHours(site.opening), ...closedDays(site.closed ?? [])],
      },
    }),
    sameAs: site.social.map(({ href }) => href),
    currenciesAccepted: 'EUR',
  };
}

function questions(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: home.faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll('href="/', `href="${site.address}/`) },
    })),
  };
}

function variety(
  { variety: { name, description, images, stock }, price }: VarietyPageProps,
  url: string,
): Product[] {
  if (!price) return [];
  const { grid } = price;
  const states = stock?.find(({ isBuilt }) => isBuilt)?.sizes;
  const left = grid.filter((_, row) => states?.[row]?.look !== 'out');
  const amounts = (left.length > 0 ? left : grid).map((size) => size.price);
  return [
    {
      ...product(name, description, images, url),
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'EUR',
        lowPrice: Math.min(...amounts),
        highPrice: Math.max(...amounts),
        offerCount: grid.length,
        offers: grid.map(({ min, max, ...size }, row) => ({
          ...offer(size.price, url, states?.[row]),
          name: `${name}, ${formatHeights(min, max)}`,
        })),
      },
    },
  ];
}

/** Without a price, search engines refuse a product. */
function decoration({ decoration: { slug, image, stock } }: DecorationPageProps, url: string): Product[] {
  const entry = findDecoration(slug);
  if (entry?.price === undefined) return [];
  const { title, summary, price, size, material } = entry;
  return [
    {
      ...product(title, summary, [image], url),
      ...(size && { size }),
      ...(material && { material }),
      offers: offer(price, url, stock?.find(({ isBuilt }) => isBuilt)?.whole),
    },
  ];
}

function product(
  name: string,
  description: string,
  images: readonly { readonly src: string }[],
  url: string,
) {
  return {
    '@type': 'Product',
    name,
    description,
    image: images.map(({ src }) => site.address + src),
    brand: { '@type': 'Brand', name: site.name },
    url,
  } as const;
}

function offer(price: number, url: string, state?: StockState | null) {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'EUR',
    availability: availabilityOf(state),
    ...availability(),
    seller: business,
    url,
  } as const;
}

/** Out of season nothing is sold, whatever is in stock. */
function availabilityOf(state: StockState | null | undefined) {
  if (builtSeason.texts) return 'https://schema.org/OutOfStock';
  return state ? availabilities[state.look] : 'https://schema.org/InStock';
}

const availabilities = {
  warning: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/SoldOut',
  normal: 'https://schema.org/MadeToOrder',
} as const;

function article({ article: { slug, image } }: ArticlePageProps, url: string): ArticleThing[] {
  const entry = findArticle(slug);
  if (!entry) return [];
  return [
    {
      '@type': 'Article',
      headline: entry.title,
      description: entry.excerpt,
      image: site.address + image.src,
      datePublished: entry.date,
      dateModified: entry.updated ?? entry.date,
      author: { '@type': 'Organization', name: entry.author, url: site.address },
      publisher: business,
      mainEntityOfPage: url,
      inLanguage: 'fr-FR',
    },
  ];
}

function delivery({ town: shown }: DeliveryPageProps, url: string, head: PageData['head']): ServiceThing[] {
  const town = shown?.map.here && findTown(shown.map.here);
  if (!town) return [];
  const { name, postalCode, coordinates } = town;
  const areaServed: City = {
    '@type': 'City',
    name,
    address: { '@type': 'PostalAddress', postalCode, addressLocality: name, addressCountry: 'FR' },
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lon },
  };
  return [{ ...service(head, url, areaServed), ...serviceType }];
}

function service(
  { title, description }: { readonly title: string; readonly description: string },
  url: string,
  areaServed: City | City[] = servedTowns(),
) {
  return {
    '@type': 'Service',
    name: title,
    description,
    url,
    provider: business,
    areaServed,
  } as const satisfies ServiceThing;
}

function servedTowns(): City[] {
  return towns.map(({ name }) => ({ '@type': 'City', name }));
}

/** Home, the list that the page belongs to, the page, as they are named above it; none on the home page itself. */
function breadcrumbs({ path, head, props }: PageData): BreadcrumbList | undefined {
  if (path === '/') return undefined;
  const named = Object.values(props).find(isNamed);
  const list = 'words' in props ? (props.words as { readonly back?: Link }).back : undefined;
  const parent = list && list.href !== '/' && list.href !== path ? [{ name: list.label, at: list.href }] : [];
  const steps = [
    { name: ui.home, at: '/' },
    ...parent,
    { name: named?.name ?? named?.title ?? head.title, at: path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, at }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.address + at,
    })),
  };
}

/** The variety, the article and the like that a page is about, with its heading. */
function isNamed(value: unknown): value is { readonly name?: string; readonly title?: string } {
  return typeof value === 'object' && value !== null && ('name' in value || 'title' in value);
}
