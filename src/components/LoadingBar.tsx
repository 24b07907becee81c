import { ui } from '../shell/shell.static.ts';
import styles from './LoadingBar.module.css';

/** A thin line at the top of the window while the next page loads. */
export function LoadingBar() {
  return <div className={styles.bar} role="progressbar" aria-label={ui.loading} />;
}
