import { paths } from '#generated/routes.ts';
import { phoneHref } from '#generated/shared/phone.ts';
import type { TownSlug } from '#generated/towns.ts';
import type { DeliveryPage as Words } from '#generated/types.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { FeatureGrid } from '../../components/FeatureGrid.tsx';
import { Icon } from '../../components/Icon.tsx';
import { OrderLink } from '../../components/OrderLink.tsx';
import { PillLink } from '../../components/PillLink.tsx';
import { type Suggestion, SuggestionRow } from '../../components/SuggestionRow.tsx';
import { ZoneLink } from '../../components/ZoneLink.tsx';
import { site } from '../../shell/shell.static.ts';
import type { FallbackProps } from '../fallback.ts';
import styles from './DeliveryPage.module.css';
import { ZoneMap, type ZoneMapProps } from './ZoneMap.tsx';

/** Links picked for `Découvrez aussi`. */
const suggestionCount = 4;

export interface LinkedTown {
  readonly slug: TownSlug;
  readonly name: string;
}

export interface DeliveryPageProps extends FallbackProps {
  readonly title: string;
  readonly region: string;
  readonly lead: string;
  readonly text: string;
  readonly nearby: readonly LinkedTown[];
  readonly wineVillages: readonly LinkedTown[];
  readonly map: ZoneMapProps;
  readonly words: Pick<Words, 'tiles' | 'nearbyTitle' | 'wineTitle' | 'alsoTitle' | 'banner'> & {
    readonly suggestions: readonly Suggestion[];
  };
}

export function DeliveryPage({
  title,
  region,
  lead,
  text,
  nearby,
  wineVillages,
  map,
  words,
}: DeliveryPageProps) {
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
          <p id="lead" className={styles.lead}>
            {lead}
          </p>
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
          <span>
            {banner.phone} <span className={styles.number}>{site.phone}</span>
          </span>
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function TownList({ title, towns }: { readonly title: string; readonly towns: readonly LinkedTown[] }) {
  return (
    <nav className={styles.towns} aria-label={title}>
      <h2>{title}</h2>
      <ul className={`cluster ${styles.links}`}>
        {towns.map(({ slug, name }) => (
          <li key={slug}>
            <PillLink href={paths.delivery(slug)}>{name}</PillLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
