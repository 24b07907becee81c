import { paths } from '#generated/routes.ts';
import type { Decoration, DecorationListPage as Words } from '#generated/types.ts';
import { Badges } from '../../components/Badge.tsx';
import { HeroBanner } from '../../components/HeroBanner.tsx';
import { Icon } from '../../components/Icon.tsx';
import lifts from '../../components/Lifts.module.css';
import { OrderLink } from '../../components/OrderLink.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { type StateView, type Stocked, useStock } from '../../shell/stock.ts';
import { formatPrice } from '../../text/format.ts';
import styles from './DecorationListPage.module.css';

export interface DecorationListPageProps {
  readonly decorations: readonly (Pick<Decoration, 'slug' | 'title' | 'summary' | 'image' | 'price'> &
    Stocked<StateView>)[];
  readonly words: Omit<Words, 'seo' | 'items'>;
}

export function DecorationListPage({ decorations, words }: DecorationListPageProps) {
  const { hero } = words;
  const views = useStock(decorations);
  return (
    <>
      <HeroBanner title={hero.title} subtitle={hero.subtitle} picture={hero.image}>
        <OrderLink size="large">{words.order}</OrderLink>
      </HeroBanner>
      <ul className={`container section stack ${styles.grid}`}>
        {decorations.map(({ slug, title, summary, image, price }, index) => (
          <li key={slug} className={`stack ${lifts.lifts} ${styles.card}`}>
            <PictureFrame picture={image} shape="landscape" isFirst={index === 0} />
            <span className="cluster on-picture">
              <Badges state={views[index]?.whole} />
            </span>
            <h2>{title}</h2>
            <p>{summary}</p>
            {price !== undefined && !views[index]?.whole?.ask && (
              <p className={styles.price}>{formatPrice(price)}</p>
            )}
            <a href={paths.decoration(slug)} className="touch-target card-link">
              {words.discover}
              <span className="visually-hidden"> {title}</span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
