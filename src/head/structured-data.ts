// Node side only: what search engines read beside the page, from the same modules as the page itself.
import type {
  Article as ArticleThing,
  BreadcrumbList,
  City,
  FAQPage,
  Graph,
  LocalBusiness,
  OpeningHoursSpecification,
  Product,
  Service as ServiceThing,
  Thing,
  WebSite,
} from 'schema-dts';
import { findArticle } from '#generated/articles.ts';
import { type FactSlug, findFact } from '#generated/facts.ts';
import { home } from '#generated/pages/home.ts';
import { prices } from '#generated/prices.ts';
import { readingOn, type Surface } from '#generated/readings.ts';
import { routes } from '#generated/routes.ts';
import { seasons } from '#generated/seasons.ts';
import { findService } from '#generated/services.ts';
import { site } from '#generated/site.ts';
import { findTown, towns } from '#generated/towns.ts';
import type { Variety } from '#generated/types.ts';
import { findVariety } from '#generated/varieties.ts';
import { firstDay, lastDay } from '../data/days.ts';
import { servedAt } from '../data/picture-files.ts';
import { varietyPictures } from '../data/variety-pictures.ts';
import type { PageData } from '../pages/page.ts';
import { builtSeason } from '../shell/shell.static.ts';
import { formatHeights } from '../text/format.ts';

const business = { '@id': `${site.address}/#boutique` };
const [serviceType] = routes.flatMap(({ page, title }) =>
  page === 'delivery' ? [{ serviceType: title }] : [],
);

/** The schema.org graph of a page; `slug` is the key of its address. Stand-ins and the not-found page have none. */
export function structuredData(data: PageData, slug: string | undefined): Graph | undefined {
  const { canonical } = data.head;
  if (canonical === undefined) return undefined;
  const things = thingsOf(data, slug, site.address + canonical);
  const crumbs = breadcrumbs(data);
  return { '@context': 'https://schema.org', '@graph': crumbs ? [...things, crumbs] : things };
}

function thingsOf({ page, head }: PageData, slug: string | undefined, url: string): Thing[] {
  switch (page) {
    case 'home':
      return [website(), localBusiness(), questions()];
    case 'contact':
      return [localBusiness()];
    case 'variety':
      return slug === undefined ? [] : product(slug, url);
    case 'article':
      return slug === undefined ? [] : article(slug, url);
    case 'service':
      return slug === undefined ? [] : service(slug, url);
    case 'delivery':
      return slug === undefined ? [] : delivery(slug, url, head);
    case 'delivery-zone':
      return [deliveryZone(url, head.title, head.description)];
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
    publisher: business,
  };
}

function localBusiness(): LocalBusiness {
  const { street, postalCode, city } = site.postalAddress;
  const centre = findTown(site.centre);
  return {
    '@type': 'Store',
    ...business,
    name: site.name,
    description: site.tagline,
    url: site.address,
    image: site.address + servedAt(home.hero.image.src),
    telephone: site.phone.replace(/^0/, '+33 '),
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: 'FR',
    },
    ...(centre && {
      geo: { '@type': 'GeoCoordinates', latitude: centre.coordinates.lat, longitude: centre.coordinates.lon },
    }),
    areaServed: servedTowns(),
    ...(site.opening && { openingHoursSpecification: openingHours(site.opening) }),
    sameAs: site.social.map(({ href }) => href),
    currenciesAccepted: 'EUR',
  };
}

const weekdays = {
  lundi: 'Monday',
  mardi: 'Tuesday',
  mercredi: 'Wednesday',
  jeudi: 'Thursday',
  vendredi: 'Friday',
  samedi: 'Saturday',
  dimanche: 'Sunday',
} as const;

/** A season goes over New Year: what begins before this month is of the year after. */
const firstMonth = 7;

/** The periods of the coming season; the rest of the year has no hours. */
function openingHours(opening: NonNullable<typeof site.opening>): OpeningHoursSpecification[] {
  return opening.map(({ days, hours, from, through }) => {
    const [opens = '', closes = ''] = valueOn(hours, 'header').split('-');
    const start = inSeason((year) => firstDay(from, 'header', year));
    const end = [0, 1]
      .map((more) => lastDay(through, 'header', start.getUTCFullYear() + more))
      .find((day) => day >= start);
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => weekdays[day]),
      opens,
      closes,
      validFrom: isoDay(start),
      ...(end && { validThrough: isoDay(end) }),
    };
  });
}

