import type { LegalText, LegalTextSection, Link as LinkText } from '#generated/types.ts';
import { Button } from '../../components/ButtonLink.tsx';
import { LinkRow } from '../../components/LinkRow.tsx';
import { Markdown } from '../../components/Markdown.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import styles from './LegalPage.module.css';

export interface LegalPageProps {
  readonly title: string;
  readonly intro: string;
  readonly updated: { readonly label: string; readonly date: string };
  readonly sections: readonly NumberedSection[];
  readonly cookies?: NonNullable<LegalText['cookies']>;
  readonly contents: string;
  readonly othersTitle: string;
  readonly others: readonly LinkText[];
  readonly home: LinkText;
}

interface NumberedSection extends Pick<LegalTextSection, 'title' | 'text'> {
  /** Its place in the address of the page. */
  readonly id: string;
  readonly varieties: readonly LinkText[];
}

export function LegalPage({ title, intro, updated, sections, cookies, contents, ...around }: LegalPageProps) {
  return (
    <div className={`container stack ${styles.page}`}>
      <PageHead title={title} lead={intro} back={around.home}>
        <p className="note">
          <time dateTime={updated.date}>{updated.label}</time>
        </p>
      </PageHead>

      <aside className={`screen-only stack ${styles.aside}`}>
        <nav aria-labelledby="contents-title">
          <h2 id="contents-title">{contents}</h2>
          <ol className={styles.contents}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {cookies && <Button onClick={() => window.alert(cookies.alert)}>{cookies.label}</Button>}
      </aside>

      <div className={`stack ${styles.sections}`}>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className="stack" aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>
              <span className={styles.number}>{index + 1}.</span> {section.title}
            </h2>
            <Markdown html={section.text} />
            {section.varieties.length > 0 && (
              <LinkRow links={section.varieties} look="pill" className={styles.varieties} />
            )}
          </section>
        ))}
      </div>

      <nav className={`screen-only ${styles.others}`} aria-labelledby="others-title">
        <h2 id="others-title">{around.othersTitle}</h2>
        <LinkRow links={around.others} />
      </nav>
    </div>
  );
}
