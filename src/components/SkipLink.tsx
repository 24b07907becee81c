import { ui } from '#generated/ui.ts';
import styles from './SkipLink.module.css';

/** The first link of every page: over the header, to the content. */
export function SkipLink() {
  return (
    <a href="#contenu" className={styles.link}>
      {ui.skipLink}
    </a>
  );
}
