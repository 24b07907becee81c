import type { DeliveryZonePage, Link } from '#generated/types.ts';
import { PageHead } from '../../components/PageHead.tsx';
import { ZoneLink } from '../../components/ZoneLink.tsx';
import { fill } from '../../text/fill.ts';
import { Answer, type Place } from '../delivery-zone/Answer.tsx';
import { findPlaces } from '../delivery-zone/search.ts';
import styles from './DeliveryPage.module.css';
import { nameFromSlug } from './name-from-slug.ts';
import { TownList } from './TownList.tsx';

export interface UnknownTownProps {
  readonly title: string;
  readonly lead: string;
  readonly places: readonly Place[];
  /** Of the zone, in kilometres. */
  readonly radius: number;
  readonly nearbyTitle: string;
  readonly nearby: readonly Link[];
  readonly words: DeliveryZonePage['search'];
}

/** What the zone says of a town that has no page: it promises nothing, and spells the commune as it is spelled. */
export function UnknownTown({
  asked,
  unknown,
}: {
  readonly asked: string;
  readonly unknown: UnknownTownProps;
}) {
  const { title, lead, places, radius, nearbyTitle, nearby, words } = unknown;
  const query = nameFromSlug(asked);
  const found = findPlaces(query, places);
  const [only, ...more] = found?.certain ? found.matches : [];
  const town = only && more.length === 0 ? only.name : query;
  return (
    <div className={`container stack ${styles.unknown}`}>
      <PageHead title={fill(title, { town })} lead={lead} />
      <Answer query={query} places={places} radius={radius} words={words} />
      <TownList title={nearbyTitle} towns={nearby} />
      <ZoneLink />
    </div>
  );
}
