import { use } from 'react';
import type { Picture as NamedPicture, HomePage as Words } from '#generated/types.ts';
import { Badge } from '../../components/Badge.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { FeatureGrid } from '../../components/FeatureGrid.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Markdown } from '../../components/Markdown.tsx';
import { OrderLink } from '../../components/OrderLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { NewsletterForm } from '../../forms/NewsletterForm.tsx';
import { type Dated, useHolding } from '../../shell/period.ts';
import { SeasonTexts } from '../../shell/season.ts';
import type { StockState } from '../../shell/stock.ts';
import { formatPriceWithCents } from '../../text/format.ts';
import styles from './HomePage.module.css';
import { NewsCarousel, type NewsItem } from './NewsCarousel.tsx';
import { Snowfall } from './Snowfall.tsx';
import { Steps } from './Steps.tsx';

type Teaser = Words['teasers']['items'][number];

export interface HomePageProps {
  readonly words: Omit<Words, 'seo' | 'teasers'> & { readonly teasers: Teasers };
  readonly news: readonly NewsItem[];
}

interface Teasers extends Pick<Words['teasers'], 'title' | 'tools'> {
  readonly items: readonly ShownTeaser[];
}

interface ShownTeaser extends Omit<Teaser, 'image'> {
  readonly image: NamedPicture;
  /** Its variety, and the heights between which it is sold. */
  readonly kind: string;
  readonly href: string;
  /** What is to be said of it at one time or another. */
  readonly states: readonly (Dated & Pick<StockState, 'look' | 'tag'>)[];
}

export function HomePage({ words, news }: HomePageProps) {
  const call = use(SeasonTexts)?.call;
  const { hero, teasers, why, steps, faq, newsletter, closing } = words;
  return (
    <>
      <Hero hero={hero} />
      <div className={styles.cloth} />
      <TeaserRow teasers={teasers} />
      <section className={styles.why} aria-labelledby="why">
        <div className={`container section stack ${styles.aside}`}>
          <h2 id="why">{why.title}</h2>
          <FeatureGrid items={why.items} />
        </div>
      </section>
      <Steps {...steps} />
      <Questions faq={faq} />
      <NewsCarousel title={words.news.title} all={words.news.all} items={news} />
      <section className={`container section stack screen-only ${styles.letter}`} aria-labelledby="letter">
        <div>
          <h2 id="letter">{newsletter.title}</h2>
          <p>{newsletter.text}</p>
        </div>
        <NewsletterForm place="home" />
      </section>
      {call ? (
        <CallToAction title={call.title} text={call.text}>
          <ButtonLink href={call.link.href} size="large">
            {call.link.label}
          </ButtonLink>
        </CallToAction>
      ) : (
        <CallToAction title={closing.title} text={closing.text}>
          <OrderLink size="large">{closing.button}</OrderLink>
        </CallToAction>
      )}
    </>
  );
}

function Hero({ hero }: { readonly hero: Words['hero'] }) {
  return (
    <header className={`night ${styles.hero}`}>
      <Picture className={styles.landscape} picture={hero.image} shape="hero" isFirst />
      <Snowfall />
      <div className={`container stack ${styles.heroWords}`}>
        <h1>{hero.title}</h1>
        <p>{hero.subtitle}</p>
        <div className={`cluster ${styles.actions}`}>
          <OrderLink size="large">{hero.order}</OrderLink>
          <ButtonLink href={hero.discover.href} look="night" size="large">
            {hero.discover.label}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

/** The taller the tree, the larger its picture. */
function TeaserRow({ teasers }: { readonly teasers: Teasers }) {
  const holding = useHolding(teasers.items.flatMap(({ states }) => states));
  const heights = teasers.items.map(({ height }) => height);
  const tallest = Math.max(...heights);
  const isRising = heights.every((height, index) => height >= (heights[index - 1] ?? 0));
  return (
    <section className="container section" aria-labelledby="teasers" data-rising={isRising}>
      <h2 id="teasers">{teasers.title}</h2>
      <ul className={`stack ${styles.teasers}`}>
        {teasers.items.map(({ name, kind, height, price, href, image, states }) => (
          <li key={name} data-eighths={Math.ceil((height / tallest) * 8)}>
            <a href={href} className={styles.teaser}>
              {states.map(
                (state) =>
                  holding.includes(state) && <Badge key={state.tag} badge={state.tag} look={state.look} />,
              )}
              <PictureFrame picture={image} shape="portrait" />
              <span className={styles.tag}>
                <strong>{name}</strong>
                <span className={`note ${styles.kind}`}>{kind}</span>
                <span className={`amount ${styles.price}`}>{formatPriceWithCents(price)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={`cluster ${styles.tools}`}>
        {teasers.tools.map(({ label, href }) => (
          <ButtonLink key={href} href={href} look="outline" size="large">
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

/** Each question opens and closes by itself. */
function Questions({ faq }: { readonly faq: Words['faq'] }) {
  return (
    <section className={`container section stack ${styles.aside}`} aria-labelledby="faq">
      <h2 id="faq">{faq.title}</h2>
      <div>
        {faq.items.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary className="title">
              {question}
              <Icon name="plus" />
            </summary>
            <Markdown html={answer} />
          </details>
        ))}
      </div>
    </section>
  );
}
