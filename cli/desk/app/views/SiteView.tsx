import { go } from '../address.ts';
import { Preview } from '../parts/Preview.tsx';
import { words } from '../words.ts';
import styles from './SiteView.module.css';
import { usePageTitle } from './View.tsx';
import { VisitPart } from './VisitPart.tsx';

/** The whole site as it will be: one walks through it, and touches a text to change it. */
export function SiteView({ page }: { readonly page: string }) {
  usePageTitle(words.site.title);
  return (
    <div className={styles.site}>
      <h1 tabIndex={-1}>{words.site.title}</h1>
      <p className="quiet">{words.site.lead}</p>
      <VisitPart />
      <Preview
        pages={[{ address: page, title: words.site.title }]}
        // A computer's page on a telephone's screen would be a stamp.
        widthAtFirst={window.matchMedia('(width < 48em)').matches ? 'phone' : 'desk'}
        onFound={({ subject, pointer }) => go({ view: 'entry', subject, pointer })}
      />
    </div>
  );
}
