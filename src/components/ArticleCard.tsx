import { paths } from '#generated/routes.ts';
import { frenchDate } from '#generated/shared/date.ts';
import type { Article } from '#generated/types.ts';
import { ui } from '../shell/shell.static.ts';
import { fill } from '../text/fill.ts';
import styles from './ArticleCard.module.css';
import { Icon } from './Icon.tsx';
import lifts from './Lifts.module.css';
import { PictureFrame } from './PictureFrame.tsx';

export interface ListedArticle
  extends Pick<
    Article,
    'slug' | 'title' | 'excerpt' | 'image' | 'category' | 'date' | 'readTime' | 'featured'
  > {}

interface ArticleCardProps {
  readonly article: ListedArticle;
  readonly category: string;
  readonly read: string;
  /** Shown on a featured article. */
  readonly featured?: string;
  readonly level?: 2 | 3;
  /** `lead` stands across the page, before the others. */
  readonly look?: 'card' | 'lead';
  /** Above the fold: its picture is fetched eagerly. */
  readonly isFirst?: boolean;
}

export function ArticleCard({ article, category, read, featured, ...options }: ArticleCardProps) {
  const { level = 2, look = 'card', isFirst = false } = options;
  const { slug, title, excerpt, image } = article;
  const Title = `h${level}` as const;
  return (
    <article className={`stack ${lifts.lifts} ${styles.card}`} data-look={look}>
      <PictureFrame picture={image} shape="article" isFirst={isFirst} />
      <div className={`stack ${styles.words}`}>
        {article.featured && featured && <strong className={styles.featured}>{featured}</strong>}
        <ArticleDetails article={article} category={category} />
        <Title className={styles.title}>{title}</Title>
        <p className={styles.excerpt}>{excerpt}</p>
        <a href={paths.article(slug)} className={`touch-target card-link ${styles.link}`}>
          {read}
          <span className="visually-hidden"> {title}</span>
          <Icon name="arrow-right" />
        </a>
      </div>
    </article>
  );
}

interface ArticleDetailsProps {
  readonly article: Pick<Article, 'date' | 'readTime'>;
  readonly category: string;
  readonly author?: string;
}

/** What an article is about and who wrote it; when it appeared and how long it takes to read. */
export function ArticleDetails({ article: { date, readTime }, category, author }: ArticleDetailsProps) {
  return (
    <div className={`note ${styles.details}`}>
      <p className={styles.category}>
        {category} {author && <span>{author}</span>}
      </p>
      <p>
        <time dateTime={date}>{frenchDate(date)}</time>{' '}
        <span>{fill(ui.readTime, { minutes: readTime })}</span>
      </p>
    </div>
  );
}
