import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#generated/routes.ts';
import { phoneHref } from '#generated/shared/phone.ts';
import type { Picture, PriceFileReading, Variety, VarietyPage as Words } from '#generated/types.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Badges } from '../../components/Badge.tsx';
import beside from '../../components/Beside.module.css';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { FeatureGrid } from '../../components/FeatureGrid.tsx';
import { IconList } from '../../components/IconList.tsx';
import { LinkRow } from '../../components/LinkRow.tsx';
import { Markdown } from '../../components/Markdown.tsx';
import { OrderLink } from '../../components/OrderLink.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { PriceGrid } from '../../components/PriceGrid.tsx';
import { ShopHomeNote } from '../../components/ShopHomeNote.tsx';
import { type Suggestion, SuggestionRow } from '../../components/SuggestionRow.tsx';
import { Terms } from '../../components/Terms.tsx';
import type { TreeShape } from '../../components/tree/draw-tree.ts';
import { useIsHydrated } from '../../shell/hydrated.ts';
import { SeasonTexts } from '../../shell/season.ts';
import { site, ui } from '../../shell/shell.static.ts';
import { type Stocked, type StockState, useStock } from '../../shell/stock.ts';
import { fill } from '../../text/fill.ts';
import { formatHeights, formatPrice } from '../../text/format.ts';
import { sizeIn } from './size.ts';
import styles from './VarietyPage.module.css';

/** Decorations picked for `Découvrez aussi`. */
const suggestedDecorations = 2;

export interface VarietyPageProps {
  /** `care` is empty where it is not shown. */
  readonly variety: Omit<
    Variety,
    'seo' | 'related' | 'showCare' | 'drawing' | 'images' | 'practical' | 'forWhom'
  > &
    Stocked & {
      /** The first is the main one. */
      readonly images: readonly [Picture, ...Picture[]];
    };
  /** The tree of the price picture. */
  readonly shape: TreeShape;
  /** Height of the person beside it, in metres. */
  readonly person: number;
  readonly price: Pick<PriceFileReading, 'from' | 'grid'> | undefined;
  /** The neighbouring variety, alone. */
  readonly related: readonly Suggestion[];
  readonly decorations: readonly Suggestion[];
  readonly words: Words;
}

export function VarietyPage({
  variety,
  shape,
  person,
  price,
  related,
  decorations,
  words,
}: VarietyPageProps) {
  const { name, characteristics, care, editorial } = variety;
  const [now] = useStock([variety]);
  const state = now?.whole;
  const instead = state?.ask;
  const second = instead ? { label: site.phone, href: phoneHref(site.phone) } : words.contact;
  const total = use(SeasonTexts)?.total ?? words.total;
  const isHydrated = useIsHydrated();
  const { search } = useLocation();
  const row = price && isHydrated ? sizeIn(search, price.grid) : -1;
  const size = now?.sizes[row]?.ask ? undefined : price?.grid[row];
  const from = price && formatPrice(size?.price ?? now?.lowest ?? price.from);
  const priceOrState = instead ? (
    <strong>{state.tag}</strong>
  ) : (
    <>
      {size ? formatHeights(size.min, size.max) : words.from} <strong className="amount">{from}</strong>
    </>
  );
  return (
    <>
      <div className={`container stack ${styles.top}`}>
        <div className={styles.back}>
          <BackLink {...words.back} />
        </div>
        <Pictures variety={variety} state={state} />
        <div className={`stack ${styles.words}`}>
          <h1>{name}</h1>
          <p className={styles.subtitle}>{variety.subtitle}</p>
          <p>{variety.description}</p>
          {from && (
            <p className={styles.price}>
              {priceOrState}
              {now && <span className={styles.delay}>{state?.delay && state.note}</span>}
            </p>
          )}
          <div className="cluster">
            <OrderLink product={variety.shopSlug} size="large" instead={instead}>
              {words.order}
            </OrderLink>
            <ButtonLink key={second.href} href={second.href} look="outline" size="large">
              {second.label}
            </ButtonLink>
          </div>
          <ShopHomeNote product={variety.shopSlug} name={name} isShown={!instead} />
          {from && (
            <p key={total} className={styles.total} data-shown={!instead}>
              {fill(total, { price: from })} <a href={paths.deliveryZone()}>{ui.zone}</a>
            </p>
          )}
        </div>
        <div className={styles.characteristics}>
          <h2>{words.characteristicsTitle}</h2>
          <IconList icon="check" items={characteristics} />
        </div>
      </div>

      {price && (
        <section className="section raised" aria-labelledby="sizes-title">
          <div className={`container stack ${styles.sizesInner}`}>
            <h2 id="sizes-title">{words.sizesTitle}</h2>
            <LinkRow links={words.tools} className={styles.tools} />
            <PriceGrid
              grid={price.grid}
              now={now}
              shape={shape}
              person={person}
              caption={`${words.sizesTitle}, ${name}`}
              sizeColumn={words.sizeColumn}
              priceColumn={words.priceColumn}
              note={words.priceNote}
            />
          </div>
        </section>
      )}

      <section className="container section" aria-labelledby="included-title">
        <h2 id="included-title">{words.included.title}</h2>
        <FeatureGrid
          items={[
            state?.delay
              ? {
                  ...words.included.delivery,
                  text: fill(words.included.delivery.onOrder, { delay: state.delay }),
                }
              : words.included.delivery,
            ...words.included.items,
          ]}
          look="ruled"
        />
      </section>

      {words.practical && (
        <section
          className={`container stack ${beside.beside} ${styles.editorial}`}
          aria-labelledby="practical-title"
        >
          <h2 id="practical-title">{words.practical.title}</h2>
          <Terms items={words.practical.items} className={styles.practical} />
        </section>
      )}

      <section
        className={`container stack ${beside.beside} ${styles.editorial}`}
        aria-labelledby="editorial-title"
      >
        <h2 id="editorial-title">{editorial.title}</h2>
        <Markdown html={editorial.text} />
      </section>

      {care.length > 0 && (
        <section className="section sunken" aria-labelledby="care-title">
          <div className={`container stack ${beside.beside}`}>
            <h2 id="care-title">{words.careTitle}</h2>
            <IconList icon="leaf" items={care} className={`stack ${styles.advice}`} />
          </div>
        </section>
      )}

      <SuggestionRow
        title={words.alsoTitle}
        first={related}
        pool={decorations}
        count={suggestedDecorations}
      />
      {price && (
        <div className={`screen-only ${styles.bar}`}>
          <span key={instead?.href} className={styles.barPrice}>
            {priceOrState}
          </span>
          <OrderLink product={variety.shopSlug} instead={instead}>
            {words.order}
          </OrderLink>
        </div>
      )}
    </>
  );
}

interface PicturesProps extends Pick<VarietyPageProps, 'variety'> {
  readonly state: StockState | undefined;
}

function Pictures({ variety: { badges, images }, state }: PicturesProps) {
  const [first, ...others] = images;
  return (
    <div className={styles.pictures}>
      <PictureFrame picture={first} shape="portrait" isFirst />
      <span className="cluster on-picture">
        <Badges state={state} badges={badges} />
      </span>
      {others.length > 0 && (
        <div className={`stack ${styles.others}`}>
          {others.map((picture) => (
            <PictureFrame key={picture.src} picture={picture} shape="portrait" />
          ))}
        </div>
      )}
    </div>
  );
}
