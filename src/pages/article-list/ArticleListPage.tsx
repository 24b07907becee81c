import { useId } from 'react';
import type { ArticleCategory, ArticleListPage as Words } from '#generated/types.ts';
import { ArticleCard, type ListedArticle } from '../../components/ArticleCard.tsx';
import { FilterRow, useFilter } from '../../components/FilterRow.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { NewsletterForm } from '../../forms/NewsletterForm.tsx';
import styles from './ArticleListPage.module.css';

export interface ArticleListPageProps {
  /** Newest first. */
  readonly articles: readonly ListedArticle[];
  readonly words: Omit<Words, 'seo'>;
}

export function ArticleListPage({ articles, words }: ArticleListPageProps) {
  const filter = useFilter('categorie', words.categories);
  const [category] = filter;
  const under = (id?: ArticleCategory) => articles.filter((article) => !id || article.category === id);
  const shown = under(category);
  const lead = shown.find(({ featured }) => featured);
  const others = shown.filter((article) => article !== lead);
  const nameOf = (id: ArticleCategory) => words.categories.find((known) => known.id === id)?.label ?? id;

  return (
    <>
      <div className={`container ${styles.page}`}>
        <PageHead title={words.title} lead={words.intro} />
        <FilterRow
          legend={words.filterLabel}
          all={words.all}
          filters={words.categories}
          filter={filter}
          count={(id) => under(id).length}
        />
        {lead && (
          <div className={styles.lead}>
            <ArticleCard
              key={lead.slug}
              article={lead}
              category={nameOf(lead.category)}
              read={words.read}
              featured={words.featured}
              look="lead"
              isFirst
            />
          </div>
        )}
        {shown.length === 0 && <p className={styles.empty}>{words.empty}</p>}
        <ul className={`stack ${styles.articles}`}>
          {others.map((article) => (
            <li key={article.slug}>
              <ArticleCard
                article={article}
                category={nameOf(article.category)}
                read={words.read}
                featured={words.featured}
              />
            </li>
          ))}
        </ul>
      </div>
      <NewsletterBox {...words.newsletter} />
    </>
  );
}

function NewsletterBox({ title, text }: Words['newsletter']) {
  const id = useId();
  return (
    <section className={`screen-only sunken last ${styles.newsletter}`} aria-labelledby={id}>
      <div className={`container stack ${styles.newsletterInner}`}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <NewsletterForm place="articles" />
      </div>
    </section>
  );
}
