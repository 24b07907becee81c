import { phoneHref } from '#generated/shared/phone.ts';
import type { Link, DeliveryPage as Words } from '#generated/types.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { FeatureGrid } from '../../components/FeatureGrid.tsx';
import { Icon } from '../../components/Icon.tsx';
import { OrderLink } from '../../components/OrderLink.tsx';
import { type Suggestion, SuggestionRow } from '../../components/SuggestionRow.tsx';
import { Terms } from '../../components/Terms.tsx';
import { ZoneLink } from '../../components/ZoneLink.tsx';
import { site } from '../../shell/shell.static.ts';
import type { FallbackProps } from '../fallback.ts';
import styles from './DeliveryPage.module.css';
import { TownList } from './TownList.tsx';
import { UnknownTown, type UnknownTownProps } from './UnknownTown.tsx';
import { ZoneMap, type ZoneMapProps } from './ZoneMap.tsx';

/** Links picked for `Découvrez aussi`. */
const suggestionCount = 4;

export interface DeliveryPageProps extends FallbackProps {
  readonly town?: TownPageProps;
  /** Instead, for a town that is not in the list. */
  readonly unknown?: UnknownTownProps;
}

export interface TownPageProps {
  readonly title: string;
  readonly region: string;
  readonly lead: string;
  readonly terms: readonly { readonly label: string; readonly value: string }[];
  readonly text: string;
  readonly nearby: readonly Link[];
  readonly wineVillages: readonly Link[];
  readonly map: ZoneMapProps;
  readonly words: Pick<Words, 'tiles' | 'nearbyTitle' | 'wineTitle' | 'alsoTitle' | 'banner'> & {
    readonly suggestions: readonly Suggestion[];
  };
}

export function DeliveryPage({ town, unknown, unknownKey }: DeliveryPageProps) {
  if (town) return <TownPage {...town} />;
  return unknown ? <UnknownTown asked={unknownKey ?? ''} unknown={unknown} /> : null;
}

function TownPage({ title, region, lead, terms, text, nearby, wineVillages, map, words }: TownPageProps) {
  const { tiles, banner } = words;
  return (
    <>
      {/* The first paint includes the lead, not only the header. */}
      <link rel="expect" href="#lead" blocking="render" />
      <header className={`container stack ${styles.head}`}>
        <div className="stack">
          <p className={styles.region}>
            <Icon name="map-pin" />
            {region}
          </p>
          <h1>{title}</h1>
          <p id="lead" className="lead">
            {lead}
          </p>
          <Terms items={terms} className={styles.terms} />
        </div>
        <ZoneMap {...map} />
      </header>

      <div className={`raised ${styles.place}`}>
        <div className={`container stack ${styles.placeInner}`}>
          <p className={styles.text}>{text}</p>
          <TownList title={words.nearbyTitle} towns={nearby} />
          <TownList title={words.wineTitle} towns={wineVillages} />
          <ZoneLink />
        </div>
      </div>

      <section className={`container ${styles.tiles}`} aria-labelledby="tiles-title">
        <h2 id="tiles-title">{tiles.title}</h2>
        <FeatureGrid items={tiles.items} look="ruled" />
      </section>

      <SuggestionRow title={words.alsoTitle} pool={words.suggestions} count={suggestionCount} />

      <CallToAction title={banner.title} text={banner.text}>
        <OrderLink size="large">{banner.order}</OrderLink>
        <ButtonLink href={phoneHref(site.phone)} look="night" size="large">
          <Icon name="phone" />
          <span className="visually-hidden">{banner.phone} </span>
          {site.phone}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
