import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ArticleCategory, ArticleListPage as Words } from '#generated/types.ts';
import { ArticleCard, type ListedArticle } from '../../components/ArticleCard.tsx';
import { FilterRow } from '../../components/FilterRow.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { NewsletterForm } from '../../forms/NewsletterForm.tsx';
import { useIsHydrated } from '../../shell/hydrated.ts';
import styles from './ArticleListPage.module.css';

export interface ArticleListPageProps {
  /** Newest first. */
  readonly articles: readonly ListedArticle[];
  readonly words: Omit<Words, 'seo'>;
}

export function ArticleListPage({ articles, words }: ArticleListPageProps) {
  const [category, setCategory] = useCategory(words);
  const shown = articles.filter((article) => !category || article.category === category);
  const lead = shown.find(({ featured }) => featured);
  const others = shown.filter((article) => article !== lead);
  const nameOf = (id: ArticleCategory) => words.categories.find((known) => known.id === id)?.label ?? id;

  return (
    <>
      <div className={`container ${styles.page}`}>
        <PageHead title={words.title} lead={words.intro} />
        <CategoryFilter articles={articles} words={words} category={category} onChoose={setCategory} />
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

/** Name of the parameter of the address that keeps the chosen category. */
const parameter = 'categorie';

/** The category that the address asks for, `undefined` for all of them, and how to ask for another. */
function useCategory({ categories }: Pick<Words, 'categories'>) {
  const [search, setSearch] = useSearchParams();
  // The prerendered page shows all articles: the first render agrees with it, the next one with the address.
  const isHydrated = useIsHydrated();
  const asked = isHydrated ? search.get(parameter) : null;
  const category = categories.find(({ id }) => id === asked)?.id;
  const choose = (chosen: ArticleCategory | undefined) => {
    if (chosen !== category) setSearch(chosen ? { [parameter]: chosen } : {});
  };
  return [category, choose] as const;
}

interface CategoryFilterProps {
  readonly articles: readonly ListedArticle[];
  readonly words: ArticleListPageProps['words'];
  readonly category: ArticleCategory | undefined;
  readonly onChoose: (category: ArticleCategory | undefined) => void;
}

function CategoryFilter({ articles, words, category, onChoose }: CategoryFilterProps) {
  const choices = [{ id: undefined, label: words.all }, ...words.categories].map((choice) => ({
    ...choice,
    count: articles.filter((article) => !choice.id || article.category === choice.id).length,
  }));
  return <FilterRow legend={words.filterLabel} choices={choices} chosen={category} onChoose={onChoose} />;
}

function NewsletterBox({ title, text }: Words['newsletter']) {
  const id = useId();
  return (
    <section className={`sunken ${styles.newsletter}`} aria-labelledby={id}>
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
