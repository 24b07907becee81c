import { navigation } from '#generated/navigation.ts';
import { delivery } from '#generated/pages/delivery.ts';
import { paths } from '#generated/routes.ts';
import { findTown, type TownSlug, towns } from '#generated/towns.ts';
import type { Town } from '#generated/types.ts';
import { varieties } from '#generated/varieties.ts';
import type { Suggestion } from '../../components/SuggestionRow.tsx';
import { soldOutTimes } from '../../data/stock.ts';
import { deliveryRadius, offsetFromCentre } from '../../data/zone.ts';
import { fill } from '../../text/fill.ts';
import type { PageContent } from '../page.ts';
import type { DeliveryPageProps, LinkedTown } from './DeliveryPage.tsx';
import type { Place } from './ZoneMap.tsx';

export const entries = towns;

/**
 * @param slug `_default` for the page of a town that we do not know: its texts keep `{town}`, which the browser replaces
 * @returns null for a key that no town has
 */
export function buildPage(slug: string): PageContent<DeliveryPageProps> | null {
  if (slug === '_default') return content({ ...delivery.default, name: '{town}' });
  const town = findTown(slug);
  return town ? content(town, town) : null;
}

/** @param known the entry that the page is about, when there is one */
function content(
  { name, region, nearby, wineVillages, text }: typeof delivery.default & { readonly name: string },
  known?: Town,
): PageContent<DeliveryPageProps> {
  const { seo, tiles, nearbyTitle, wineTitle, alsoTitle, suggestions, banner } = delivery;
  const values = { town: name, region };
  const fillBanner = (line: string) => fill(line, values);
  return {
    head: {
      title: fill(seo.title, values),
      description: known?.description ?? fill(seo.description, values),
      ...(known && { canonical: paths.delivery(known.slug) }),
    },
    props: {
      title: fill(delivery.title, values),
      region,
      lead: fill(delivery.lead, values),
      text: fill(text, values),
      nearby: nearby.flatMap(linked),
      wineVillages: wineVillages.flatMap(linked),
      map: {
        places: placesAround(nearby, known),
        radius: deliveryRadius('delivery'),
        ...(known && { here: known.slug }),
      },
      words: {
        tiles,
        nearbyTitle,
        wineTitle,
        alsoTitle,
        suggestions: suggestions.map(timed),
        banner: { ...banner, title: fillBanner(banner.title), text: fillBanner(banner.text) },
      },
    },
  };
}

function timed(suggestion: Pick<Suggestion, 'name' | 'href'>): Suggestion {
  const variety = varieties.find(({ slug }) => paths.variety(slug) === suggestion.href);
  const gone = variety && soldOutTimes(variety);
  return gone && gone.length > 0 ? { ...suggestion, gone } : suggestion;
}

function linked(slug: TownSlug): LinkedTown[] {
  const town = findTown(slug);
  return town ? [{ slug, name: town.name }] : [];
}

/** The towns that the footer names are on every map, however many more there are. */
const landmarks = navigation.footer.towns.flatMap((group) => group.towns.flatMap(placed));

function placesAround(nearby: readonly TownSlug[], known?: Town): Place[] {
  const isLandmark = (slug: TownSlug) => landmarks.some((place) => place.slug === slug);
  const others = [...nearby, ...(known ? [known.slug] : [])].filter((slug) => !isLandmark(slug));
  return [...landmarks, ...others.flatMap(placed)].map((place) => ({
    ...place,
    isNear: nearby.includes(place.slug),
  }));
}

function placed(key: TownSlug): Omit<Place, 'isNear'>[] {
  const town = findTown(key);
  return town ? [{ slug: town.slug, name: town.name, ...offsetFromCentre(town.coordinates) }] : [];
}
