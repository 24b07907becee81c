import type { LicencesPage as Words } from '#generated/types.ts';
import { Markdown } from '../../components/Markdown.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import styles from './LicencesPage.module.css';

export interface LicencesPageProps extends Pick<Words, 'title' | 'intro' | 'home' | 'own'> {
  readonly notices: readonly Notice[];
}

interface Notice {
  readonly name: string;
  readonly use: string;
  readonly version: string;
  readonly licence: string;
  readonly read: string;
  readonly text: string;
}

export function LicencesPage({ title, intro, home, notices, own }: LicencesPageProps) {
  return (
    <div className={`container stack ${styles.page}`}>
      <PageHead title={title} lead={intro} back={home} />

      <ul className={`stack ${styles.notices}`}>
        {notices.map(({ name, use, version, licence, read, text }) => (
          <li key={name}>
            <h2 className={styles.name}>{name}</h2>
            <p className={`note ${styles.terms}`}>
              {version}, {licence}
            </p>
            <p>{use}</p>
            <details>
              <summary>{read}</summary>
              <pre lang="en">{text}</pre>
            </details>
          </li>
        ))}
      </ul>

      <section className={`stack ${styles.own}`} aria-labelledby="own-title">
        <h2 id="own-title">{own.title}</h2>
        <Markdown html={own.text} />
      </section>
    </div>
  );
}
