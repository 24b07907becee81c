import { ui } from '../shell/shell.static.ts';
import styles from './SkipLink.module.css';

/** The first link of every page skips the header. */
export function SkipLink() {
  return (
    <a href="#contenu" className={`screen-only ${styles.link}`}>
      {ui.skipLink}
    </a>
  );
}
