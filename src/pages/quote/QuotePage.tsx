import type { QuotePage as Words } from '#generated/types.ts';
import { FeatureGrid } from '../../components/FeatureGrid.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { QuoteForm, type QuoteFormProps } from './QuoteForm.tsx';
import styles from './QuotePage.module.css';

export interface QuotePageProps extends QuoteFormProps {
  readonly words: Omit<Words, 'seo'>;
}

export function QuotePage({ words, ...form }: QuotePageProps) {
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={words.title} lead={words.intro} />
      <div className={`stack ${styles.columns}`}>
        <QuoteForm {...form} />
        <aside className={`screen-only ${styles.reasons}`} aria-labelledby="reasons">
          <h2 id="reasons">{words.reasons.title}</h2>
          <FeatureGrid items={words.reasons.items} />
        </aside>
      </div>
    </div>
  );
}
