import type { Content } from '../content/content.ts';
import { centreOf } from '../model/computed/places.ts';
import { coordinatesIn, wholeKilometres } from '../model/coordinates.ts';
import { type JsonValue, mappingOf } from '../values/json-value.ts';

/** The distances of the places, as `{{distance:colmar}}` gives them. */
export const kilometres = {
  path: 'kilometres.ts',
  about: 'distances from the centre',
  collections: ['towns', 'varieties'],
  from: 'content/towns/ and content/surroundings.yaml',
  text(content: Content) {
    const centre = centreOf(content);
    const rows = (centre ? placesIn(content) : []).flatMap((place) => {
      const at = coordinatesIn(place);
      return centre && at ? [[`${at.lat} ${at.lon}`, wholeKilometres(centre.at, at)] as const] : [];
    });
    return `/** From the centre as the crow flies, by latitude and longitude. */
export const kilometres: { readonly [coordinates: string]: number } = ${JSON.stringify(Object.fromEntries(rows), null, 2)};
`;
  },
};

function placesIn({ collections, singletons }: Content): JsonValue[] {
  const { communes } = mappingOf(singletons.get('surroundings')?.value);
  const towns = (collections.get('towns') ?? []).map(({ value }) => value);
  return [...towns, ...(Array.isArray(communes) ? communes : [])];
}
