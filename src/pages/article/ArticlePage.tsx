import type { Article, ArticleListPage, ArticlePage as Words } from '#generated/types.ts';
import { ArticleCard, ArticleDetails, type ListedArticle } from '../../components/ArticleCard.tsx';
import { BackLink } from '../../components/BackLink.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallToAction } from '../../components/CallToAction.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Markdown } from '../../components/Markdown.tsx';
import { OrderLink } from '../../components/OrderLink.tsx';
import { PictureFrame } from '../../components/PictureFrame.tsx';
import { PillLink } from '../../components/PillLink.tsx';
import styles from './ArticlePage.module.css';

export interface ArticlePageProps {
  readonly article: Omit<Article, 'seo' | 'excerpt' | 'featured' | 'updated'>;
  readonly body: string;
  /** The full address, for sharing. */
  readonly address: string;
  readonly related: readonly ListedArticle[];
  readonly categories: ArticleListPage['categories'];
  readonly read: string;
  readonly words: Words;
}

export function ArticlePage({ article, body, address, related, categories, read, words }: ArticlePageProps) {
  const { title, image, category, author } = article;
  const { closing } = words;
  const nameOf = (id: string) => categories.find((known) => known.id === id)?.label ?? id;
  return (
    <>
      <article className={`container ${styles.article}`}>
        <header className={`stack ${styles.head}`}>
          <BackLink {...words.back} />
          <h1>{title}</h1>
          <ArticleDetails article={article} category={nameOf(category)} author={author} />
        </header>
        <div className={styles.picture}>
          <PictureFrame picture={image} shape="article" isFirst />
        </div>
        <div className={styles.body}>
          <Markdown html={body} />
          <Share words={words.share} title={title} address={address} />
        </div>
      </article>
      <section className="container section screen-only" aria-labelledby="related-title">
        <h2 id="related-title">{words.relatedTitle}</h2>
        <ul className={`stack ${styles.related}`}>
          {related.map((other) => (
            <li key={other.slug}>
              <ArticleCard article={other} category={nameOf(other.category)} read={read} level={3} />
            </li>
          ))}
        </ul>
      </section>
      <CallToAction title={closing.title} text={closing.text}>
        <OrderLink size="large">{closing.order}</OrderLink>
        <ButtonLink href={closing.trees.href} look="night" size="large">
          {closing.trees.label}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

interface ShareProps {
  readonly words: Words['share'];
  readonly title: string;
  readonly address: string;
}

/** Plain links, so that nothing of the networks is loaded until a visitor follows one. */
function Share({ words, title, address }: ShareProps) {
  const facebook = `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`;
  const whatsapp = `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`;
  return (
    <section className={`cluster screen-only ${styles.share}`} aria-labelledby="share-title">
      <h2 id="share-title">{words.title}</h2>
      <ul className="cluster">
        <li>
          <PillLink href={facebook}>
            <Icon name="facebook" />
            {words.facebook}
          </PillLink>
        </li>
        <li>
          <PillLink href={whatsapp}>
            <Icon name="whatsapp" />
            {words.whatsapp}
          </PillLink>
        </li>
      </ul>
    </section>
  );
}
