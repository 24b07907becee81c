import { decorations } from '#generated/decorations.ts';
import { navigation } from '#generated/navigation.ts';
import { delivery } from '#generated/pages/delivery.ts';
import { deliveryZone } from '#generated/pages/delivery-zone.ts';
import { paths } from '#generated/routes.ts';
import { findTown, type TownSlug, towns } from '#generated/towns.ts';
import type { Link, Town } from '#generated/types.ts';
import { varieties } from '#generated/varieties.ts';
import type { Suggestion } from '../../components/SuggestionRow.tsx';
import { priceOn } from '../../data/readings.ts';
import { soldOutTimes, stockOf, stockOfDecoration } from '../../data/stock.ts';
import { deliveryRadius, distanceFromCentre, offsetFromCentre } from '../../data/zone.ts';
import { fill } from '../../text/fill.ts';
import { formatPrice } from '../../text/format.ts';
import { delivered, others } from '../delivery-zone/data.ts';
import type { PageContent } from '../page.ts';
import type { DeliveryPageProps, TownPageProps } from './DeliveryPage.tsx';
import type { Place } from './ZoneMap.tsx';

export const entries = towns;

/**
 * @param slug `_default` for a town that we do not know
 * @returns null for a key that no town has
 */
export function buildPage(slug: string): PageContent<DeliveryPageProps> | null {
  if (slug === '_default') return unknownTown();
  const town = findTown(slug);
  return town ? { head: headOf(town), props: { town: propsOf(town) } } : null;
}

function headOf({ name, slug, description }: Town) {
  const title = fill(delivery.seo.title, { town: name });
  const { image } = delivery.seo;
  return { title, description, ...(image && { image }), canonical: paths.delivery(slug) };
}

/** What the cheapest tree costs on its own page, in euros. */
const lowest = Math.min(...varieties.flatMap(({ slug }) => priceOn(slug, 'variety')?.from ?? []));

function propsOf({ name, slug, region, nearby, wineVillages, text, coordinates }: Town): TownPageProps {
  const { tiles, nearbyTitle, wineTitle, alsoTitle, suggestions, banner, terms } = delivery;
  const distance = distanceFromCentre(coordinates);
  const values = { town: name, region, distance, from: formatPrice(lowest) };
  return {
    title: fill(delivery.title, values),
    region,
    lead: fill(delivery.lead, values),
    // At the centre there is no distance to tell.
    terms: terms
      .filter(({ value }) => distance > 0 || !value.includes('{distance}'))
      .map((term) => ({ ...term, value: fill(term.value, values) })),
    text: fill(text, values),
    nearby: nearby.flatMap(linked),
    wineVillages: wineVillages.flatMap(linked),
    map: { places: placesAround(nearby, slug), radius: deliveryRadius('delivery'), here: slug },
    words: {
      tiles,
      nearbyTitle,
      wineTitle,
      alsoTitle,
      suggestions: suggestions.map(timed),
      banner: { ...banner, title: fill(banner.title, values), text: fill(banner.text, values) },
    },
  };
}

/** The zone answers: nothing is promised to a town that is not in its list. */
function unknownTown(): PageContent<DeliveryPageProps> {
  const { title, lead, nearbyTitle, nearby } = delivery.default;
  return {
    head: { title: deliveryZone.title, description: deliveryZone.seo.description },
    props: {
      unknown: {
        title,
        lead,
        places: [...towns.map(delivered), ...others()],
        radius: deliveryRadius('delivery'),
        nearbyTitle,
        nearby: nearby.flatMap(linked),
        words: deliveryZone.search,
      },
    },
  };
}

function timed(suggestion: Pick<Suggestion, 'name' | 'href'>): Suggestion {
  const variety = varieties.find(({ slug }) => paths.variety(slug) === suggestion.href);
  const decoration = decorations.find(({ slug }) => paths.decoration(slug) === suggestion.href);
  const stock = variety ? stockOf(variety, 'variety') : decoration && stockOfDecoration(decoration);
  return stock ? { ...suggestion, gone: soldOutTimes(stock) } : suggestion;
}

function linked(slug: TownSlug): Link[] {
  const town = findTown(slug);
  return town ? [{ label: town.name, href: paths.delivery(slug) }] : [];
}

/** The towns that the footer names are on every map, however many more there are. */
const landmarks = navigation.footer.towns.flatMap((group) => group.towns.flatMap(placed));

function placesAround(nearby: readonly TownSlug[], here: TownSlug): Place[] {
  const isLandmark = (slug: TownSlug) => landmarks.some((place) => place.slug === slug);
  const added = [...nearby, here].filter((slug) => !isLandmark(slug));
  return [...landmarks, ...added.flatMap(placed)].map((place) => ({
    ...place,
    isNear: nearby.includes(place.slug),
  }));
}

function placed(key: TownSlug): Omit<Place, 'isNear'>[] {
  const town = findTown(key);
  return town ? [{ slug: town.slug, name: town.name, ...offsetFromCentre(town.coordinates) }] : [];
}
