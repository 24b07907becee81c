import { paths } from '#generated/routes.ts';
import type { Picture, VarietyListPage as Words } from '#generated/types.ts';
import type { VarietySlug } from '#generated/varieties.ts';
import { Badges } from '../../components/Badge.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { OrderLink } from '../../components/OrderLink.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { type Stocked, type StockView, useStock } from '../../shell/stock.ts';
import { formatPrice } from '../../text/format.ts';
import { AllTrees, type AllTreesProps } from './AllTrees.tsx';
import styles from './VarietyListPage.module.css';

export interface VarietyListPageProps {
  readonly varieties: readonly ListedVariety[];
  readonly all: AllTreesProps;
  readonly words: Omit<Words, 'seo' | 'items' | 'all'>;
}

interface ListedVariety extends Stocked {
  readonly slug: VarietySlug;
  readonly name: string;
  readonly image: Picture;
  readonly badges: readonly string[];
  readonly description: string;
  /** In euros. */
  readonly from: number | undefined;
  readonly shopSlug: string | undefined;
}

export function VarietyListPage({ varieties, all, words }: VarietyListPageProps) {
  const views = useStock(varieties);
  return (
    <>
      <div className={`container ${styles.page}`}>
        <PageHead title={words.title} lead={words.intro} />
        <ul className={`stack ${styles.varieties}`}>
          {varieties.map((variety, index) => (
            <li key={variety.slug}>
              <VarietyCard variety={variety} now={views[index]} words={words} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      <AllTrees {...all} />
      <Help {...words.help} />
    </>
  );
}

interface VarietyCardProps {
  readonly variety: ListedVariety;
  readonly now: StockView | undefined;
  readonly words: VarietyListPageProps['words'];
  readonly isFirst: boolean;
}

function VarietyCard({ variety, now, words, isFirst }: VarietyCardProps) {
  const { slug, name, image, badges, description, from, shopSlug } = variety;
  const state = now?.whole;
  return (
    <article className={`stack ${styles.card}`}>
      <div className={styles.picture}>
        <PictureFrame picture={image} shape="portrait" isFirst={isFirst} />
        <span className="cluster on-picture">
          <Badges state={state} badges={badges} />
        </span>
      </div>
      <div className={`stack ${styles.words}`}>
        <h2>{name}</h2>
        <p>{description}</p>
        {from !== undefined && (
          <p className={styles.price}>
            {state?.ask ? (
              <strong>{state.tag}</strong>
            ) : (
              <>
                {words.from} <strong className="amount">{formatPrice(now?.lowest ?? from)}</strong>
              </>
            )}
          </p>
        )}
        <div className={`cluster ${styles.actions}`}>
          <ButtonLink href={paths.variety(slug)} look="outline">
            {words.discover}
            <span className="visually-hidden"> {name}</span>
          </ButtonLink>
          <OrderLink product={shopSlug} about={name} instead={state?.ask}>
            {words.order}
          </OrderLink>
        </div>
      </div>
    </article>
  );
}

function Help({ title, text, contact, quote }: Words['help']) {
  return (
    <section className="sunken last" aria-labelledby="help-title">
      <div className={`container stack ${styles.helpInner}`}>
        <div>
          <h2 id="help-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div className="cluster">
          <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
          <ButtonLink href={quote.href} look="outline">
            {quote.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