/** A day of the year in the season that the site is for. */
function inSeason(dayIn: (year: number) => Date): Date {
  const day = dayIn(site.season);
  return day.getUTCMonth() + 1 < firstMonth ? dayIn(site.season + 1) : day;
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

function questions(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: home.faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function product(slug: string, url: string): Product[] {
  const variety = findVariety(slug);
  const file = prices.find((entry) => entry.variety === slug);
  const grid = file && readingOn(file, 'variety')?.grid;
  if (!variety || !grid) return [];
  const amounts = grid.map(({ price }) => price);
  const offered = availability();
  return [
    {
      '@type': 'Product',
      name: variety.name,
      description: variety.description,
      image: varietyPictures(variety).map(({ src }) => site.address + servedAt(src)),
      brand: { '@type': 'Brand', name: site.name },
      url,
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'EUR',
        lowPrice: Math.min(...amounts),
        highPrice: Math.max(...amounts),
        offerCount: grid.length,
        offers: grid.map(({ min, max, price }) => ({
          '@type': 'Offer',
          name: `${variety.name}, ${formatHeights(min, max)}`,
          price,
          priceCurrency: 'EUR',
          availability: availabilityOf(variety),
          ...offered,
          seller: business,
          url,
        })),
      },
    },
  ];
}

/** Orders are taken in the season that has no texts of its own. */
function availability(): { availabilityStarts?: string; availabilityEnds?: string } {
  const season = seasons.seasons.find(({ texts }) => !texts);
  if (!season) return {};
  return {
    availabilityStarts: isoDay(inSeason((year) => firstDay(season.from, 'variety', year))),
    availabilityEnds: isoDay(inSeason((year) => lastDay(season.through, 'variety', year))),
  };
}

/** Out of season nothing is sold, whatever stands on the shelf. */
function availabilityOf({ badges }: Variety) {
  if (builtSeason.texts) return 'https://schema.org/OutOfStock';
  return badges.includes('Bientôt épuisé')
    ? 'https://schema.org/LimitedAvailability'
    : 'https://schema.org/InStock';
}

function article(slug: string, url: string): ArticleThing[] {
  const entry = findArticle(slug);
  if (!entry) return [];
  return [
    {
      '@type': 'Article',
      headline: entry.title,
      description: entry.excerpt,
      image: site.address + servedAt(entry.image.src),
      datePublished: entry.date,
      dateModified: entry.updated ?? entry.date,
      author: { '@type': 'Organization', name: entry.author, url: site.address },
      publisher: business,
      mainEntityOfPage: url,
      inLanguage: 'fr-FR',
    },
  ];
}

function service(slug: string, url: string): ServiceThing[] {
  const entry = findService(slug);
  if (!entry) return [];
  return [
    {
      '@type': 'Service',
      name: entry.title,
      description: entry.description,
      url,
      provider: business,
      areaServed: entry.content.zones.map((zone) => zone),
    },
  ];
}

function delivery(slug: string, url: string, { title, description }: PageData['head']): ServiceThing[] {
  const town = findTown(slug);
  if (!town) return [];
  const { name, postalCode, coordinates } = town;
  return [
    {
      '@type': 'Service',
      name: title,
      ...serviceType,
      description,
      url,
      provider: business,
      areaServed: {
        '@type': 'City',
        name,
        address: { '@type': 'PostalAddress', postalCode, addressLocality: name, addressCountry: 'FR' },
        geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lon },
      },
    },
  ];
}

function deliveryZone(url: string, name: string, description: string): ServiceThing {
  return {
    '@type': 'Service',
    name,
    ...serviceType,
    description,
    url,
    provider: business,
    areaServed: servedTowns(),
  };
}

function servedTowns(): City[] {
  return towns.map(({ name }) => ({ '@type': 'City', name }));
}

/** Home, the list that the page belongs to, the page; none on the home page itself. */
function breadcrumbs({ path, head }: PageData): BreadcrumbList | undefined {
  if (path === '/') return undefined;
  const parent = routes.find((route) => route.path !== '/' && path.startsWith(`${route.path}/`));
  const steps = [
    { name: site.name, at: '/' },
    ...(parent ? [{ name: parent.title, at: parent.path }] : []),
    { name: head.title, at: path },
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

function valueOn(slug: FactSlug, surface: Surface): string {
  const fact = findFact(slug);
  return String((fact && readingOn(fact, surface)?.value) ?? '');
}
