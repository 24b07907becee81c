import type { ReactNode } from 'react';
import type { Decoration, TextBlock, DecorationPage as Words } from '#generated/types.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { Badge } from '../../components/Badge.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { FadeIn } from '../../components/FadeIn.tsx';
import { FeatureGrid } from '../../components/FeatureGrid.tsx';
import { HeroBanner } from '../../components/HeroBanner.tsx';
import { Markdown } from '../../components/Markdown.tsx';
import { OrderLink } from '../../components/OrderLink.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { ShopHomeNote } from '../../components/ShopHomeNote.tsx';
import { Terms } from '../../components/Terms.tsx';
import { type StateView, type Stocked, useStock } from '../../shell/stock.ts';
import { Candles } from './Candles.tsx';
import styles from './DecorationPage.module.css';

export interface DecorationPageProps {
  readonly decoration: Omit<Decoration, 'seo' | 'summary' | 'price' | 'size' | 'material' | 'contents'> &
    Stocked<StateView>;
  /** Price, size and the like, as far as they are known. */
  readonly terms: readonly { readonly label: string; readonly value: string }[];
  readonly words: Words;
}

export function DecorationPage({ decoration, terms, words }: DecorationPageProps) {
  const { title, subtitle, icon, image, first, second, imageNote, candles, why, banner, shopSlug } =
    decoration;
  const [now] = useStock([decoration]);
  const instead = now?.whole?.ask;
  return (
    <>
      <HeroBanner
        title={title}
        subtitle={subtitle}
        icon={icon}
        picture={image}
        back={<BackLink {...words.back} />}
      />
      <TextAndPicture block={first} note={imageNote} isFirst>
        {terms.length > 0 && <Terms items={terms} className={styles.terms} />}
        {now && (
          <p className={styles.state}>
            {now.whole && <Badge badge={now.whole.note} look={now.whole.look} />}
          </p>
        )}
        <OrderLink product={shopSlug} size="large" instead={instead}>
          {words.order}
        </OrderLink>
        <ShopHomeNote product={shopSlug} name={title} isShown={!instead} />
      </TextAndPicture>
      {candles && <Candles candles={candles} />}
      {why && (
        <section className="section raised" aria-labelledby="why-title">
          <div className="container">
            <h2 id="why-title">{why.title}</h2>
            <FeatureGrid items={why.items} />
          </div>
        </section>
      )}
      <TextAndPicture
        block={second}
        note={imageNote}
        pictureSide="end"
        isCloser={second.image.src === image.src}
      />
      <FadeIn>
        <CallToAction title={banner.title} text={banner.text}>
          <ButtonLink href={words.contact.href} size="large">
            {words.contact.label}
          </ButtonLink>
        </CallToAction>
      </FadeIn>
    </>
  );
}

interface TextAndPictureProps {
  readonly block: TextBlock;
  readonly note: string | undefined;
  readonly pictureSide?: 'start' | 'end';
  /** The picture has been seen whole above: this is its middle. */
  readonly isCloser?: boolean;
  /** Above the fold: its picture is fetched eagerly. */
  readonly isFirst?: boolean;
  readonly children?: ReactNode;
}

function TextAndPicture({
  block,
  note,
  pictureSide = 'start',
  isCloser = false,
  isFirst = false,
  children,
}: TextAndPictureProps) {
  return (
    <section
      className={`container section stack ${styles.block}`}
      data-picture={pictureSide}
      data-closer={isCloser}
    >
      <PictureFrame picture={block.image} shape="landscape" note={note} isFirst={isFirst} />
      <div className="stack">
        <h2>{block.title}</h2>
        <Markdown html={block.text} />
        {children && <div className={`stack ${styles.actions}`}>{children}</div>}
      </div>
    </section>
  );
}
