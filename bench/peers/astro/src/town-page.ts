import { type CollectionEntry, getCollection } from 'astro:content';
import { navigation } from '@/generated/navigation.ts';
import { delivery } from '@/generated/pages/delivery.ts';
import { site } from '@/generated/site.ts';
import { fill } from '@/src/text/fill.ts';
import { textOf } from './facts.ts';

export type Town = CollectionEntry<'towns'>;

/** A town on the map, in kilometres from the centre. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly east: number;
  readonly north: number;
}

export const towns = await getCollection('towns');
const townsById = new Map(towns.map((town) => [town.id, town]));

/** @throws when the collection has no such town */
export function townOf(id: string): Town {
  const town = townsById.get(id);
  if (!town) throw new Error(`content has no town ${id}`);
  return town;
}

/** Of the zone, in kilometres. */
export const deliveryRadius = Number.parseFloat(textOf('delivery-radius'));

const kilometresPerDegree = 111.32;
const origin = townOf('colmar').data.coordinates;
const shrink = Math.cos((origin.lat * Math.PI) / 180);

function placed({ id, data: { name, coordinates } }: Town): Place {
  const round = (kilometres: number) => Math.round(kilometres * 10) / 10;
  return {
    id,
    name,
    east: round((coordinates.lon - origin.lon) * kilometresPerDegree * shrink),
    north: round((coordinates.lat - origin.lat) * kilometresPerDegree),
  };
}

/** The towns that the footer names are on every map. */
const landmarks = navigation.footer.towns.flatMap(({ towns }) => towns.map((id) => placed(townOf(id))));

export function placesAround(town: Town): Place[] {
  const others = [...town.data.nearby, town.id].filter((id) => !landmarks.some((place) => place.id === id));
  return [...landmarks, ...others.map((id) => placed(townOf(id)))];
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Of schema.org. */
  readonly graph: object;
}

export function headOf({ id, data }: Town): PageHead {
  const { name, description, postalCode, coordinates } = data;
  const title = fill(delivery.seo.title, { town: name });
  const url = `${site.address}/livraison/${id}`;
  const service = {
    '@type': 'Service',
    name: `Livraison de sapins de Noël à ${name}`,
    serviceType: 'Livraison de sapins de Noël',
    description,
    url,
    provider: { '@id': `${site.address}/#boutique` },
    areaServed: {
      '@type': 'City',
      name,
      address: { '@type': 'PostalAddress', postalCode, addressLocality: name, addressCountry: 'FR' },
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lon },
    },
  };
  const crumbs = [
    { name: site.name, item: `${site.address}/` },
    { name: title, item: url },
  ];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
  return {
    title,
    description,
    url,
    graph: { '@context': 'https://schema.org', '@graph': [service, breadcrumbs] },
  };
}
