import { navigation } from '#generated/navigation.ts';
import { deliveryZone } from '#generated/pages/delivery-zone.ts';
import { paths } from '#generated/routes.ts';
import { site } from '#generated/site.ts';
import { surroundings } from '#generated/surroundings.ts';
import { findTown, towns } from '#generated/towns.ts';
import type { Town } from '#generated/types.ts';
import { placeLabels } from '../../data/place-labels.ts';
import { deliveryRadius, distanceFromCentre, type Offset, offsetFromCentre } from '../../data/zone.ts';
import { fill } from '../../text/fill.ts';
import type { PageContent } from '../page.ts';
import type { DeliveryZonePageProps } from './DeliveryZonePage.tsx';
import type { DeliveredTown } from './places.ts';

export function buildPage(): PageContent<DeliveryZonePageProps> {
  const { seo, lead, ...words } = deliveryZone;
  return {
    head: { ...seo, canonical: paths.deliveryZone() },
    props: {
      lead: fill(lead, { count: towns.length }),
      radius: deliveryRadius('delivery-zone'),
      groups: groups(),
      others: others(),
      words,
    },
  };
}

/** Every place that is not in the list. */
export function others(): DeliveryZonePageProps['others'] {
  return surroundings.communes.map(({ name, formerNames, postalCodes, coordinates }) => ({
    name,
    ...(formerNames && { formerNames }),
    postalCodes,
    ...(coordinates && { distance: distanceFromCentre(coordinates) }),
  }));
}

/** The groups of the footer, with every town of the content, whether or not the footer has room for it. */
function groups(): DeliveryZonePageProps['groups'] {
  const labels = new Map(labelled().map(({ slug, label }) => [slug, label]));
  return navigation.footer.towns.map(({ group, title, towns: named }) => {
    const first = named.flatMap((slug) => findTown(slug) ?? []);
    const others = towns.filter((town) => town.group === group && !named.includes(town.slug));
    return {
      group,
      title,
      towns: [...first, ...others].map((town) => ({
        ...delivered(town),
        label: labels.get(town.slug) ?? null,
      })),
    };
  });
}

export function delivered({
  slug,
  name,
  formerNames,
  postalCode,
  otherPostalCodes = [],
  coordinates,
}: Town): Omit<DeliveredTown, 'label'> {
  return {
    slug,
    name,
    ...(formerNames && { formerNames }),
    postalCodes: [postalCode, ...otherPostalCodes],
    distance: distanceFromCentre(coordinates),
    ...offsetFromCentre(coordinates),
  };
}

/** The centre is served first, then the places furthest from it: names in the thick of the map find the least room. */
function labelled() {
  const ranked = towns
    .map(({ slug, name, coordinates }) => ({ slug, name, ...offsetFromCentre(coordinates) }))
    .toSorted((a, b) => rank(b) - rank(a));
  const labels = placeLabels(ranked);
  return ranked.map(({ slug }, index) => ({ slug, label: labels[index] ?? null }));
}

function rank({ slug, east, north }: Offset & { readonly slug: string }): number {
  return slug === site.centre ? Number.POSITIVE_INFINITY : Math.hypot(east, north);
}
